// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The axis of a spacer in a place for one view. An erased view is that view; a condition is a list of views, which an implicit
/// stack lays out. Source: OpenSwiftUI, where `AnyView` makes its content in its own place, and `_ConditionalContent` and
/// `IDView` make an implicit root; found by random programs (programs 79704, 95031).
@MainActor
@Suite("Spacers in places for one view")
struct ErasedSpacerTests {
  private struct Own: View {
    var body: some View { Spacer() }
  }

  private func size(_ view: some View) -> CGSize? {
    ViewHost(view.background(.red, in: Rectangle()), size: CGSize(width: 90, height: 60)).shown.first?.path.boundingRect
      .size
  }

  @Test("A spacer alone fills both axes, also if its type is erased")
  func erased() {
    let whole = CGSize(width: 90, height: 60)
    #expect(size(Spacer()) == whole)
    #expect(size(AnyView(Spacer())) == whole)
    #expect(size(AnyView(AnyView(Spacer()))) == whole)
    #expect(size(AnyView(Own())) == whole)
    #expect(size(AnyView(Spacer().accessibilityHidden(true))) == whole)
  }

  @Test("An erased spacer in a stack has the axis of the stack")
  func inStack() {
    let host = ViewHost(
      HStack(spacing: 0) {
        Color.blue.frame(width: 20, height: 10)
        AnyView(Spacer())
      }
      .background(.red, in: Rectangle()), size: CGSize(width: 90, height: 60))
    #expect(host.shown.first?.path.boundingRect.size == CGSize(width: 90, height: 10))
  }

  @Test("Erased content of several views has an implicit stack, whose axis spacers have")
  func several() throws {
    let host = ViewHost(
      AnyView(
        TupleView(
          (
            Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("above"), Spacer(),
            Color.blue.frame(width: 20, height: 10).accessibilityIdentifier("below")
          ))), size: CGSize(width: 90, height: 60))
    #expect(try host.get(.identifier("below")).frame == CGRect(x: 35, y: 50, width: 20, height: 10))
  }

  @Test("An erased view has no axis when it becomes a spacer")
  func changes() throws {
    struct Page: View {
      @State var isSpacer = false
      var body: some View {
        (isSpacer ? AnyView(Spacer()) : AnyView(Button("Go") { isSpacer = true })).background(.red, in: Rectangle())
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 90, height: 60))
    try host.get(.text("Go")).tap()
    #expect(host.shown.first?.path.boundingRect.size == CGSize(width: 90, height: 60))
  }

  @Test("A spacer under a condition has the axis of the implicit stack")
  func conditional() {
    struct Conditional: View {
      let isThere: Bool
      var body: some View { if isThere { Spacer() } }
    }
    #expect(size(Conditional(isThere: true)) == CGSize(width: 0, height: 60))
  }
}
