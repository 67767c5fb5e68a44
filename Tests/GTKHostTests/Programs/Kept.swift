// SPDX-License-Identifier: MIT

import SwiftUI

/// Counts on where it stopped the last time.
@main struct Kept: App {
  var body: some Scene {
    WindowGroup("Plain") { Counting() }.windowStyle(.hiddenTitleBar)
  }
}

private struct Counting: View {
  @SceneStorage("count") private var count = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
      .keyboardShortcut("k")
      .preferredColorScheme(.dark)
      .navigationTitle("Kept")
      .navigationSubtitle("\(count)")
      .frame(width: 200, height: 100)
  }
}
