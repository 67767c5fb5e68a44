// SPDX-License-Identifier: MIT

import EspalierControls
import EspalierCore
import EspalierGraph

/// The appearance of forms.
@MainActor @preconcurrency
public protocol FormStyle {
  /// The type of the view that `makeBody` returns.
  associatedtype Body: View
  /// The properties of the form that the style draws.
  typealias Configuration = FormStyleConfiguration
  /// The view in this style. It runs when the configuration changes.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A form, for a style.
public struct FormStyleConfiguration {
  /// The rows and sections.
  public let content: Content

  /// The rows and sections.
  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }
}

/// Columns on a desktop, cards on a phone.
public struct AutomaticFormStyle: FormStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { AutomaticForm(content: configuration.content) }
}

/// Rows in cards, one card per section.
public struct GroupedFormStyle: FormStyle {
  /// The same as `.grouped`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { FormCards(content: configuration.content) }
}

/// Labels in one column and controls in a second one, on the existing background, as high as their content.
public struct ColumnsFormStyle: FormStyle {
  /// The same as `.columns`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View {
    FormColumns(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// Columns on a desktop, cards on a phone.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
  /// Rows in cards, one card per section.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
  /// Labels in one column and controls in a second one, on the existing background, as high as their content.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

/// A form as drawn by a style that was set.
struct StyledForm<Content: View>: View {
  let content: Content
  let style: AnyStyle<FormStyleConfiguration>?

  var body: some View {
    let content = AnyView(content.modifier(FormStyleModifier<Never>(style: nil)))
    style?.makeBody(FormStyleConfiguration(content: .init(view: content)))
  }
}

/// The style of the forms in a view: its kind must be known when a form is made.
struct FormStyleInput {
  let style: Attribute<AnyStyle<FormStyleConfiguration>?>
}

/// Sets the style of the forms in a view. Without a style, as `Never`, it is the automatic one.
private nonisolated struct FormStyleModifier<Style>: InputsModifier {
  let style: AnyStyle<FormStyleConfiguration>?

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs[fixed: FormStyleInput.self] =
      Style.self == Never.self ? nil : FormStyleInput(style: modifier[\.style].attribute)
  }
}

extension View {
  /// The appearance of forms in this view.
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(FormStyleModifier<S>(style: AnyStyle(style) { $0.makeBody(configuration: $1) }))
  }
}
