// SPDX-License-Identifier: MIT

import SwiftUI

/// Counts on where it stopped the last time, without `@AppStorage`.
@main struct KeptByCode: App {
  var body: some Scene {
    WindowGroup("Plain") { CodeCounter() }
  }
}

private struct CodeCounter: View {
  @State private var count = UserDefaults.standard.integer(forKey: "count")

  var body: some View {
    Button("Count \(count)") {
      count += 1
      UserDefaults.standard.set(count, forKey: "count")
    }
    .keyboardShortcut("k")
    .navigationTitle("Counted \(count)")
    .frame(width: 200, height: 100)
  }
}
