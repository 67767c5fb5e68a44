// SPDX-License-Identifier: MIT

import SwiftUI

/// A window that is smaller than its panels.
@main struct SmallWindow: App {
  var body: some Scene {
    WindowGroup("Small") { Panels() }.windowResizability(.contentSize)
  }
}

private struct Panels: View {
  @State private var isShown = false
  @State private var choice = 3
  @State private var day = Date(timeIntervalSince1970: 0)

  var body: some View {
    VStack(spacing: 10) {
      Button("Panel") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: .bottom) {
          VStack(spacing: 0) {
            Color.red.frame(width: 360, height: 200)
            Button {
              print("in the panel")
            } label: {
              Color.green.frame(width: 360, height: 100)
            }
            .buttonStyle(.plain)
            Menu("More") { ForEach(0..<6) { index in Button("Item \(index)") { print("item", index) } } }
          }
        }
        .onChange(of: isShown) { print("panel", $1) }
      Picker("Choice", selection: $choice) { ForEach(0..<12) { Text("Option \($0)").tag($0) } }
        .onChange(of: choice) { print("choice", $1) }
    }
    .frame(width: 260, height: 120)
  }
}
