// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// The size that a renderer gives a text, and the characters of its layout.
@MainActor
@Suite("TextRenderer: size and characters")
struct RendererSizeTests {
  private struct Wide: TextRenderer {
    var extra: CGFloat
    var animatableData: CGFloat {
      get { extra }
      set { extra = newValue }
    }
    func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      var size = text.sizeThatFits(proposal)
      size.width += extra
      return size
    }
  }

  private struct Page: View {
    @State private var extra: CGFloat = 10
    var body: some View {
      Text("Text").accessibilityIdentifier("text").textRenderer(Wide(extra: extra))
      Button("Change") { extra = 25 }
    }
  }

  @Test("A renderer changes the size of its texts, also when its values change")
  func size() throws {
    let own = ViewHost(Text("Text")).size
    let host = ViewHost(VStack { Page() })
    #expect(try abs(host.get(.identifier("text")).frame.width - own.width - 10) < 0.01)
    try host.get(.text("Change")).tap()
    #expect(try abs(host.get(.identifier("text")).frame.width - own.width - 25) < 0.01)
  }

  private final class Log { var layout: Text.Layout? }

  private struct Keeping: TextRenderer {
    let log: Log
    func draw(layout: Text.Layout, in context: inout GraphicsContext) { log.layout = layout }
  }

  private func layout(_ text: Text) throws -> Text.Layout {
    let log = Log()
    _ = ViewHost(text.textRenderer(Keeping(log: log))).displayList
    return try #require(log.layout)
  }

  @Test("Characters are numbered through all runs, and a slice has those of its indices")
  func characters() throws {
    let layout = try layout(Text("one ") + Text("three").bold())
    let runs = Array(try #require(layout.first))
    let all = runs.flatMap(\.characterIndices)
    #expect(all == all.sorted() && Set(all).count == 9 && all[0].distance(to: all[8]) == 8)
    let run = try #require(runs.last)
    let slice = Text.Layout.RunSlice(run: run, indices: 1..<3)
    #expect(slice.characterIndices == Array(run.characterIndices[1..<3]) && slice.run.count == run.count)
    #expect(abs(slice.typographicBounds.width - run[1].typographicBounds.width - run[2].typographicBounds.width) < 0.01)
    #expect(Text.Layout.RunSlice(run: run, indices: 4..<40).characterIndices.count == 1)
    #expect(Text.Layout.TypographicBounds().rect == .zero)
  }

  @Test("A run knows its direction")
  func direction() throws {
    #expect(try layout(Text("abc")).first?.first?.layoutDirection == .leftToRight)
    #expect(try layout(Text("\u{5D0}\u{5D1}\u{5D2}")).first?.first?.layoutDirection == .rightToLeft)
  }
}
