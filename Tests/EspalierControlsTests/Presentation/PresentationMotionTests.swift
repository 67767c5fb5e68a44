// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Sheets and others come and go by an animation of their own.
@MainActor @Suite struct PresentationMotionTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private let size = CGSize(width: 300, height: 400)

  private enum Kind: CaseIterable { case sheet, item, cover, alert, dialog, popover }

  private struct Screen: View {
    let kind: Kind
    let handle: (Binding<Bool>) -> Void
    var log: (String) -> Void = { _ in }
    @State private var isPresented: Bool

    init(
      _ kind: Kind, isPresented: Bool = false, log: @escaping (String) -> Void,
      handle: @escaping (Binding<Bool>) -> Void
    ) {
      self.kind = kind
      self.log = log
      self.handle = handle
      _isPresented = State(initialValue: isPresented)
    }

    var body: some View {
      let _ = handle($isPresented)
      let ground = Color.clear
      switch kind {
      case .sheet: ground.sheet(isPresented: $isPresented) { content.presentationDetents([.height(100)]) }
      case .item:
        ground.sheet(item: Binding(get: { isPresented ? NumberedItem(id: 1) : nil }, set: { isPresented = $0 != nil }))
        {
          content.presentationDetents([.height(CGFloat($0.id) * 100)])
        }
      case .cover: ground.fullScreenCover(isPresented: $isPresented) { content }
      case .alert:
        ground.alert("Title", isPresented: $isPresented) {
          Button("OK") {}.accessibilityIdentifier("content")
        }
      case .dialog:
        ground.confirmationDialog("Title", isPresented: $isPresented) {
          Button("OK") {}.accessibilityIdentifier("content")
        }
      case .popover:
        ground.popover(isPresented: $isPresented) {
          content.frame(width: 50, height: 50).presentationCompactAdaptation(.popover)
        }
      }
    }

    private var content: some View {
      PresentationMotionTests.red.accessibilityIdentifier("content")
        .onAppear { log("appear") }.onDisappear { log("disappear") }
    }
  }

  private struct Stage {
    let host: ViewHost<Screen>
    let isPresented: () -> Binding<Bool>
    let log: () -> [String]
  }

  private func stage(_ kind: Kind, isPresented: Bool = false) -> Stage {
    var handle: Binding<Bool>?
    var log: [String] = []
    let host = ViewHost(
      Screen(kind, isPresented: isPresented, log: { log.append($0) }) { handle = $0 }, size: size, look: .phone)
    return Stage(host: host, isPresented: { handle! }, log: { log })
  }

  /// The rectangle of the red content as it is drawn, and its opacity.
  private func shown(_ stage: Stage) -> (rect: CGRect, opacity: Double)? { stage.host.displayList.red(.identity, 1) }

  /// The opacity of the first text.
  private func textOpacity(_ stage: Stage) -> Double? { stage.host.displayList.textOpacity(1) }

  @Test("a sheet slides up, without any withAnimation, and is touched and found at its place from the beginning")
  func sheet() throws {
    for kind in [Kind.sheet, .item] {
      let stage = stage(kind)
      stage.isPresented().wrappedValue = true
      try stage.host.update()
      let content = try stage.host.get(.identifier("content"))
      #expect(content.frame.minY == 300 && content.isHittable)
      #expect(try #require(shown(stage)).rect.minY == 400)
      try stage.host.advance(by: .seconds(0.1))
      let middle = try #require(shown(stage)).rect.minY
      #expect(middle > 300 && middle < 400)
      #expect(stage.log() == ["appear"])
      try stage.host.settle()
      #expect(try #require(shown(stage)).rect.minY == 300)
    }
  }

  @Test("what goes is drawn until it has gone, with what it showed; it is not found any more")
  func dismissal() throws {
    for kind in [Kind.sheet, .item, .cover] {
      let stage = stage(kind)
      stage.isPresented().wrappedValue = true
      try stage.host.settle()
      let place = try #require(shown(stage)).rect.minY
      stage.isPresented().wrappedValue = false
      try stage.host.update()
      #expect(stage.host.all(.identifier("content")).isEmpty)
      try stage.host.advance(by: .seconds(0.1))
      let middle = try #require(shown(stage)).rect.minY
      #expect(middle > place && middle < 400)
      #expect(stage.log() == ["appear"])
      try stage.host.settle()
      #expect(shown(stage) == nil && stage.log() == ["appear", "disappear"])
    }
  }

  @Test("alerts, dialogs and popovers fade")
  func fades() throws {
    for kind in [Kind.alert, .dialog, .popover] {
      let stage = stage(kind)
      func opacity() -> Double? { kind == .popover ? shown(stage)?.opacity : textOpacity(stage) }
      stage.isPresented().wrappedValue = true
      try stage.host.advance(by: .seconds(0.1))
      #expect(abs(try #require(opacity()) - 0.5) < 0.01)
      try stage.host.settle()
      #expect(opacity() == 1)
      stage.isPresented().wrappedValue = false
      try stage.host.advance(by: .seconds(0.1))
      #expect(abs(try #require(opacity()) - 0.5) < 0.01)
      try stage.host.settle()
      #expect(opacity() == nil)
    }
  }

  @Test("disablesAnimations stops it, on the way in and out", arguments: Kind.allCases)
  private func disabled(_ kind: Kind) throws {
    let stage = stage(kind)
    for isPresented in [true, false] {
      withTransaction(\.disablesAnimations, true) { stage.isPresented().wrappedValue = isPresented }
      try stage.host.update()
      let now = try stage.host.png()
      try stage.host.settle()
      #expect(try stage.host.png() == now)
      #expect(stage.host.all(.identifier("content")).isEmpty != isPresented)
    }
  }

  @Test("the animation of the change is not theirs")
  func ownAnimation() throws {
    let stage = stage(.sheet)
    withAnimation(.linear(duration: 60)) { stage.isPresented().wrappedValue = true }
    try stage.host.update()
    try stage.host.advance(by: .seconds(1))
    #expect(abs(try #require(shown(stage)).rect.minY - 300) < 0.5)
  }

  @Test("what is presented from the beginning is there", arguments: Kind.allCases)
  private func initially(_ kind: Kind) throws {
    let stage = stage(kind, isPresented: true)
    let now = try stage.host.png()
    try stage.host.settle()
    #expect(try stage.host.png() == now)
  }

  @Test("dismissed on its way in, it turns around where it is; presented again, it is there")
  func interrupted() throws {
    let stage = stage(.sheet)
    stage.isPresented().wrappedValue = true
    try stage.host.advance(by: .seconds(0.1))
    let before = try #require(shown(stage)).rect.minY
    stage.isPresented().wrappedValue = false
    try stage.host.update()
    #expect(abs(try #require(shown(stage)).rect.minY - before) < 0.01)
    try stage.host.advance(by: .seconds(0.05))
    stage.isPresented().wrappedValue = true
    try stage.host.settle()
    #expect(try #require(shown(stage)).rect.minY == 300)
    #expect(try stage.host.get(.identifier("content")).isHittable)
  }

  @Test("the dimmed background takes touches from the first frame on, and none when the sheet has been dismissed")
  func touches() throws {
    var taps = 0
    struct Behind: View {
      @State private var isPresented = false
      let tapped: () -> Void
      var body: some View {
        VStack {
          Button("open") {
            tapped()
            isPresented = true
          }
          Spacer()
        }
        .sheet(isPresented: $isPresented) {
          Button("close") { isPresented = false }.presentationDetents([.height(100)])
        }
      }
    }
    let host = ViewHost(Behind { taps += 1 }, size: size)
    try host.get(.text("open")).tap()
    #expect(try !host.get(.text("open")).isHittable)
    try host.get(.text("close")).tap()
    #expect(try host.get(.text("open")).isHittable)
    try host.get(.text("open")).tap()
    #expect(taps == 2)
  }
}

extension DisplayList {
  fileprivate func red(_ matrix: CGAffineTransform, _ opacity: Double) -> (rect: CGRect, opacity: Double)? {
    for item in items {
      switch item.content {
      case .fill(let path, _, .color(let color), _) where color.red > 0.99 && color.green < 0.01 && color.blue < 0.01:
        return (path.boundingRect.applying(matrix), opacity)
      case .group(let list): if let found = list.red(matrix, opacity) { return found }
      case .effect(.transform(let inner), let list):
        if let found = list.red(inner.concatenating(matrix), opacity) { return found }
      case .effect(.opacity(let factor), let list): if let found = list.red(matrix, opacity * factor) { return found }
      case .effect(_, let list): if let found = list.red(matrix, opacity) { return found }
      default: break
      }
    }
    return nil
  }

  fileprivate func textOpacity(_ opacity: Double) -> Double? {
    for item in items {
      switch item.content {
      case .text: return opacity
      case .group(let list): if let found = list.textOpacity(opacity) { return found }
      case .effect(.opacity(let factor), let list): if let found = list.textOpacity(opacity * factor) { return found }
      case .effect(_, let list): if let found = list.textOpacity(opacity) { return found }
      default: break
      }
    }
    return nil
  }
}
