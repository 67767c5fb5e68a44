// SPDX-License-Identifier: MIT

import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Choosing an item closes its menu. Views in the menu still have the value that the item sets, as in menus of the desktop, whose
/// views are always there. The views of a menu that a button closes end before its action, which may remove what they show.
@MainActor
@Suite("Changes that an item of a menu makes")
struct MenuChangeTests {
  enum Opening: CaseIterable { case menu, submenu, contextMenu, row }

  private struct Items: View {
    @Binding var isOn: Bool
    let log: Log

    var body: some View {
      Toggle("Wrap", isOn: $isOn).onChange(of: isOn) { log.lines.append("inside \($1)") }
      Picker("Lines", selection: $isOn) {
        Text("Long").tag(false)
        Text("Short").tag(true)
      }
      .pickerStyle(.inline)
    }
  }

  private struct Page: View {
    let opening: Opening
    let animates: Bool
    let log: Log
    @State private var isOn = false

    private var items: Items { Items(isOn: animates ? $isOn.animation(.linear(duration: 1)) : $isOn, log: log) }

    var body: some View {
      content.onChange(of: isOn) { log.lines.append("outside \($1)") }
    }

    @ViewBuilder private var content: some View {
      switch opening {
      case .menu: Menu("Options") { items }
      case .submenu: Menu("Options") { Menu("More") { items } }
      case .contextMenu: Text("Options").contextMenu { items }
      case .row: List { Text("Options").contextMenu { items } }
      }
    }
  }

  private func open(_ opening: Opening, in host: ViewHost<some View>) throws {
    let options = try host.get(.text("Options"))
    if opening == .menu || opening == .submenu { try options.tap() } else { try options.secondaryTap() }
    if opening == .submenu { try host.get(.text("More")).tap() }
    try host.settle()
  }

  @Test("onChange is called in the menu and around it", arguments: Opening.allCases, [false, true])
  func toggles(opening: Opening, animates: Bool) throws {
    for look in [Look.desktop, .phone] {
      let log = Log()
      let host = ViewHost(
        Page(opening: opening, animates: animates, log: log), size: CGSize(width: 400, height: 400), look: look)
      for (item, value) in [("Wrap", true), ("Wrap", false), ("Short", true), ("Long", false)] {
        log.lines = []
        try open(opening, in: host)
        try host.get(.text(item)).tap()
        #expect(log.lines.sorted() == ["inside \(value)", "outside \(value)"], "\(item)")
        #expect(host.graph.frontLayer == nil)
        try host.settle()
        #expect(host.all(.text("Wrap")).isEmpty)
      }
    }
  }

  private struct Rows: View {
    let animates: Bool
    @State private var values = [false, false, false]

    var body: some View {
      VStack {
        ForEach(values.indices, id: \.self) { index in
          Text("Row \(index)").contextMenu {
            Toggle("Done", isOn: $values[index])
            Button("Delete") { withAnimation(animates ? .default : nil) { _ = values.removeLast() } }
          }
        }
      }
    }
  }

  @Test("An item may remove what its menu shows", arguments: [false, true])
  func deletion(animates: Bool) throws {
    let host = ViewHost(Rows(animates: animates), size: CGSize(width: 400, height: 400))
    for row in [2, 1] {
      try host.get(.text("Row \(row)")).secondaryTap()
      try host.get(.text("Delete")).tap()
      try host.settle()
      #expect(host.all(.text("Row \(row)")).isEmpty && host.all(.text("Delete")).isEmpty)
    }
    #expect(host.all(.text("Row 0")).count == 1)
  }
}
