// SPDX-License-Identifier: MIT

import SwiftUI

/// A border that glides to the month you tap. Each month sends its bounds up as an anchor; the border, drawn behind all of
/// them, reads where the chosen one lies.
///
///     espalier render Examples/MovingBorder.swift --size 400x500 --tap August --at 0.3 --out border.png
struct MovingBorder: View {
  @State private var selection = 0

  var body: some View {
    VStack(spacing: 36) {
      ForEach(0..<4) { row in
        HStack(spacing: 8) {
          ForEach(0..<3) { column in
            Month(number: row * 3 + column, selection: $selection)
          }
        }
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .backgroundPreferenceValue(MonthBounds.self) { bounds in
      GeometryReader { geometry in
        if let chosen = bounds[selection] {
          Border(rect: geometry[chosen])
        }
      }
    }
  }
}

/// The bounds of each month, by its number.
struct MonthBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct Month: View {
  static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  let number: Int
  @Binding var selection: Int

  var body: some View {
    Text(Self.names[number])
      .padding(.horizontal, 14)
      .padding(.vertical, 10)
      .anchorPreference(key: MonthBounds.self, value: .bounds) { [number: $0] }
      .onTapGesture {
        withAnimation(.easeInOut(duration: 1)) { selection = number }
      }
  }
}

struct Border: View {
  let rect: CGRect

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(Color.green.opacity(0.12))
      .overlay(RoundedRectangle(cornerRadius: 14).stroke(Color.green, lineWidth: 3))
      .frame(width: rect.width, height: rect.height)
      .offset(x: rect.minX, y: rect.minY)
  }
}
