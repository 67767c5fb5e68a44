import Drawing
import Graph
import ViewCore

/// Sets what text and shapes are drawn with where no modifier around says so: the label of a button in the tint.
nonisolated struct DefaultForegroundModifier<Style: ShapeStyle>: InputsModifier {
  let style: Style

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.environment = Attribute(Child(modifier: modifier.attribute, environment: inputs.environment))
  }

  // Reads: the style, the environment.
  // Produces: the environment with the style.
  private struct Child: Rule {
    let modifier: Attribute<DefaultForegroundModifier>
    let environment: Attribute<EnvironmentValues>
    mutating func value() -> EnvironmentValues {
      var environment = self.environment.value
      environment.defaultForeground = AnyShapeStyle(modifier.value.style)
      return environment
    }
    nonisolated static var label: String { "default foreground" }
  }
}

extension EnvironmentValues {
  private enum DefaultForegroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// What text and shapes are drawn with where `foregroundStyles` is nil; nil is the colour of the system.
  var defaultForeground: AnyShapeStyle? {
    get { self[DefaultForegroundKey.self] }
    set { self[DefaultForegroundKey.self] = newValue }
  }
}

extension View {
  /// What text and shapes in this view are drawn with where `foregroundStyle(_:)` is used neither in it nor around it.
  nonisolated func defaultForegroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(DefaultForegroundModifier(style: style))
  }
}
