// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Titles that open a menu, and titles that are edited.
@MainActor
struct TitleMenuTests {
  private struct Page: View {
    @State private var chosen = "nothing"
    @State private var name = "Plan"
    var isBound = false
    var hasMenu = true
    var mode = NavigationBarItem.TitleDisplayMode.inline

    @ViewBuilder private var titled: some View {
      let content = VStack {
        Text("chose \(chosen)")
        Text("named \(name)")
      }
      if isBound { content.navigationTitle($name) } else { content.navigationTitle("Plan") }
    }

    var body: some View {
      if hasMenu {
        titled.navigationBarTitleDisplayMode(mode)
          .toolbarTitleMenu {
            Button("Duplicate") { chosen = "duplicate" }
            RenameButton()
          }
      } else {
        titled.navigationBarTitleDisplayMode(mode)
      }
    }
  }

  private func host(_ page: Page, container: Int = 0, look: Look = .desktop) throws -> ViewHost<AnyView> {
    let view: AnyView =
      switch container {
      case 1:
        AnyView(
          NavigationSplitView {
            Text("side")
          } detail: {
            NavigationStack { page }
          })
      case 2: AnyView(TabView { NavigationStack { page }.tabItem { Text("tab") } })
      case 3: AnyView(Color.clear.sheet(isPresented: .constant(true)) { NavigationStack { page } })
      default: AnyView(NavigationStack { page })
      }
    let host = ViewHost(view, size: CGSize(width: 900, height: 600), look: look)
    try host.settle()
    return host
  }

  @Test("toolbarTitleMenu: the title opens a menu", arguments: 0...3)
  func menu(_ container: Int) throws {
    for (mode, look) in [(NavigationBarItem.TitleDisplayMode.inline, Look.desktop), (.large, .phone)] {
      let host = try host(Page(mode: mode), container: container, look: look)
      try host.get(.text("Plan")).tap()
      try host.settle()
      try host.get(.text("Duplicate")).tap()
      try host.settle()
      _ = try host.get(.text("chose duplicate"))
      #expect(host.all(.text("Duplicate")).isEmpty)
    }
  }

  @Test("A title without menu and binding is text only")
  func plain() throws {
    let host = try host(Page(hasMenu: false))
    #expect(host.all(.role(.button, name: "Plan")).isEmpty)
  }

  @Test("A title that is a binding is edited in its place; Return takes the name", arguments: 0...3)
  func rename(_ container: Int) throws {
    for hasMenu in [true, false] {
      let host = try host(Page(isBound: true, hasMenu: hasMenu), container: container)
      try host.get(.text("Plan")).tap()
      try host.settle()
      try host.get(.text("Rename")).tap()
      try host.settle()
      let field = try host.get(.role(.textField))
      #expect(field.value == "Plan")
      try field.type(" B")
      // Nothing is taken while the name is typed.
      _ = try host.get(.text("named Plan"))
      try field.key(.return)
      try host.settle()
      _ = try host.get(.text("named Plan B"))
      #expect(host.all(.role(.textField)).isEmpty && host.warnings.isEmpty)
    }
  }

  @Test("Escape leaves the name as it was; an empty name is not taken")
  func cancel() throws {
    let host = try host(Page(isBound: true))
    for key in [KeyEquivalent.escape, .return] {
      try host.get(.text("Plan")).tap()
      try host.settle()
      try host.get(.text("Rename")).tap()
      try host.settle()
      let field = try host.get(.role(.textField))
      if key == .escape {
        try field.type("!")
      } else {
        for _ in 0..<4 { try field.key(.delete) }
      }
      try field.key(key)
      try host.settle()
      _ = try host.get(.text("named Plan"))
      #expect(host.all(.role(.textField)).isEmpty)
    }
  }

  @Test("The menu of ToolbarTitleMenu in a toolbar is the same one")
  func content() throws {
    let page = Text("page").navigationTitle("Plan").toolbar {
      ToolbarTitleMenu { Button("Move") {} }
      ToolbarItem { Button("Add") {} }
    }
    let host = ViewHost(NavigationStack { page }, size: CGSize(width: 500, height: 400))
    try host.get(.text("Plan")).tap()
    try host.settle()
    _ = try host.get(.text("Move"))
  }

  @Test("navigationDocument: the title's menu shares the document, and opens the folder of a file") func document()
    throws
  {
    func commands(_ change: (AnyView) -> some View) throws -> [String] {
      let page = change(AnyView(Text("page").navigationTitle("Plan").navigationBarTitleDisplayMode(.inline)))
      let host = ViewHost(NavigationStack { page }, size: CGSize(width: 900, height: 600))
      try host.get(.text("Plan")).tap()
      try host.settle()
      return ["Share", "Share…", "Show in Folder"].filter { !host.all(.text($0)).isEmpty }
    }
    let file = URL(fileURLWithPath: "/folder/plan.txt")
    let address = try #require(URL(string: "https://example.org"))
    let preview = SharePreview("Plan")
    #expect(try commands { $0 } == [])
    #expect(try commands { $0.navigationDocument(file) } == ["Share…", "Show in Folder"])
    #expect(try commands { $0.navigationDocument(address) } == ["Share…"])
    #expect(try commands { $0.navigationDocument(file, preview: preview) } == ["Share…", "Show in Folder"])
    #expect(try commands { $0.navigationDocument("words") } == ["Share"])
    #expect(try commands { $0.navigationDocument("words", preview: preview) } == ["Share…"])
  }

  @Test("navigationDocument: Show in Folder opens the folder of the file") func documentFolder() throws {
    var opened: [String] = []
    let page = Text("page").navigationTitle("Plan").navigationBarTitleDisplayMode(.inline)
      .navigationDocument(URL(fileURLWithPath: "/folder/plan.txt"))
    let action = OpenURLAction { url in
      opened.append(url.path)
      return .handled
    }
    let host = ViewHost(
      NavigationStack { page }.environment(\.openURL, action), size: CGSize(width: 900, height: 600))
    try host.get(.text("Plan")).tap()
    try host.settle()
    try host.get(.text("Show in Folder")).tap()
    #expect(opened == ["/folder"])
  }
}
