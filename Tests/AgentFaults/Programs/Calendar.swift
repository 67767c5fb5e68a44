// SPDX-License-Identifier: MIT

import SwiftUI

/// The frames of the days of a month.
struct DayAnchorKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}

struct ContentView: View {
  @Environment(\.locale) private var locale
  @State private var selection = 1
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
  private let events = [1: ["Plan the year"], 5: ["Dentist", "Choir"], 14: ["Birthday of Grace"]]

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("February").font(.title2)
      weekdays
      LazyVGrid(columns: columns, spacing: 4) {
        ForEach(1...28, id: \.self) { day in
          DayButton(day: day, hasEvents: events[day] != nil) { selection = day }
        }
      }
      .overlayPreferenceValue(DayAnchorKey.self) { anchors in
        GeometryReader { geometry in
          if let anchor = anchors[selection] {
            let frame = geometry[anchor]
            RoundedRectangle(cornerRadius: 8)
              .stroke(.blue, lineWidth: 2)
              .frame(width: frame.width, height: frame.height)
              .position(x: frame.midX, y: frame.midY)
          }
        }
        .allowsHitTesting(false)
      }
      agenda
      Spacer()
    }
    .padding(16)
  }

  private var weekdays: some View {
    LazyVGrid(columns: columns) {
      ForEach(symbols, id: \.self) { Text($0).font(.caption) }
    }
  }

  private var symbols: [String] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return calendar.shortWeekdaySymbols
  }

  private var agenda: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text("Events of day \(selection)").font(.headline)
      ForEach(events[selection] ?? ["No events"], id: \.self) { Text($0) }
    }
  }
}

struct DayButton: View {
  let day: Int
  let hasEvents: Bool
  let select: () -> Void

  var body: some View {
    Button(action: select) {
      Text("\(day)")
        .fontWeight(hasEvents ? .bold : .regular)
        .frame(maxWidth: .infinity, minHeight: 44)
    }
    .buttonStyle(.plain)
    .anchorPreference(key: DayAnchorKey.self, value: .bounds) { [day: $0] }
  }
}
