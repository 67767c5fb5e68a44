// SPDX-License-Identifier: MIT

import EspalierApps
import EspalierCairo
import EspalierCore
import EspalierDrawing
import EspalierHosting
import EspalierInteraction
import EspalierPreviewChannel
import EspalierPrimitives
import EspalierScrolling
import Foundation
import SwiftUI

/// A window without a desktop, in real time: passes a stage's view tree its size, its events and the time, and draws it
/// into memory that the viewer reads.
@MainActor
final class StageHost {
  private(set) var stage: PreviewStage
  let graph: ViewGraph
  private let send: (PreviewMessage) -> Void
  private let folder: String
  private let start = ContinuousClock.now
  private var pixels: SharedPixels?
  private var pixelFiles = 0
  /// The content of the last picture.
  private var shown: (list: DisplayList, background: ResolvedColor, stage: PreviewStage)?
  /// Whether the viewer has not taken the last picture yet.
  private var isWaiting = false
  private var isScheduled = false
  private var timer: Timer?
  private var pointerStyle: String?

  /// - Parameters:
  ///   - folder: The folder of the pictures' files.
  ///   - state: The state of a former version.
  init(
    _ stage: PreviewStage, _ root: AnyView, folder: String, state: HandoverState?,
    send: @escaping (PreviewMessage) -> Void
  ) {
    self.stage = stage
    self.folder = folder
    self.send = send
    var environment = EnvironmentValues()
    Self.apply(stage, to: &environment)
    graph = ViewGraph(
      root: root, environment: environment, size: stage.size.map(Proposal.init) ?? .unspecified,
      handover: state ?? HandoverState())
    graph.events.pointerScrolls = stage.look == .phone
    graph.adopt(PreferredColorSchemeKey.self) { if let scheme = $0 { $1.colorScheme = scheme } }
    let wakeUp = StageWakeUp { [weak self] in self?.schedule() }
    graph.work.onWork = { wakeUp() }
    frame()
  }

  private static func apply(_ stage: PreviewStage, to environment: inout EnvironmentValues) {
    environment.displayScale = stage.scale
    environment.colorScheme = stage.isDark ? .dark : .light
    environment.scenePhase = .active
    let look: DesignLook = stage.look == .phone ? .phone : .desktop
    look.apply(to: &environment, size: stage.size)
    if look == .phone, let size = stage.size, size.height < 480 { environment.verticalSizeClass = .compact }
  }

  /// Adopts another size or scale of the same preview.
  func change(to new: PreviewStage) {
    guard new != stage else { return }
    stage = new
    graph.changeEnvironment { Self.apply(new, to: &$0) }
    graph.window.resize(new.size.map(Proposal.init) ?? .unspecified)
    frame()
  }

  func end() {
    graph.work.onWork = nil
    timer?.invalidate()
  }

  // MARK: - Frames

  private var now: Double {
    let passed = (ContinuousClock.now - start).components
    return Double(passed.seconds) + Double(passed.attoseconds) / 1e18
  }

  private var moves: Bool {
    graph.clock.animations.finite > 0 || graph.clock.animations.endless > 0 || graph.work.isPending
  }

  private static let interval = 1.0 / 60

