// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierNumbers
import EspalierPrimitives
import Foundation

/// A control that chooses any number of days: a month, in which each press on a day adds or removes it.
///
/// A chosen day is kept as the components calendar, era, year, month and day, in the calendar of the environment.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  /// The days that can be chosen; the last one is not included.
  private let bounds: (first: Date?, end: Date?)
  private let label: Label
  @Environment(\.self) private var environment

  private init(_ selection: Binding<Set<DateComponents>>, _ first: Date?, _ end: Date?, label: Label) {
    self.selection = selection
    bounds = (first, end)
    self.label = label
  }

  /// Chooses any days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label: label())
  }

  /// Chooses days of a range, whose end is not included.
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: label())
  }

  /// Chooses days from a date on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.lowerBound, nil, label: label())
  }

  /// Chooses days before a date.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, bounds.upperBound, label: label())
  }

  public var body: some View {
    // The moment before the end is the last one that can be chosen.
    let bounds = _DateBounds(first: bounds.first, last: bounds.end.map { Date(timeInterval: -0.001, since: $0) })
    let calendar = DateParts(environment, bounds: bounds).calendar
    let days = Set(selection.wrappedValue.compactMap { DayComponents($0) })
    VStack(alignment: .leading, spacing: environment.design.date.panelGap) {
      label
      MonthGrid(
        start: selection.wrappedValue.compactMap { calendar.date(from: $0) }.min() ?? bounds.clamped(Date()),
        bounds: bounds, label: label, keysChoose: false, isChosen: { days.contains(DayComponents($0, calendar)) },
        choose: { toggle(DayComponents($0, calendar), calendar) }
      )
      .frame(minWidth: environment.design.date.panelMinimumWidth, idealWidth: environment.design.date.monthWidth)
    }
    .modifier(ControlSpacing())
    .accessibilityElement(children: .contain)
  }

  private func toggle(_ day: DayComponents, _ calendar: Calendar) {
    let chosen = selection.wrappedValue.filter { DayComponents($0) == day }
    if chosen.isEmpty {
      selection.wrappedValue.insert(
        DateComponents(calendar: calendar, era: day.era, year: day.year, month: day.month, day: day.day))
    } else {
      selection.wrappedValue.subtract(chosen)
    }
  }
}

/// The day of date components, whatever other components they contain.
private struct DayComponents: Hashable {
  let era: Int
  let year: Int
  let month: Int
  let day: Int

  init(_ date: Date, _ calendar: Calendar) {
    let parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
    (era, year, month, day) = (parts.era ?? 1, parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  /// Nil for components that are not a day.
  init?(_ parts: DateComponents) {
    guard let year = parts.year, let month = parts.month, let day = parts.day else { return nil }
    (era, self.year, self.month, self.day) = (parts.era ?? 1, year, month, day)
  }
}

extension MultiDatePicker where Label == Text {
  /// A title above a month from which any days are chosen.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, label: Text(titleKey))
  }

  /// A title above a month from which days of a range are chosen, whose end is not included.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(titleKey))
  }

  /// A title above a month from which days from a date on are chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, label: Text(titleKey))
  }

  /// A title above a month from which days before a date are chosen.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, label: Text(titleKey))
  }

  /// A title above a month from which any days are chosen. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, label: Text(title))
  }

  /// A title above a month from which days of a range are chosen, whose end is not included. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label: Text(title))
  }

  /// A title above a month from which days from a date on are chosen. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, label: Text(title))
  }

  /// A title above a month from which days before a date are chosen. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, label: Text(title))
  }
}
