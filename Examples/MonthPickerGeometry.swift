// SPDX-License-Identifier: MIT

import SwiftUI

/// A line that slides under the month you tap. Each month measures itself with a `GeometryReader` in its background and
/// sends the rectangle up; the picker keeps the rectangles in its state.
///
///     espalier render Examples/MonthPickerGeometry.swift --size 400x300 --tap July --at 0.2 --out line.png
struct MonthPickerGeometry: View {
  @State private var selection = "January"
  @State private var rectangles: [String: CGRect] = [:]

  private let rows = [
    ["January", "February", "March"], ["April", "May", "June"], ["July", "August", "September"],
    ["October", "November", "December"],
  ]

  private var chosen: CGRect { rectangles[selection] ?? .zero }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Capsule()
        .fill(Color.orange)
        .frame(width: chosen.width, height: 4)
        .offset(x: chosen.minX, y: chosen.maxY)
        .animation(.spring(response: 0.5, dampingFraction: 0.7), value: chosen)

      VStack(spacing: 24) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 20) {
            ForEach(row, id: \.self) { name in
              Text(name)
                .padding(4)
                .background(RectangleReader(name: name))
                .onTapGesture { selection = name }
            }
          }
        }
      }
      .onPreferenceChange(MonthRectangles.self) { rectangles = $0 }
    }
    .coordinateSpace(name: Self.space)
    .padding(24)
  }

  static let space = "picker"
}

struct MonthRectangles: PreferenceKey {
  static var defaultValue: [String: CGRect] = [:]

  static func reduce(value: inout [String: CGRect], nextValue: () -> [String: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

/// Invisible; writes the size and the place of its surroundings.
struct RectangleReader: View {
  let name: String

  var body: some View {
    GeometryReader { geometry in
      Color.clear.preference(
        key: MonthRectangles.self, value: [name: geometry.frame(in: .named(MonthPickerGeometry.space))])
    }
  }
}
