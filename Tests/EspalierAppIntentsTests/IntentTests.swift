// SPDX-License-Identifier: MIT

import EspalierAppIntents
import SwiftUI
import Testing
import ViewTesting

private final class Shelf: @unchecked Sendable {
  static let shared = Shelf()
  private let lock = NSLock()
  private var stored = ["Emma", "Dune"]
  var titles: [String] {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

private struct BookEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Book"
  static let defaultQuery = Query()
  let id: String
  @Property(title: "Title") var title: String
  @Property(title: "Note") var note: String?
  init(_ title: String) {
    id = title.lowercased()
    self.title = title
  }
  var displayRepresentation: DisplayRepresentation {
    .init(title: "\(title)", subtitle: note != nil ? "\(note!)" : nil)
  }

  struct Query: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async -> [BookEntity] { ["Emma", "Dune"].map(BookEntity.init) }
    func entities(for identifiers: [BookEntity.ID]) async throws -> [BookEntity] {
      await allEntities().filter { identifiers.contains($0.id) }
    }
    func entities(matching string: String) async throws -> [BookEntity] {
      await allEntities().filter { $0.title.localizedCaseInsensitiveContains(string) }
    }
  }
}

private enum Genre: String, AppEnum {
  case novel, essay
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Genre"
  static let caseDisplayRepresentations: [Genre: DisplayRepresentation] = [.novel: "Novel"]
}

private struct GenreOptions: DynamicOptionsProvider {
  func results() async throws -> ItemCollection<String> {
    ItemCollection(sections: [
      ItemSection("Prose", items: [IntentItem("novel", title: "Novel"), IntentItem("essay")]),
      ItemSection(items: ["poem"]),
    ])
  }
}

private struct AddBook: AppIntent {
  static let title: LocalizedStringResource = "Add Book"
  static let description = IntentDescription("Adds a book.", categoryName: "Books", resultValueName: "Book")
  static let openAppWhenRun = true
  @Parameter(title: "Title", description: "Its title", requestValueDialog: "Which book?") var name: String
  @Parameter(title: "Note") var note: String?
  @Parameter(title: "Copies", default: 1, inclusiveRange: (1, 9)) var copies: Int
  @Parameter(title: "Genre", default: .novel) var genre: Genre
  @Parameter(title: "Action", default: true, displayName: .init(true: "Add", false: "Keep")) var adds: Bool
  @Parameter(title: "Shelf", optionsProvider: GenreOptions()) var shelf: String?
  @Parameter(title: "After") var book: BookEntity?

  static var parameterSummary: some ParameterSummary {
    When(\.$adds, .equalTo, true) {
      Summary("\(\.$adds) \(\.$name)") {
        \.$note
        \.$genre
      }
    } otherwise: {
      Switch(\.$genre) {
        Case(.novel) { Summary("A novel, \(\.$name)") }
        DefaultCase { Summary("Nothing") }
      }
    }
  }

  init() {}
  init(_ name: String) { self.name = name }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<BookEntity> & ProvidesDialog {
    for _ in 0..<copies { Shelf.shared.titles.append(name) }
    return .result(value: BookEntity(name), dialog: "Added \(name)")
  }
}

private struct Refuse: AppIntent {
  static let title: LocalizedStringResource = "Refuse"
  @Parameter var name: String?
  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    return .result()
  }
}

private struct Forward: AppIntent {
  static let title: LocalizedStringResource = "Forward"
  func perform() async throws -> some IntentResult & OpensIntent & ShowsSnippetView {
    .result(opensIntent: AddBook("Forwarded"))
  }
}

private struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  @Parameter(title: "Emoji", default: "😃") var emoji: String
}

private final class Counter: @unchecked Sendable { var count = 0 }
private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Dependency(key: "counter") private var counter: Counter
  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    counter.count += 1
    return .result(value: counter.count)
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static let shortcutTileColor = ShortcutTileColor.teal
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: AddBook(), phrases: ["Add a book to \(.applicationName)", "Add \(\.$genre) with \(.applicationName)"],
      shortTitle: "Add Book", systemImageName: "book")
    AppShortcut(intent: Refuse(), phrases: ["No"])
  }
}

