// SPDX-License-Identifier: MIT

import SwiftUI

/// A window with a sheet that only its own button takes away.
@main struct AskingApp: App {
  var body: some Scene {
    WindowGroup { AskingPage() }.defaultSize(width: 400, height: 300)
      .commands { CommandMenu("Extra") { Button("Nothing") {} } }
  }
}

private struct AskingPage: View {
  @State private var asks = false

  var body: some View {
    Color.orange
      .overlay { Button("Ask") { asks = true }.keyboardShortcut("1") }
      .sheet(isPresented: $asks) {
        VStack {
          Text("Wait")
          Button("Answer") { asks = false }.keyboardShortcut("2")
        }
        .padding(60)
        .interactiveDismissDisabled()
        .onAppear { print("asked") }
        .onDisappear { print("answered") }
      }
      .navigationTitle("Asking")
      .onDisappear { print("gone") }
  }
}
