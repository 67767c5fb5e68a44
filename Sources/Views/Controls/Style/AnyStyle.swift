import ViewCore

/// A style of any type for one kind of control, as the environment holds it.
struct AnyStyle<Configuration>: Equatable {
  private let style: Any
  private let isEqual: (Any) -> Bool
  let makeBody: @MainActor (Configuration) -> AnyView

  /// - Parameter makeBody: Makes the control from the style; the style is found in a view, so that it may have dynamic
  ///   properties.
  init<Style, Body: View>(_ style: Style, @ViewBuilder makeBody: @escaping @MainActor (Style, Configuration) -> Body) {
    self.style = style
    isEqual = { other in (other as? Style).map { valuesAreEqual(style, $0) } ?? false }
    // Styles are values that views hold; this one is used on the main actor only.
    let held = UncheckedSendable(style)
    self.makeBody = { AnyView(makeBody(held.value, $0)) }
  }

  static func == (a: AnyStyle, b: AnyStyle) -> Bool { a.isEqual(b.style) }
}
