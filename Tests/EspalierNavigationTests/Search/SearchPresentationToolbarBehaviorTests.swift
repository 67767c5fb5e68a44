// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A search on a phone takes the place of its page's bar (iOS 17 and 18).
@MainActor
@Suite("The bar of a searched page")
struct SearchPresentationToolbarBehaviorTests {
  private struct Plants: View {
    var behavior = SearchPresentationToolbarBehavior.automatic
    var isAround = false
    @State private var text = ""

    var body: some View {
      NavigationStack {
        if isAround { list } else { list.searchable(text: $text) }
      }
      .modifier(Around(isAround: isAround, text: $text))
      .searchPresentationToolbarBehavior(behavior)
    }

    private var list: some View {
      List {
        Text("Row")
        NavigationLink("Next") { Text("Second").navigationTitle("More") }
      }
      .navigationTitle("Plants")
      .toolbar { CountingButton() }
    }
  }

  private struct Around: ViewModifier {
    let isAround: Bool
    @Binding var text: String

    init(isAround: Bool, text: Binding<String>) {
      self.isAround = isAround
      _text = text
    }

    @ViewBuilder func body(content: Content) -> some View {
      if isAround { content.searchable(text: $text) } else { content }
    }
  }

  private func host(_ page: Plants, _ look: Look = .phone) -> ViewHost<Plants> {
    ViewHost(page, size: CGSize(width: 393, height: 600), look: look)
  }

  private func bar(_ host: ViewHost<Plants>) -> [String] {
    host.drawnTexts.map(\.string).filter { $0 == "Plants" || $0.hasPrefix("Count") }.sorted()
  }

  @Test(
    "A search hides the title and the items, with the field at the top, and gives them back as they were",
    arguments: [false, true])
  func hides(isAround: Bool) throws {
    let host = host(Plants(isAround: isAround))
    try host.get(.text("Count 0")).tap()
    let field = try host.get(.role(.textField)).frame
    #expect(field.minY > 80 && bar(host) == ["Count 1", "Plants"])
    try host.get(.role(.textField)).tap()
    try host.settle()
    let searching = try host.get(.role(.textField))
    #expect(searching.isFocused && searching.frame.minY < 20 && bar(host) == [])
    #expect(host.all(.text("Plants")).isEmpty && host.all(.text("Count 1")).isEmpty)
    let cancel = try host.get(.text("Cancel"))
    #expect(abs(cancel.frame.midY - searching.frame.midY) < 3)
    #expect(try host.get(.text("Row")).frame.minY < field.maxY)
    try cancel.tap()
    try host.settle()
    #expect(try host.get(.role(.textField)).frame == field)
    #expect(bar(host) == ["Count 1", "Plants"])
  }

  @Test("A page on top of a searched one has its bar, and the search goes on below")
  func pageOnTop() throws {
    let host = host(Plants())
    try host.get(.role(.textField)).type("x")
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(host.drawnTexts.contains { $0.string == "More" })
    try host.get(.text("Plants")).tap()
    try host.settle()
    #expect(bar(host) == [])
    #expect(try host.get(.role(.textField)).frame.minY < 20)
  }

  @Test("The bar stays where it is asked to, and with the desktop's look")
  func stays() throws {
    for host in [host(Plants(behavior: .avoidHidingContent)), host(Plants(), .desktop)] {
      let field = try host.get(.role(.textField)).frame
      try host.get(.role(.textField)).tap()
      try host.settle()
      #expect(try host.get(.role(.textField)).frame.minY == field.minY)
      #expect(bar(host) == ["Count 0", "Plants"])
    }
  }
}
