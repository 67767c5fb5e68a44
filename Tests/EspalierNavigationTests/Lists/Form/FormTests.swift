// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct FormTests {
  private let size = CGSize(width: 300, height: 600)

  @Test("I42: rows share a card below their header")
  func rowsShareACardBelowTheirHeader() throws {
    let form = Form {
      Section("Account") {
        Text("A")
        Text("B")
      }
      Section {
        Text("C")
      } footer: {
        Text("Footer")
      }
    }
    .formStyle(.grouped)
    let host = ViewHost(form, size: size)
    let header = try host.get(.role(.heading, name: "Account")).frame
    let a = try host.get(.text("A")).frame
    let b = try host.get(.text("B")).frame
    let c = try host.get(.text("C")).frame
    let footer = try host.get(.text("Footer")).frame
    #expect(header.minX == 36 && a.minX == 36 && footer.minX == 36)
    #expect(header.maxY < a.minY)
    #expect(b.midY - a.midY == 36)
    #expect(c.midY - b.midY > 36)
    #expect(footer.minY > c.maxY)
    #expect(host.sizeThatFits(ProposedViewSize(size)) == size)
  }

  /// Rows are offered the space between the insets, and what is in them starts at their leading edge.
  @Test func rowsAreAsWideAsTheCard() throws {
    let form = Form {
      Color.red.frame(height: 10).accessibilityIdentifier("wide")
      Button("Row") {}
      ForEach(0..<2, id: \.self) { Text("Each \($0)") }
    }
    .formStyle(.grouped)
    let host = ViewHost(form, size: size, look: .phone)
    #expect(try host.get(.identifier("wide")).frame.width == 300 - 2 * 36)
    #expect(try host.get(.role(.button)).frame.minX == 36)
    #expect(try host.get(.text("Each 1")).frame.minX == 36)
  }

  @Test("A button stands in its row as other views do, in a form as in a list, on a phone")
  func buttonsStandWhereTheyArePlaced() throws {
    func check<V: View>(_ rows: V) throws {
      let host = ViewHost(rows, size: size, look: .phone)
      for name in ["Wide", "Between", "Text"] { #expect(try abs(host.get(.text(name)).frame.midX - 150) < 0.5) }
      #expect(try abs(host.get(.text("End")).frame.maxX - 264) < 0.5)
      #expect(try abs(host.get(.text("Start")).frame.minX - 36) < 0.5)
    }
    @ViewBuilder var rows: some View {
      Button("Wide") {}.frame(maxWidth: .infinity)
      HStack {
        Spacer()
        Button("Between") {}
        Spacer()
      }
      Text("Text").frame(maxWidth: .infinity)
      Button("End") {}.frame(maxWidth: .infinity, alignment: .trailing)
      Button("Start") {}
    }
    try check(Form { rows }.formStyle(.grouped))
    try check(List { rows }.listStyle(.insetGrouped))
    try check(Form { Section("Section") { rows } }.formStyle(.grouped))
    try check(GeometryReader { _ in Form { rows }.formStyle(.grouped) })
    try check(NavigationStack { ScrollView { Form { rows }.formStyle(.grouped) } })
  }

  @Test("I30: on a phone a press anywhere on a row does what its buttons do, unless they have a style of their own")
  func rowsArePressed() throws {
    var done: [String] = []
    @ViewBuilder var rows: some View {
      Button("One") { done.append("one") }
      Button("Two") { done.append("two") }.buttonStyle(.borderless)
      Section {
        Text("Three")
      } header: {
        Button("Header") { done.append("header") }
      }
    }
    for rows in [AnyView(Form { rows }.formStyle(.grouped)), AnyView(List { rows }.listStyle(.insetGrouped))] {
      let host = ViewHost(rows, size: size, look: .phone)
      done = []
      let one = try host.get(.text("One")).frame
      host.pointer.tap(at: CGPoint(x: 270, y: one.midY + 15))
      let two = try host.get(.text("Two")).frame
      host.pointer.tap(at: CGPoint(x: 200, y: two.midY))
      #expect(done == ["one"])
      try host.get(.text("Two")).tap()
      try host.get(.text("Header")).tap()
      #expect(done == ["one", "two", "header"])
    }
  }

  @Test("What a row presents is no row: its buttons are pressed on their own") func presentedFromARow() throws {
    struct Row: View {
      @State private var isOpen = false
      let log: (String) -> Void
      var body: some View {
        Button("Open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            VStack {
              Button("First") { log("first") }
              Button("Second") { log("second") }
            }
          }
      }
    }
    var done: [String] = []
    let row = Row { done.append($0) }
    for host in [
      ViewHost(AnyView(Form { row }.formStyle(.grouped)), size: size),
      ViewHost(AnyView(List { row }.listStyle(.insetGrouped)), size: size),
    ] {
      done = []
      try host.get(.text("Open")).tap()
      try host.settle()
      try host.get(.text("Second")).tap()
      #expect(done == ["second"])
    }
  }

  @Test func rowsComeAndGo() throws {
    struct Root: View {
      @State private var count = 1
      var body: some View {
        Form {
          Section("Rows") { ForEach(0..<count, id: \.self) { Text("Row \($0)") } }
          Section { Button("Add") { count += 1 } }
        }
        .formStyle(.grouped)
      }
    }
    let host = ViewHost(Root(), size: size)
    let before = try host.get(.text("Add")).frame.midY
    try host.get(.text("Add")).tap()
    #expect(try host.get(.text("Add")).frame.midY == before + 36)
    _ = try host.get(.text("Row 1"))
  }

  @Test func aSectionOutsideOfAFormIsItsViews() throws {
    let host = ViewHost(
      VStack(alignment: .leading, spacing: 0) {
        Section("Header") { Text("Content") }
      })
    #expect(try host.get(.text("Header")).frame.maxY == host.get(.text("Content")).frame.minY)
  }
}
