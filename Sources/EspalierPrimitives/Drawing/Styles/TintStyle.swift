// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

extension EnvironmentValues {
  /// The desktop's accent colour, blue if it has none.
  @EnvironmentEntry package var desktopAccent: Color = .blue

  /// The accent colour if no tint is set: the colour set `AccentColor` of the app's catalogues, else the desktop's.
  var defaultAccent: Color { ColorCatalog.accent ?? desktopAccent }

  /// The style of controls; nil if no tint is set.
  @EnvironmentEntry package var tint: AnyShapeStyle? = nil

  /// The tint as one colour; the app's or the desktop's accent if none is set.
  package var accent: ResolvedColor {
    // On the accent colour what is in it would not be seen.
    if appearance.isOnAccent { return .white }
    guard let tint else { return defaultAccent.resolve(in: self) }
    var outside = self
    outside.tint = nil
    return tint.paint(in: outside).representativeColor
  }
}

/// The environment's tint.
public struct TintShapeStyle: ShapeStyle, Equatable {
  /// The same as `.tint`.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if shape.environment.appearance.isOnAccent { return Color.white._apply(to: &shape) }
    guard let tint = shape.environment.tint else { return shape.environment.defaultAccent._apply(to: &shape) }
    if tint.style is TintShapeStyle { return shape.environment.defaultAccent._apply(to: &shape) }
    tint._apply(to: &shape)
  }
}

extension View {
  /// Sets the style of controls in this view; nil keeps the inherited one.
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }

  /// Sets the colour of controls in this view; nil keeps the inherited one.
  public nonisolated func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
  }

  /// Sets the colour of controls in this view.
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
