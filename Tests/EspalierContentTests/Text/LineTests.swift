// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Lines, limits and sizes: the specification's group on text.
@MainActor
struct LineTests {
  private static let long = "A tree that is trained to grow flat against a wall, with its branches tied to wires"
  private let line = ViewHost(Text("A")).size.height

  /// The body's lines follow each other at 20 points.
  private func lines(_ count: Int) -> CGFloat { line + CGFloat(count - 1) * 20 }

  private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

  private func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> CGSize {
    ViewHost(view).sizeThatFits(ProposedViewSize(width: width, height: height))
  }

  @Test("L6: ideal is one line; less width wraps; more width changes nothing")
  func widths() {
    let text = Text(Self.long)
    let ideal = size(text, nil)
    #expect(ideal.height == line)
    #expect(size(text, 10_000) == ideal)
    let narrow = size(text, ideal.width / 2)
    #expect(narrow.width <= ideal.width / 2 && narrow.height >= 2 * line)
  }

  @Test("L7: less height than a line is still one line")
  func lowProposal() {
    #expect(size(Text(Self.long), 100, 3).height == line)
    #expect(size(Text("A"), 100, 0).height == line)
  }

  @Test("L116: a limit caps lines, a range sets least and most lines")
  func limits() {
    let text = Text(Self.long)
    let free = size(text, 100).height
    #expect(free > 5 * line)
    #expect(isClose(size(text.lineLimit(2), 100).height, lines(2)))
    #expect(size(text.lineLimit(nil).lineLimit(2), 100).height == free)
    #expect(isClose(size(text.lineLimit(...4), 100).height, lines(4)))
    #expect(isClose(size(text.lineLimit(2...4), 100).height, lines(4)))
    #expect(isClose(size(Text("A").lineLimit(2...4), 100).height, lines(2)))
    #expect(isClose(size(Text("A").lineLimit(2...), 100).height, lines(2)))
    #expect(size(text.lineLimit(2...), 100).height == free)
    #expect(size(Text("A").lineLimit(...4), 100).height == line)
  }

  @Test("L117: reserved space is there without text")
  func reservedSpace() {
    #expect(isClose(size(Text("A").lineLimit(3, reservesSpace: true), 100).height, lines(3)))
    #expect(isClose(size(Text(Self.long).lineLimit(3, reservesSpace: true), 100).height, lines(3)))
    #expect(size(Text("A").lineLimit(3, reservesSpace: false), 100).height == line)
  }

  @Test("L118: ranges overwrite both limits, a number only the upper one")
  func overwriting() {
    #expect(size(Text("A").lineLimit(...5).lineLimit(3, reservesSpace: true), 100).height == line)
    #expect(size(Text("A").lineLimit(2).lineLimit(3, reservesSpace: true), 100).height >= 2 * line)
    var seen: [Int?] = []
    struct Reader: View {
      @Environment(\.lineLimit) var limit
      let see: (Int?) -> Void
      var body: some View {
        let _ = see(limit)
        Text("A")
      }
    }
    _ = ViewHost(Reader { seen.append($0) }.lineLimit(2...).lineLimit(7))
    #expect(seen == [nil])
  }

  @Test("L119: text shrinks to the factor before it is truncated")
  func shrinking() {
    let text = Text("Shrinks to the room").lineLimit(1)
    let ideal = size(text, nil)
    let shrunk = size(text.minimumScaleFactor(0.5), ideal.width * 0.7)
    #expect(shrunk.width <= ideal.width * 0.7 && shrunk.width > ideal.width * 0.6)
    #expect(shrunk.height < ideal.height)
    // Half its size is not enough: the rest is cut.
    let cut = size(text.minimumScaleFactor(0.5), ideal.width * 0.3)
    #expect(abs(cut.height - ideal.height / 2) < 1)
    let row = ViewHost(
      HStack(spacing: 0) {
        text.minimumScaleFactor(0.25).accessibilityIdentifier("text")
        Color.clear.frame(width: 60)
      }, size: CGSize(width: 60 + ideal.width / 2, height: 100))
    #expect((try? row.get(.identifier("text")).frame.width) ?? 0 > ideal.width * 0.4)
  }

