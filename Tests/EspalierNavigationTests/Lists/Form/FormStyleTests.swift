// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Styles of forms, titles with symbols, help.
@MainActor
@Suite("Styles and help")
struct FormStyleTests {
  private let rows = Form {
    Section("Sound") { Toggle("Loud", isOn: .constant(true)) }
    Text("Version 1")
  }

  @Test("Grouped forms are cards, as automatic ones on a phone; columns, as on a desktop, lie on the background")
  func styles() throws {
    let size = CGSize(width: 300, height: 300)
    let automatic = ViewHost(rows, size: size)
    let grouped = ViewHost(rows.formStyle(.grouped), size: size)
    let phone = ViewHost(rows, size: size, look: .phone)
    let phoneCards = ViewHost(rows.formStyle(.grouped), size: size, look: .phone)
    #expect(try phone.get(.text("Version 1")).frame == phoneCards.get(.text("Version 1")).frame)
    #expect(try automatic.get(.text("Version 1")).frame.minX == automatic.get(.role(.toggle)).frame.minX)
    #expect(grouped.shown.first?.rect.size == size)
    let columns = ViewHost(rows.formStyle(.columns), size: size)
    #expect(try columns.get(.text("Version 1")).frame.minX == columns.get(.role(.toggle)).frame.minX)
    #expect(columns.shown.first?.rect.size != size)
    #expect(try columns.get(.text("Sound")).frame.maxY < columns.get(.text("Loud")).frame.minY)
  }

  @Test("A style of one's own gets the rows") func own() throws {
    struct Boxed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("Box")
          configuration.content
        }
      }
    }
    let host = ViewHost(rows.formStyle(Boxed()), size: CGSize(width: 300, height: 300))
    #expect(host.all(.text("Box")).count == 1)
    #expect(try host.get(.text("Box")).frame.maxY < host.get(.text("Loud")).frame.minY)
  }

  @Test("Titles with symbols") func symbols() throws {
    let host = ViewHost(
      VStack {
        Toggle("Bold", systemImage: "bold", isOn: .constant(true))
        Menu("More", systemImage: "ellipsis") { Text("x") }
        Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("S").tag(1) }.pickerStyle(.inline)
      }, size: CGSize(width: 300, height: 300))
    #expect(host.all(.role(.toggle, name: "Bold")).count == 1)
    #expect(host.all(.role(.button, name: "More")).count == 1)
    #expect(host.shown.filter { $0.kind == .image }.count >= 2)
  }

  @Test("Help comes when the pointer rests, and is a hint") func help() throws {
    let host = ViewHost(
      VStack {
        Button("Save") {}.help("Writes the file")
        Text("other")
      }, size: CGSize(width: 300, height: 120))
    #expect(host.all(.text("Writes the file")).isEmpty)
    try host.get(.text("Save")).hover()
    try host.advance(by: .seconds(0.5))
    let before = try Pixels.ink(host)
    try host.advance(by: .seconds(0.6))
    #expect(try Pixels.ink(host) > before)
    #expect(try host.get(.text("Writes the file")).frame.minY > host.get(.text("Save")).frame.maxY)
    try host.get(.text("other")).hover()
    try host.settle()
    #expect(host.all(.text("Writes the file")).isEmpty)
  }
}

extension Pixels {
  /// The size of the PNG picture in bytes: larger where more is drawn.
  fileprivate static func ink<V>(_ host: ViewHost<V>) throws -> Int { try host.png().count }
}
