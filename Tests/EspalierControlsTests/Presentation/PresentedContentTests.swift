// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The content of sheets, covers and popovers is one view, as that of a window is.
@MainActor
@Suite("Content that is presented")
struct PresentedContentTests {
  nonisolated enum Kind: CaseIterable { case sheet, cover, popover }

  @MainActor
  private func host(_ kind: Kind, _ content: some View) -> ViewHost<AnyView> {
    let presenter = Text("presenter")
    let view: any View =
      switch kind {
      case .sheet: presenter.sheet(isPresented: .constant(true)) { content }
      case .cover: presenter.fullScreenCover(isPresented: .constant(true)) { content }
      case .popover: presenter.popover(isPresented: .constant(true)) { content }
      }
    return ViewHost(AnyView(view), size: CGSize(width: 400, height: 400))
  }

  private func reds(_ host: ViewHost<AnyView>) -> Int {
    host.dump(.displayList).split(separator: "\n").count { $0.contains("#FF0000FF") }
  }

  @Test("A modifier around several views of a presentation is around their container", arguments: Kind.allCases)
  func several(_ kind: Kind) {
    let group = Group {
      Text("a")
      Text("b")
    }
    #expect(reds(host(kind, group.background(Color(red: 1, green: 0, blue: 0)))) == 1)
    #expect(
      reds(
        host(
          kind,
          VStack {
            group.background(Color(red: 1, green: 0, blue: 0))
          })) == 2)
  }

  @Test("An erased spacer takes the size of a spacer (programs 79704, 95031)", arguments: Kind.allCases)
  func spacer(_ kind: Kind) {
    #expect(host(kind, AnyView(Spacer())).dump(.displayList) == host(kind, Spacer()).dump(.displayList))
  }

  @Test("Content that is no view has a card, and what it writes is read", arguments: Kind.allCases)
  func nothing(_ kind: Kind) {
    let plain = host(kind, EmptyView()).dump(.displayList)
    #expect(host(kind, EmptyView().id(1)).dump(.displayList) == plain)
    #expect(host(kind, EmptyView().interactiveDismissDisabled()).dump(.displayList) == plain)
  }
}
