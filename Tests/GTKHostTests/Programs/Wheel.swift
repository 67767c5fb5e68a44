// SPDX-License-Identifier: MIT

import SwiftUI

/// Rows that print where they are scrolled to, and what is clicked and pressed there.
struct Wheel: View {
  @State private var offset = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<200) { row in
          Text("Row \(row)")
            .frame(maxWidth: .infinity, minHeight: 20, maxHeight: 20)
            .contentShape(.rect)
            .onTapGesture { print("clicked row", row, "at", offset) }
        }
      }
    }
    .onScrollGeometryChange(for: Int.self, of: { Int($0.contentOffset.y) }) {
      offset = $1
      print("offset", $1)
    }
    .onScrollPhaseChange { print("phase", $1) }
    // Away from the window's bar, below which content would begin.
    .frame(height: 180)
    .padding(10)
    .background { Button("Where") { print("key at", offset) }.keyboardShortcut("k").opacity(0) }
    .navigationTitle("Wheel")
  }
}
