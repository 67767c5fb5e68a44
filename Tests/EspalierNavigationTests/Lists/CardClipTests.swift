// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

/// A row that is wider than its card ends with the card.
@MainActor
@Suite struct CardClipTests {
  private var wide: some View { Color.pureRed.frame(width: 500, height: 20) }

  /// The columns of pixels from the first red one to the last.
  private func red(_ view: some View) throws -> ClosedRange<Int>? {
    let pixels = try Pixels(view, 300, 300)
    var range: ClosedRange<Int>?
    for y in 0..<300 {
      let xs = (0..<300).filter { pixels[$0, y] == [255, 0, 0, 255] }
      if let first = xs.first, let last = xs.last {
        range = min(first, range?.lowerBound ?? first)...max(last, range?.upperBound ?? 0)
      }
    }
    return range
  }

  @Test("a row in a form reaches from its inset to the card's edge, 20 points from the form's") func form() throws {
    #expect(
      try red(
        Form {
          wide; Text("a")
        }
        .formStyle(.grouped)) == 36...279)
    #expect(try red(Form { wide.frame(width: 100, alignment: .trailing) }.formStyle(.grouped)) == 20...135)
  }

  @Test("A row that leaves a form, or comes, is seen as far as its card reaches") func movingCard() throws {
    struct Page: View {
      @State private var isOpen = true
      var body: some View {
        Form {
          Section {
            Button("Toggle") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }.buttonStyle(.plain)
            if isOpen { Color.pureRed.frame(height: 30).transition(.opacity) }
          }
          Section { Text("other") }
        }
        .formStyle(.grouped)
      }
    }
    let size = CGSize(width: 300, height: 300)
    let host = ViewHost(Page(), size: size)
    func rows() throws -> [Int] {
      let pixels = try Pixels(host, size)
      return (0..<300).filter { pixels[150, $0][0] > pixels[150, $0][1] + 40 }
    }
    // The card is 80 points high, from 20; the view lies 7 points inside of its row, which is 44 points high.
    #expect(try rows() == Array(63...92))
    try host.get(.text("Toggle")).tap()
    try host.advance(by: .seconds(0.5))
    #expect(try rows() == Array(63..<78), "the card ends at 20 + 58")
    try host.settle()
    #expect(try rows().isEmpty)
    try host.get(.text("Toggle")).tap()
    try host.advance(by: .seconds(0.5))
    #expect(try rows() == Array(63..<78))
    try host.settle()
    #expect(try rows() == Array(63...92))
  }

  private struct Choice: View {
    let selection: Int?
    var body: some View {
      List(selection: .constant(selection)) {
        Section { ForEach(0..<3, id: \.self) { Text("Row \($0)") } }
      }
      .listStyle(.insetGrouped)
      .tint(.pureRed)
    }
  }

  @Test("A selected row at an end of a card has the card's corners there", arguments: [Look.desktop, .phone])
  func corners(_ look: Look) throws {
    let size = CGSize(width: 300, height: 300)
    let plain = try Pixels(ViewHost(Choice(selection: nil), size: size, look: look), size)
    // The pixels of the card in its middle column, from top to bottom.
    let card = (0..<300).filter { plain[150, $0] == [255, 255, 255, 255] }
    let (top, bottom) = try (#require(card.first), #require(card.last))
    for row in [0, 2] {
      let pixels = try Pixels(ViewHost(Choice(selection: row), size: size, look: look), size)
      for (x, y) in [(20, top), (279, top), (20, bottom), (279, bottom)] {
        #expect(pixels[x, y] == plain[x, y], "row \(row) at \(x), \(y)")
      }
      // It is red there in the middle.
      let edge = row == 0 ? top + 4 : bottom - 4
      #expect(pixels[150, edge] != plain[150, edge])
    }
  }

  @Test(
    "A row with a background of its own at an end of a card has the card's corners there",
    arguments: [Look.desktop, .phone])
  func backgroundCorners(_ look: Look) throws {
    let size = CGSize(width: 300, height: 300)
    func list(_ color: Color?) throws -> Pixels {
      try Pixels(
        ViewHost(
          Form {
            Text("a").listRowBackground(color)
            Text("b")
          }
          .formStyle(.grouped), size: size, look: look), size)
    }
    let (plain, red) = try (list(nil), list(.pureRed))
    #expect(red[20, 20] == plain[20, 20] && red[279, 20] == plain[279, 20])
    #expect(red[150, 21] == [255, 0, 0, 255] && red[20, 45] == [255, 0, 0, 255])
  }

  @Test("a row that its insets let fill the card has the card's corners", arguments: [Look.desktop, .phone])
  func cornersOfRowsWithoutInsets(_ look: Look) throws {
    let size = CGSize(width: 300, height: 300)
    func list(_ insets: EdgeInsets?, _ color: Color) throws -> Pixels {
      try Pixels(
        ViewHost(
          Form {
            color.frame(height: 60).listRowInsets(insets)
            Text("b")
          }
          .formStyle(.grouped), size: size, look: look), size)
    }
    let (plain, red) = try (list(nil, .clear), list(EdgeInsets(), .pureRed))
    #expect(red[20, 20] == plain[20, 20] && red[279, 20] == plain[279, 20])
    #expect(red[150, 21] == [255, 0, 0, 255] && red[20, 45] == [255, 0, 0, 255])
  }

  @Test("a row ends with its card in a list with cards; without, it ends with the list") func list() throws {
    let cards = try #require(
      try red(
        List {
          wide; Text("a")
        }.listStyle(.insetGrouped)))
    let card = try #require(try red(List { Text("a").listRowBackground(Color.pureRed) }.listStyle(.insetGrouped)))
    #expect(cards.upperBound == card.upperBound)
    #expect(card.upperBound < 290)
    #expect(try red(List { wide }.listStyle(.plain))?.upperBound == 299)
  }
}
