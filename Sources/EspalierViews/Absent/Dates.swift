// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

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
