// SPDX-License-Identifier: MIT

import SwiftUI

/// A window that is not closed while it works, and reports the modifier keys that are held.
@main struct GuardedApp: App {
  var body: some Scene {
    WindowGroup { GuardedPage() }
      .defaultWindowPlacement { content, _ in
        WindowPlacement(width: content.sizeThatFits(.zero).width + 200, height: 250)
      }
  }
}

private struct GuardedPage: View {
  @State private var works = true

  var body: some View {
    Color.teal.frame(minWidth: 120)
      .overlay { Button("Done") { works = false }.keyboardShortcut("1") }
      .windowDismissBehavior(works ? .disabled : .automatic)
      .onChange(of: works) { print("done") }
      .onModifierKeysChanged(mask: .option, initial: false) { print("option \($1.contains(.option))") }
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        print("size \(Int($0.width))")
      }
      .navigationTitle("Guarded")
      .onDisappear { print("gone") }
  }
}
