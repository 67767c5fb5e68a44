// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// Bars of pages and windows, tabs, sidebars, inspectors and search fields.
  static let bars: [Exhibit] = [
    Exhibit("page", 360, 260) {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationSubtitle("Subtitle").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
          ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          ToolbarItem(placement: .status) { Text("Status") }
        }
      }
    },
    Exhibit("pushed", 320, 160) {
      NavigationStack(path: .constant([1])) {
        Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { _ in
          Text("Page").navigationTitle("Second").toolbar {
            Button("Done") {}.buttonStyle(.borderedProminent)
            Button("Share", systemImage: "square.and.arrow.up") {}
          }
        }
      }
    },
    pushed("hovered-prominent") { $0.pointer.hover(at: try $0.center("Done")) },
    pushed("pressed-prominent") { $0.pointer.press(at: try $0.center("Done")) },
    pushed("hovered-item") { $0.pointer.hover(at: try $0.center("Share")) },
    pushed("disabled") { _ in },
    Exhibit("overflow", 240, 120) {
      NavigationStack {
        Text("Page").navigationTitle("Many items").toolbar {
          ToolbarItemGroup { ForEach(0..<5) { number in Button("Item \(number)") {} } }
          ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
        }
      }
    },
    Exhibit("secondary", 480, 100) {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
        }
      }
    },
    Exhibit("window", 360, 120) { Text("Content").toolbar { Button("Item") {} } },
    Exhibit("outer-items", 360, 140) {
      NavigationStack { Text("Page").navigationTitle("Title") }.toolbar { Button("Outer") {} }
    },
    Exhibit("inactive", 320, 120) {
      NavigationStack { Text("Page").navigationTitle("Title").toolbar { Button("Item") {} } }
        .environment(\.appearsActive, false)
    },
    Exhibit("renamed", 420, 120) {
      NavigationStack {
        Text("Page").navigationTitle(.constant("A title that can be changed in place")).navigationBarTitleDisplayMode(
          .inline)
      }
    } events: {
      try $0.renameTitle()
    },
    Exhibit("tabs", 360, 200) { Tabs() },
    Exhibit("tabs-wide", 640, 160) { Tabs() },
    Exhibit("pages", 240, 140) {
      TabView {
        Text("One")
        Text("Two")
      }
      .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
    },
    Exhibit("accessory", 320, 240) { Tabs().tabViewBottomAccessory { Text("Playing") } },
    Exhibit("split", 720, 300) { Split() },
    Exhibit("sidebar", 260, 260) { Sidebar() },
    Exhibit("inspector", 760, 160) {
      NavigationStack {
        Text("Content").navigationTitle("Title").inspector(isPresented: .constant(true)) { Text("Inspector") }
      }
    },
    resized("inspector-least", 300), resized("inspector-most", -400),
    Exhibit("inspector-narrow", 400, 160) {
      Text("Content").inspector(isPresented: .constant(true)) { Text("Inspector") }
    },
    Exhibit("inspector-low", 440, 100) {
      Text("Content").inspector(isPresented: .constant(true)) { Text("Inspector").inspectorColumnWidth(420) }
    },
    Exhibit("search", 360, 280) { Searched(scopes: true) },
    Exhibit("search-active", 360, 320) {
      Searched(scopes: true)
    } events: {
      try $0.get(.role(.textField)).tap()
    },
    Exhibit("search-wide", 720, 160) { Searched(scopes: false) },
    Exhibit("scrolled", 240, 200) {
      Scrolled()
    } events: {
      $0.pointer.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 100, y: 100))
      try $0.advance(by: .seconds(0.1))
    },
    Exhibit("scrolled-end", 240, 200, rest: 0.2) {
      Scrolled()
    } events: {
      $0.pointer.scroll(by: CGSize(width: 0, height: -10_000), at: CGPoint(x: 100, y: 100))
    },
    Exhibit("scroll-bar-held", 240, 200, rest: 0.2) {
      Scrolled()
    } events: {
      $0.pointer.scroll(by: CGSize(width: 0, height: -30), at: CGPoint(x: 100, y: 100))
      $0.pointer.press(at: CGPoint(x: 236, y: 12))
    },
    Exhibit("scroll-bar-horizontal", 240, 120, rest: 0.2) {
      ScrollView(.horizontal) { Text("Wide").frame(width: 4000, height: 100) }
    } events: {
      $0.pointer.scroll(by: CGSize(width: -30, height: 0), at: CGPoint(x: 100, y: 60))
    },
  ]

  /// An inspector whose edge is dragged.
  private static func resized(_ name: String, _ distance: CGFloat) -> Exhibit {
    Exhibit(name, 1000, 100) {
      Text("Content").inspector(isPresented: .constant(true)) { Text("Inspector") }
    } events: { host in
      let edge = try host.get(.text("Inspector")).frame.midX - 130
      host.pointer.press(at: CGPoint(x: edge, y: 50))
      for part in 1...4 { host.pointer.move(to: CGPoint(x: edge + distance * CGFloat(part) / 4, y: 50)) }
      host.pointer.release(at: CGPoint(x: edge + distance, y: 50))
    }
  }

  private static func pushed(
    _ name: String, events: @escaping @MainActor @Sendable (ViewHost<AnyView>) throws -> Void
  ) -> Exhibit {
    Exhibit(name, 320, 100) {
      NavigationStack {
        Text("Page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline).toolbar {
          Button("Done") {}.buttonStyle(.borderedProminent)
          Button("Share", systemImage: "square.and.arrow.up") {}
        }
        .disabled(name == "disabled")
      }
    } events: {
      try events($0)
    }
  }
}

extension ViewHost {
  /// The middle of the button with a title.
  func center(_ title: String) throws -> CGPoint { try middle(.role(.button, name: title)) }

  func middle(_ locator: Locator) throws -> CGPoint {
    let frame = try get(locator).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  /// Opens the field in which a page is renamed, by the title's menu.
  fileprivate func renameTitle() throws {
    try all(.role(.button)).first?.tap()
    try advance(by: .seconds(1))
    try all(.text("Rename")).first?.tap()
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Text("First").tabItem { Label("First", systemImage: "house") }.badge(3)
      Text("Second").tabItem { Label("Second", systemImage: "star") }
      Text("Third").tabItem { Label("Third", systemImage: "gear") }.badge("new")
    }
  }
}

private struct Sidebar: View {
  var body: some View {
    List(selection: .constant(1)) {
      Section("Places") {
        Label("Home", systemImage: "house").tag(1)
        Label("Files", systemImage: "folder").tag(2).badge(4)
      }
      Section {
        Text("Row").tag(3)
      } header: {
        Text("More")
      } footer: {
        Text("A footer")
      }
    }
    .listStyle(.sidebar)
  }
}

private struct Split: View {
  var body: some View {
    NavigationSplitView {
      Sidebar().navigationTitle("Sidebar")
    } detail: {
      Text("Detail").navigationTitle("Detail").toolbar { Button("Item") {} }
    }
  }
}

private struct Searched: View {
  let scopes: Bool

  var body: some View {
    NavigationStack {
      List(0..<3, id: \.self) { Text("Row \($0)") }.navigationTitle("Search")
        .searchable(text: .constant("a"))
        .searchScopes(.constant(0)) {
          if scopes {
            Text("All").tag(0)
            Text("Some").tag(1)
          }
        }
        .searchSuggestions { if scopes { Text("Apple").searchCompletion("apple") } }
    }
  }
}

private struct Scrolled: View {
  var body: some View {
    ScrollView { Text("High").frame(width: 200, height: 6000, alignment: .top) }
  }
}
