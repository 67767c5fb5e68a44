// SPDX-License-Identifier: MIT

import SwiftUI

/// Windows with a bar of the content's, with one of their own, and with none.
@main struct Barred: App {
  var body: some Scene {
    WindowGroup("Barred") { BarredPage() }.defaultSize(width: 500, height: 300)
    Window("A title that is much longer than its window is wide", id: "own") { Plain(name: "own") }
      .defaultSize(width: 300, height: 200)
    Window("None", id: "none") { Plain(name: "none") }.defaultSize(width: 300, height: 200).windowStyle(.plain)
  }
}

struct BarredPage: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    NavigationStack {
      Color.orange
        .navigationTitle("Page")
        .toolbar {
          ToolbarItem(placement: .navigation) { Button("First") { print("first") } }
          ToolbarItem { Button("Last") { print("last") } }
        }
    }
    .background {
      Group {
        Button("Own") { openWindow(id: "own") }.keyboardShortcut("1")
        Button("None") { openWindow(id: "none") }.keyboardShortcut("2")
      }
      .opacity(0)
    }
    .onDisappear { print("gone") }
  }
}

private struct Plain: View {
  let name: String
  var body: some View { Color.teal.onTapGesture { print("tapped \(name)") } }
}
