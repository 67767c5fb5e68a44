// SPDX-License-Identifier: MIT

import SwiftUI

/// A body that does not return, after a press.
struct Endless: View {
  @State private var isEndless = false

  var body: some View {
    if isEndless {
      print("endless")
      while true { usleep(1000) }
    }
    return Button("Run") { isEndless = true }.keyboardShortcut("r").navigationTitle("Endless")
  }
}
