// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The parts above a list continue its background: no edge is seen between a column's bar, its search field and its rows.
@MainActor
@Suite struct ListBackgroundTests {
  private struct Columns: View {
    @State private var text = ""
    @State private var chosen: Int? = 1
    var isHidden = false

    var body: some View {
      NavigationSplitView {
        List(0..<60, selection: $chosen) { Text("Place \($0)") }.accessibilityIdentifier("places")
          .searchable(text: $text)
          .scrollContentBackground(isHidden ? .hidden : .automatic)
          .navigationTitle("Side")
      } content: {
        List { Text("Message") }.searchable(text: $text).navigationTitle("Messages")
      } detail: {
        Form { Text("Row") }.formStyle(.grouped).searchable(text: $text).navigationTitle("Form")
      }
    }
  }

  private let size = CGSize(width: 1100, height: 500)
  /// Beside the rows of each column.
  private let columns = [3, 243, 524]

  @Test("A search field stands on the background of the list below it, in each column")
  func searchFields() throws {
    let pixels = try Pixels(ViewHost(Columns(), size: size), size)
    for x in columns {
      #expect(pixels[x, 4] == pixels[x, 495], "bar at \(x)")
      #expect(pixels[x, 64] == pixels[x, 495], "search at \(x)")
    }
    #expect(pixels[3, 64] != pixels[524, 64])
  }

  @Test("A list without a background leaves the page's own")
  func hiddenBackground() throws {
    let pixels = try Pixels(ViewHost(Columns(isHidden: true), size: size), size)
    #expect(pixels[3, 64] == [255, 255, 255, 255] && pixels[3, 64] == pixels[3, 495])
  }

  @Test(
    "Only the first of three columns is a sidebar: the list in the second one is white, with rows as far from its sides"
  )
  func contentColumn() throws {
    let host = ViewHost(Columns(), size: size)
    let pixels = try Pixels(host, size)
    #expect(pixels[243, 495] == [255, 255, 255, 255] && pixels[3, 495] != pixels[243, 495])
    let inset = ViewHost(List { Text("Message") }.listStyle(.inset), size: size)
    #expect(try host.get(.text("Message")).frame.minX - 240 == inset.get(.text("Message")).frame.minX)
  }

  @Test("The bar of a sidebar has the rows' colour when they have gone below it, too")
  func scrolledColumn() throws {
    let host = ViewHost(Columns(), size: size)
    try host.get(.identifier("places")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    let pixels = try Pixels(host, size)
    #expect(pixels[3, 4] == pixels[3, 495])
  }

  @Test(
    "Parts above a list continue its background in a stack, in a sheet and on a phone as well",
    arguments: [Look.desktop, .phone])
  func otherPlaces(_ look: Look) throws {
    struct Page: View {
      @State private var text = ""
      var body: some View {
        NavigationStack {
          List { Text("Row") }.listStyle(.insetGrouped).searchable(text: $text).navigationTitle("Page")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let page = CGSize(width: 400, height: 500)
    let pixels = try Pixels(ViewHost(Page(), size: page, look: look), page)
    #expect(pixels[3, 64] == pixels[3, 495] && pixels[3, 4] == pixels[3, 495])
    let sheet = ViewHost(Color.white.sheet(isPresented: .constant(true)) { Page() }, size: page, look: look)
    try sheet.settle()
    let field = try sheet.get(.role(.textField)).frame
    let row = try sheet.get(.text("Row")).frame
    let shown = try Pixels(sheet, page)
    // Left of the field and of the row's card.
    let x = Int(row.minX) - 28
    #expect(shown[x, Int(field.midY)] == shown[x, Int(row.maxY) + 30])
  }
}
