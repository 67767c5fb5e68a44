// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The rows that a pointer with and without modifier keys selects in a list of which several rows can be selected, as lists
/// on desktops do (documentation of `List`: "Supporting selection in lists"; GNOME's guidelines: "Selection mode").
@MainActor
@Suite("Several rows selected by the pointer")
struct SeveralRowsTests {
  private let model = SelectionModel()
  private let size = CGSize(width: 300, height: 600)

  @Test("A click replaces, Ctrl adds and takes out, Shift takes all from the anchor on")
  func modifiers() throws {
    let host = ViewHost(List(0..<10, selection: model.several) { Text("Row \($0)") }, size: size)
    func click(_ row: Int, _ modifiers: EventModifiers = []) throws {
      try host.get(.text("Row \(row)")).tap(modifiers: modifiers)
    }
    try click(2)
    try click(4)
    #expect(model.rows == [4])
    try click(6, .command)
    #expect(model.rows == [4, 6])
    try click(4, .command)
    #expect(model.rows == [6])
    try click(3)
    try click(5, .shift)
    #expect(model.rows == [3, 4, 5])
    try click(1, .shift)
    #expect(model.rows == [1, 2, 3])
    try click(8, .command)
    try click(9, .shift)
    #expect(model.rows == [8, 9])
  }

  @Test("Shift without an anchor selects one row; with rows of the program's it goes on from there")
  func withoutAnchor() throws {
    let host = ViewHost(List(0..<10, selection: model.several) { Text("Row \($0)") }, size: size)
    try host.get(.text("Row 3")).tap(modifiers: .shift)
    #expect(model.rows == [3])
    model.rows = [5]
    try host.get(.text("Row 7")).tap(modifiers: .shift)
    #expect(model.rows == [5, 6, 7])
  }

  @Test("A range goes over sections without their headers, and without rows that cannot be selected")
  func sections() throws {
    let host = ViewHost(
      List(selection: model.several) {
        Section("First") {
          Text("A").tag(1)
          Text("B").tag(2)
        }
        Section {
          Text("C").tag(3).selectionDisabled()
          ForEach(4..<6, id: \.self) { Text("Row \($0)") }
        } header: {
          Text("Second")
        } footer: {
          Text("Footer")
        }
        Text("Z").tag(9)
      }, size: size)
    try host.get(.text("B")).tap()
    try host.get(.text("Z")).tap(modifiers: .shift)
    #expect(model.rows == [2, 4, 5, 9])
    try host.get(.text("C")).tap()
    #expect(model.rows == [2, 4, 5, 9])
  }

  @Test("In edit mode each click adds its row or takes it out") func editMode() throws {
    let host = ViewHost(
      List(0..<4, selection: model.several) { Text("Row \($0)") }
        .environment(\.editMode, .constant(.active)), size: size)
    for row in [0, 2, 3, 2] { try host.get(.text("Row \(row)")).tap() }
    #expect(model.rows == [0, 3])
  }

  @Test("Where one row can be selected, modifiers select it, and Ctrl takes it out again") func single() throws {
    let host = ViewHost(List(0..<4, selection: model.single) { Text("Row \($0)") }, size: size)
    try host.get(.text("Row 1")).tap(modifiers: .shift)
    #expect(model.one == 1)
    try host.get(.text("Row 2")).tap(modifiers: .command)
    #expect(model.one == 2)
    try host.get(.text("Row 2")).tap(modifiers: .command)
    #expect(model.one == nil)
  }

  @Test("Links in a split view's sidebar are added with Ctrl as other rows are") func links() throws {
    let host = ViewHost(
      NavigationSplitView {
        List(0..<4, selection: model.several) { NavigationLink("Row \($0)", value: $0) }
      } detail: {
        Text("Detail")
      }, size: CGSize(width: 900, height: 400))
    try host.get(.text("Row 1")).tap()
    try host.get(.text("Row 3")).tap(modifiers: .command)
    #expect(model.rows == [1, 3])
    try host.get(.text("Row 0")).tap(modifiers: .shift)
    #expect(model.rows == [0, 1, 2, 3])
  }

  @Test("A screen reader selects a row alone, adds rows and takes them out") func screenReader() throws {
    struct Page: View {
      @State var rows: Set<Int> = []
      var body: some View {
        List(0..<4, selection: $rows) { Text("Row \($0)") }
        Text("\(rows.sorted())")
      }
    }
    let host = ViewHost(Page(), size: size)
    func row(_ number: Int) throws -> Element { try host.get(.role(.group).nth(number)) }
    try row(1).perform("activate")
    try row(2).perform("Add to Selection")
    #expect(host.all(.text("[1, 2]")).count == 1)
    #expect(try row(1).isSelected && row(2).isSelected && !row(0).isSelected)
    try row(1).perform("Remove from Selection")
    #expect(host.all(.text("[2]")).count == 1)
    try row(0).perform("activate")
    #expect(host.all(.text("[0]")).count == 1)
    let single = ViewHost(List(0..<4, selection: model.single) { Text("Row \($0)") }, size: size)
    #expect(try single.get(.role(.group).nth(0)).actions == ["activate"])
  }

  @Test("What no row has is not shown, and stays selected until something else is") func stale() throws {
    model.rows = [77]
    let host = ViewHost(List(0..<4, selection: model.several) { Text("Row \($0)") }, size: size)
    #expect(host.all(.role(.group)).allSatisfy { !$0.isSelected })
    #expect(model.rows == [77])
    try host.get(.text("Row 1")).tap(modifiers: .command)
    #expect(model.rows == [1, 77])
    try host.get(.text("Row 1")).tap()
    #expect(model.rows == [1])
  }
}
