// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Rows of forms, headers and groups: specification I42–I45.
@MainActor
struct FormRowTests {
  private let size = CGSize(width: 300, height: 400)

  private func host(_ view: some View) -> ViewHost<some View> { ViewHost(view, size: size) }

  @Test("I42: in a form toggles have their switch at the trailing edge, pickers their value, buttons the whole row")
  func formStyles() throws {
    let host = host(
      Form {
        Toggle("switch", isOn: .constant(true))
        Picker("choice", selection: .constant(1)) { Text("one").tag(1) }
        LabeledContent("name", value: "Ada")
      }
      .formStyle(.grouped))
    for (label, value) in [("choice", "one"), ("name", "Ada")] {
      #expect(try host.get(.text(label)).frame.minX == 36)
      #expect(try host.get(.text(value)).frame.maxX > 220)
    }
    #expect(try host.get(.role(.toggle)).frame.width == 300 - 2 * 36)
  }

  private func shownTexts(_ view: some View) -> [String] {
    ViewHost(view, size: size, look: .phone).displayList.texts
  }

  @Test(
    "I43: on a phone, headers of sections in lists and forms are upper-cased, unless textCase changes that; rows are not"
  )
  func headers() {
    #expect(shownTexts(Form { Section("Account") { Text("Row") } }.formStyle(.grouped)) == ["ACCOUNT", "Row"])
    #expect(
      shownTexts(
        List {
          Section {
            Text("Row")
          } header: {
            Text("Account").textCase(nil)
          }
        }
        .listStyle(.insetGrouped)) == ["Account", "Row"])
    #expect(shownTexts(List { Section("Account") { Text("Row") } }.listStyle(.grouped)) == ["ACCOUNT", "Row"])
  }

  @Test("I44: in a row of a form the label takes its own width, the field the rest")
  func labelsInForms() throws {
    let host = host(
      Form {
        HStack {
          Text("A").accessibilityIdentifier("short")
          TextField("first", text: .constant(""))
        }
        HStack {
          Text("A longer label").accessibilityIdentifier("long")
          TextField("second", text: .constant(""))
        }
      }
      .formStyle(.grouped))
    let (short, long) = (try host.get(.identifier("short")).frame, try host.get(.identifier("long")).frame)
    let (first, second) = (try host.get(.label("first")).frame, try host.get(.label("second")).frame)
    #expect(short.width < long.width && first.minX < second.minX)
    #expect(abs(first.maxX - second.maxX) < 0.01)
  }

  @Test("I45: a group in a grid, a list and a stack is its members; modifiers on it are for each")
  func groups() throws {
    let host = host(
      HStack(spacing: 10) {
        Group {
          Color.red.accessibilityIdentifier("a")
          Group { if true { Color.blue.accessibilityIdentifier("b") } }
        }
        .frame(width: 20, height: 20).padding(5)
      })
    let (a, b) = (try host.get(.identifier("a")).frame, try host.get(.identifier("b")).frame)
    #expect(a.size == CGSize(width: 20, height: 20) && b.size == a.size)
    #expect(b.minX - a.maxX == 20)
  }
}
