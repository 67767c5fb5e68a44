// SPDX-License-Identifier: MIT

import SwiftUI
import ViewTesting

extension Exhibit {
  /// The columns of the table in `docs/looks.md`, with a sheet, a form in columns and a cell of a table.
  enum Place: String, CaseIterable {
    case window, sheet, columns
    case formRow = "form-row"
    case listRow = "list-row"
    case cell, group, bar, menu

    /// The controls of a group are side by side.
    var size: CGSize { CGSize(width: self == .group ? 420 : 250, height: 220) }
  }

  /// The rows of the table, and the controls that are alike.
  enum Subject: String, CaseIterable { case button, toggle, field, picker, stepper, slider, group, link, edit }

  /// The table of automatic styles: a program for each cell, a row for each kind of control, a column for each container.
  static let cells = Subject.allCases.flatMap { subject in Place.allCases.map { Exhibit(subject, in: $0) } }

  private init(_ subject: Subject, in place: Place) {
    self.init("\(subject.rawValue) \(place.rawValue)", place.size.width, place.size.height) {
      Cell(subject: subject, place: place)
    } events: { host in
      if place == .menu { try host.get(.role(.button, name: "Menu")).tap() }
    }
  }
}

/// Controls in a container.
private struct Cell: View {
  let subject: Exhibit.Subject
  let place: Exhibit.Place

  private struct Item: Identifiable { var id = 0 }

  var body: some View {
    let controls = Controls(subject: subject)
    switch place {
    case .window: VStack(alignment: .leading) { controls }
    case .sheet: Color.clear.sheet(isPresented: .constant(true)) { VStack(alignment: .leading) { controls }.padding() }
    case .columns: Form { controls }.padding()
    case .formRow: NavigationStack { Form { controls }.formStyle(.grouped) }
    case .listRow: NavigationStack { List { controls } }
    case .cell: Table([Item()]) { TableColumn("Column") { _ in VStack(alignment: .leading) { controls } } }
    case .group: ControlGroup { controls }
    case .bar: NavigationStack { Text("Page").toolbar { ToolbarItemGroup { controls } } }
    case .menu: Menu("Menu") { controls }.frame(maxHeight: .infinity, alignment: .top).padding(8)
    }
  }
}

private struct Controls: View {
  let subject: Exhibit.Subject

  var body: some View {
    switch subject {
    case .button:
      Button("Action") {}
      Button("Delete", role: .destructive) {}
      Button("Done") {}.keyboardShortcut(.defaultAction)
    case .toggle:
      Toggle("On", isOn: .constant(true))
      Toggle("Off", isOn: .constant(false))
    case .field:
      TextField("Name", text: .constant("Ada"))
      SecureField("Word", text: .constant("abc"))
    case .picker:
      Picker("Size", selection: .constant(1)) {
        Text("Small").tag(1)
        Text("Very large").tag(2)
      }
      Picker("View", selection: .constant(1)) {
        Text("Icons").tag(1)
        Text("List").tag(2)
      }
      .pickerStyle(.segmented)
    case .stepper:
      Stepper("Copies", value: .constant(1))
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      ColorPicker("Ink", selection: .constant(.green))
    case .slider:
      Slider(value: .constant(0.5)) { Text("Level") }
      ProgressView("Loading", value: 0.4)
      Gauge(value: 0.6) { Text("Charge") }
    case .group:
      LabeledContent("Version", value: "1.0")
      DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") }
      GroupBox("Box") { Text("Inside") }
      ControlGroup {
        Button("One") {}
        Button("Two") {}
      }
    case .link: Links()
    case .edit:
      EditButton()
      RenameButton().renameAction {}
      HelpLink {}
    }
  }
}

private struct Links: View {
  private let address = URL(string: "https://example.org")!

  var body: some View {
    Menu("More") { Button("Item") {} }
    NavigationLink("Page") { Text("Page") }
    Link("Site", destination: address)
    ShareLink(item: address)
    PasteButton(payloadType: String.self) { _ in }
  }
}
