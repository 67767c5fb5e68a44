// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierInteraction
import EspalierTestSupport
import SwiftUI
import Testing
@testable import EspalierApps
@testable import EspalierContent
@testable import EspalierControls
@testable import EspalierNavigation
@testable import EspalierPrimitives

private struct WordKey: FocusedValueKey { typealias Value = String }
private struct DraftKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var draft: Binding<String>? {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
  fileprivate var word: String? {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

/// An app's `commands`, as menus.
@MainActor
@Suite("Commands")
struct CommandsTests {
  /// An app's graph, without windows.
  @MainActor private struct Started {
    let graph: ViewGraph
    let windows: WindowList

    init<Program: App>(_ program: Program.Type, environment: EnvironmentValues = EnvironmentValues()) {
      (graph, windows) = WindowProgram(program).start(environment)
    }

    var entries: [MenuEntry] { graph.preference(MenuEntriesKey.self) }

    func choose(_ title: String) throws {
      func find(_ list: [MenuEntry]) -> MenuEntry? {
        for entry in list {
          if entry.title == title, entry.perform != nil { return entry }
          if let found = find(entry.children) { return found }
        }
        return nil
      }
      try #require(find(entries), "\(title) in the menus").perform?()
      graph.update()
    }

    func menus(_ standard: (CommandGroupPlacement) -> [MenuEntry] = { _ in [] }) -> String {
      MenuEntry.menus(entries, standard: standard).map(\.text).joined(separator: "; ")
    }
  }

  private static let log = Log()

  private struct Shapes: App {
    @State private var isBold = false
    @State private var size = 2
    @State private var isLong = false
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands {
          CommandMenu("Shape") {
            Toggle("Bold", isOn: $isBold).keyboardShortcut("b")
            Picker("Size", selection: $size) { ForEach(1..<3) { Text("Size \($0)").tag($0) } }
            Picker("Inline", selection: $size) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
            .pickerStyle(.inline)
            Divider()
            Menu("More") {
              Button {
                log.lines.append("deep")
              } label: {
                Label("Deep", systemImage: "star")
              }
            }
            .disabled(isBold)
            Section("Rest") { Button("Longer", role: .destructive) { isLong = true } }
            if isLong {
              ForEach(0..<2) {
                Text("never").hidden(); Button("Row \($0)") {}
              }
            }
          }
        }
    }
  }

  private struct Pickers: App {
    @State private var size = 2
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands {
          CommandMenu("Pick") {
            Picker("Menu", selection: $size) {
              Text("One").tag(1)
              Text("Two").tag(2)
            }
            Picker("Each", selection: $size) { ForEach(1..<3) { Text("Size \($0)").tag($0) } }.pickerStyle(.inline)
            Picker("Both", selection: $size) {
              Text("One").tag(1)
              ForEach(2..<4) { Text("Size \($0)").tag($0) }
            }
            .pickerStyle(.inline)
            Picker("Sections", selection: $size) {
              Section("Small") {
                Text("One").tag(1)
                Text("Two").tag(2)
              }
              Section("Large") { Text("Ten").tag(10) }
            }
            .pickerStyle(.inline)
          }
        }
    }
  }

  private static let changes = Log()

