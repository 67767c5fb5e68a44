// SPDX-License-Identifier: MIT

import EspalierInteraction
import Foundation
import SwiftUI
import Testing
import ViewTesting

@MainActor
@Suite struct PointerStyleTests {
  private struct Form: View {
    @State private var text = ""
    var body: some View {
      VStack {
        Text("plain")
        TextField("field", text: $text)
        Link("link", destination: URL(string: "https://example.org")!)
        Text("inner").pointerStyle(.zoomIn).padding().contentShape(Rectangle()).pointerStyle(.grabIdle)
      }
    }
  }

  @Test func theInnermostViewWithAValueDecides() throws {
    let host = ViewHost(Form(), size: CGSize(width: 200, height: 200))
    func style(over locator: Locator) throws -> PointerStyle? {
      try host.get(locator).hover()
      return host.pointer.style
    }
    #expect(try style(over: .text("plain")) == nil)
    #expect(try style(over: .role(.textField)) == .horizontalText)
    #expect(try style(over: .text("link")) == .link)
    #expect(try style(over: .text("inner")) == .zoomIn)
    let inner = try host.get(.text("inner")).frame
    host.pointer.hover(at: CGPoint(x: inner.midX, y: inner.maxY + 5))
    #expect(host.pointer.style == .grabIdle)
    host.pointer.hover(at: nil)
    #expect(host.pointer.style == nil)
  }

  @Test func arrowsPointInTheDirectionsOfAResizing() throws {
    struct Page: View {
      let direction: LayoutDirection
      var body: some View {
        VStack {
          Text("column").pointerStyle(.columnResize(directions: .leading))
          Text("row").pointerStyle(.rowResize(directions: .up))
          Text("corner").pointerStyle(.frameResize(position: .topLeading))
          Text("edge").pointerStyle(.frameResize(position: .trailing, directions: .inward))
          Text("both").pointerStyle(.columnResize(directions: .all))
        }
        .environment(\.layoutDirection, direction)
      }
    }
    func names(_ direction: LayoutDirection) throws -> [String?] {
      let host = ViewHost(Page(direction: direction), size: CGSize(width: 200, height: 200))
      return try ["column", "row", "corner", "edge", "both"].map {
        try host.get(.text($0)).hover()
        return host.pointer.style?.name
      }
    }
    #expect(try names(.leftToRight) == ["w-resize", "n-resize", "nwse-resize", "w-resize", "col-resize"])
    #expect(try names(.rightToLeft) == ["e-resize", "n-resize", "nesw-resize", "e-resize", "col-resize"])
  }

  @Test func aViewHidesThePointer() throws {
    struct Page: View {
      @State var isHidden = true
      var body: some View {
        Text("film").pointerVisibility(isHidden ? .hidden : .visible).onTapGesture { isHidden = false }
      }
    }
    let host = ViewHost(Page(), size: CGSize(width: 200, height: 200))
    try host.get(.text("film")).hover()
    #expect(host.pointer.style?.name == "none")
    try host.get(.text("film")).tap()
    try host.get(.text("film")).hover()
    #expect(host.pointer.style == nil)
  }
  @Test("Only a view that is said to hide the pointer hides it") func visibility() throws {
    func name(_ view: some View) throws -> String? {
      let host = ViewHost(view, size: CGSize(width: 200, height: 200))
      try host.get(.text("film")).hover()
      return host.pointer.style?.name
    }
    #expect(try name(Text("film").pointerVisibility(.hidden)) == "none")
    #expect(try name(Text("film").pointerVisibility(.visible)) == nil)
    #expect(try name(Text("film")) == nil)
  }
}
