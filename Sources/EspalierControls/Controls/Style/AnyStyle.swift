// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// A type-erased style for one kind of control, as stored in the environment.
package struct AnyStyle<Configuration>: Equatable {
  private let style: Any
  private let isEqual: (Any) -> Bool
  package let makeBody: @MainActor (Configuration) -> AnyView

  /// - Parameter makeBody: The requirement of the style's protocol.
  package init<Style, Body: View>(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.init(style, view: { StyleBody(style: $0, configuration: $1, makeBody: makeBody) })
  }

  /// - Parameter view: Makes the control from a view that holds the style, so that the style can have dynamic properties.
  init<Style, Control: View>(_ style: Style, view: @escaping @MainActor (StyleValue<Style>, Configuration) -> Control) {
    self.style = style
    isEqual = { other in (other as? Style).map { valuesAreEqual(style, $0) } ?? false }
    // Styles are values stored in views; this one is used on the main actor only.
    let held = UncheckedSendable(style)
    makeBody = { AnyView(view(StyleValue(held.value), $0)) }
  }

  private init(_ inner: AnyStyle, over outer: AnyStyle, at keyPath: WritableKeyPath<EnvironmentValues, AnyStyle>) {
    style = [inner, outer]
    isEqual = { other in (other as? [AnyStyle]) == [inner, outer] }
    let parts = UncheckedSendable((inner: inner, outer: outer, keyPath: keyPath))
    makeBody = { AnyView(parts.value.inner.makeBody($0).environment(parts.value.keyPath, parts.value.outer)) }
  }

  /// The style, with `outer` in force inside its own body, so that a style may build its control from one of the same kind.
  func over(_ outer: AnyStyle, at keyPath: WritableKeyPath<EnvironmentValues, AnyStyle>) -> AnyStyle {
    AnyStyle(self, over: outer, at: keyPath)
  }

  /// Whether controls look as in a style of this type.
  func isStyle<Style>(_ type: Style.Type) -> Bool {
    style is Style || (style as? [AnyStyle])?.first?.isStyle(type) == true
  }

  package static func == (a: AnyStyle, b: AnyStyle) -> Bool { a.isEqual(b.style) }
}

/// A control that is one view in the automatic style.
struct StyledControl<Configuration>: StyledView {
  private let style: AnyStyle<Configuration>
  private let configuration: Configuration

  init(_ style: AnyStyle<Configuration>, _ configuration: Configuration) {
    self.style = style
    self.configuration = configuration
  }

  var body: some View { style.makeBody(configuration) }
}

/// The body of a style, as one view: which of its branches is shown does not change their number.
struct OneView<Content: View>: UnnamedView {
  private let content: Content

  init(_ content: Content) { self.content = content }

  static var _isUnary: Bool { true }

  var body: some View { content }
}

/// A control, drawn by its style.
private struct StyleBody<Style, Configuration, Body: View>: UnnamedView {
  let style: StyleValue<Style>
  let configuration: Configuration
  let makeBody: @MainActor (Style, Configuration) -> Body
  var body: Body { makeBody(style.value, configuration) }
}

extension View {
  /// Sets the style of controls that are one view in the automatic style.
  nonisolated func controlStyle<Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>>, _ style: AnyStyle<Configuration>,
    drawing body: Body.Type
  ) -> some View {
    controlStyle(keyPath, style).modifier(StyleNumberModifier<Body>())
  }

  /// Sets the style of one kind of control in this view. Inside the style's own body, the style around this view is in force;
  /// controls that contain others restore the style for their content.
  nonisolated func controlStyle<Configuration>(
    _ keyPath: WritableKeyPath<EnvironmentValues, AnyStyle<Configuration>>, _ style: AnyStyle<Configuration>
  ) -> some View {
    transformEnvironment(keyPath) { $0 = style.over($0, at: keyPath) }
  }
}