  private struct Watched: App {
    @State private var isOn = false
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands {
          CommandMenu("View") { Toggle("Wrap", isOn: $isOn).onChange(of: isOn) { changes.lines.append("wrap \($1)") } }
        }
    }
  }

  @Test("onChange of a toggle in a menu is called each time the item is chosen")
  func watched() throws {
    let app = Started(Watched.self)
    try app.choose("Wrap")
    try app.choose("Wrap")
    #expect(Self.changes.lines == ["wrap true", "wrap false"])
  }

  @Test("Pickers show all their options, however these are written")
  func pickers() throws {
    let app = Started(Pickers.self)
    #expect(
      app.menus()
        == "Pick(Menu(One[ ], Two[x]), Each<Size 1[ ], Size 2[x]>, Both<One[ ], Size 2[x], Size 3[ ]>, "
        + "Sections<Small<One[ ], Two[x]>, Large<Ten[ ]>>)")
  }

  @Test("Buttons, toggles, pickers, dividers, sections and menus become items, and follow the app's state")
  func items() throws {
    let app = Started(Shapes.self)
    #expect(
      app.menus()
        == "Shape(Bold[ ] command-b, Size(Size 1[ ], Size 2[x]), Inline<One[ ], Two[x]>, -, More(Deep), Rest<Longer>)")
    try app.choose("Bold")
    #expect(app.menus().hasPrefix("Shape(Bold[x] command-b, "))
    #expect(app.menus().contains("More(off Deep)"))
    try app.choose("Size 1")
    #expect(app.menus().contains("Size(Size 1[x], Size 2[ ]), Inline<One[x], Two[ ]>"))
    try app.choose("Longer")
    #expect(app.menus().hasSuffix("Rest<Longer>, Row 0, Row 1)"))
    try app.choose("Deep")
    #expect(Self.log.lines == ["deep"])
  }

  private struct Groups: App {
    @State private var hasHelp = true
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands {
          CommandGroup(before: .newItem) { Button("Before") {} }
          CommandGroup(after: .newItem) { Button("After") {} }
          CommandGroup(replacing: .pasteboard) {}
          CommandMenu("Own") { Button("Hide help") { hasHelp = false } }
          if hasHelp { CommandGroup(replacing: .help) { Button("Manual") {} } } else { EmptyCommands() }
          Others()
        }
    }
  }

  private struct Others: Commands {
    @State private var count = 0
    var body: some Commands {
      CommandGroup(after: .appSettings) { Button("Count \(count)") { count += 1 } }
    }
  }

  @Test("Groups stand before, after and instead of what every app has; a menu without items is not there")
  func groups() throws {
    let app = Started(Groups.self)
    func standard(_ place: CommandGroupPlacement) -> [MenuEntry] {
      switch place {
      case .newItem: [MenuEntry("New Window", shortcut: KeyboardShortcut("n")) {}]
      case .pasteboard: [MenuEntry("Paste") {}]
      case .undoRedo: [MenuEntry("Undo") {}]
      default: []
      }
    }
    #expect(
      app.menus(standard)
        == "File(<Before, New Window command-n, After>); Edit(<Undo>); Own(Hide help); <Count 0, Manual>")
    try app.choose("Count 0")
    try app.choose("Hide help")
    #expect(
      app.menus(standard)
        == "File(<Before, New Window command-n, After>); Edit(<Undo>); Own(Hide help); <Count 1>")
  }

  @Test("A key does what the first enabled item with it does")
  func keys() throws {
    let app = Started(Shapes.self)
    let menus = MenuEntry.menus(app.entries) { _ in [] }
    let bold = MenuEntry.target(of: KeyboardShortcut("b"), in: menus)
    #expect(bold?.title == "Bold")
    #expect(MenuEntry.target(of: KeyboardShortcut("b", modifiers: [.command, .shift]), in: menus) == nil)
    var shown = try #require(bold)
    shown.showsShortcutOnly = true
    #expect(MenuEntry.target(of: KeyboardShortcut("b"), in: [shown]) == nil)
  }

  private struct Listening: App {
    @FocusedValue(\.word) private var word
    var body: some Scene {
      WindowGroup { Text("window") }
        .commands { CommandMenu(word ?? "nothing") { WordButton() } }
    }
    private struct WordButton: View {
      @FocusedValue(\.word) private var word
      var body: some View { Button(word ?? "none") {}.disabled(word == nil) }
    }
  }

  @Test("Commands and the app itself read the values of the front window")
  func focusedValues() {
    let app = Started(Listening.self)
    #expect(app.menus() == "nothing(off none)")
    let window = ViewGraph(
      root: Color.red.focusedSceneValue(\.word, "red"), environment: EnvironmentValues(), size: .unspecified)
    let values = app.graph.partIfMade(WindowFocusedValues.self)
    window.focusedValues.follow(in: window) { values?.receive($0) }
    window.update()
    app.graph.update()
    #expect(app.menus() == "red(red)")
  }

  private struct Drafting: App {
    @FocusedBinding(\.draft) private var draft
    var body: some Scene {
      WindowGroup { Text("window") }.commands { CommandMenu("Draft") { Button("Send \(draft ?? "nothing")") {} } }
    }
  }

  private struct Draft: View {
    let appeared: (Binding<String>) -> Void
    @State private var text = "a"
    var body: some View { Color.red.focusedSceneValue(\.draft, $text).onAppear { appeared($text) } }
  }

  @Test("A menu shows a focused binding's value after each change of the window's state")
  func focusedBindings() {
    let app = Started(Drafting.self)
    #expect(app.menus() == "Draft(Send nothing)")
    var text: Binding<String>?
    let window = ViewGraph(root: Draft { text = $0 }, environment: EnvironmentValues(), size: .unspecified)
    let values = app.graph.partIfMade(WindowFocusedValues.self)
    window.focusedValues.follow(in: window) { values?.receive($0) }
    var shown: [String] = []
    for _ in 0..<3 {
      window.update()
      app.graph.update()
      shown.append(app.menus())
      text?.wrappedValue += "b"
    }
    #expect(shown == ["Draft(Send a)", "Draft(Send ab)", "Draft(Send abb)"])
  }

  private struct Split: App {
    var body: some Scene {
      WindowGroup { Text("window") }.commands {
        SidebarCommands(); TextEditingCommands(); ToolbarCommands()
      }
    }
  }

  @Test("SidebarCommands show and hide the sidebar of the front window")
  func sidebar() throws {
    let app = Started(Split.self)
    #expect(app.menus() == "View(<off Hide Sidebar command-\u{F70C}>)")
    let values = app.graph.partIfMade(WindowFocusedValues.self)
    let window = ViewGraph(
      root: NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }, environment: EnvironmentValues(),
      size: Proposal(CGSize(width: 800, height: 400)))
    window.focusedValues.follow(in: window) { values?.receive($0) }
    func words() -> String { window.preference(AccessibilityKey.self).nodes.spokenLabel ?? "" }
    window.update()
    app.graph.update()
    #expect(words().contains("side"))
    try app.choose("Hide Sidebar")
    window.update()
    window.clock.set(2)
    window.update()
    app.graph.update()
    #expect(!words().contains("side") && words().contains("detail"))
    #expect(app.menus().contains("Show Sidebar"))
  }

  private struct Removed: App {
    var body: some Scene {
      WindowGroup("Main") { Text("window") }.commands { CommandMenu("Gone") { Button("x") {} } }.commandsRemoved()
      Window("Other", id: "other") { Text("other") }
        .commandsReplaced { CommandMenu("New") { Button("y") {} } }
      Window("Third", id: "third") { Text("third") }
    }
  }

  @Test("commandsRemoved and commandsReplaced take away what a scene has by itself")
  func removed() {
    let app = Started(Removed.self)
    #expect(app.menus() == "New(y)")
    #expect(app.windows.sources.map(\.settings.hasStandardCommands) == [false, false, true])
  }
}

extension MenuEntry {
  /// In one line: `[x]` is a mark, parentheses are a menu, angle brackets a section.
  fileprivate var text: String {
    let inside = children.map(\.text).joined(separator: ", ")
    let keys = shortcut.map { " command-\($0.key.character)" } ?? ""
    let own = (isEnabled || perform == nil ? "" : "off ") + title
    return switch kind {
    case .action: own + keys
    case .toggle(let isOn), .option(let isOn): own + (isOn ? "[x]" : "[ ]") + keys
    case .submenu: "\(title)(\(inside))"
    case .section: "\(title)<\(inside)>"
    case .divider: "-"
    case .group: "group"
    }
  }
}