  @Test("L119: a single letter, line or word shrinks to its frame, in both directions")
  func shrinkingToAFrame() throws {
    for (string, width, height) in [("W", 40, 40), ("W", 40, 200), ("II", 40, 40), ("Guess", 60, 60)] {
      let text = Text(string).font(.system(size: 120)).minimumScaleFactor(0.1)
      for text in [AnyView(text), AnyView(text.lineLimit(1))] {
        let host = ViewHost(
          text.accessibilityIdentifier("text").frame(width: CGFloat(width), height: CGFloat(height)))
        let shown = try host.get(.identifier("text")).frame
        #expect(shown.width <= CGFloat(width) + 0.01 && shown.height <= CGFloat(height) + 0.01, "\(string) \(shown)")
        // As large as one of both allows; a letter is narrower than it is high.
        #expect(shown.width > CGFloat(width) * 0.9 || shown.height > CGFloat(height) * 0.9, "\(string) \(shown)")
      }
    }
  }

  @Test("L120: the text of higher priority is not truncated")
  func priorities() throws {
    let wide = size(Text("Stays whole"), nil).width
    let host = ViewHost(
      HStack(spacing: 0) {
        Text("Gives way to the other").lineLimit(1).accessibilityIdentifier("low")
        Text("Stays whole").lineLimit(1).layoutPriority(1).accessibilityIdentifier("high")
      }, size: CGSize(width: wide + 40, height: 50))
    #expect(abs(try host.get(.identifier("high")).frame.width - wide) < 0.01)
    #expect(try host.get(.identifier("low")).frame.width <= 40)
  }

  @Test("L121: lines are aligned within the text's own width")
  func alignment() throws {
    let text = Text("A long first line\nShort")
    let ideal = size(text, nil)
    for alignment in [TextAlignment.leading, .center, .trailing] {
      #expect(size(text.multilineTextAlignment(alignment), 500) == ideal)
    }
    func ink(_ alignment: TextAlignment, _ text: Text) throws -> Data {
      try ViewHost(text.multilineTextAlignment(alignment), size: CGSize(width: 300, height: 60)).png()
    }
    #expect(try ink(.center, text) != ink(.leading, text))
    #expect(try ink(.trailing, text) != ink(.center, text))
    #expect(try ink(.trailing, Text("Short")) == ink(.leading, Text("Short")))
  }

  @Test("L122: texts that are added wrap as one paragraph")
  func concatenation() {
    let one = Text("A tree that is trained to grow flat")
    let two = Text("A tree that is ") + Text("trained").foregroundColor(.red) + Text(" to grow flat")
    for width in stride(from: CGFloat(40), to: 300, by: 20) {
      #expect(size(one, width) == size(two, width))
    }
    #expect(ViewHost(two).all(.text("A tree that is trained to grow flat")).count == 1)
    #expect(size(Text("a") + Text("b").bold(), nil).width > size(Text("ab"), nil).width)
  }

  @Test func tighteningComesBeforeTruncation() {
    let text = Text("Some letters that move together").lineLimit(1)
    let ideal = size(text, nil)
    let tight = size(text.allowsTightening(true), ideal.width * 0.97)
    #expect(tight.width <= ideal.width * 0.97)
    #expect(tight.height == ideal.height)
    #expect(size(text.allowsTightening(true), 1000) == ideal)
    func drawn(_ view: some View) -> [String] {
      ViewHost(view, size: CGSize(width: ideal.width * 0.97, height: 40)).dump(.displayList).split(separator: "\n").map(
        String.init)
    }
    #expect(drawn(text.allowsTightening(true)) != drawn(text.allowsTightening(false)))
    #expect(drawn(text.allowsTightening(false)) == drawn(text))
  }

  @Test func leadingOfFontsChangesLines() {
    let text = Text("one\ntwo\nthree")
    let standard = size(text, nil).height
    #expect(size(text.font(.body.leading(.tight)), nil).height < standard - 3)
    #expect(size(text.font(.body.leading(.loose)), nil).height > standard + 3)
    #expect(size(text.lineSpacing(10), nil).height == standard + 20)
  }
}
