// SPDX-License-Identifier: MIT

import SwiftUI

/// An app that saves as it leaves the front, as Apple's samples do, and takes a while for it.
@main struct Saving: App {
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup("Saving") { Page() }
      .defaultSize(width: 300, height: 200)
      .onChange(of: phase) { print("app", $1) }
  }
}

private struct Page: View {
  @Environment(\.scenePhase) private var phase

  var body: some View {
    NavigationStack {
      List { Text("Saved later") }.navigationTitle("Saving")
    }
    .onChange(of: phase) {
      print("window", $1)
      guard $1 == .inactive else { return }
      DispatchQueue.global(qos: .background).async {
        let end = Date(timeIntervalSinceNow: 0.5)
        while Date() < end {}
        print("written")
      }
      Task {
        try await Task.sleep(for: .milliseconds(700))
        await Task { print("saved") }.value
      }
    }
    .onDisappear { print("gone") }
  }
}
