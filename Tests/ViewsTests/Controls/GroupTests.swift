// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

@MainActor
struct GroupTests {
  @Test func aDisclosureGroupOpensAndCloses() throws {
    let host = ViewHost(
      DisclosureGroup("Details") { Text("inside") }, size: CGSize(width: 300, height: 200))
    #expect(host.all(.text("inside")).isEmpty)
    try host.get(.text("Details")).tap()
    try host.settle()
    #expect(try host.get(.text("inside")).frame.minY > (try host.get(.text("Details")).frame.maxY))
    #expect(try host.get(.role(.button, name: "Details")).value == "1")
    try host.get(.text("Details")).tap()
    #expect(host.all(.text("inside")).isEmpty)
  }

  @Test func aDisclosureGroupFollowsItsBinding() throws {
    struct Page: View {
      @State var isOpen = true
      var body: some View {
        DisclosureGroup("Details", isExpanded: $isOpen) { Button("Close") { isOpen = false } }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 200))
    try host.get(.text("Close")).tap()
    #expect(host.all(.text("Close")).isEmpty)
  }

  @Test func aGroupBoxHasItsLabelAbove() throws {
    let host = ViewHost(GroupBox("Account") { Text("Ada") }, size: CGSize(width: 300, height: 200))
    #expect(try host.get(.text("Account")).frame.maxY < (try host.get(.text("Ada")).frame.minY))
  }

  @Test("I44: labelled content stands at the trailing edge") func labeledContent() throws {
    let host = ViewHost(LabeledContent("Name", value: "Ada"), size: CGSize(width: 300, height: 50))
    #expect(try host.get(.text("Name")).frame.minX == 0)
    #expect(try host.get(.text("Ada")).frame.maxX == 300)
  }

  @Test("In a list's row each control of a group is pressed by itself") func aControlGroupInAList() throws {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        List {
          ControlGroup {
            Button("Less") { count -= 1 }
            Button("More") { count += 1 }
          }
          Text("Count \(count)")
        }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 200))
    try host.get(.text("More")).tap()
    #expect(host.all(.text("Count 1")).count == 1)
  }

  @Test func aControlGroupInAMenuStyle() throws {
    var log: [String] = []
    let host = ViewHost(
      ControlGroup("Edit") { Button("Cut") { log.append("cut") } }.controlGroupStyle(.menu),
      size: CGSize(width: 300, height: 200))
    try host.get(.text("Edit")).tap()
    try host.get(.text("Cut")).tap()
    #expect(log == ["cut"])
  }

  @Test func aShortcutDoesWhatItsButtonDoes() throws {
    var log: [String] = []
    let host = ViewHost(
      VStack {
        Button("Save") { log.append("save") }.keyboardShortcut("s")
        Button("Off") { log.append("off") }.keyboardShortcut("o").disabled(true)
        Button("OK") { log.append("ok") }.keyboardShortcut(.defaultAction)
      }, size: CGSize(width: 300, height: 200))
    func press(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws {
      host.graph.events.key(key, modifiers: modifiers)
      try host.update()
    }
    try press("s", [])
    try press("s", .command)
    try press("o", .command)
    try press(.return, [])
    #expect(log == ["save", "ok"])
  }
}
