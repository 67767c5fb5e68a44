// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

private struct Marked: TextAttribute {}

/// Texts that a renderer draws.
@MainActor
@Suite("TextRenderer")
struct TextRendererTests {
  private final class Log { var lines: [[String]] = []; var widths: [CGFloat] = [] }

  private struct Reporting: TextRenderer {
    let log: Log
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.lines = layout.map { line in line.map { "\($0.count)" + ($0[Marked.self] == nil ? "" : " marked") } }
      log.widths = layout.map(\.typographicBounds.width)
      for line in layout { context.draw(line) }
    }
  }

  @Test("Lines, runs and characters, with attributes") func structure() {
    let log = Log()
    let host = ViewHost(
      (Text("one ") + Text("two").customAttribute(Marked()) + Text("\nthree")).textRenderer(Reporting(log: log)))
    _ = host.displayList
    #expect(log.lines.count == 2)
    #expect(log.lines.first?.prefix(2) == ["4", "3 marked"])
    #expect(log.lines.last == ["5"])
    #expect(abs((log.widths.max() ?? 0) - host.size.width) < 0.01)
  }

  @Test("Drawing all lines gives the same as no renderer") func same() throws {
    let text = Text("Two lines\nof text").foregroundStyle(Color.pureRed)
    let plain = try Pixels(text, 90, 50)
    let rendered = try Pixels(text.textRenderer(Reporting(log: Log())), 90, 50)
    for y in 0..<50 { for x in 0..<90 where plain.alpha(x, y) != rendered.alpha(x, y) { Issue.record("\(x) \(y)") } }
  }

  private struct Fading: TextRenderer {
    var share: Double
    var animatableData: Double {
      get { share }
      set { share = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() where Double(index) < share * Double(run.count) { context.draw(slice) }
        }
      }
    }
  }

  @Test("Letters by themselves, moving with an animation") func animation() throws {
    struct Page: View {
      @State var share = 0.0
      var body: some View {
        Text("MMMMMMMM").textRenderer(Fading(share: share))
          .onTapGesture { withAnimation(.linear(duration: 1)) { share = 1 } }
      }
    }
    let host = ViewHost(Page())
    func letters() -> Int { host.shown.count }
    #expect(letters() == 0)
    try host.get(.text("MMMMMMMM")).tap()
    try host.advance(by: .seconds(0.5))
    #expect(letters() == 4)
    try host.settle()
    #expect(letters() == 8)
  }
}
