// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Pages that are larger than their window.
@MainActor
@Suite struct LargePageTests {
  private struct Page: View {
    var body: some View {
      Color.red.frame(minWidth: 390, minHeight: 100).accessibilityIdentifier("content")
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("A") {} }
          ToolbarItem { Button("B") {} }
        }
    }
  }

  private let size = CGSize(width: 320, height: 400)

  /// The frames of what is in the bar do not depend on the content.
  private func checkBar(_ host: ViewHost<some View>, in window: ClosedRange<CGFloat>) throws {
    let (a, b) = try (host.get(.text("A")).frame, host.get(.text("B")).frame)
    let title = try host.get(.text("Page")).frame
    #expect(a.minX >= window.lowerBound && b.maxX <= window.upperBound)
    #expect(abs(title.midX - (window.lowerBound + window.upperBound) / 2) < 1)
  }

  @Test(
    "The bar keeps the width of the window; the content reaches beyond both sides", arguments: [Look.desktop, .phone])
  func bar(_ look: Look) throws {
    let host = ViewHost(NavigationStack { Page() }, size: size, look: look)
    try checkBar(host, in: 0...320)
    #expect(try host.get(.identifier("content")).frame.minX == -35)
    #expect(try host.get(.identifier("content")).frame.width == 390)
  }

  @Test("The bar of a page that lies on another keeps the width of the window", arguments: [Look.desktop, .phone])
  func next(_ look: Look) throws {
    let host = ViewHost(
      NavigationStack { NavigationLink("Go") { Page() }.navigationTitle("First") }, size: size, look: look)
    try host.get(.text("Go")).tap()
    try host.settle()
    #expect(try host.get(.text("B")).frame.maxX <= 320)
    #expect(try host.get(.identifier("content")).frame.midX == 160)
  }

  @Test("A large page keeps its bar in tabs and in a narrow split view", arguments: [Look.desktop, .phone])
  func containers(_ look: Look) throws {
    let tabs = TabView { Tab("One", systemImage: "star") { NavigationStack { Page() } } }
    try checkBar(ViewHost(tabs, size: size, look: look), in: 0...320)
    let split = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
      Text("Side")
    } detail: {
      Page()
    }
    let host = ViewHost(split, size: size, look: look)
    #expect(try host.get(.text("B")).frame.maxX <= 320)
  }

  @Test("The least and the ideal size of a stack are those of its page")
  func sizes() throws {
    let host = ViewHost(NavigationStack { Page() }, size: size)
    #expect(host.sizeThatFits(.zero).width == 390)
    #expect(host.sizeThatFits(ProposedViewSize(width: 320, height: 400)) == size)
  }

  @Test("A dialog is as wide as its page")
  func dialog() throws {
    struct Window: View {
      @State private var isShown = true
      var body: some View {
        Color.clear.sheet(isPresented: $isShown) {
          NavigationStack {
            Color.red.frame(minWidth: 600, minHeight: 300).accessibilityIdentifier("content").navigationTitle("Page")
          }
        }
      }
    }
    let host = ViewHost(Window(), size: CGSize(width: 900, height: 600))
    let frame = try host.get(.identifier("content")).frame
    #expect(frame.width == 600 && frame.midX == 450)
    #expect(try host.get(.text("Page")).frame.midX == 450)
  }
}
