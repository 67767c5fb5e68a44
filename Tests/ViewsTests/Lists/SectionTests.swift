// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Sections that open and close, prominent headers, badges.
@MainActor
@Suite("Sections and badges")
struct SectionTests {
  private struct Page: View {
    @State var isOpen = false
    var body: some View {
      List {
        Section("Rivers", isExpanded: $isOpen) {
          Text("Elbe"); Text("Oder")
        }
        Section {
          Text("Harz")
        } header: {
          Text("Hills")
        }
      }
    }
  }

  @Test("A press on the header opens a section and closes it") func expansion() throws {
    let host = ViewHost(Page(), size: CGSize(width: 300, height: 400))
    #expect(host.all(.text("Elbe")).isEmpty)
    let header = try host.get(.role(.button, name: "Rivers"))
    #expect(header.value == "0")
    let hills = try host.get(.text("Harz")).frame.minY
    try header.tap()
    try host.settle()
    #expect(try host.get(.text("Oder")).frame.minY > host.get(.text("Elbe")).frame.minY)
    #expect(try host.get(.text("Harz")).frame.minY > hills)
    try host.get(.role(.button, name: "Rivers")).tap()
    try host.settle()
    #expect(host.all(.text("Elbe")).isEmpty)
    #expect(try host.get(.text("Harz")).frame.minY == hills)
  }

  @Test("Prominent headers are larger and written as they are") func prominence() throws {
    func header(_ prominence: Prominence) throws -> (String?, CGFloat) {
      let host = ViewHost(
        List { Section("Hills") { Text("Harz") } }.headerProminence(prominence), size: CGSize(width: 300, height: 300))
      let element = try host.get(.role(.heading))
      return (element.text, element.frame.height)
    }
    let (standard, increased) = (try header(.standard), try header(.increased))
    #expect(increased.1 > standard.1)
    #expect(increased.0 == "Hills")
  }

  @Test("A badge stands at the end of its row") func badges() throws {
    let host = ViewHost(
      List {
        Text("Inbox").badge(12)
        Text("Sent").badge(0)
        Text("Junk").badge("new")
      }, size: CGSize(width: 300, height: 300))
    #expect(try host.get(.text("12")).frame.maxX == 264)
    #expect(try host.get(.text("new")).frame.midY == host.get(.text("Junk")).frame.midY)
    #expect(host.all(.text("0")).isEmpty)
    #expect(try host.get(.text("Inbox")).frame.minX == host.get(.text("Sent")).frame.minX)
  }

  @Test("A badge of a form's row, and of a tab") func otherBadges() throws {
    let form = ViewHost(Form { Text("Inbox").badge(3) }, size: CGSize(width: 300, height: 200))
    #expect(try form.get(.text("3")).frame.maxX == 264)
    let tabs = ViewHost(
      TabView { Text("Page").tabItem { Text("Mail") }.badge(7) }, size: CGSize(width: 300, height: 200))
    #expect(tabs.all(.text("7")).count == 1)
  }
}
