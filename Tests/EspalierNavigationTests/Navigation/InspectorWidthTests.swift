// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// A view with an inspector takes the width that it is offered, however small the view beside the inspector is (cases,
/// state/s2).
@MainActor
@Suite struct InspectorWidthTests {
  enum Content: CaseIterable { case text, stack, button, image, fixed, scrollView, spacer, grid, empty }

  private struct Page: View {
    let content: Content
    @State var isPresented: Bool

    var body: some View {
      view.inspector(isPresented: $isPresented) {
        List {
          Text("Inside")
          Button("Close") { isPresented = false }
        }
      }
      .toolbar { Button(isPresented ? "Is open" : "Is closed") { isPresented.toggle() } }
    }

    @ViewBuilder private var view: some View {
      switch content {
      case .text: Text("Detail")
      case .stack:
        VStack {
          Text("Detail")
          Text("More")
        }
      case .button: Button("Detail") {}
      case .image: Image(systemName: "star").accessibilityLabel("Detail")
      case .fixed: Color.red.frame(width: 40, height: 40).accessibilityLabel("Detail")
      case .scrollView: ScrollView { Text("Detail") }
      case .spacer:
        VStack {
          Text("Detail")
          Spacer()
        }
      case .grid: Grid { GridRow { Text("Detail") } }
      case .empty: EmptyView()
      }
    }
  }

  private func inspector<Root: View>(_ host: ViewHost<Root>) -> CGRect? {
    host.all(.text("Inside")).first { $0.isHittable }?.frame
  }

  @Test(
    "The column stands at the trailing edge", arguments: Content.allCases, [Look.desktop, .phone])
  func beside(_ content: Content, _ look: Look) throws {
    for wraps in 0..<3 {
      for width in [800.0, 1200] {
        func root(_ isPresented: Bool) -> AnyView {
          let page = Page(content: content, isPresented: isPresented)
          switch wraps {
          case 0: return AnyView(page)
          case 1: return AnyView(NavigationStack { page })
          default:
            return AnyView(
              NavigationSplitView {
                List { Text("Sidebar") }
              } detail: {
                page
              })
          }
        }
        if wraps == 2, width < 1000 { continue }
        let host = ViewHost(root(true), size: CGSize(width: width, height: 500), look: look)
        try host.settle()
        let place = try #require(inspector(host), "in wrapping \(wraps), \(width) points")
        #expect(place.minX > width - 330 && place.maxX <= width)
        if content != .empty {
          let detail = try (host.all(.text("Detail")).first ?? host.get(.label("Detail"))).frame
          let left = wraps == 2 ? 240.0 : 0
          #expect(abs(detail.midX - (left + (width - left - 280) / 2)) < 90, "in the middle of the rest")
          if content != .scrollView, content != .spacer { #expect(detail.midY > 150 && detail.midY < 350) }
        }
        let opened = ViewHost(root(false), size: CGSize(width: width, height: 500), look: look)
        #expect(inspector(opened) == nil)
        if wraps > 0 {
          try opened.get(.text("Is closed")).tap()
          try opened.settle()
          #expect(inspector(opened) == place, "opened later, in wrapping \(wraps)")
          #expect(!opened.all(.text("Is open")).isEmpty)
        }
      }
    }
  }

  @Test("A view with an inspector is as wide as both where no width is offered") func ideal() {
    let alone = ViewHost(Text("Detail")).sizeThatFits(ProposedViewSize(width: nil, height: nil))
    let both = ViewHost(
      Text("Detail").inspector(isPresented: .constant(true)) { Text("Inside").inspectorColumnWidth(200) },
      size: CGSize(width: 800, height: 300)
    ).sizeThatFits(ProposedViewSize(width: nil, height: nil))
    #expect(both.width == alone.width + 200)
  }
}
