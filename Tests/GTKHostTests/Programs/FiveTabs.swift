// SPDX-License-Identifier: MIT

import SwiftUI

/// Tabs that are together wider than a small window.
struct FiveTabs: View {
  var body: some View {
    TabView {
      Tab("Dashboard", systemImage: "chart.bar") { Text("First page") }
      Tab("Plants", systemImage: "leaf") { Text("Second page") }
      Tab("Board", systemImage: "rectangle.split.3x1") { Text("Third page") }
      Tab("Gallery", systemImage: "photo.on.rectangle") { Text("Fourth page") }
      Tab("Motion", systemImage: "wand.and.stars") { Text("Fifth page") }
    }
    .navigationTitle("Tabs")
  }
}
