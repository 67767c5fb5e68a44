import Drawing
import ViewCore

extension EnvironmentValues {
  private enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// What controls are drawn with, where somebody set it.
  package var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The tint as one colour; blue where nobody set one.
  package var accent: ResolvedColor {
    guard let tint else { return Color.blue.resolve(in: self) }
    var outside = self
    outside.tint = nil
    return tint.paint(in: outside).representativeColor
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Equatable {
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let tint = shape.environment.tint else { return Color.blue._apply(to: &shape) }
    if tint.style is TintShapeStyle { return Color.blue._apply(to: &shape) }
    tint._apply(to: &shape)
  }
}

extension View {
  /// What controls in this view are drawn with; nil leaves it to the surroundings.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }

  /// The colour of controls in this view; nil leaves it to the surroundings.
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }

  /// The colour of controls in this view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
