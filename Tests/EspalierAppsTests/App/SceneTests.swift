// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
@testable import EspalierApps
@testable import EspalierContent
@testable import EspalierControls
@testable import EspalierPrimitives

extension EnvironmentValues {
  @Entry fileprivate var flavour = "plain"
}

/// Scenes and what their modifiers do, without a display.
@MainActor
@Suite("Scenes")
struct SceneTests {
  @Observable fileprivate final class Model { var name = "model" }
  private static let log = Log()

  private func graph(_ source: any WindowSource) -> ViewGraph {
    let graph = ViewGraph(
      root: WindowRoot(source), environment: EnvironmentValues(), size: Proposal(CGSize(width: 100, height: 100)))
    graph.update()
    return graph
  }

  private struct Surrounded: App {
    @State private var model = Model()
    @State private var flavour = "sweet"
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      WindowGroup { Reader() }
        .environment(\.flavour, flavour)
        .environment(model)
        .commands { CommandMenu("Menu") { MenuReader { flavour = "sour" } } }
        .environment(\.flavour, "outer")
        .onChange(of: phase, initial: true) { log.lines.append("phase \($1)") }
        .onChange(of: flavour) { log.lines.append("now \(flavour)") }
    }
  }

  private struct Reader: View {
    @Environment(\.flavour) private var flavour
    @Environment(Model.self) private var model
    var body: some View { Text("\(flavour) \(model.name)") }
  }

  private struct MenuReader: View {
    let action: @MainActor @Sendable () -> Void
    @Environment(\.flavour) private var flavour
    var body: some View { Button(flavour, action: action) }
  }

  private func words(_ graph: ViewGraph) -> String? { graph.preference(AccessibilityKey.self).nodes.spokenLabel }

  @Test("A scene's environment reaches its windows, its changes too; onChange watches beside them")
  func environment() throws {
    Self.log.lines = []
    let (app, windows) = WindowProgram(Surrounded.self).start()
    let window = graph(windows.sources[0])
    #expect(words(window) == "sweet model")
    // The commands stand around the inner modifiers.
    let menu = app.preference(MenuEntriesKey.self)
    #expect(menu[0].children[0].title == "outer")
    menu[0].children[0].perform?()
    app.update()
    window.update()
    #expect(words(window) == "sour model")
    app.changeEnvironment { $0.scenePhase = .inactive }
    app.update()
    #expect(Self.log.lines == ["phase active", "now sour", "phase inactive"])
  }

  private struct Kinds: App {
    var body: some Scene {
      WindowGroup("A", id: "a") { Text("a") }
        .defaultSize(width: 10, height: 20).windowStyle(.hiddenTitleBar).keyboardShortcut("1")
        .handlesExternalEvents(matching: ["note:"])
      Window("B", id: "b") { Text("b") }.windowStyle(.plain).defaultPosition(.center).windowToolbarStyle(.unified)
      Settings { Text("s") }
      Settings { Text("t") }.windowResizability(.contentMinSize)
    }
  }

  @Test("The settings of scenes for their windows")
  func kinds() {
    let (app, windows) = WindowProgram(Kinds.self).start()
    defer { app.update() }
    let sources = windows.sources
    #expect(sources.map(\.isSingle) == [false, true, true, true])
    #expect(sources.map(\.isSettings) == [false, false, true, true])
    #expect(sources.map(\.settings.style) == [.hiddenTitle, .plain, .automatic, .automatic])
    #expect(sources[0].settings.defaultSize == CGSize(width: 10, height: 20))
    #expect(sources[0].settings.shortcut == KeyboardShortcut("1"))
    #expect(sources[0].settings.externalEvents == ["note:"])
    // A window of settings is as large as its content without another setting (`WindowSizeTests`).
    #expect(sources.map(\.settings.resizability) == [.automatic, .automatic, .automatic, .contentMinSize])
  }

  private final class Counter {
    var count = 0
    func next() -> Int {
      count += 1
      return count
    }
  }
  private static let counter = Counter()

  private struct Valued: App {
    var body: some Scene {
      WindowGroup(for: Int.self) { $number in
        Button("number \(number)") { number += 10 }
      } defaultValue: {
        counter.next()
      }
    }
  }

  @Test("A window that is opened without a value has the default, one of its own, until it is written")
  func defaultValue() throws {
    let (app, windows) = WindowProgram(Valued.self).start()
    defer { app.update() }
    let (first, second) = (graph(windows.sources[0]), graph(windows.sources[0]))
    #expect(words(first) == "number 1" && words(second) == "number 2")
    first.preference(AccessibilityKey.self).nodes.first?.actions.first?.perform()
    first.update()
    second.update()
    #expect(words(first) == "number 11" && words(second) == "number 2")
    let third = graph(windows.sources[0])
    third.changeEnvironment { $0.windowValue = AnyHashable(7) }
    third.update()
    #expect(words(third) == "number 7")
  }

  private struct Launched: App {
    var body: some Scene {
      Window("A", id: "a") { Text("a") }.defaultLaunchBehavior(.suppressed)
      Group {
        Window("B", id: "b") { Text("b") }
        Window("C", id: "c") { Text("c") }.restorationBehavior(.disabled)
      }
    }
  }

  private struct Welcoming: App {
    var body: some Scene {
      WindowGroup("A", id: "a") { Text("a") }
      Window("B", id: "b") { Text("b") }.defaultLaunchBehavior(.presented)
      Settings { Text("s") }
    }
  }

  private struct Hidden: App {
    var body: some Scene {
      Window("A", id: "a") { Text("a") }.defaultLaunchBehavior(.suppressed)
      Window("B", id: "b") { Text("b") }.defaultLaunchBehavior(.suppressed)
    }
  }

  private struct Extra: App {
    var body: some Scene {
      MenuBarExtra("Extra", systemImage: "star") { Text("e") }
      WindowGroup("A", id: "a") { Text("a") }
    }
  }

  private struct ExtraAlone: App {
    @State private var isInserted = false
    var body: some Scene {
      Window("A", id: "a") { Text("a") }.defaultLaunchBehavior(.suppressed)
      MenuBarExtra("Extra") { Text("e") }
      MenuBarExtra("Removed", isInserted: $isInserted) { Text("r") }
      Settings { Text("s") }
    }
  }

  @Test("An item of the menu bar has a window beside the others, and alone if they are suppressed")
  func menuBarExtras() {
    func windows<A: App>(_ app: A.Type) -> [Bool] {
      let (app, windows) = WindowProgram(app).start()
      defer { app.update() }
      return windows.sources.presentedAtLaunch.map(\.isMenuBarExtra)
    }
    #expect(windows(Extra.self) == [false, true])
    #expect(windows(ExtraAlone.self) == [true])
  }

  private struct Labelled: App {
    var body: some Scene {
      MenuBarExtra {
        Button("Start") {}
        Divider()
        Toggle("Sound", isOn: .constant(true))
      } label: {
        Text("24:59")
      }
      MenuBarExtra("Pane") {
        Text("of views")
      }
      .menuBarExtraStyle(.window)
    }
  }

  @Test("The label of a menu bar extra is above its content, which is a menu or any views")
  func menuBarExtraContent() {
    let (app, windows) = WindowProgram(Labelled.self).start()
    defer { app.update() }
    let (menu, pane) = (graph(windows.sources[0]), graph(windows.sources[1]))
    #expect(words(menu) == "24:59, Start, Sound")
    #expect(words(pane) == "of views")
    #expect(menu.sizeThatFits(.unspecified).width > pane.sizeThatFits(.unspecified).width)
  }

  @Test(
    "Which scenes have a window at first: those that ask for it, else the first that is not suppressed, else the first")
  func launch() {
    func ids<A: App>(_ app: A.Type) -> [String?] {
      let (app, windows) = WindowProgram(app).start()
      defer { app.update() }
      return windows.sources.presentedAtLaunch.map(\.id)
    }
    #expect(ids(Launched.self) == ["b"])
    #expect(ids(Welcoming.self) == ["b"])
    #expect(ids(Hidden.self) == ["a"])
  }

  @Test("Windows of a scene that is not restored are known by its settings")
  func restoration() {
    let (app, windows) = WindowProgram(Launched.self).start()
    defer { app.update() }
    #expect(windows.sources.map(\.settings.restorationBehavior) == [.automatic, .automatic, .disabled])
  }

  @Test("onOpenURL: all actions run, inner ones first; which window it is for")
  func addresses() {
    var opened: [String] = []
    let view = VStack {
      Text("a").onOpenURL { opened.append("inner \($0)") }.handlesExternalEvents(
        preferring: ["b"], allowing: ["b", "c"])
    }
    .onOpenURL { opened.append("outer \($0)") }
    let host = ViewGraph(root: view, environment: EnvironmentValues(), size: .unspecified)
    host.update()
    let url = URL(string: "b:x")!
    for handler in host.preference(OpenedURLKey.self) { handler(url) }
    #expect(opened == ["inner b:x", "outer b:x"])
    let conditions = host.preference(ExternalEventsKey.self)
    #expect(conditions == ExternalEventConditions(preferred: ["b"], allowed: ["b", "c"]))
    #expect(ExternalEventConditions.matches(url, ["*"]) && !ExternalEventConditions.matches(url, []))
  }

  @Test("Words of a command line: addresses and files that are there")
  func words() {
    #expect(OpenedWords.url("https://example.org/a")?.host == "example.org")
    #expect(OpenedWords.url("/")?.isFileURL == true)
    #expect(OpenedWords.url("--flag") == nil)
    #expect(OpenedWords.url("no such file") == nil)
    #expect(OpenedWords.url("no such file.txt")?.isFileURL == true && OpenedWords.url("no/such")?.isFileURL == true)
  }

  @Test("The settings of `espalier run` for windows; what means nothing is passed over")
  func options() {
    let options = WindowOptions("--size 400x300.5 --dark --what --right-to-left --inspected")
    #expect(options.isInspected && !WindowOptions("--dark").isInspected)
    #expect(options.size == CGSize(width: 400, height: 300.5) && options.isDark && options.isRightToLeft)
    #expect(WindowOptions("--size 0x9 --size").size == nil)
  }

  @Test("In a window, dismiss closes it, and nothing is presented")
  func dismissingWindows() {
    var environment = EnvironmentValues()
    var isClosed = false
    environment.dismiss = DismissAction({ isClosed = true }, closesWindow: true)
    #expect(!environment.isPresented && !environment.presentationMode.wrappedValue.isPresented)
    environment.dismiss()
    #expect(isClosed)
  }
}