/// Intents of a program, as the program performs them.
@MainActor @Suite(.serialized) struct IntentTests {
  @Test("an intent runs with its parameters and returns its value and its text")
  func runs() async throws {
    Shelf.shared.titles = []
    let intent = AddBook("Persuasion")
    intent.copies = 2
    let result = try await intent()
    #expect(Shelf.shared.titles == ["Persuasion", "Persuasion"])
    #expect(result.value?.title == "Persuasion")
    #expect(String(localized: result.dialog.full) == "Added Persuasion")
    #expect(intent.note == nil)
    #expect(intent.genre == .novel)
  }

  @Test("an intent without a value for a parameter is not performed, and the error names the parameter")
  func needsValue() async throws {
    Shelf.shared.titles = []
    await #expect(throws: IntentError.self) { try await AddBook()() }
    do { _ = try await AddBook()() } catch {
      #expect("\(error)".contains("The parameter name of AddBook has no value"))
    }
    #expect(Shelf.shared.titles.isEmpty)
  }

  @Test("an intent with a number outside of its range is not performed")
  func range() async throws {
    let intent = AddBook("x")
    intent.copies = 10
    do {
      _ = try await intent()
      Issue.record("performed")
    } catch { #expect("\(error)" == "The parameter copies of AddBook is 10, outside of 1 to 9.") }
  }

  @Test("a question for the user fails with a reason")
  func questions() async throws {
    await #expect(throws: IntentError.self) { try await Refuse()() }
    await #expect(throws: IntentError.self) { _ = try await AddBook().$name.requestValue("Which?") }
    #expect(AddBook().$name.needsValueError().description == "Which book?")
  }

  @Test("an intent that a result opens is performed")
  func opens() async throws {
    Shelf.shared.titles = []
    try await Forward()()
    #expect(Shelf.shared.titles == ["Forwarded"])
  }

  @Test("a query finds entities by identifier and by text")
  func queries() async throws {
    #expect(try await BookEntity.defaultQuery.entities(for: ["dune"]).map(\.title) == ["Dune"])
    #expect(try await BookEntity.defaultQuery.entities(matching: "emm").map(\.id) == ["emma"])
    #expect(try await BookEntity.defaultQuery.suggestedEntities().count == 2)
    #expect(try await BookEntity.defaultQuery.results().count == 2)
    #expect(try await GenreOptions().results().allItems == ["novel", "essay", "poem"])
    #expect(String(localized: BookEntity("Emma").displayRepresentation.title) == "Emma")
    #expect(String(localized: Genre.essay.localizedStringResource) == "essay")
    #expect(String(localized: Genre.novel.localizedStringResource) == "Novel")
  }

  @Test("a dependency is made once; a missing one is an error")
  func dependencies() async throws {
    await #expect(throws: IntentError.self) { try await Count()() }
    AppDependencyManager.shared.add(key: "counter", dependency: Counter())
    _ = try await Count()()
    #expect(try await Count()().value == 2)
  }

  @Test("a shortcut's phrase contains the program's name")
  func shortcuts() {
    Shortcuts.updateAppShortcutParameters()
    let phrases = Shortcuts.appShortcuts[0].phrases
    #expect(Shortcuts.appShortcuts.count == 2)
    #expect(phrases[0].hasPrefix("Add a book to ") && phrases[0].count > "Add a book to ".count)
    #expect(Settings().emoji == "😃")
  }

  @Test("a button performs its intent, and a switch too")
  func controls() async throws {
    Shelf.shared.titles = []
    let host = ViewHost(
      VStack {
        Button("Add", intent: AddBook("Emma"))
        Button(intent: AddBook("Dune")) { Label("Other", systemImage: "book") }
        Toggle("On", isOn: false, intent: AddBook("Kim"))
      }, size: CGSize(width: 300, height: 200))
    try host.get(.role(.button, name: "Add")).tap()
    try await wait { Shelf.shared.titles == ["Emma"] }
    try host.get(.role(.button, name: "Other")).tap()
    try await wait { Shelf.shared.titles == ["Emma", "Dune"] }
    try host.get(.label("On")).tap()
    try await wait { Shelf.shared.titles == ["Emma", "Dune", "Kim"] }
  }

  private func wait(_ condition: () -> Bool) async throws {
    for _ in 0..<200 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(condition())
  }
}
