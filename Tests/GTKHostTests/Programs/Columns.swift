// SPDX-License-Identifier: MIT

import SwiftUI

/// Writes how wide its columns are, and how large its window is, whenever that changes.
@main struct Columns: App {
  var body: some Scene {
    WindowGroup("Columns") { Split() }.defaultSize(width: 800, height: 300)
  }
}

private struct Split: View {
  var body: some View {
    NavigationSplitView {
      Written(name: "side", color: .red).navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
    } detail: {
      HSplitView {
        Written(name: "left", color: .green)
        Written(name: "right", color: .blue)
      }
      .navigationTitle("Columns")
    }
  }
}

private struct Written: View {
  let name: String
  let color: Color

  var body: some View {
    color
      .onGeometryChange(for: Int.self) {
        Int($0.size.width)
      } action: {
        print(name, $0)
      }
      .onDisappear { print(name, "gone") }
  }
}
