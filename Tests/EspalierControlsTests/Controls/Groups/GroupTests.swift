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

  @Test("I44: labelled content stands at the trailing edge in a row, and in a phone's look") func labeledContent()
    throws
  {
    let host = ViewHost(LabeledContent("Name", value: "Ada"), size: CGSize(width: 300, height: 50), look: .phone)
    #expect(try host.get(.text("Name")).frame.minX == 0)
    #expect(try host.get(.text("Ada")).frame.maxX == 300)
    for look in [Look.desktop, .phone] {
      let host = ViewHost(
        Form { LabeledContent("Name", value: "Ada") }.formStyle(.grouped), size: CGSize(width: 300, height: 90),
        look: look)
      #expect(try host.get(.text("Ada")).frame.minX > host.get(.text("Name")).frame.maxX + 100)
    }
  }

  // The case layout/m6: recorded on macOS (groupbox/basic, labeledcontent/basic, disclosure/basic).

  private func red(_ width: CGFloat = 40) -> some View {
    Color.red.frame(width: width, height: 16).accessibilityElement().accessibilityIdentifier("red")
  }

  private func framed<V: View>(_ view: V) throws -> ViewHost<some View> {
    ViewHost(view.frame(width: 280, height: 100), size: CGSize(width: 280, height: 100))
  }

  @Test("On a desktop labelled content is as wide as its parts, with 8 points between them") func huggedLabel() throws {
    let label = Color.blue.frame(width: 20, height: 16).accessibilityElement().accessibilityIdentifier("label")
    let host = try framed(
      LabeledContent {
        red()
      } label: {
        label
      })
    #expect(try host.get(.identifier("label")).frame.minX == 106)
    #expect(try host.get(.identifier("red")).frame.minX == 134)
  }

  @Test("On a desktop a group box is five points larger than what is in it, and its label stands above")
  func huggedBox() throws {
    #expect(ViewHost(GroupBox { red() }.fixedSize()).size == CGSize(width: 50, height: 26))
    let host = try framed(GroupBox { red() })
    #expect(try host.get(.identifier("red")).frame.minX == 120)
    let wide = try framed(GroupBox("Wide") { red().frame(maxWidth: .infinity) })
    #expect(try wide.get(.text("Wide")).frame.minX == 10)
    let nested = ViewHost(GroupBox { GroupBox { red() } }.fixedSize())
    #expect(nested.size == CGSize(width: 60, height: 36))
    #expect(ViewHost(GroupBox { red() }, size: CGSize(width: 280, height: 100), look: .phone).size.width == 280)
  }

  @Test("On a desktop what a group discloses lies in its middle") func centredDisclosure() throws {
    let host = try framed(
      DisclosureGroup("Details", isExpanded: .constant(true)) {
        red()
        red(10)
      })
    #expect(host.all(.identifier("red")).map(\.frame.minX) == [120, 135])
    // Behind the arrow, as on macOS.
    #expect(try host.get(.text("Details")).frame.minX == 19)
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
      host.keys.press(key, modifiers: modifiers)
    }
    try press("s", [])
    try press("s", .command)
    try press("o", .command)
    try press(.return, [])
    #expect(log == ["save", "ok"])
  }
}
