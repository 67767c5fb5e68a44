// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierInteraction
import EspalierPrimitives
import Foundation

/// A wheel for each part of a date.
struct DateWheels: View {
  @Binding var date: Date
  let bounds: _DateBounds
  let components: DatePickerComponents
  @Environment(\.self) private var environment

  init(date: Binding<Date>, bounds: _DateBounds, components: DatePickerComponents) {
    _date = date
    self.bounds = bounds
    self.components = components
  }

  /// Number of years before and after the chosen one that one drag can reach.
  private static let reach = 50

  var body: some View {
    let parts = DateParts(environment, bounds: bounds)
    let calendar = parts.calendar
    let widths = environment.design.date
    HStack(spacing: widths.wheelGap) {
      if components.contains(.date) {
        wheel("Month", .month, parts, values(.month, in: .year, calendar), width: widths.monthWheel) {
          calendar.standaloneMonthSymbols[($0 - 1) % calendar.standaloneMonthSymbols.count]
        }
        wheel("Day", .day, parts, values(.day, in: .month, calendar), width: widths.dayWheel) { "\($0)" }
        wheel("Year", .year, parts, years(calendar), width: widths.yearWheel) { "\($0)" }
      }
      if components.contains(.hourAndMinute) {
        wheel("Hour", .hour, parts, Array(0..<24), width: widths.hourWheel) { hour in
          let moment = parts.setting(.hour, to: hour, of: Date(timeIntervalSinceReferenceDate: 0))
          return DateParts(environment, bounds: _DateBounds()).text(moment, .dateTime.hour())
        }
        wheel("Minute", .minute, parts, Array(0..<60), width: widths.minuteWheel) { ($0 < 10 ? "0" : "") + "\($0)" }
      }
    }
    .labelsHidden()
    .environment(\.wheelHasBand, false)
    .background { WheelBand() }
    .accessibilityElement(children: .contain)
  }

  private func values(_ part: Calendar.Component, in unit: Calendar.Component, _ calendar: Calendar) -> [Int] {
    calendar.range(of: part, in: unit, for: date).map { Array($0) } ?? []
  }

  private func years(_ calendar: Calendar) -> [Int] {
    func year(_ date: Date) -> Int { calendar.component(.year, from: date) }
    let chosen = year(date)
    let first = max(bounds.first.map(year) ?? .min, chosen - Self.reach)
    let last = min(bounds.last.map(year) ?? .max, chosen + Self.reach)
    return first <= last ? Array(first...last) : [chosen]
  }

  private func wheel(
    _ name: LocalizedStringKey, _ part: Calendar.Component, _ parts: DateParts, _ values: [Int], width: CGFloat,
    text: @escaping (Int) -> String
  ) -> some View {
    let value = Binding(
      get: { parts.calendar.component(part, from: date) }, set: { date = parts.setting(part, to: $0, of: date) })
    return Picker(name, selection: value) {
      ForEach(values, id: \.self) { Text(verbatim: text($0)) }
    }
    .pickerStyle(.wheel)
    .frame(width: width)
  }
}
