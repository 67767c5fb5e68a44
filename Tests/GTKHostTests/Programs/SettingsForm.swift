// SPDX-License-Identifier: MIT

import SwiftUI

/// Settings of one size, and settings that grow.
@main
struct SettingsFormApp: App {
  var body: some Scene {
    WindowGroup("Main") { SettingsLink().padding() }
    Settings { SettingsContent() }
  }
}

private struct SettingsContent: View {
  @State private var isLong = false

  var body: some View {
    Form {
      Toggle("Show grid", isOn: $isLong)
    }
    .formStyle(.grouped)
    .scenePadding()
    .frame(width: 350, height: isLong ? 300 : 200)
    .background { Button("Longer") { isLong = true }.keyboardShortcut("l").hidden() }
  }
}
