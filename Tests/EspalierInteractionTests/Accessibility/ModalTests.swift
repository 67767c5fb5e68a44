// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Views behind something modal are on screen and not read.
@MainActor
@Suite("What is modal hides what lies behind it from screen readers")
struct ModalTests {
  private struct Page: View {
    @State var shows = false
    let kind: String

    var body: some View {
      let page = VStack {
        Button("Behind") {}
        Button("Open") { shows = true }
      }
      switch kind {
      case "sheet": page.sheet(isPresented: $shows) { panel }
      case "cover": page.fullScreenCover(isPresented: $shows) { panel }
      case "alert": page.alert("Sure?", isPresented: $shows) { panel }
      case "dialog": page.confirmationDialog("Sure?", isPresented: $shows) { panel }
      case "open sheet":
        page.sheet(isPresented: $shows) {
          panel.presentationDetents([.height(100)]).presentationBackgroundInteraction(.enabled)
        }
      default: page.popover(isPresented: $shows) { panel }
      }
    }

    private var panel: some View { Button("Done") { shows = false } }
  }

  @Test(arguments: ["sheet", "cover", "alert", "dialog"])
  func hides(_ kind: String) throws {
    let host = ViewHost(Page(kind: kind), size: CGSize(width: 300, height: 400))
    #expect(host.all(.role(.button, name: "Behind")).count == 1)
    try host.get(.role(.button, name: "Open")).tap()
    try host.settle()
    #expect(host.all(.role(.button, name: "Behind")).isEmpty)
    #expect(host.all(.text("Behind")).count == 1)
    #expect(host.dump(.accessibility).contains("modal"))
    try host.get(.role(.button, name: "Done")).perform("activate")
    // A view that goes is not read any more, and one that comes back is read from the first moment.
    #expect(host.all(.role(.button, name: "Behind")).count == 1)
    #expect(host.all(.role(.button, name: "Done")).isEmpty)
  }

  @Test(arguments: ["popover", "open sheet"])
  func hidesNothing(_ kind: String) throws {
    let host = ViewHost(Page(kind: kind), size: CGSize(width: 300, height: 400))
    try host.get(.role(.button, name: "Open")).tap()
    try host.settle()
    #expect(host.all(.role(.button, name: "Behind")).count == 1)
    #expect(host.all(.role(.button, name: "Done")).count == 1)
  }

  @Test("A menu in a sheet is read, what is behind the sheet is not")
  func layersInFront() throws {
    struct Nested: View {
      @State var shows = false
      var body: some View {
        Button("Open") { shows = true }.sheet(isPresented: $shows) { Menu("More") { Button("Copy") {} } }
      }
    }
    let host = ViewHost(Nested(), size: CGSize(width: 300, height: 400))
    try host.get(.role(.button, name: "Open")).tap()
    try host.settle()
    try host.get(.role(.button, name: "More")).tap()
    try host.settle()
    #expect(host.all(.role(.button, name: "Copy")).count == 1)
    #expect(host.all(.role(.button, name: "More")).count == 1)
    #expect(host.all(.role(.button, name: "Open")).isEmpty)
  }

  @Test("The trait does it for a view of one's own, with what is beside it")
  func trait() throws {
    let host = ViewHost(
      VStack {
        Button("Before") {}
        HStack {
          Button("Inside") {}
          Button("Other") {}
        }
        .accessibilityElement(children: .contain).accessibilityAddTraits(.isModal)
        Button("After") {}
      })
    #expect(host.all(.role(.button)).map(\.label) == ["Inside", "Other"])
  }
}
