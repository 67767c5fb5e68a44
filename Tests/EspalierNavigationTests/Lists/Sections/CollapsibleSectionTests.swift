// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// `Section.collapsible(_:)` (documentation: whether the user can collapse the section).
@MainActor
@Suite("Collapsible sections")
struct CollapsibleSectionTests {
  private struct Page: View {
    let isCollapsible: Bool
    @State var isOpen = true
    var body: some View {
      List {
        Section("Rivers", isExpanded: $isOpen) { Text("Elbe") }.collapsible(isCollapsible)
        Section("Hills") { Text("Harz") }.collapsible(isCollapsible)
        Button("Change") { isOpen.toggle() }
      }
    }
  }

  @Test("Sections with and without a binding open and close, and the binding is followed")
  func collapsible() throws {
    let host = ViewHost(Page(isCollapsible: true), size: CGSize(width: 300, height: 400))
    try host.get(.role(.button, name: "Hills")).tap()
    try host.settle()
    #expect(host.all(.text("Harz")).isEmpty && !host.all(.text("Elbe")).isEmpty)
    try host.get(.role(.button, name: "Rivers")).tap()
    try host.settle()
    #expect(host.all(.text("Elbe")).isEmpty)
    try host.get(.role(.button, name: "Hills")).tap()
    try host.settle()
    #expect(!host.all(.text("Harz")).isEmpty)
  }

  @Test("Where people cannot, the header is no button, and the binding is followed all the same")
  func fixed() throws {
    let host = ViewHost(Page(isCollapsible: false), size: CGSize(width: 300, height: 400))
    #expect(host.all(.role(.button, name: "Rivers")).isEmpty && host.all(.role(.button, name: "Hills")).isEmpty)
    #expect(!host.all(.text("Elbe")).isEmpty)
    try host.get(.text("Change")).tap()
    try host.settle()
    #expect(host.all(.text("Elbe")).isEmpty && !host.all(.text("Harz")).isEmpty)
  }
}
