// SPDX-License-Identifier: MIT

import SwiftUI

/// Windows whose bars are known only after the first update of their content.
@main struct BarredSizes: App {
  var body: some Scene {
    WindowGroup("Tabbed") { Tabbed() }
    Window("Barred", id: "barred") {
      Color.teal.frame(minWidth: 300, idealWidth: 340, maxWidth: 340, minHeight: 100, idealHeight: 200, maxHeight: 200)
        .toolbar { Button("Item") {} }
    }
  }
}

private struct Tabbed: View {
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    TabView {
      Tab("Page", systemImage: "star") {
        NavigationStack {
          Color.teal.frame(minWidth: 300, minHeight: 100).navigationTitle("Tabbed")
            .background { Button("Open") { openWindow(id: "barred") }.keyboardShortcut("g").hidden() }
        }
      }
    }
  }
}
