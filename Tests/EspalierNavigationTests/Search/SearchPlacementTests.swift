// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// The place of a search field: the view that is searched may be a navigation container, which has its own place for it.
@MainActor
@Suite("Places of search fields")
struct SearchPlacementTests {
  private struct Marker: View {
    let name: String
    @Environment(\.isSearching) private var isSearching

    init(name: String) { self.name = name }

    var body: some View { Text(isSearching ? "\(name) searching" : "\(name) resting") }
  }

  private struct Mail: View {
    var placement = SearchFieldPlacement.automatic
    var stacksDetail = false
    @State var text = ""
    @State private var scope = 0
    @State private var sheet = false

    var body: some View {
      NavigationSplitView {
        List {
          Marker(name: "Boxes")
          Text("Drafts")
        }
        .navigationTitle("Mail")
      } detail: {
        if stacksDetail { NavigationStack { detail } } else { detail }
      }
      .searchable(text: $text, placement: placement, prompt: "Words")
      .searchScopes($scope, activation: .onSearchPresentation) {
        Text("All").tag(0)
        Text("Read").tag(1)
      }
      .searchSuggestions {
        if text.hasPrefix("s") { Text("sender").searchCompletion("sender") }
      }
    }

    private var detail: some View {
      VStack {
        Marker(name: "Letter")
        Text("words: \(text), scope: \(scope)")
        Button("Sheet") { sheet = true }
      }
      .navigationTitle("Letter")
      .toolbar { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
      .sheet(isPresented: $sheet) { NavigationStack { Text("In the sheet").navigationTitle("Sheet") } }
    }
  }

  private let wide = CGSize(width: 900, height: 400)

  @Test("A search field around a split view is last in the bar of the detail", arguments: [false, true])
  func splitView(stacks: Bool) throws {
    let host = ViewHost(Mail(stacksDetail: stacks), size: wide)
    #expect(host.all(.role(.textField)).count == 1)
    let field = try host.get(.role(.textField)).frame
    let reply = try host.get(.label("Reply")).frame
    #expect(abs(field.midY - reply.midY) < 2)
    #expect(field.minX > reply.maxX && field.maxX < 900)
    #expect(try host.get(.text("Boxes resting")).frame.minY < 90)
  }

  @Test("What is typed there searches in all columns, until Escape ends it", arguments: [false, true])
  func searching(stacks: Bool) throws {
    let host = ViewHost(Mail(stacksDetail: stacks), size: wide)
    let field = try host.get(.role(.textField))
    try field.tap()
    #expect(host.all(.text("Boxes searching")).count == 1 && host.all(.text("Letter searching")).count == 1)
    try field.type("se")
    #expect(host.all(.text("words: se, scope: 0")).count == 1)
    try host.get(.role(.textField)).type("n")
    #expect(host.all(.text("words: sen, scope: 0")).count == 1)
    try host.get(.role(.textField)).key(.escape)
    #expect(host.all(.text("words: , scope: 0")).count == 1 && host.all(.text("Letter resting")).count == 1)
  }

  @Test("Scopes stand above the page below the bar; suggestions lie below the field, and can be chosen")
  func scopesAndSuggestions() throws {
    let host = ViewHost(Mail(), size: wide)
    let bar = try host.get(.label("Reply")).frame
    try host.get(.role(.textField)).tap()
    let scope = try host.get(.text("Read"))
    #expect(scope.frame.minY > bar.maxY)
    try scope.tap()
    #expect(host.all(.text("words: , scope: 1")).count == 1)
    try host.get(.role(.textField)).type("s")
    let suggestion = try host.get(.text("sender"))
    #expect(try suggestion.frame.minY > host.get(.role(.textField)).frame.maxY)
    try suggestion.tap()
    #expect(host.all(.text("words: sender, scope: 1")).count == 1)
  }

  @Test("`.sidebar`, narrow windows and the phone's look: at the upper edge of the first column")
  func sidebar() throws {
    func check<V: View>(_ host: ViewHost<V>) throws {
      #expect(host.all(.role(.textField)).count == 1)
      let field = try host.get(.role(.textField)).frame
      let first = try host.get(.text("Boxes resting")).frame
      #expect(field.maxY <= first.minY)
      #expect(field.minX < 80 && field.maxX < 400)
    }
    try check(ViewHost(Mail(placement: .sidebar), size: wide))
    try check(ViewHost(Mail(), size: CGSize(width: 400, height: 600)))
    try check(ViewHost(Mail(), size: wide, look: .phone))
  }

  private struct Stack: View {
    var placement = SearchFieldPlacement.automatic
    var isInside = false
    @State private var text = ""
    var body: some View {
      if isInside {
        NavigationStack { page.searchable(text: $text, placement: placement) }
      } else {
        NavigationStack { page }.searchable(text: $text, placement: placement)
      }
    }
    private var page: some View {
      List {
        Text("First: \(text)")
        NavigationLink("Next") { Text("Second page") }
      }
      .navigationTitle("Title")
      .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }

