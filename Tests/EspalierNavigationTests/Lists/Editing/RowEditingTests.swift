// SPDX-License-Identifier: MIT

import EspalierHosting
import EspalierInteraction
import EspalierTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Rows that are deleted, moved and swiped.
@MainActor
@Suite("Editing rows")
struct RowEditingTests {
  private struct Page: View {
    @State var names = ["a", "b", "c", "d"]
    var style: (AnyView) -> AnyView = { $0 }

    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "c").moveDisabled(name == "d")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        .navigationTitle("Names")
        .toolbar { EditButton() }
        .overlay(alignment: .bottom) { Text(names.joined()).accessibilityIdentifier("names") }
      }
    }
  }

  private func host() -> ViewHost<Page> { ViewHost(Page(), size: CGSize(width: 300, height: 500)) }

  private func names(_ host: ViewHost<Page>) throws -> String? { try host.get(.identifier("names")).text }

  @Test("A swipe uncovers the button that deletes") func swipe() throws {
    let host = host()
    #expect(host.all(.text("Delete")).isEmpty)
    try host.get(.text("b")).drag(by: CGSize(width: -60, height: 0))
    try host.settle()
    let button = try host.get(.text("Delete"))
    #expect(button.frame.maxX <= 280)
    #expect(try host.get(.text("b")).frame.minX < 0)
    try button.tap()
    try host.settle()
    #expect(try names(host) == "acd")
    #expect(host.all(.text("Delete")).isEmpty)
  }

  @Test("A swipe over more than half of the row deletes") func fullSwipe() throws {
    let host = host()
    try host.get(.text("b")).drag(by: CGSize(width: -200, height: 0))
    try host.settle()
    #expect(try names(host) == "acd")
  }

  @Test("A short swipe, and one the other way, leave the row as it is") func shortSwipe() throws {
    let host = host()
    try host.get(.text("b")).drag(by: CGSize(width: -20, height: 0))
    try host.get(.text("b")).drag(by: CGSize(width: 200, height: 0))
    try host.settle()
    #expect(host.all(.text("Delete")).isEmpty)
    #expect(try names(host) == "abcd")
    #expect(try host.get(.text("b")).frame.minX == host.get(.text("a")).frame.minX)
  }

  @Test("On a desktop the pointer's button swipes no row, however far it is dragged; a finger does")
  func pointersOnADesktop() throws {
    let host = host()
    let before = try names(host)
    host.pointer.scrolls = false
    let row = try host.get(.text("b"))
    try row.drag(by: CGSize(width: -280, height: 0))
    try host.settle()
    #expect(try names(host) == before && host.all(.text("Delete")).isEmpty)

    let frame = row.frame
    let pointer = host.pointer
    pointer.press(at: CGPoint(x: frame.midX, y: frame.midY), isTouch: true)
    pointer.move(to: CGPoint(x: frame.midX - 20, y: frame.midY))
    pointer.move(to: CGPoint(x: frame.midX - 80, y: frame.midY))
    pointer.release(at: CGPoint(x: frame.midX - 80, y: frame.midY))
    try host.settle()
    #expect(host.all(.text("Delete")).count == 1)
  }

  @Test("A tap on an open row closes it") func closes() throws {
    let host = host()
    try host.get(.text("b")).drag(by: CGSize(width: -60, height: 0))
    try host.settle()
    let row = try host.get(.text("a")).frame
    host.pointer.tap(at: CGPoint(x: 60, y: row.midY + 44))
    try host.settle()
    #expect(host.all(.text("Delete")).isEmpty)
    #expect(try names(host) == "abcd")
  }

  @Test("In the edit mode rows have buttons that delete and handles") func editMode() throws {
    let host = host()
    #expect(host.all(.label("Remove")).isEmpty)
    try host.get(.text("Edit")).tap()
    try host.settle()
    // c may not be deleted, d not be moved.
    #expect(host.all(.label("Remove")).count == 3)
    #expect(host.all(.label("Reorder")).count == 3)
    try host.get(.label("Remove").nth(1)).tap()
    try host.settle()
    try host.get(.text("Delete")).tap()
    try host.settle()
    #expect(try names(host) == "acd")
    try host.get(.text("Done")).tap()
    try host.settle()
    #expect(host.all(.label("Remove")).isEmpty)
  }

  @Test("A handle takes its row to another place") func moves() throws {
    let host = host()
    try host.get(.text("Edit")).tap()
    try host.settle()
    try host.get(.label("Reorder").nth(0)).drag(by: CGSize(width: 0, height: 88))
    try host.settle()
    #expect(try names(host) == "bcad")
    try host.get(.label("Reorder").nth(2)).drag(by: CGSize(width: 0, height: -44))
    try host.settle()
    #expect(try names(host) == "bacd")
  }

  @Test("Screen readers offer what swipes and handles do") func accessibility() throws {
    let host = host()
    let row = try host.get(.text("b"))
    _ = row
    let group = try host.get(.role(.group).nth(1))
    #expect(group.actions == ["Delete", "Move Up", "Move Down"])
    try group.perform("Move Down")
    try host.settle()
    #expect(try names(host) == "acbd")
  }

  @Test("Buttons of one's own at both ends") func ownActions() throws {
    let log = Log()
    let host = ViewHost(
      List {
        Text("mail")
          .swipeActions { Button("Bin", role: .destructive) { log.lines.append("bin") } }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin") { log.lines.append("pin") }.tint(.orange)
            Button("Read") { log.lines.append("read") }
          }
        Text("other")
      }, size: CGSize(width: 300, height: 300))
    try host.get(.text("mail")).drag(by: CGSize(width: 250, height: 0))
    try host.settle()
    #expect(log.lines.isEmpty)
    #expect(try host.get(.text("Pin")).frame.minX < host.get(.text("Read")).frame.minX)
    try host.get(.text("Read")).tap()
    try host.settle()
    try host.get(.text("mail")).drag(by: CGSize(width: -250, height: 0))
    #expect(log.lines == ["read", "bin"])
    try host.get(.text("other")).drag(by: CGSize(width: -250, height: 0))
    #expect(log.lines == ["read", "bin"])
  }

  @Test("A wheel that turns sideways uncovers the buttons of a side, and covers them; also where a row is dragged")
  func wheels() throws {
    struct Letters: View {
      @State private var done = "nothing"
      var body: some View {
        List {
          Text("Letter").frame(maxWidth: .infinity).draggable("letter").swipeActions {
            Button("Archive") { done = "archived" }
          }
          Text(done)
        }
      }
    }
    let host = ViewHost(Letters(), size: CGSize(width: 300, height: 300))
    let letter = try host.get(.text("Letter"))
    let start = letter.frame.minX
    func turn(_ width: CGFloat, _ height: CGFloat = 0) throws {
      try letter.scroll(by: CGSize(width: width, height: height))
      try host.settle()
    }
    // Nothing is at the leading edge; a short way does nothing, a long one may be gone in steps.
    try turn(100)
    try turn(-20)
    #expect(letter.frame.minX == start)
    try turn(-20)
    #expect(letter.frame.minX < start - 50)
    try turn(100)
    #expect(letter.frame.minX == start)
    try turn(-50, -60)
    #expect(letter.frame.minX == start)
    try turn(-50)
    try host.get(.text("Archive")).tap()
    #expect(host.all(.text("archived")).count == 1)
  }

  @Test("The list still scrolls over rows that can be swiped") func scrolls() throws {
    let host = ViewHost(
      List { ForEach(0..<50, id: \.self) { Text("Row \($0)") }.onDelete { _ in } },
      size: CGSize(width: 300, height: 300))
    try host.get(.text("Row 3")).drag(by: CGSize(width: 0, height: -80))
    #expect(try host.get(.text("Row 3")).frame.midY < 120)
  }

  @Test("A row whose selection is forbidden is not selected") func selectionDisabled() throws {
    var chosen: Int?
    let host = ViewHost(
      List(selection: Binding(get: { chosen }, set: { chosen = $0 })) {
        ForEach(0..<3, id: \.self) { Text("Row \($0)").selectionDisabled($0 == 1) }
      }, size: CGSize(width: 300, height: 300))
    try host.get(.text("Row 1")).tap()
    #expect(chosen == nil)
    try host.get(.text("Row 2")).tap()
    #expect(chosen == 2)
  }
}
