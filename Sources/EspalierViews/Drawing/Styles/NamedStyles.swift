// SPDX-License-Identifier: MIT

import EspalierDrawing

// The styles that are written with a dot where a style is expected.

extension ShapeStyle where Self == Color {
  public static var clear: Color { .init(ResolvedColor.clear) }
  public static var black: Color { .init(ResolvedColor.black) }
  public static var white: Color { .init(ResolvedColor.white) }
  public static var gray: Color { .init(SystemColor.gray) }
  public static var red: Color { .init(SystemColor.red) }
  public static var orange: Color { .init(SystemColor.orange) }
  public static var yellow: Color { .init(SystemColor.yellow) }
  public static var green: Color { .init(SystemColor.green) }
  public static var mint: Color { .init(SystemColor.mint) }
  public static var teal: Color { .init(SystemColor.teal) }
  public static var cyan: Color { .init(SystemColor.cyan) }
  public static var blue: Color { .init(SystemColor.blue) }
  public static var indigo: Color { .init(SystemColor.indigo) }
  public static var purple: Color { .init(SystemColor.purple) }
  public static var pink: Color { .init(SystemColor.pink) }
  public static var brown: Color { .init(SystemColor.brown) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
