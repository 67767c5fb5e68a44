// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// A layer above the window, which is all that menus, popovers, sheets and alerts need of the engine.
@MainActor
@Suite("Layers above a window")
struct PresentationRootTests {
  private let size = CGSize(width: 100, height: 100)

  /// The colours on screen, back to front.
  private func colors(_ view: some View) -> [String?] { ViewHost(view, size: size).shown.map { hex($0.paint) } }

  @Test("A presented layer is drawn above the window, and one that is not presented is not") func drawn() {
    let page = Color.pureRed
    func layer(isPresented: Bool) -> some View {
      page.modifier(PresentationModifier(isPresented: isPresented) { _ in Color.pureBlue.frame(width: 10, height: 10) })
    }
    #expect(colors(page) == ["#FF0000FF"])
    #expect(colors(layer(isPresented: false)) == ["#FF0000FF"])
    #expect(colors(layer(isPresented: true)) == ["#FF0000FF", "#0000FFFF"])
  }

  @Test("A layer takes the touches at its place") func touched() {
    var touched: [String] = []
    let view = Color.pureRed.onTapGesture { touched.append("page") }
      .modifier(
        PresentationModifier(isPresented: true) { _ in
          Color.pureBlue.frame(width: 20, height: 20).onTapGesture { touched.append("layer") }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        })
    let host = ViewHost(view, size: size)
    host.pointer.tap(at: CGPoint(x: 50, y: 50))
    host.pointer.tap(at: CGPoint(x: 5, y: 5))
    #expect(touched == ["layer", "page"])
  }

  @Test("The first item of a menu has the keyboard at first, if its layer requests it", arguments: [true, false])
  func first(startsAtFirst: Bool) throws {
    let view = Color.pureRed.modifier(
      PresentationModifier(isPresented: true, startsAtFirst: startsAtFirst) { _ in
        Button("Item") {}.modifier(AccessibilityContainer(.menu))
      })
    let host = ViewHost(view, size: size)
    #expect(try host.get(.role(.button)).isFocused == startsAtFirst)
  }
}
