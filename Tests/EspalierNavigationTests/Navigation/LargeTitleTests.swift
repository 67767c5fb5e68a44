// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A large title goes up with the content that scrolls; below the bar it is gone, and the bar has the title in its middle (iOS;
/// looks/05).
@MainActor
@Suite("Large titles")
struct LargeTitleTests {
  enum Content: CaseIterable { case scrollView, list, form, lazy }

  private struct Page: View {
    let content: Content
    var mode = NavigationBarItem.TitleDisplayMode.automatic

    var body: some View {
      NavigationStack {
        Group {
          switch content {
          case .scrollView: ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity) } }
          case .list: List(0..<60, id: \.self) { Text("Row \($0)") }
          case .form: Form { ForEach(0..<60) { Text("Row \($0)") } }
          case .lazy: ScrollView { LazyVStack { ForEach(0..<60) { Text("Row \($0)") } } }
          }
        }
        .accessibilityIdentifier("scroll")
        .navigationTitle("Plants")
        .navigationBarTitleDisplayMode(mode)
      }
    }
  }

  private func host(_ page: Page) -> ViewHost<Page> {
    ViewHost(page, size: CGSize(width: 300, height: 400), look: .phone)
  }

  private func scroll<V: View>(_ host: ViewHost<V>, by distance: CGFloat) throws {
    try host.get(.identifier("scroll")).scroll(by: CGSize(width: 0, height: distance))
    try host.advance(by: .seconds(2))
  }

  /// The titles that are drawn: where, and how high.
  private func titles<V: View>(_ host: ViewHost<V>) -> [CGRect] {
    host.drawnTexts.filter { $0.string == "Plants" }.map(\.frame)
  }

  @Test("Scrolled content takes it into the bar, and brings it back", arguments: Content.allCases)
  func collapses(_ content: Content) throws {
    let host = host(Page(content: content))
    let large = try #require(titles(host).first)
    #expect(titles(host).count == 1 && large.height > 35 && large.minY > 44)
    try scroll(host, by: -200)
    let small = try #require(titles(host).last)
    #expect(small.height < 30 && small.maxY <= 44 && abs(small.midX - 150) < 2)
    try scroll(host, by: 400)
    #expect(titles(host) == [large])
  }

  @Test("A large title moves as the content does on its way")
  func follows() throws {
    let host = host(Page(content: .scrollView))
    let (title, row) = (try #require(titles(host).first), try host.get(.text("Row 3")).frame)
    try scroll(host, by: -20)
    let moved = try host.get(.text("Row 3")).frame.minY - row.minY
    #expect(moved < -5 && moved > -52)
    #expect(titles(host).count == 1)
    #expect(abs(titles(host)[0].minY - title.minY - moved) < 0.5)
  }

  @Test("An inline title stays as it is")
  func inline() throws {
    let host = host(Page(content: .list, mode: .inline))
    let before = titles(host)
    try scroll(host, by: -200)
    #expect(titles(host) == before && before.count == 1)
  }

  private struct SearchedPage: View {
    let content: Content
    @State private var text = ""

    init(_ content: Content) { self.content = content }

    var body: some View {
      NavigationStack {
        Group {
          switch content {
          case .scrollView: ScrollView { ForEach(0..<60) { Text("Row \($0)").frame(maxWidth: .infinity) } }
          case .list: List(0..<60, id: \.self) { Text("Row \($0)") }
          case .form: Form { ForEach(0..<60) { Text("Row \($0)") } }
          case .lazy: ScrollView { LazyVStack { ForEach(0..<60) { Text("Row \($0)") } } }
          }
        }
        .accessibilityIdentifier("scroll")
        .navigationTitle("Plants")
        .searchable(text: $text)
      }
    }
  }

  @Test(
    "A search field goes up with it, and stays below the bar; rows go behind the field", arguments: Content.allCases)
  func searched(_ content: Content) throws {
    let host = ViewHost(SearchedPage(content), size: CGSize(width: 300, height: 400), look: .phone)
    func field() throws -> CGRect { try host.get(.role(.textField)).frame }
    let (first, row) = (try field(), try host.get(.text("Row 1")).frame)
    #expect(first.minY > titles(host)[0].maxY && row.minY > first.maxY)
    try scroll(host, by: -20)
    let moved = try host.get(.text("Row 1")).frame.minY - row.minY
    #expect(moved < -5 && moved > -52)
    #expect(try abs(field().minY - first.minY - moved) < 0.5)
    try scroll(host, by: -200)
    #expect(try abs(field().minY - first.minY + 52) < 0.5)
    let rows = host.drawnTexts.filter { $0.string.hasPrefix("Row") }.map(\.frame)
    let least = try field().maxY + 60
    #expect(rows.contains { $0.minY < least })
    try scroll(host, by: 400)
    #expect(try field() == first)
  }

  private struct Sections: View {
    var isPlain = true
    var anchor: UnitPoint? = .top

    var body: some View {
      NavigationStack {
        ScrollViewReader { proxy in
          Group {
            if isPlain {
              List { sections }.listStyle(.plain)
            } else {
              ScrollView { LazyVStack(pinnedViews: .sectionHeaders) { sections } }
            }
          }
          .accessibilityIdentifier("scroll")
          .toolbar {
            Button("Down") { proxy.scrollTo("4.2", anchor: anchor) }
            Button("Up") { proxy.scrollTo("0.0", anchor: anchor) }
          }
        }
        .navigationTitle("Plants")
      }
    }

    private var sections: some View {
      ForEach(0..<6) { section in
        Section {
          ForEach(0..<8) { row in Text("Row \(section).\(row)").frame(height: 30).id("\(section).\(row)") }
        } header: {
          Text("Section \(section)")
        }
      }
    }
  }

  @Test("A header that stays at the top goes up with the title's lower edge", arguments: [true, false])
  func pinnedHeader(isPlain: Bool) throws {
    let host = ViewHost(Sections(isPlain: isPlain), size: CGSize(width: 300, height: 400), look: .phone)
    try scroll(host, by: -150)
    let header = try host.get(.text("Section 0")).frame
    #expect(header.minY >= 44 && header.minY < 60)
  }

  @Test(
    "A row that is scrolled to by its top lies below the bar, whose title has collapsed on the way",
    arguments: [true, false])
  func scrolledToTop(isPlain: Bool) throws {
    let host = ViewHost(Sections(isPlain: isPlain), size: CGSize(width: 300, height: 400), look: .phone)
    try host.get(.text("Down")).tap()
    try host.advance(by: .seconds(2))
    let (row, header) = (try host.get(.text("Row 4.2")).frame, try host.get(.text("Section 4")).frame)
    #expect(header.minY >= 44 && header.minY < 60 && row.minY >= 44 && row.minY < 85)
    #expect(try #require(titles(host).last).maxY <= 44)
  }

  @Test("A row in the middle lies in the middle of what the collapsed title leaves")
  func scrolledToMiddle() throws {
    let host = ViewHost(Sections(isPlain: false, anchor: .center), size: CGSize(width: 300, height: 400), look: .phone)
    try host.get(.text("Down")).tap()
    try host.advance(by: .seconds(2))
    #expect(try abs(host.get(.text("Row 4.2")).frame.midY - (44 + 400) / 2) < 1)
  }

  @Test("The least movement to a row shows it between the bar and the end, down and up")
  func scrolledLeast() throws {
    let host = ViewHost(Sections(isPlain: false, anchor: nil), size: CGSize(width: 300, height: 400), look: .phone)
    for (button, row) in [("Down", "Row 4.2"), ("Up", "Row 0.0")] {
      try host.get(.text(button)).tap()
      try host.advance(by: .seconds(2))
      let frame = try host.get(.text(row)).frame
      #expect(frame.minY >= 44 && frame.maxY <= 400)
    }
  }
}
