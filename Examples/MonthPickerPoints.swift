// SPDX-License-Identifier: MIT

import SwiftUI

/// Two corners that embrace the month you tap. One anchor preference cannot follow another on the same view, for the outer
/// one replaces the inner one: the second point is added with `transformAnchorPreference`.
///
///     espalier render Examples/MonthPickerPoints.swift --size 400x300 --tap May --at 0.5 --out corners.png
struct MonthPickerPoints: View {
  @State private var selection = 4

  var body: some View {
    VStack(spacing: 24) {
      ForEach(0..<3) { row in
        HStack(spacing: 16) {
          ForEach(0..<4) { column in
            ShortMonth(number: row * 4 + column, selection: $selection)
          }
        }
      }
    }
    .padding()
    .overlayPreferenceValue(MonthCorners.self) { corners in
      GeometryReader { geometry in
        ForEach(corners.filter { $0.number == selection }) { corner in
          if let start = corner.topLeading, let end = corner.bottomTrailing {
            Corners(start: geometry[start], end: geometry[end])
              .stroke(Color.purple, style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round))
          }
        }
      }
    }
  }
}

/// The known corners of one month's place.
struct MonthPlace: Identifiable {
  let number: Int
  var topLeading: Anchor<CGPoint>?
  var bottomTrailing: Anchor<CGPoint>?

  var id: String { "the chosen one" }
}

struct MonthCorners: PreferenceKey {
  static var defaultValue: [MonthPlace] = []

  static func reduce(value: inout [MonthPlace], nextValue: () -> [MonthPlace]) { value += nextValue() }
}

struct ShortMonth: View {
  let number: Int
  @Binding var selection: Int

  private let names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

  var body: some View {
    Text(names[number])
      .frame(width: 44, height: 32)
      .anchorPreference(key: MonthCorners.self, value: .topLeading) { [MonthPlace(number: number, topLeading: $0)] }
      .transformAnchorPreference(key: MonthCorners.self, value: .bottomTrailing) { places, point in
        places[0].bottomTrailing = point
      }
      .onTapGesture {
        withAnimation(.easeInOut(duration: 0.6)) { selection = number }
      }
  }
}

/// A corner at each of two points.
struct Corners: Shape {
  var start: CGPoint
  var end: CGPoint

  var animatableData: AnimatablePair<CGPoint.AnimatableData, CGPoint.AnimatableData> {
    get { AnimatablePair(start.animatableData, end.animatableData) }
    set { (start.animatableData, end.animatableData) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let arm: CGFloat = 12
    return Path { path in
      path.move(to: CGPoint(x: start.x, y: start.y + arm))
      path.addLine(to: start)
      path.addLine(to: CGPoint(x: start.x + arm, y: start.y))
      path.move(to: CGPoint(x: end.x, y: end.y - arm))
      path.addLine(to: end)
      path.addLine(to: CGPoint(x: end.x - arm, y: end.y))
    }
  }
}
