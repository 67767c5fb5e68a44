// SPDX-License-Identifier: MIT

import EspalierNumbers
import EspalierPictures
import EspalierPreviewChannel
import Foundation
import Observation
import SwiftUI

/// The content of the window of `espalier preview`, or of its page: pictures of stages, by the version that drew them, and the
/// problem of the version that is not shown.
@MainActor @Observable
final class PreviewModel {
  enum Looks: String, CaseIterable {
    case desktop, phone, both
    var label: String { rawValue.capitalized }
  }
  enum Appearances: String, CaseIterable {
    case light, dark, both
    var label: String { rawValue.capitalized }
  }

  var looks = Looks.desktop { didSet { chooseStages() } }
  var appearances = Appearances.both { didSet { chooseStages() } }
  var size = PreviewSize.declared { didSet { chooseStages() } }
  /// Points on the screen per point of a stage; nil scales down a stage that is wider than the window.
  var zoom: Double? { didSet { chooseStages() } }
  /// The width of the pictures' part of the window, in points; follows the window.
  var boardWidth: CGFloat? { didSet { if zoom == nil, boardWidth != oldValue { chooseStages() } } }
  /// The only preview that is shown; nil shows all.
  var chosen: String? { didSet { chooseStages() } }
  /// The size of the window in which an app is shown; follows the window.
  @ObservationIgnored var windowSize: CGSize? { didSet { if isApp, windowSize != oldValue { chooseStages() } } }
  /// Whether the window shows an app alone, with nothing around it.
  @ObservationIgnored let isApp: Bool

  private(set) var previews: [PreviewListing] = []
  private(set) var stages: [StagePicture] = []
  private(set) var problem: PreviewProblem?
  private(set) var isCompiling = false
  /// Whether the problem is folded, so that the picture below is visible.
  var isProblemFolded = false

  @ObservationIgnored private let channel: MessageChannel
  @ObservationIgnored var displayScale = 1.0 { didSet { if displayScale != oldValue { chooseStages() } } }
  /// The version on the screen, and a newer one whose pictures have not all arrived.
  @ObservationIgnored private var version = 0
  @ObservationIgnored private var coming:
    (version: Int, previews: [PreviewListing], pictures: [String: (bitmap: Bitmap, scrolls: Bool)])?
  @ObservationIgnored private var comingStages: [PreviewStage] = []

  init(_ channel: MessageChannel, isApp: Bool) {
    self.channel = channel
    self.isApp = isApp
  }

  func receive(_ message: PreviewMessage) {
    switch message {
    case .compiling: isCompiling = true
    case .problem(let new):
      isCompiling = false
      if new != problem { isProblemFolded = false }
      problem = new
    case .loaded(let version, let previews):
      coming = (version, previews, [:])
      comingStages = stages(of: previews)
      channel.send(.stages(version: version, comingStages))
      if comingStages.isEmpty { showComing() }
    case .shown(let version, let frame): take(frame, of: version)
    case .styled(let version, let stage, let style):
      guard version == self.version else { return }
      stages.first { $0.stage.id == stage }?.pointerStyle = style
    default: break
    }
  }

  // MARK: - Pictures

  private func take(_ frame: PreviewFrame, of version: Int) {
    defer { channel.send(.taken(version: version, stage: frame.stage)) }
    guard let bitmap = bitmap(frame) else { return }
    if version == coming?.version {
      coming?.pictures[frame.stage] = (bitmap, frame.scrolls)
      let wanted = Set(comingStages.map(\.id))
      if wanted.isSubset(of: Set(coming!.pictures.keys)) { showComing() }
    } else if version == self.version, let picture = stages.first(where: { $0.stage.id == frame.stage }) {
      picture.show(bitmap, scrolls: frame.scrolls)
    }
  }

  private func bitmap(_ frame: PreviewFrame) -> Bitmap? {
    PixelSurface(frame).map { Bitmap($0, name: "preview", scale: displayScale) }
  }

  /// Replaces the pictures at once when all of the newer version have arrived.
  private func showComing() {
    guard let coming else { return }
    self.coming = nil
    version = coming.version
    previews = coming.previews
    if let chosen, !previews.contains(where: { $0.name == chosen }) { self.chosen = nil }
    follow(comingStages)
    for stage in stages {
      if let picture = coming.pictures[stage.stage.id] { stage.show(picture.bitmap, scrolls: picture.scrolls) }
    }
    isCompiling = false
    channel.send(.showing(version: version))
  }

  private func follow(_ wanted: [PreviewStage]) {
    let known = Dictionary(stages.map { ($0.stage.id, $0) }) { first, _ in first }
    stages = wanted.map { stage in
      guard let picture = known[stage.id] else { return StagePicture(stage) }
      picture.stage = stage
      return picture
    }
  }

  // MARK: - Stages

  /// Chooses the stages of the versions' previews by the pickers.
  private func chooseStages() {
    if coming != nil {
      comingStages = stages(of: coming!.previews)
      channel.send(.stages(version: coming!.version, comingStages))
    }
    guard version > 0 else { return }
    let wanted = stages(of: previews)
    follow(wanted)
    channel.send(.stages(version: version, wanted))
  }

  /// Points on the screen per point of a stage of this size. A size that the view itself chooses is not known before it is drawn.
  func zoom(of size: CGSize?) -> Double {
    if let zoom { return zoom }
    guard !isApp, let width = size?.width, let boardWidth, width > boardWidth else { return 1 }
    return boardWidth / width
  }

  /// The caption above a stage's picture.
  func caption(_ stage: PreviewStage) -> String {
    let size = stage.size.map { " · \(Int(clamping: $0.width)) × \(Int(clamping: $0.height))" } ?? ""
    let scaled = zoom(of: stage.size)
    return (stage.look == .phone ? "Phone" : "Desktop") + (stage.isDark ? ", dark" : ", light") + size
      + (zoom == nil && scaled < 1 ? " · scaled to \(Int(clamping: (scaled * 100).rounded())) % of its width" : "")
  }

  private func stages(of previews: [PreviewListing]) -> [PreviewStage] {
    let looks: [PreviewStage.Look] =
      switch looks {
      case .desktop: [.desktop]
      case .phone: [.phone]
      case .both: [.desktop, .phone]
      }
    let schemes = isApp ? [appearances == .dark] : appearances == .both ? [false, true] : [appearances == .dark]
    return previews.filter { chosen == nil || $0.name == chosen || !previews.contains { $0.name == chosen } }.flatMap {
      preview in
      looks.flatMap { look in
        let size =
          preview.layout == .window ? windowSize ?? CGSize(width: 480, height: 360) : size.size(preview, look)
        return schemes.map { isDark in
          PreviewStage(
            preview: preview.name, look: look, isDark: isDark, size: size, scale: displayScale * zoom(of: size))
        }
      }
    }
  }

  /// The sizes to choose from, including the one that was given with the command.
  var sizes: [PreviewSize] { PreviewSize.all.contains(size) ? PreviewSize.all : PreviewSize.all + [size] }

  // MARK: - Events

  func send(_ event: PreviewEvent, to stage: StagePicture) {
    channel.send(.event(version: version, stage: stage.stage.id, event))
  }

  func restart() { channel.send(.restart) }
}
