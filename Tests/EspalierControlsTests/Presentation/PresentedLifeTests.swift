// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import SwiftUI
import Testing
import ViewTesting

/// A window's tree ends with the window, whatever it has presented.
@MainActor
@Suite("The life of what was presented")
struct PresentedLifeTests {
  enum Kind: CaseIterable { case alert, dialog, sheet, popover, menu }

  private struct Page: View {
    let kind: Kind
    @State private var isShown = false

    private func isShown(_ kind: Kind) -> Binding<Bool> {
      Binding(get: { isShown && self.kind == kind }, set: { isShown = $0 })
    }

    var body: some View {
      Button("Show") { isShown = true }
        .alert("Sure?", isPresented: isShown(.alert)) { Button("Yes") {} }
        .confirmationDialog("Sure?", isPresented: isShown(.dialog)) { Button("Yes") {} }
        .sheet(isPresented: isShown(.sheet)) { Text("sheet") }
        .popover(isPresented: isShown(.popover)) { Text("popover") }
        .contextMenu { Button("Item") {} }
    }
  }

  @Test(arguments: Kind.allCases) func aWindowEnds(_ kind: Kind) throws {
    weak var gone: ViewGraph?
    do {
      let host = ViewHost(Page(kind: kind), size: CGSize(width: 300, height: 300))
      gone = host.graph
      let button = try host.get(.text("Show"))
      if kind == .menu {
        host.pointer.secondaryPress(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
      } else {
        try button.tap()
      }
      try host.settle()
      #expect(host.graph.frontLayer != nil)
    }
    #expect(gone == nil)
  }
}
