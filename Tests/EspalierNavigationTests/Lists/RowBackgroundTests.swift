// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Backgrounds of rows in cards: what stands in place of the list's own background, so that a clear one shows the page.
@MainActor
@Suite("Backgrounds of rows")
struct RowBackgroundTests {
  private let size = CGSize(width: 300, height: 300)

  enum Container: CaseIterable { case list, form, splitView }

  struct Page<Background: View>: View {
    let container: Container
    let background: Background
    @State private var isSet = true

    var body: some View {
      switch container {
      case .list: List { rows }.listStyle(.insetGrouped)
      case .form: Form { rows }.formStyle(.grouped)
      case .splitView: NavigationStack { List { rows }.listStyle(.insetGrouped) }
      }
    }

    private var rows: some View {
      Section {
        Text("first").listRowBackground(isSet ? background : nil)
        Text("second")
        Button("third") { isSet.toggle() }.buttonStyle(.plain)
      }
    }
  }

  /// The colours at the trailing end of the three rows.
  private func colors(_ host: ViewHost<Page<some View>>) throws -> [[Int]] {
    let pixels = try Pixels(host, size)
    return try ["first", "second", "third"].map {
      pixels[220, Int(try host.get(.text($0)).frame.midY)]
    }
  }

  @Test(
    "A clear background shows the page, at first and after it is taken away and set again",
    arguments: Container.allCases, [Look.desktop, .phone])
  func clear(_ container: Container, _ look: Look) throws {
    let host = ViewHost(Page(container: container, background: Color.clear), size: size, look: look)
    let page = try Pixels(host, size)[2, 290]
    let first = try colors(host)
    #expect(first[0] == page)
    #expect(first[1] == [255, 255, 255, 255] && first[2] == first[1] && page != first[1])
    try host.get(.text("third")).tap()
    try host.settle()
    #expect(try colors(host)[0] == [255, 255, 255, 255])
    try host.get(.text("third")).tap()
    try host.settle()
    #expect(try colors(host) == first)
  }

  @Test("A half transparent colour is over the page, and not over the card")
  func translucent() throws {
    let host = ViewHost(Page(container: .list, background: Color.black.opacity(0.5)), size: size, look: .phone)
    let page = try Pixels(host, size)[2, 290]
    let row = try colors(host)[0]
    #expect(zip(page, row).prefix(3).allSatisfy { abs($0 - 2 * $1) < 4 }, "\(page), \(row)")
  }

  @Test("The card ends with round corners above a clear row, and is whole below it")
  func corners() throws {
    let view = List {
      Section {
        Text("first")
        Text("last").listRowBackground(Color.clear)
      }
    }
    .listStyle(.insetGrouped)
    let host = ViewHost(view, size: size, look: .phone)
    let pixels = try Pixels(host, size)
    let page = pixels[2, 290]
    let frame = try host.get(.text("first")).frame
    let left = (0..<100).first { pixels[$0, Int(frame.midY)] == [255, 255, 255, 255] } ?? 0
    // The upper corner is the card's, the lower edge is straight.
    let top = (0..<Int(frame.midY)).first { pixels[150, $0] == [255, 255, 255, 255] } ?? 0
    let bottom = (Int(frame.midY)..<300).last { pixels[150, $0] == [255, 255, 255, 255] } ?? 0
    #expect(pixels[left + 1, top + 1] == page)
    #expect(pixels[left + 1, bottom - 1] == [255, 255, 255, 255])
    #expect(bottom - top < 60)
  }
}
