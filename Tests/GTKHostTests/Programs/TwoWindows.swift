// SPDX-License-Identifier: MIT

import SwiftUI

/// An app whose windows share a count, and whose timers and tasks run in the window's loop.
@main struct TwoWindows: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("First") {
      Counter(count: $count, other: "second")
        .onReceive(Timer.publish(every: 0.2, on: .main, in: .common).autoconnect().first()) { _ in print("timer") }
        .task {
          try? await Task.sleep(for: .milliseconds(50))
          print("task")
          DispatchQueue.main.async { print("queue") }
        }
    }
    .defaultSize(width: 300, height: 200)
    Window("Second", id: "second") {
      Counter(count: $count, other: "second")
    }
    .defaultSize(width: 200, height: 100)
  }
}

struct Counter: View {
  @Binding var count: Int
  let other: String
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow
  @Environment(\.scenePhase) private var phase

  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Add") { count += 1 }.keyboardShortcut("a")
      Button("Open") { openWindow(id: other) }.keyboardShortcut("o")
      Button("Close") { dismissWindow() }.keyboardShortcut("w")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onChange(of: count) { print("count", $1) }
    .onChange(of: phase) { print("phase", $1) }
    .onDisappear { print("gone") }
  }
}
