// SPDX-License-Identifier: MIT

import SwiftUI

@main
struct LedgerApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: LedgerDocument()) { file in
      LedgerView(document: file.$document)
    }
    .defaultSize(width: 1100, height: 700)
    .commands {
      SidebarCommands()
      InspectorCommands()
      ExpenseCommands()
    }
    Settings { SettingsView() }
  }
}

struct ExpenseCommands: Commands {
  @FocusedValue(\.browser) private var browser

  var body: some Commands {
    CommandMenu("Expense") {
      Button("New Expense") { browser?.isAdding = true }
        .keyboardShortcut("n", modifiers: [.command, .shift])
        .disabled(browser == nil)
      Divider()
      Button("Import…") { browser?.isImporting = true }.disabled(browser == nil)
      Button("Export…") { browser?.isExporting = true }.keyboardShortcut("e").disabled(browser == nil)
    }
  }
}

extension FocusedValues {
  @Entry var browser: Browser?
}
