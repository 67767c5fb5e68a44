// SPDX-License-Identifier: MIT

import SwiftUI

/// Containers of pages and columns, and views that scroll.
@MainActor
enum Containers {
  static let all = scrolling + pages + columns

  // MARK: - Scrolling

  private static let scrolling = [
    Case("ScrollView", 0) { offset in
      ScrollView {
        ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(maxWidth: .infinity, minHeight: 40) }
      }
      .modifier(Offset(offset: offset))
    }
    .pointer(
      .wheel(.text("Line 3"), down: 2), .state("100"), .drag(.text("Line 6"), byY: -60), .state("100")
    )
    .reader(.act("scroll down", .group("")), .state("468")),
    Case("Form", 0) { offset in
      Form { ForEach(0..<40, id: \.self) { Toggle("Option \($0)", isOn: .constant(false)) } }
        .modifier(Offset(offset: offset))
    }
    .pointer(.wheel(.toggle("Option 3"), down: 2), .state("100")),
    Case("LazyVGrid", "") { pressed in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 150))]) {
          ForEach(0..<200, id: \.self) { number in Button("Cell \(number)") { pressed.wrappedValue = "\(number)" } }
        }
      }
    }
    .pointer(
      .click(.button("Cell 6")), .state("6"), .wheel(.button("Cell 6"), down: 2), .click(.button("Cell 16")),
      .state("16")
    )
    .keys(.tab(to: .button("Cell 2")), .key("space"), .state("2"))
    .reader(.press(.button("Cell 5")), .state("5")),
  ]

  private struct Offset: ViewModifier {
    @Binding var offset: Int
    func body(content: Content) -> some View {
      content.onScrollGeometryChange(for: Int.self) {
        Int($0.contentOffset.y.rounded())
      } action: {
        offset = $1
      }
    }
  }

  // MARK: - Pages

  private static let pages = [
    Case("NavigationStack", [String]()) { path in
      NavigationStack(path: path) {
        NavigationLink("Next", value: "page")
          .navigationTitle("First")
          .navigationDestination(for: String.self) { Text($0).navigationTitle("Second") }
      }
    }
    .pointer(.click(.button("Next")), .state("[\"page\"]"), .click(.button("First")), .state("[]"))
    .keys(
      .tab(to: .button("Next")), .key("space"), .state("[\"page\"]"), .tab(to: .button("First")), .key("space"),
      .state("[]")
    )
    .reader(.press(.button("Next")), .see(.text("page")), .press(.button("First")), .state("[]")),
    Case("TabView", 1) { tab in
      TabView(selection: tab) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("First page") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("Second page") }
      }
    }
    .pointer(.click(.tab("Two")), .state("2"), .see(.text("Second page")))
    .keys(.tab(to: .tab("Two")), .key("space"), .state("2"))
    .reader(.press(.tab("Two")), .state("2"), .see(.text("Second page"))),
    Case("toolbar", 0) { count in
      NavigationStack {
        Text("Content").navigationTitle("Title").toolbar {
          Button("Add", systemImage: "plus") { count.wrappedValue += 1 }
        }
      }
    }
    .pointer(.click(.button("Add")), .state("1"))
    .keys(.tab(to: .button("Add")), .key("space"), .state("1"))
    .reader(.press(.button("Add")), .state("1")),
    Case("searchable", "") { text in
      NavigationStack {
        List(["Apple", "Pear"].filter { text.wrappedValue.isEmpty || $0.hasPrefix(text.wrappedValue) }, id: \.self) {
          Text($0)
        }
        .navigationTitle("Fruit").searchable(text: text)
      }
    }
    .pointer(.click(.search("Search")), .type("Pe"), .state("Pe"), .miss(.row("Apple")), .key("Escape"), .state(""))
    .keys(.tab(to: .search("Search")), .type("Pe"), .state("Pe"), .miss(.row("Apple")))
    .reader(.setText("Pe", .search("Search")), .state("Pe"), .miss(.row("Apple"))),
    Case("searchable, with scopes", 0) { scope in
      NavigationStack {
        Text("Content").searchable(text: .constant("x"))
          .searchScopes(scope) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
      }
    }
    .pointer(.click(.search("Search")), .click(.option("Mine")), .state("1"))
    .reader(.focus(.search("Search")), .press(.option("Mine")), .state("1")),
    Case("searchable, with scopes on text entry", 0) { scope in
      NavigationStack {
        Typing()
          .searchScopes(scope, activation: .onTextEntry) {
            Text("All").tag(0)
            Text("Mine").tag(1)
          }
      }
    }
    .pointer(
      .click(.search("Search")), .miss(.option("Mine")), .type("x"), .click(.option("Mine")), .state("1"),
      .key("Escape"), .miss(.option("Mine"))
    )
    .reader(.focus(.search("Search")), .setText("x", .search("Search")), .press(.option("Mine")), .state("1")),
    Case("searchable, with tokens", [Fruit]()) { tokens in
      NavigationStack {
        Text("Content")
          .searchable(text: .constant(""), tokens: tokens, suggestedTokens: .constant([Fruit(id: "Pear")])) {
            Text($0.id)
          }
      }
    }
    .pointer(.click(.search("Search")), .click(.button("Pear")), .state("[Pear]"))
    .reader(.focus(.search("Search")), .press(.button("Pear")), .state("[Pear]")),
    Case("searchable, with suggestions", "") { text in
      NavigationStack {
        Text("Content").searchable(text: text)
          .searchSuggestions { Text("Pear").searchCompletion("Pear") }
      }
    }
    .pointer(.click(.search("Search")), .click(.button("Pear")), .state("Pear"))
    .reader(.focus(.search("Search")), .press(.button("Pear")), .state("Pear")),
  ]

  private struct Typing: View {
    @State private var text = ""
    var body: some View { Text("Content").searchable(text: $text) }
  }

  private struct Fruit: Identifiable, CustomStringConvertible {
    let id: String
    var description: String { id }
  }

  // MARK: - Columns

  private static let columns = [
    Case("NavigationSplitView", String?.none) { selection in
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: selection) { NavigationLink($0, value: $0) }
      } detail: {
        Text(selection.wrappedValue ?? "Nothing")
      }
    }
    .pointer(.click(.row("Sent")), .state(Lists.some("Sent")), .see(.text("Sent")))
    .keys(.tab(to: .list("")), .key("Down"), .state(Lists.some("Inbox")), .see(.text("Inbox")))
    .reader(.press(.row("Sent")), .state(Lists.some("Sent")), .see(.text("Sent"))),
    Case("NavigationSplitView, narrow", String?.none) { selection in
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: selection) { Text($0) }.navigationTitle("Mail")
      } detail: {
        Text("Page \(selection.wrappedValue ?? "")")
      }
      .frame(width: 360)
    }
    .pointer(.click(.row("Sent")), .see(.text("Page Sent")), .click(.button("Mail")), .see(.row("Inbox")))
    .keys(.tab(to: .list("")), .key("Down"), .see(.text("Page Inbox")))
    .reader(.press(.row("Sent")), .see(.text("Page Sent")), .press(.button("Mail")), .see(.row("Inbox"))),
    split("HSplitView", isHorizontal: true), split("VSplitView", isHorizontal: false),
    Case("inspector", true) { isShown in
      Button("Toggle") { isShown.wrappedValue.toggle() }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .inspector(isPresented: isShown) { Text("Details") }
    }
    .pointer(.see(.text("Details")), .click(.button("Toggle")), .state("false"), .miss(.text("Details")))
    .keys(.tab(to: .button("Toggle")), .key("space"), .state("false"), .miss(.text("Details")))
    .reader(.press(.button("Toggle")), .state("false"), .miss(.text("Details"))),
  ]

  private static func split(_ name: String, isHorizontal: Bool) -> Case {
    // A window keeps lengths for the next split view.
    Case(name, 0) { change in Split(change: change, isHorizontal: isHorizontal) }
      .pointer(
        .drag(.slider(isHorizontal ? "Column width" : "Row height"), byX: 60, byY: 60), .state("60"),
        .drag(.slider(isHorizontal ? "Column width" : "Row height"), byX: -60, byY: -60), .state("0")
      )
      .reader(
        .setValue(280, .slider(isHorizontal ? "Column width" : "Row height")), .state(isHorizontal ? "-40" : "20"),
        .setValue(isHorizontal ? 320 : 260, .slider(isHorizontal ? "Column width" : "Row height")), .state("0"))
  }

  /// By how much the first part has grown.
  private struct Split: View {
    @Binding var change: Int
    let isHorizontal: Bool
    @State private var start: CGFloat?

    var body: some View {
      if isHorizontal { HSplitView { parts } } else { VSplitView { parts } }
    }

    @ViewBuilder private var parts: some View {
      Color.clear.accessibilityElement().accessibilityLabel("First")
        .onGeometryChange(for: CGFloat.self) {
          isHorizontal ? $0.size.width : $0.size.height
        } action: { length in
          if start == nil { start = length }
          change = Int((length - start!).rounded())
        }
      Color.clear
    }
  }
}
