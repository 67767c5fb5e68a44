// SPDX-License-Identifier: MIT

import SwiftUI

/// Moves for ever, and works for ever.
struct Restless: View {
  @State private var isOn = false

  var body: some View {
    Circle().fill(.red).frame(width: isOn ? 150 : 20)
      .animation(.linear(duration: 5).repeatForever(), value: isOn)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear { isOn = true }
      .onDisappear { print("gone") }
      .task {
        print("working")
        while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(20)) }
        print("cancelled")
      }
  }
}
