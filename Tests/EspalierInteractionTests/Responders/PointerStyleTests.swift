// SPDX-License-Identifier: MIT

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
      return host.graph.events.pointerStyle
    }
    #expect(try style(over: .text("plain")) == nil)
    #expect(try style(over: .role(.textField)) == .horizontalText)
    #expect(try style(over: .text("link")) == .link)
    #expect(try style(over: .text("inner")) == .zoomIn)
    let inner = try host.get(.text("inner")).frame
    host.graph.events.hover(at: CGPoint(x: inner.midX, y: inner.maxY + 5))
    #expect(host.graph.events.pointerStyle == .grabIdle)
    host.graph.events.hover(at: nil)
    #expect(host.graph.events.pointerStyle == nil)
  }
}
