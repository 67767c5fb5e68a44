// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierAppleValues
import Foundation
import SwiftUI
import Testing
import UniformTypeIdentifiers
import ViewTesting

@MainActor @Suite("Dialogs of AppKit", .serialized)
struct NSAlertTests {
  @Test("The answer is the number of the button") func answerNumberButton() {
    let alert = NSAlert()
    alert.messageText = "Delete?"
    alert.addButton(withTitle: "Delete")
    alert.addButton(withTitle: "Cancel")
    ProgramAlert.answers = [0, 1]
    #expect(alert.runModal() == .alertFirstButtonReturn)
    #expect(alert.runModal() == .alertSecondButtonReturn)
    // Without an answer the choice that changes nothing is taken.
    #expect(alert.runModal() == .alertSecondButtonReturn)
  }

  @Test("A question shows its title, its text and its buttons") func questionShowsTitleText() throws {
    let alert = ProgramAlert(
      title: "Delete?", message: "It is gone then.",
      choices: [ProgramAlert.Choice("Delete", role: .destructive), ProgramAlert.Choice("Cancel", role: .cancel)])
    let host = ViewHost(AlertContent(alert: alert), size: CGSize(width: 400, height: 300))
    _ = try host.get(.text("Delete?"))
    _ = try host.get(.text("It is gone then."))
    try host.get(.text("Cancel")).tap()
  }

  @Test("Without windows a dialog for files is cancelled") func withoutWindowsDialogFor() {
    #expect(NSOpenPanel().runModal() == .cancel)
    let panel = NSSavePanel()
    panel.allowedContentTypes = [.png]
    #expect(panel.runModal() == .cancel)
    #expect(panel.url == nil)
  }
}
