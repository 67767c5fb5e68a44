// SPDX-License-Identifier: MIT

import EspalierDrawing

// The styles that can be written with a leading dot where a style is expected.

extension ShapeStyle where Self == Color {
  /// A transparent colour.
  public static var clear: Color { .init(ResolvedColor.clear) }
  /// Black, in light and in dark appearance.
  public static var black: Color { .init(ResolvedColor.black) }
  /// White, in light and in dark appearance.
  public static var white: Color { .init(ResolvedColor.white) }
  /// A grey that is the same in light and in dark appearance.
  public static var gray: Color { .init(SystemColor.gray) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var red: Color { .init(SystemColor.red) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var orange: Color { .init(SystemColor.orange) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var yellow: Color { .init(SystemColor.yellow) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var green: Color { .init(SystemColor.green) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var mint: Color { .init(SystemColor.mint) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var teal: Color { .init(SystemColor.teal) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var cyan: Color { .init(SystemColor.cyan) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var blue: Color { .init(SystemColor.blue) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var indigo: Color { .init(SystemColor.indigo) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var purple: Color { .init(SystemColor.purple) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var pink: Color { .init(SystemColor.pink) }
  /// The system's colour of this name; a little lighter in dark appearance.
  public static var brown: Color { .init(SystemColor.brown) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground itself; for text the strongest colour.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The foreground's second level, for secondary content.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The foreground's third level, weaker than the second.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The foreground's fourth level, for content of little importance.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The foreground's weakest level.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The environment's foreground style; the colour of text if none is set.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The environment's tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
