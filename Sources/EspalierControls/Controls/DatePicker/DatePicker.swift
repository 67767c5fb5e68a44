// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import Foundation

/// The parts of a date that can be chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The time of day, in hours and minutes.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 1 << 1)
}

/// The dates that can be chosen: from the first to the last, both included; a nil bound is no limit.
public struct _DateBounds: Equatable, Sendable {
  var first: Date?
  var last: Date?

  func clamped(_ date: Date) -> Date { min(max(date, first ?? date), last ?? max(date, first ?? date)) }
}

/// A range of dates with an end, or without one.
public protocol _DateRange { var _dateBounds: _DateBounds { get } }

extension ClosedRange: _DateRange where Bound == Date {
  public var _dateBounds: _DateBounds { _DateBounds(first: lowerBound, last: upperBound) }
}
extension PartialRangeFrom: _DateRange where Bound == Date {
  public var _dateBounds: _DateBounds { _DateBounds(first: lowerBound) }
}
extension PartialRangeThrough: _DateRange where Bound == Date {
  public var _dateBounds: _DateBounds { _DateBounds(last: upperBound) }
}

/// A control that chooses a date, a time of day, or both.
public struct DatePicker<Label: View>: View {
  /// The parts of a date that can be changed.
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let bounds: _DateBounds
  private let components: Components
  private let label: Label
  @Environment(\.datePickerStyle) private var style

  private init(_ selection: Binding<Date>, _ bounds: _DateBounds, _ components: Components, label: Label) {
    self.selection = selection
    self.bounds = bounds
    self.components = components
    self.label = label
  }

  /// - Parameter displayedComponents: The parts that can be chosen; the rest of the date stays as it is.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, _DateBounds(), displayedComponents, label: label())
  }

  /// - Parameter range: The dates that can be chosen: `a...b`, `a...` or `...b`.
  public init<Range: _DateRange>(
    selection: Binding<Date>, in range: Range, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range._dateBounds, displayedComponents, label: label())
  }

  public var body: some View {
    StyledControl(
      style,
      DatePickerStyleConfiguration(
        label: .init(parts: StyleLabel(label)), selection: usableSelection, minimumDate: bounds.first?.nearest,
        maximumDate: bounds.last?.nearest, displayedComponents: components))
  }
}

extension DatePicker {
  /// The selection, read as the nearest date that a calendar can compute with.
  private var usableSelection: Binding<Date> {
    let date = selection.wrappedValue
    if date.nearest == date { return selection }
    return Binding(
      get: { selection.wrappedValue.usable("DatePicker") },
      set: { selection.transaction($1).wrappedValue = $0 })
  }
}

extension DatePicker where Label == Text {
  /// A title beside a date that can be changed in the parts of `displayedComponents`.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A title beside a date that can be changed in the parts of `displayedComponents`. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  /// A title beside a date that can be changed within a range; dates outside of it cannot be chosen.
  public init<Range: _DateRange>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  /// A title beside a date that can be changed within a range; dates outside of it cannot be chosen. The title is shown
  /// as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, Range: _DateRange>(
    _ title: S, selection: Binding<Date>, in range: Range,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, in: range, displayedComponents: displayedComponents) { Text(title) }
  }
}
