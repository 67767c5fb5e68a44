// SPDX-License-Identifier: MIT

import EspalierControls
import SwiftUI
import Testing
import ViewTesting

/// The question of `dismissalConfirmationDialog`, which a window asks before it closes.
@MainActor
@Suite("Questions before a window closes") struct DismissalQuestionTests {
  /// The answers that close the window, of those that are tried, and the texts of the dialog.
  private func asked(_ view: some View, look: Look) throws -> (texts: [String], closed: [String]) {
    var (texts, closed): ([String], [String]) = ([], [])
    for answer in ["Discard", "Keep"] {
      let host = ViewHost(view, size: CGSize(width: 400, height: 600), look: look)
      let question = try #require(host.preference(DismissalQuestionKey.self))
      question.ask { closed.append(answer) }
      try host.settle()
      texts = host.all(.role(.text)).compactMap(\.text)
      try host.get(.role(.button, name: answer)).tap()
      try host.settle()
      #expect(host.all(.role(.button, name: answer)).isEmpty, "the dialog goes after \(answer)")
    }
    return (texts, closed)
  }

  @ViewBuilder private var actions: some View {
    Button("Discard") {}
    Button("Keep", role: .cancel) {}
  }

  @Test(
    "Each form asks, and every button closes the window but the one that cancels", arguments: [Look.desktop, .phone])
  func forms(look: Look) throws {
    let page = Color.clear
    let forms: [(AnyView, hasMessage: Bool)] = [
      (AnyView(page.dismissalConfirmationDialog(Text("Close?"), shouldPresent: true) { actions }), false),
      (AnyView(page.dismissalConfirmationDialog("Close?", shouldPresent: true) { actions }), false),
      (AnyView(page.dismissalConfirmationDialog(String("Close?"), shouldPresent: true) { actions }), false),
      (
        AnyView(
          page.dismissalConfirmationDialog(Text("Close?"), shouldPresent: true) {
            actions
          } message: {
            Text("Unsaved")
          }),
        true
      ),
      (
        AnyView(
          page.dismissalConfirmationDialog("Close?", shouldPresent: true) {
            actions
          } message: {
            Text("Unsaved")
          }),
        true
      ),
      (
        AnyView(
          page.dismissalConfirmationDialog(String("Close?"), shouldPresent: true) {
            actions
          } message: {
            Text("Unsaved")
          }), true
      ),
    ]
    for (number, form) in forms.enumerated() {
      let (texts, closed) = try asked(form.0, look: look)
      #expect(closed == ["Discard"], "form \(number)")
      #expect(texts.contains("Unsaved") == form.hasMessage, "form \(number)")
    }
  }

  @Test("A window closes without a question if none is to be presented") func noQuestion() {
    let host = ViewHost(Color.clear.dismissalConfirmationDialog("Close?", shouldPresent: false) { actions })
    #expect(host.preference(DismissalQuestionKey.self) == nil)
  }
}
