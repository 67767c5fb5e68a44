// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// The example `Ledger` in a window, used from its start to a saved document by a client of the accessibility bus: no key,
/// no pointer.
@Suite(
  .serialized,
  .enabled(
    if: ScreenReader.canRun, "no Xvfb, no xdotool, no dbus-daemon, no python3-pyatspi, or no library beside the tests"))
@MainActor
struct LedgerWindowTests {
  private static let files: [String] = {
    let folder = Repository.root.appendingPathComponent("Examples/Ledger/Sources/Ledger")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0).path }
  }()

  /// The content of a file of the Ledger.
  private struct Saved: Decodable {
    struct Expense: Decodable, Equatable {
      let title: String
      let amount: Double
      let category: String
      let isPaid: Bool
    }
    let expenses: [Expense]
  }

  @MainActor
  private struct Session {
    let display: Display
    private let bus: AccessibilityBus
    let program: RunningProgram
    let reader: ScreenReader

    init() throws {
      display = try Display(width: 1200, height: 800)
      bus = try AccessibilityBus(display)
      // The user's settings must not matter.
      let variables = bus.variables.merging(["XDG_CONFIG_HOME": display.folder.path]) { $1 }
      program = try RunningProgram(
        files: LedgerWindowTests.files, ["--size", "1100x700"], on: display, variables: variables)
      // As a window manager does.
      try display.focus(display.window("Expenses.*"))
      reader = try ScreenReader(bus)
    }

    func stop() {
      reader.stop()
      program.stop()
    }

    /// All elements of all windows.
    func elements() -> [Spoke] { (try? reader.windows().flatMap(\.all)) ?? [] }

    func names(_ role: String) -> [String] { elements().filter { $0.role == role }.map(\.name) }

    /// Waits for the element of a role whose name begins as given.
    @discardableResult
    func find(
      _ role: String, _ name: String, where condition: (Spoke) -> Bool = { _ in true }
    ) throws -> Spoke {
      try GTKHostTests.wait(for: "\(role) \(name)", insteadOf: elements().map { "\($0.role) \($0.name)" }) {
        elements().first { $0.role == role && $0.name.hasPrefix(name) && condition($0) }
      }
    }

    /// Clicks an element once it is there and enabled.
    func click(_ role: String, _ name: String) throws {
      let element = try find(role, name) { $0.states.contains("sensitive") && $0.actions?.contains("click") == true }
      try reader.act("do", element.name, ["action": "click", "role": role])
    }

    func write(_ text: String, in name: String, role: String = "text") throws {
      try find(role, name)
      try reader.act("set text", name, ["text": text, "role": role])
      try find(role, name) { $0.text == text }
    }

    /// Opens the main menu, and one of the menus inside.
    func open(_ menu: String?) throws {
      try click("push button", "Main Menu")
      if let menu { try click("menu item", menu) }
    }

    func choose(_ item: String, in menu: String) throws {
      try open(menu)
      try click("menu item", item)
    }

    /// Waits for the rows of the table.
    func rows(_ what: String, _ condition: ([String]) -> Bool) throws {
      // The first row has the headers.
      try GTKHostTests.wait(until: what, insteadOf: names("table row")) {
        let rows = names("table row").dropFirst()
        return condition(Array(rows))
      }
    }
  }

  @Test("A screen reader's user adds an expense, changes it, takes it back, finds it, and saves the document")
  func fromStartToFile() throws {
    let session = try Session()
    defer { session.stop() }
    try session.rows("the sample's rows") { $0.contains { $0.hasPrefix("Hotel 40, Travel") } }

    // Lists and tables have names, and a header sorts.
    try session.find("list", "Ledger")
    try session.find("table", "Expenses")
    try session.click("push button", "Amount")
    try session.find("push button", "Amount, ascending")
    try session.rows("rows by amount") { rows in
      let amounts = rows.compactMap { $0.split(separator: "€").last.flatMap { Double($0) } }
      return amounts.count > 2 && amounts == amounts.sorted()
    }
    try session.click("push button", "Date")
    try session.find("push button", "Date, ascending")
    try session.click("push button", "Date")
    try session.rows("the last ones first") { $0.first?.hasPrefix("Hotel 40, Travel") == true }

    // A category of the sidebar.
    try session.click("list item", "Travel")
    try session.find("list item", "Travel") { $0.states.contains("selected") }
    try session.rows("rows of one category") { !$0.isEmpty && $0.allSatisfy { $0.contains(", Travel, ") } }

    // A new expense.
    try session.click("push button", "New Expense")
    try session.find("dialog", "") { $0.states.contains("modal") }
    try session.find("push button", "Add") { !$0.states.contains("sensitive") }
    try session.write("Tram ticket", in: "Title")
    try session.write("3.50", in: "Amount")
    try session.find("check box", "Paid") { $0.states.contains("checked") }
    try session.click("check box", "Paid")
    try session.find("check box", "Paid") { !$0.states.contains("checked") }
    try session.click("combo box", "Category, Food")
    try session.click("radio menu item", "Travel")
    try session.find("combo box", "Category, Travel")
    try session.click("push button", "Add")
    try session.rows("the new row") { $0.contains { $0.hasPrefix("Tram ticket, Travel") && $0.hasSuffix("€3.50") } }

    // In the inspector it is changed.
    try session.click("table row", "Tram ticket")
    try session.find("table row", "Tram ticket") { $0.states.contains("selected") }
    try session.find("text", "Title") { $0.text == "Tram ticket" }
    try session.write("4.20", in: "Amount")
    try session.rows("the new amount") { $0.contains { $0.hasPrefix("Tram ticket") && $0.hasSuffix("€4.20") } }

    // The menu takes that back, and does it again.
    try session.choose("Undo", in: "Edit")
    try session.rows("the old amount") { $0.contains { $0.hasPrefix("Tram ticket") && $0.hasSuffix("€3.50") } }
    try session.find("text", "Amount") { $0.text == "3.50" }
    try session.choose("Redo", in: "Edit")
    try session.rows("the new amount again") { $0.contains { $0.hasPrefix("Tram ticket") && $0.hasSuffix("€4.20") } }

    // Search, by its key: the app has no command of that key.
    try session.click("list item", "All Expenses")
    try session.display.xdotool("key", "ctrl+f")
    try session.find("entry", "Search") { $0.states.contains("focused") }
    try session.display.xdotool("type", "tram")
    try session.rows("the row that was searched for") { $0.count == 1 && $0[0].hasPrefix("Tram ticket") }
    try session.write("", in: "Search", role: "entry")
    try session.rows("all rows again") { $0.contains { $0.hasPrefix("Hotel 40") } }

    // Into a file, by GTK's dialog: it calls a button with a mnemonic by its text twice.
    let file = session.display.folder.appendingPathComponent("spring.ledger")
    try session.find("frame", "• ")
    try session.choose("Save", in: "File")
    try session.write(file.path, in: "Name:")
    try session.click("push button", "_Save")
    let saved = try wait(for: "a file with the expense") {
      (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Saved.self, from: $0) }
    }
    #expect(saved.expenses.count == 41)
    #expect(
      saved.expenses.last == Saved.Expense(title: "Tram ticket", amount: 4.2, category: "travel", isPaid: false))
    try session.find("frame", "Expenses")
    #expect(!session.program.output.contains("CRITICAL"), "\(session.program.output)")
    #expect(!session.program.output.contains("Espalier:"), "\(session.program.output)")
  }

  @Test("While a sheet waits, the menus' commands wait too; what is for texts stays")
  func menusBehindASheet() throws {
    let session = try Session()
    defer { session.stop() }
    func isEnabled(_ item: String, in menu: String?) throws -> Bool {
      try session.open(menu)
      let found = try session.find("menu item", item).states.contains("sensitive")
      // By its button: an Escape too many would be the sheet's.
      try session.click("push button", "Main Menu")
      try wait(until: "the menu to close") { session.names("menu item").isEmpty }
      return found
    }
    #expect(try isEnabled("Export", in: "Expense"))
    try session.click("push button", "New Expense")
    try session.find("dialog", "") { $0.states.contains("modal") }
    #expect(try !isEnabled("Export", in: "Expense"))
    #expect(try !isEnabled("Save As", in: "File"))
    #expect(try isEnabled("Quit", in: nil) && isEnabled("Paste", in: "Edit"))
    // Nor by their keys.
    try session.display.xdotool("key", "ctrl+e")
    try session.click("push button", "Cancel")
    try session.find("push button", "New Expense")
    #expect(try session.display.windows("Save File").isEmpty)
    #expect(try isEnabled("Export", in: "Expense"))
  }
}