  @Test(
    "a search around a stack or in its first page is last in that page's bar; on a phone, and as a drawer, below the title",
    arguments: [false, true], [false, true])
  func stack(isInside: Bool, isPhone: Bool) throws {
    let size = CGSize(width: 480, height: 500)
    let drawer = ViewHost(Stack(placement: .navigationBarDrawer, isInside: isInside), size: size)
    #expect(try drawer.get(.role(.textField)).frame.minY > drawer.get(.text("Title")).frame.maxY - 1)
    let host = ViewHost(Stack(isInside: isInside), size: size, look: isPhone ? .phone : .desktop)
    #expect(host.all(.role(.textField)).count == 1)
    let field = try host.get(.role(.textField)).frame
    let title = try host.get(.text("Title")).frame
    if isPhone {
      #expect(field.minY > title.maxY - 1)
    } else {
      #expect(try field.minX > host.get(.label("Add")).frame.maxX && abs(field.midY - title.midY) < 2)
    }
    #expect(try field.maxY < host.get(.text("First: ")).frame.minY)
    try host.get(.role(.textField)).type("ab")
    #expect(host.all(.text("First: ab")).count == 1)
    try host.get(.text("Next")).tap()
    try host.settle()
    #expect(host.all(.role(.textField)).isEmpty)
  }

  @Test(
    "a search in the detail of a split view is last in its bar, in another column at the column's upper edge",
    arguments: [false, true], [false, true])
  func insideColumns(isInDetail: Bool, stacks: Bool) throws {
    struct Columns: View {
      let isInDetail: Bool
      let stacks: Bool
      @State private var text = ""
      var body: some View {
        NavigationSplitView {
          column("Boxes", isSearched: !isInDetail)
        } detail: {
          column("Letter", isSearched: isInDetail)
        }
      }
      @ViewBuilder private func column(_ name: String, isSearched: Bool) -> some View {
        if stacks { NavigationStack { page(name, isSearched: isSearched) } } else { page(name, isSearched: isSearched) }
      }
      @ViewBuilder private func page(_ name: String, isSearched: Bool) -> some View {
        let list = List { Text("Row of \(name): \(text)") }.navigationTitle(name)
        if isSearched { list.searchable(text: $text) } else { list }
      }
    }
    let columns = Columns(isInDetail: isInDetail, stacks: stacks)
    let host = ViewHost(columns, size: wide)
    let field = try host.get(.role(.textField)).frame
    if isInDetail {
      #expect(try field.maxX > 850 && abs(field.midY - host.get(.text("Letter")).frame.midY) < 2)
    } else {
      #expect(try field.maxX < 300 && field.minY > host.get(.text("Letter")).frame.maxY)
    }
    try host.get(.role(.textField)).type("x")
    #expect(host.all(.text("Row of Letter: x")).count == 1)
    for narrow in [
      ViewHost(columns, size: CGSize(width: 400, height: 400)),
      ViewHost(columns, size: CGSize(width: 400, height: 400), look: .phone),
    ] where !isInDetail {
      #expect(try narrow.get(.role(.textField)).frame.minY > narrow.get(.text("Boxes")).frame.maxY - 1)
    }
  }

  @Test("A sheet's own stack has no field of a search around what presents it")
  func sheet() throws {
    let host = ViewHost(Mail(), size: wide)
    try host.get(.text("Sheet")).tap()
    try host.settle()
    #expect(host.all(.text("In the sheet")).count == 1)
    #expect(host.all(.role(.textField)).count <= 1)
    try host.get(.text("In the sheet")).key(.escape)
    try host.settle()
    #expect(host.all(.role(.textField)).count == 1)
  }

  @Test("`.toolbar` in a page: in its bar; without a page, and in the phone's look, at the view's upper edge")
  func toolbar() throws {
    struct Page: View {
      let isOnPage: Bool
      @State private var text = ""
      var body: some View {
        if isOnPage { NavigationStack { list } } else { list }
      }
      private var list: some View {
        List { Text("Row: \(text)") }.navigationTitle("Title").searchable(text: $text, placement: .toolbar)
      }
    }
    let size = CGSize(width: 600, height: 400)
    let host = ViewHost(Page(isOnPage: true), size: size)
    let title = try host.get(.text("Title")).frame
    #expect(try abs(host.get(.role(.textField)).frame.midY - title.midY) < 2)
    try host.get(.role(.textField)).type("x")
    #expect(host.all(.text("Row: x")).count == 1)
    let bare = ViewHost(Page(isOnPage: false), size: size)
    #expect(try bare.get(.role(.textField)).frame.width > 400)
    let phone = ViewHost(Page(isOnPage: true), size: size, look: .phone)
    #expect(try phone.get(.role(.textField)).frame.width > 400)
  }
}
