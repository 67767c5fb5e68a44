// SPDX-License-Identifier: MIT

import SwiftUI

/// A border that moves to the month that is tapped: article 1b's program, as in `Examples/MovingBorder.swift`.
struct MonthPicker: View {
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  @State private var selection = 0

  var body: some View {
    VStack(spacing: 40) {
      ForEach(0..<4) { row in
        HStack(spacing: 2) {
          ForEach(0..<3) { column in month(row * 3 + column) }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .backgroundPreferenceValue(MonthBounds.self) { bounds in
      GeometryReader { geometry in
        if let chosen = bounds[selection] {
          let frame = geometry[chosen]
          RoundedRectangle(cornerRadius: 12).fill(Color.green.opacity(0.12))
            .overlay(RoundedRectangle(cornerRadius: 12).stroke(Color.green, lineWidth: 3))
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }

  private func month(_ number: Int) -> some View {
    Text(Self.names[number])
      .padding(.horizontal, 9)
      .padding(.vertical, 9)
      .anchorPreference(key: MonthBounds.self, value: .bounds) { [number: $0] }
      .onTapGesture { withAnimation(.easeInOut(duration: 0.75)) { selection = number } }
  }
}

/// The bounds of each month, by its number.
struct MonthBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
