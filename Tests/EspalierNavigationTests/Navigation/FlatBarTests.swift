// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Bars are flat until content is below them.
@MainActor
@Suite struct FlatBarTests {
  private struct Page: View {
    var background: Visibility?
    @State private var isEmpty = false

    var body: some View {
      NavigationStack {
        Group {
          if isEmpty {
            Color.pureBlue.ignoresSafeArea()
          } else {
            ScrollView { Color.pureRed.frame(height: 2000) }.accessibilityIdentifier("scroll").background(
              Color.pureBlue.ignoresSafeArea())
          }
        }
        .navigationTitle("Title")
        .toolbar { Button("Empty") { isEmpty = true } }
        .toolbarBackground(background ?? .automatic, for: .navigationBar)
      }
    }
  }

  private let size = CGSize(width: 300, height: 400)
  private let blue = [0, 0, 255, 255]

  /// The colours in the bar, left of its title, and in the line at its lower edge.
  private func bar(_ host: ViewHost<Page>, _ look: Look) throws -> [[Int]] {
    let pixels = try Pixels(host, size)
    return [pixels[4, 4], pixels[4, look == .phone ? 95 : 43]]
  }
  private func color(_ look: Look) -> [Int] { look == .phone ? [255, 255, 255, 255] : [250, 250, 251, 255] }

  @Test(
    "A bar is flat, without a line, while its page's content is at the beginning", arguments: [Look.desktop, .phone])
  func clearAtTheBeginning(_ look: Look) throws {
    let host = ViewHost(Page(), size: size, look: look)
    #expect(try bar(host, look) == [blue, blue])
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    let filled = try bar(host, look)
    #expect(filled[0] == color(look) && filled[1] != blue)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: 500))
    try host.advance(by: .seconds(2))
    #expect(try bar(host, look) == [blue, blue])
  }

  @Test("A bar is flat again when the scrolled content is gone", arguments: [Look.desktop, .phone])
  func clearWithoutContent(_ look: Look) throws {
    let host = ViewHost(Page(), size: size, look: look)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    try host.get(.text("Empty")).tap()
    #expect(try bar(host, look) == [blue, blue])
  }

  @Test("A page may request the background, or none, wherever its content is", arguments: [Look.desktop, .phone])
  func requestedBackground(_ look: Look) throws {
    let shown = ViewHost(Page(background: .visible), size: size, look: look)
    #expect(try bar(shown, look)[0] == color(look))
    let hidden = ViewHost(Page(background: .hidden), size: size, look: look)
    try hidden.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try hidden.advance(by: .seconds(2))
    #expect(try bar(hidden, look)[0] != color(look))
  }

  @Test(
    "A strip that scrolls sideways below the bar leaves it flat", arguments: [Look.desktop, .phone], [false, true])
  func strip(_ look: Look, _ hasRows: Bool) throws {
    struct Strip: View {
      let hasRows: Bool
      var body: some View {
        NavigationStack {
          VStack {
            ScrollView(.horizontal) { Color.pureRed.frame(width: 900, height: 40) }
            if hasRows { List(0..<50) { Text("Row \($0)") } }
            Spacer()
          }
          .background(Color.pureBlue.ignoresSafeArea())
          .navigationTitle("Title")
        }
      }
    }
    let pixels = try Pixels(ViewHost(Strip(hasRows: hasRows), size: size, look: look), size)
    #expect([pixels[4, 4], pixels[4, look == .phone ? 95 : 43]] == [blue, blue])
  }

  @Test("Pages below tabs: each has the bar that its own content gives it")
  func tabs() throws {
    struct Tabs: View {
      @State private var choice = 0
      var body: some View {
        TabView(selection: $choice) {
          Tab("One", systemImage: "star", value: 0) {
            ScrollView { Color.pureRed.frame(height: 2000) }.accessibilityIdentifier("scroll").background(
              Color.pureBlue)
          }
          Tab("Two", systemImage: "star", value: 1) {
            ScrollView { Color.pureRed.frame(height: 2000) }.background(Color.pureBlue)
          }
        }
      }
    }
    let host = ViewHost(Tabs(), size: size)
    #expect(try Pixels(host, size)[4, 20] == blue)
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: -120))
    try host.advance(by: .seconds(2))
    #expect(try Pixels(host, size)[4, 20] == color(.desktop))
    try host.get(.text("Two")).tap()
    try host.settle()
    #expect(try Pixels(host, size)[4, 20] == blue)
    try host.get(.text("One")).tap()
    try host.settle()
    #expect(try Pixels(host, size)[4, 20] == color(.desktop))
  }

  @Test("The bar above a sidebar has its colour, and a line while rows are below it")
  func sidebar() throws {
    let page = NavigationSplitView {
      List(0..<60, id: \.self) { Text("Row \($0)") }.navigationTitle("Side")
    } detail: {
      Text("Detail")
    }
    let size = CGSize(width: 800, height: 400)
    let host = ViewHost(page, size: size)
    let before = try Pixels(host, size)
    #expect(before[100, 4] == before[4, 390] && before[4, 43] == before[4, 4])
    try host.get(.text("Row 3")).scroll(by: CGSize(width: 0, height: -150))
    try host.advance(by: .seconds(2))
    let after = try Pixels(host, size)
    #expect(after[100, 4] == before[100, 4] && after[4, 43] != before[4, 4])
  }
}
