// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

@available(*, unavailable, message: "Espalier has no MultiDatePicker yet: list the days, each in a DatePicker.")
public struct MultiDatePicker<Label: View>: View {
  public var body: Never { fatalError("unavailable") }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
  public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {}
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
  ) {}
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
  ) {}

  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) where Label == Text {}
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>)
  where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) where Label == Text {}
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) where Label == Text {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) where Label == Text {}
}

@available(*, unavailable, message: "Espalier has no date fields yet: use the style .compact.")
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

@available(*, unavailable, message: "Espalier has no date fields yet: use the style .compact.")
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

@available(*, unavailable, message: "Espalier has no FieldDatePickerStyle yet: use CompactDatePickerStyle.")
public struct FieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}

@available(*, unavailable, message: "Espalier has no StepperFieldDatePickerStyle yet: use CompactDatePickerStyle.")
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> EmptyView { EmptyView() }
}
