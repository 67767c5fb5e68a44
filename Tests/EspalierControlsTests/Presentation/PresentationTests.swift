// SPDX-License-Identifier: MIT

import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// The layer above everything that menus, sheets and alerts are made with.
@MainActor
struct PresentationTests {
  private struct Page: View {
    @State var isOpen = false
    @State var name = ""
    var body: some View {
      VStack {
        Button("Open") { isOpen = true }
          .modifier(
            PresentationModifier(isPresented: isOpen, dismiss: { isOpen = false }) { anchor in
              ZStack(alignment: .topLeading) {
                Color.black.opacity(0.2).onTapGesture { isOpen = false }
                VStack {
                  Text("In front at \(Int(anchor.width)) wide")
                  TextField("Name", text: $name)
                }
              }
            })
        TextField("Behind", text: $name)
      }
      .clipped()
      .opacity(0.5)
    }
  }

  private func host() -> ViewHost<Page> { ViewHost(Page(), size: CGSize(width: 300, height: 300)) }

  @Test func itIsMadeWhenItIsPresented() throws {
    let host = host()
    let button = try host.get(.role(.button))
    let width = Int(button.frame.width)
    try button.tap()
    let text = try host.get(.text("In front at \(width) wide"))
    #expect(text.frame.minY == 0)
    // It covers the button, takes the tap, and goes.
    try button.tap()
    #expect(host.all(.text("In front at \(width) wide")).isEmpty)
    try button.tap()
    #expect(host.all(.text("In front at \(width) wide")).count == 1)
  }

  @Test func escapeDismisses() throws {
    let host = host()
    let button = try host.get(.role(.button))
    try button.tap()
    #expect(host.all(.label("Name")).count == 1)
    host.keys.press(.escape)
    #expect(host.all(.label("Name")).isEmpty)
  }

  @Test func theKeyboardStaysInFront() throws {
    let host = host()
    let behind = try host.get(.label("Behind"))
    try behind.type("a")
    try host.get(.role(.button)).tap()
    host.keys.press(.tab)
    host.keys.type("b")
    // The key selected what was there.
    #expect(try host.get(.label("Name")).value == "b")
    host.keys.press(.escape)
    // The view that had it before has it again.
    host.keys.type("c")
    #expect(behind.value == "bc")
  }

  @Test func transitionsRun() throws {
    struct Fading: View {
      @State var isOpen = false
      var body: some View {
        Button("Open") { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
          .modifier(
            PresentationModifier(isPresented: isOpen) { _ in
              Text("Layer").offset(y: 100).transition(.move(edge: .bottom))
            })
      }
    }
    let host = ViewHost(Fading(), size: CGSize(width: 300, height: 300))
    try host.get(.role(.button)).tap()
    let start = try host.get(.text("Layer")).frame.minY
    try host.settle()
    let end = try host.get(.text("Layer")).frame.minY
    #expect(start > end)
  }
}
