// SPDX-License-Identifier: MIT

import SwiftUI

/// Counts how often N is pressed, and prints it; nothing moves.
struct Counting: View {
  @State private var count = 0

  var body: some View {
    Button("\(count)") { count += 1 }
      .keyboardShortcut("n", modifiers: [])
      .onChange(of: count) { print("count", count) }
  }
}
