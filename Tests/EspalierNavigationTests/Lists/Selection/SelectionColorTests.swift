// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierPrimitives
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The colours of a selected row: on a desktop the accent colour with light texts while the list has the keyboard, gray without it.
@MainActor
@Suite("Colours of a selected row") struct SelectionColorTests {
  private final class Log {
    var colors: [String: ResolvedColor] = [:]
    var prominence = BackgroundProminence.standard
  }

  private struct Ink: View {
    let log: Log
    @Environment(\.self) private var environment

    init(log: Log) { self.log = log }

    var body: some View {
      let _ =
        log.colors = [
          "primary": Color.primary.resolve(in: environment), "secondary": Color.secondary.resolve(in: environment),
          "accent": Color.accentColor.resolve(in: environment), "red": Color.red.resolve(in: environment),
        ]
      let _ = log.prominence = environment.backgroundProminence
      Text("Row")
    }
  }

  private struct Page: View {
    let log: Log
    let kind: Kind
    @State private var selection: Int?
    @State private var isPresented = false
    @State private var text = ""

    init(log: Log, kind: Kind) { (self.log, self.kind) = (log, kind) }

    var body: some View {
      VStack {
        TextField("Field", text: $text)
        switch kind {
        case .list: List(0..<1, id: \.self, selection: $selection) { _ in Ink(log: log) }.listStyle(.insetGrouped)
        case .sidebar: List(0..<1, id: \.self, selection: $selection) { _ in Ink(log: log) }.listStyle(.sidebar)
        case .cards: List(0..<1, id: \.self, selection: $selection) { _ in Ink(log: log) }.listStyle(.insetGrouped)
        case .table:
          Table([NumberedItem(id: 0)], selection: $selection) { TableColumn("Column") { _ in Ink(log: log) } }
        case .popover:
          List(0..<1, id: \.self, selection: $selection) { _ in
            Text("Row").popover(isPresented: $isPresented) { Ink(log: log) }
          }
          .listStyle(.insetGrouped)
          .onChange(of: selection) { isPresented = true }
        }
      }
    }
  }

  enum Kind: CaseIterable { case list, sidebar, cards, table, popover }

  private func host(_ kind: Kind, _ log: Log, _ look: Look = .desktop, isDark: Bool = false) throws -> ViewHost<Page> {
    let host = ViewHost(Page(log: log, kind: kind), size: CGSize(width: 400, height: 300), look: look) {
      if isDark { $0.colorScheme = .dark }
    }
    try host.get(.text("Row")).tap()
    try host.settle()
    _ = host.displayList
    return host
  }

  private let blue = Color(red: 0, green: 122 / 255, blue: 1)

  @Test(
    "With the keyboard the row is in the accent colour, and its texts are light", arguments: Kind.allCases,
    [false, true])
  func focused(kind: Kind, isDark: Bool) throws {
    if kind == .popover { return }
    let log = Log()
    let host = try host(kind, log, isDark: isDark)
    #expect(log.colors["primary"] == .white && log.colors["accent"] == .white)
    #expect(try #require(log.colors["secondary"]).red > 0.9)
    #expect(log.colors["red"] != .white)
    #expect(log.prominence == .increased)
    #expect(isDark || host.fill(blue)?.opacity == 1)
    // Another view takes the keyboard.
    try host.get(.role(.textField)).focus()
    try host.settle()
    _ = host.displayList
    #expect(log.colors["primary"] == (isDark ? .white : .black) && log.prominence == .standard)
  }

  @Test("What a selected row presents has its usual colours") func presented() throws {
    let log = Log()
    _ = try host(.popover, log)
    #expect(log.colors["primary"] == .black && log.prominence == .standard)
  }

  @Test("On a phone texts keep their colours on the tint", arguments: [Kind.list, .sidebar, .cards])
  func phone(kind: Kind) throws {
    let log = Log()
    _ = try host(kind, log, .phone)
    #expect(log.colors["primary"] == .black && log.prominence == .standard)
  }

  @Test("A check box and a switch in a selected row keep their colours") func controls() throws {
    for isBox in [true, false] {
      let toggle = Toggle("Loud", isOn: .constant(true))
      let list = List(0..<1, id: \.self, selection: .constant(0)) { _ in
        if isBox { toggle } else { toggle.toggleStyle(.switch) }
      }
      .listStyle(.insetGrouped)
      let host = ViewHost(list, size: CGSize(width: 400, height: 200))
      try host.get(.role(.list)).focus()
      try host.settle()
      let blues = host.fills.filter { $0.color == blue.resolve(in: EnvironmentValues()) }
      #expect(blues.count == 2, "\(blues)")
    }
  }
}
