// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Looking for something in a view.
@MainActor
@Suite("Searching")
struct SearchTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    let text: String

    init(text: String) { self.text = text }

    var body: some View {
      List {
        Text(isSearching ? "searching" : "resting")
        ForEach(["apple", "banana", "cherry"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
        Button("Stop") { dismissSearch() }
      }
    }
  }

  private struct Page: View {
    var log = Log()
    @State var text = ""
    var body: some View {
      NavigationStack {
        Results(text: text).searchable(text: $text, placement: .navigationBarDrawer, prompt: "Fruit")
          .navigationTitle("Fruits")
          .onSubmit(of: .search) { log.lines.append("search \(text)") }
          .onSubmit { log.lines.append("text") }
      }
    }
  }

  private func host(_ log: Log = Log()) -> ViewHost<Page> {
    ViewHost(Page(log: log), size: CGSize(width: 320, height: 500))
  }

  @Test("The field of a drawer stands above the view, below the title") func field() throws {
    let host = host()
    let field = try host.get(.role(.textField))
    #expect(field.label == "Search")
    #expect(field.text == "Fruit")
    #expect(try field.frame.minY > host.get(.text("Fruits")).frame.minY)
    #expect(try field.frame.maxY < host.get(.text("apple")).frame.minY)
  }

  @Test("The text is written at each keystroke; Return submits a search") func typing() throws {
    let log = Log()
    let host = host(log)
    try host.get(.role(.textField)).type("an")
    #expect(host.all(.text("apple")).isEmpty)
    #expect(host.all(.text("banana")).count == 1)
    try host.get(.role(.textField)).key(.return)
    #expect(log.lines == ["search an"])
    try host.get(.label("Clear text")).tap()
    #expect(host.all(.text("apple")).count == 1)
  }

  @Test("A search goes on from the first touch until it is cancelled or dismissed") func isSearching() throws {
    let host = host()
    #expect(host.all(.text("resting")).count == 1)
    #expect(host.all(.text("Cancel")).isEmpty)
    try host.get(.role(.textField)).tap()
    #expect(host.all(.text("searching")).count == 1)
    try host.get(.role(.textField)).type("ch")
    try host.get(.text("Cancel")).tap()
    #expect(host.all(.text("resting")).count == 1)
    #expect(host.all(.text("apple")).count == 1)
    try host.get(.role(.textField)).type("ch")
    try host.get(.text("Stop")).tap()
    #expect(host.all(.text("resting")).count == 1)
    #expect(try host.get(.role(.textField)).value == "")
  }

  @Test("A binding begins the search, ends it, and follows it") func presented() throws {
    struct Page: View {
      @State var text = ""
      @State var isPresented = false
      var body: some View {
        VStack {
          Button(isPresented ? "yes" : "no") { isPresented.toggle() }
          Results(text: text).searchable(text: $text, isPresented: $isPresented)
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 320, height: 500))
    try host.get(.text("no")).tap()
    #expect(host.all(.text("searching")).count == 1)
    host.keys.type("b")
    #expect(try host.get(.role(.textField)).value == "b")
    try host.get(.text("yes")).tap()
    #expect(host.all(.text("resting")).count == 1)
    #expect(try host.get(.role(.textField)).value == "")
    try host.get(.role(.textField)).tap()
    #expect(host.all(.text("yes")).count == 1)
  }

  /// The case looks/searchable: the form of 2021 with a prompt of each kind.
  @Test("A prompt and suggestions are given together", arguments: ["key", "text", "string"])
  func promptWithSuggestions(_ kind: String) throws {
    struct Page: View {
      let kind: String
      @State var text = ""
      var body: some View {
        let string = "Fruit".lowercased()
        switch kind {
        case "key":
          Results(text: text).searchable(text: $text, prompt: "fruit") { Text("Red").searchCompletion("cherry") }
        case "text":
          Results(text: text).searchable(text: $text, prompt: Text("fruit")) { Text("Red").searchCompletion("cherry") }
        default:
          Results(text: text)
            .searchable(
              text: $text, placement: .toolbar, prompt: string, suggestions: { Text("Red").searchCompletion("cherry") })
        }
      }
    }
    let host = ViewHost(Page(kind: kind), size: CGSize(width: 320, height: 500))
    #expect(host.all(.text("fruit")).count == 1)
    try host.get(.role(.textField)).type("x")
    try host.get(.text("Red")).tap()
    #expect(try host.get(.role(.textField)).value == "cherry")
  }

  @Test("Suggestions are shown while a user searches, and complete the text") func suggestions() throws {
    struct Page: View {
      @State var text = ""
      var body: some View {
        Results(text: text).searchable(text: $text)
          .searchSuggestions {
            if text.count < 7 {
              Text("Red").searchCompletion("cherry")
              Text("Yellow").searchCompletion("banana")
            }
          }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 320, height: 500))
    #expect(host.all(.text("Yellow")).isEmpty)
    try host.get(.role(.textField)).type("x")
    try host.get(.text("Yellow")).tap()
    #expect(try host.get(.role(.textField)).value == "banana")
    #expect(host.all(.text("Yellow")).isEmpty)
    #expect(host.all(.text("banana")).count >= 1)
    try host.get(.role(.textField)).key("a", modifiers: .command)
    try host.get(.role(.textField)).key(.delete)
    #expect(host.all(.text("Red")).count == 1)
    try host.get(.role(.textField)).key(.return)
    #expect(host.all(.text("Red")).isEmpty)
  }

  private struct RedPage: View {
    @State private var text = ""

    init() {}

    var body: some View {
      NavigationStack {
        ZStack {
          Color.red
          Text("Content")
        }
        .searchable(text: $text).searchSuggestions { Text("Mango").searchCompletion("Mango") }
      }
    }
  }

  /// The colour beside the first suggestion at the window's edge, and that of the content's lower end.
  private func colorsBesideSuggestions(_ look: Look) throws -> (beside: [Int], below: [Int], host: ViewHost<RedPage>) {
    let size = CGSize(width: 320, height: 500)
    let host = ViewHost(RedPage(), size: size, look: look)
    try host.get(.role(.textField)).tap()
    let pixels = try Pixels(host, size)
    return (try pixels[3, Int(host.get(.text("Mango")).frame.midY)], pixels[160, 480], host)
  }

  /// As on macOS.
  @Test("On a desktop suggestions are a menu below the field: the content is seen beside and below them")
  func suggestionMenu() throws {
    let colors = try colorsBesideSuggestions(.desktop)
    // The menu has a shadow.
    #expect(colors.beside[0] > 150 && colors.beside[1] < 100 && colors.below[0] > 200 && colors.below[1] < 100)
    #expect(colors.host.all(.text("Content")).count == 1)
  }

  /// As on iOS.
  @Test("On a phone suggestions are in the place of the content")
  func suggestionPage() throws {
    let colors = try colorsBesideSuggestions(.phone)
    #expect(colors.beside == [255, 255, 255, 255] && colors.below == [255, 255, 255, 255], "\(colors)")
    #expect(try !colors.host.get(.text("Content")).isHittable)
    try colors.host.get(.text("Mango")).tap()
    #expect(try colors.host.get(.role(.textField)).value == "Mango")
    #expect(try colors.host.get(.text("Content")).isHittable)
  }

  @Test("Scopes can be chosen while a user searches") func scopes() throws {
    struct Page: View {
      @State var text = ""
      @State var scope = 1
      var body: some View {
        Text("scope \(scope)").searchable(text: $text)
          .searchScopes($scope) {
            Text("All").tag(1)
            Text("Mine").tag(2)
          }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 320, height: 500))
    #expect(host.all(.text("Mine")).isEmpty)
    try host.get(.role(.textField)).tap()
    try host.get(.text("Mine")).tap()
    #expect(host.all(.text("scope 2")).count == 1)
  }

  @Test("Scopes can appear with the first text, and stay until the search is ended") func scopeActivation() throws {
    struct Page: View {
      @State var text = ""
      @State var scope = 1
      let activation: SearchScopeActivation
      var body: some View {
        Text("scope \(scope)").searchable(text: $text)
          .searchScopes($scope, activation: activation) {
            Text("All").tag(1)
            Text("Mine").tag(2)
          }
      }
    }
    for activation in [SearchScopeActivation.automatic, .onSearchPresentation] {
      let host = ViewHost(Page(activation: activation), size: CGSize(width: 320, height: 500))
      try host.get(.role(.textField)).tap()
      #expect(host.all(.text("Mine")).count == 1)
    }
    let host = ViewHost(Page(activation: .onTextEntry), size: CGSize(width: 320, height: 500))
    let field = try host.get(.role(.textField))
    try field.tap()
    #expect(host.all(.text("Mine")).isEmpty)
    try field.type("x")
    #expect(host.all(.text("Mine")).count == 1)
    try field.key(.delete)
    try host.get(.text("Mine")).tap()
    #expect(host.all(.text("scope 2")).count == 1)
    try host.get(.role(.textField)).key(.escape)
    #expect(host.all(.text("Mine")).isEmpty)
    try host.get(.role(.textField)).tap()
    #expect(host.all(.text("Mine")).isEmpty)
  }

  @Test("Scopes share the width below the field", arguments: [Look.desktop, .phone])
  func widthOfScopes(look: Look) throws {
    let page = NavigationStack {
      Text("Page").searchable(text: .constant("a"), isPresented: .constant(true))
        .searchScopes(.constant(0), activation: .onSearchPresentation) {
          Text("All").tag(0)
          Text("Mine").tag(1)
        }
    }
    let host = ViewHost(page, size: CGSize(width: 400, height: 300), look: look)
    let distance = try host.get(.text("Mine")).frame.midX - host.get(.text("All")).frame.midX
    #expect(distance > 150 && distance < 200)
  }

  @Test("The selection of a search field is written and followed; fields inside of the page have none")
  func selectionOfTheField() throws {
    struct Page: View {
      @State var text = "one two"
      @State var selection: TextSelection?
      var body: some View {
        VStack {
          Button("Select") { selection = text.range(of: "two").map { TextSelection(range: $0) } }
          Text(selection?.isInsertion == true ? "caret" : selection == nil ? "none" : "part")
          TextField("Other", text: .constant("other"))
        }
        .searchable(text: $text).searchSelection($selection)
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 320, height: 500))
    #expect(host.all(.text("none")).count == 1)
    let field = try host.get(.label("Search"))
    try field.focus()
    try field.key(.end)
    #expect(host.all(.text("caret")).count == 1)
    try host.get(.text("Select")).tap()
    try field.focus()
    #expect(field.selectedText == "two")
    #expect(host.all(.text("part")).count == 1)
    let other = try host.get(.label("Other"))
    try other.focus()
    try other.key("a", modifiers: .control)
    #expect(field.selectedText == "two" || field.selectedText == nil)
  }
}
