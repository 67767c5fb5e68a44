// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The appearance of date pickers, and how they react to touches.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the control that the style draws.
  typealias Configuration = DatePickerStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A date picker, for a style.
public struct DatePickerStyleConfiguration {
  /// The label of the date picker.
  public let label: Label
  /// The chosen date; a style writes it.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil for any.
  public let minimumDate: Date?
  /// The last date that can be chosen; nil for any.
  public let maximumDate: Date?
  /// The parts of the date that can be changed.
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The date picker's label, as a view.
  public struct Label: View, GivenLabel {
    let parts: StyleLabel
    public var body: some View { parts.view }
  }

  var bounds: _DateBounds { _DateBounds(first: minimumDate, last: maximumDate) }
}

/// The compact style.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// Date and time as buttons behind the label; each opens a panel.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The same as `.compact`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { CompactDatePicker(configuration: configuration) }
}

/// A month to choose a day from, and the time of day below.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The same as `.graphical`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { GraphicalDatePicker(configuration: configuration) }
}

/// A wheel for each part.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The same as `.wheel`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow {
      DateWheels(
        date: configuration.$selection, bounds: configuration.bounds, components: configuration.displayedComponents)
    } label: {
      configuration.label.parts.titled
    }
    .modifier(ControlSpacing())
  }
}

/// A field with the date in numbers, whose parts are typed or stepped with the arrow keys.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// The same as `.field`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateField(configuration: configuration, hasStepper: false)
  }
}

/// A field with the date in numbers, and a stepper for the part that has the keyboard.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// The same as `.stepperField`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateField(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The compact style.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Date and time as buttons behind the label; each opens a panel.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A month to choose a day from, and the time of day below.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// A wheel for each part.
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// A field with the date in numbers, whose parts are typed or stepped with the arrow keys.
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A field with the date in numbers, and a stepper for the part that has the keyboard.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension EnvironmentValues {
  private enum StyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<DatePickerStyleConfiguration> {
      AnyStyle(DefaultDatePickerStyle()) { $0.makeBody(configuration: $1) }
    }
  }

  var datePickerStyle: AnyStyle<DatePickerStyleConfiguration> {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

extension View {
  /// The appearance of date pickers in this view, and how they react to touches.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    controlStyle(\.datePickerStyle, AnyStyle(style) { $0.makeBody(configuration: $1) }, drawing: S.Body.self)
  }
}