  /// Requests a frame soon; no two within a sixtieth of a second.
  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.interval) { [weak self] in
      guard let self else { return }
      isScheduled = false
      frame()
    }
  }

  private func frame() {
    graph.clock.set(now)
    graph.update()
    updated()
  }

  /// Draws and schedules. To be called after each update.
  private func updated() {
    draw()
    if moves { return schedule() }
    timer?.invalidate()
    timer = graph.alarms.deadline.map { deadline in
      let timer = Timer(timeInterval: max(deadline - now, 0.001), repeats: false) { [weak self] _ in
        MainActor.assumeIsolated { self?.frame() }
      }
      RunLoop.main.add(timer, forMode: .default)
      return timer
    }
  }

  private var size: CGSize { stage.size ?? graph.window.rootRect.size }

  /// Draws changes, unless the viewer has not taken the last picture yet.
  private func draw() {
    guard !isWaiting else { return }
    let (list, background) = (graph.displayList, graph.backgroundColor)
    if let shown, shown.list == list, shown.background == background, shown.stage == stage { return }
    let size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    guard let (width, height) = try? CairoRenderer.pixelSize(size, scale: stage.scale),
      isDrawable(width, height), let pixels = pixels(width * height * 4)
    else { return }
    let (memory, offset) = pixels.next()
    do {
      try CairoRenderer.draw(list, size: size, scale: stage.scale, background: background, into: memory)
    } catch { return }
    shown = (list, background, stage)
    isWaiting = true
    send(
      .frame(
        PreviewFrame(
          stage: stage.id, path: pixels.path, offset: offset, width: width, height: height, scale: stage.scale,
          scrolls: !graph.preference(ScrollViewsKey.self).states.isEmpty)))
  }

  /// Whether a picture has a size that can be shared; otherwise a message is written to standard error.
  private func isDrawable(_ width: Int, _ height: Int) -> Bool {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard isTooLarge || count > PreviewBounds.mostPixels else { return true }
    let million = PreviewBounds.mostPixels / 1_000_000
    FileHandle.standardError.write(
      Data(
        ("espalier: the preview “\(stage.preview)” would have \(width) × \(height) pixels, more than \(million) million: "
          + "it keeps its last picture; choose a smaller size or zoom\n").utf8))
    return false
  }

  private func pixels(_ count: Int) -> SharedPixels? {
    if let pixels, pixels.bytesPerPicture == count { return pixels }
    pixelFiles += 1
    let name = "\(getpid())-\(UInt(bitPattern: stage.id.hashValue))-\(pixelFiles).pixels"
    pixels = try? SharedPixels(path: folder + "/" + name, bytesPerPicture: count)
    return pixels
  }

  /// Called when the viewer has taken the picture: changes in the meantime are drawn next.
  func taken() {
    isWaiting = false
    draw()
  }

  // MARK: - Events

  func receive(_ event: PreviewEvent) {
    graph.clock.set(now)
    graph.whileCurrent { deliver(event, to: graph.events) }
    graph.update()
    updated()
  }

  private func deliver(_ event: PreviewEvent, to events: EventDispatcher) {
    switch event {
    case .press(let point, let modifiers):
      events.press(at: point, modifiers: EventModifiers(rawValue: modifiers), eventTime: now)
    case .move(let point, let modifiers): events.move(to: point, modifiers: EventModifiers(rawValue: modifiers))
    case .release(let point, let modifiers):
      events.release(at: point, modifiers: EventModifiers(rawValue: modifiers), eventTime: now)
    case .secondaryPress(let point): events.secondaryPress(at: point)
    case .hover(let point):
      events.hover(at: point)
      followPointerStyle()
    case .scroll(let delta, let point): events.scroll(by: delta, at: point)
    case .key(let key, let characters, let modifiers): press(key, characters, EventModifiers(rawValue: modifiers))
    }
  }

  private func press(_ key: String, _ characters: String, _ modifiers: EventModifiers) {
    guard let character = key.first else { return }
    let writes = graph.focus.target?.interactions.contains(.edit) == true
    let isText =
      modifiers.isDisjoint(with: [.command, .control])
      && characters.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 && !(0xF700...0xF8FF ~= $0.value) }
    if writes, isText, !characters.isEmpty { return graph.events.text(characters) }
    graph.events.key(KeyEquivalent(character), modifiers: modifiers)
  }

  private func followPointerStyle() {
    let style = graph.events.pointerStyle?.name
    guard style != pointerStyle else { return }
    pointerStyle = style
    send(.pointerStyle(stage: stage.id, style))
  }
}

/// Calls an action on the main thread soon; may be requested from any thread.
private final class StageWakeUp: @unchecked Sendable {
  private let action: @MainActor () -> Void

  init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  func callAsFunction() { DispatchQueue.main.async { MainActor.assumeIsolated { self.action() } } }
}
