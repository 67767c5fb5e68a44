// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

/// Modifiers take functions that are not `Sendable`, as they do in Apple's interface (looks/09): in language mode 6 a property of
/// a view, such as `close`, could not be passed else. That this compiles is the first half of the test.
@MainActor
@Suite("Functions that modifiers take")
struct ActionSignatureTests {
  private struct Row: View {
    let act: () -> Void
    let move: (MoveCommandDirection) -> Void
    let give: () -> NSItemProvider
    let take: ([NSItemProvider]) -> Bool
    let open: (URL) -> Void

    var body: some View {
      VStack {
        Color.red.frame(width: 20, height: 20).focusable().accessibilityIdentifier("focus")
          .onExitCommand(perform: act).onDeleteCommand(perform: act).onMoveCommand(perform: move)
        Text("a").onDrag(give).onDrop(of: [.text], isTargeted: nil, perform: take).onOpenURL(perform: open)
        Text("b").accessibilityAction(.default, act).accessibilityAction(named: "Act", act)
        Text("c").onCopyCommand { [give()] }.onSubmit(act)
      }
      .environment(\.openURL, OpenURLAction(handler: handle))
    }

    private func handle(_ url: URL) -> OpenURLAction.Result { .handled }
  }

  @Test("Functions that modifiers take are called") func called() throws {
    let log = Log()
    let host = ViewHost(
      Row(
        act: { log.lines.append("act") }, move: { log.lines.append("move \($0)") }, give: { NSItemProvider() },
        take: { _ in true }, open: { _ in }), size: CGSize(width: 200, height: 200))
    let view = try host.get(.identifier("focus"))
    try view.key(.escape)
    try view.key(.delete)
    try view.key(.upArrow)
    #expect(log.lines == ["act", "act", "move up"])
  }
}
