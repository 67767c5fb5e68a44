// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

// Styles of the system's own parts.

extension EnvironmentValues {
  /// The style to which `.background` resolves; nil if it is not set.
  @EnvironmentEntry public var backgroundStyle: AnyShapeStyle? = nil
}

extension View {
  /// Sets the style of `.background` in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The environment's background style.
public struct BackgroundStyle: ShapeStyle, Equatable {
  /// The same as `.background`.
  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    guard let style = shape.environment.backgroundStyle, !(style.style is BackgroundStyle) else {
      let levels: [Color] = [.background, .secondaryBackground, .tertiaryBackground]
      shape.paint = .color(levels[min(shape.level, 2)].resolve(in: shape.environment))
      return
    }
    style._apply(to: &shape)
  }
}

/// The style of thin lines between views.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// The same as `.separator`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.separator._apply(to: &shape) }
}

/// The style of the inside of controls and other shapes.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// The same as `.fill`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.systemFill._apply(to: &shape) }
}

/// The style of placeholder text in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// The same as `.placeholder`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.placeholder._apply(to: &shape) }
}

/// The style of links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// The same as `.link`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.blue._apply(to: &shape) }
}

/// The style of the selection.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// The same as `.selection`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// The same as `.windowBackground`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.background._apply(to: &shape) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The environment's background style.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of thin lines between views.
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The style of the inside of controls and other shapes.
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The style of placeholder text in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The style of links.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The style of the selection.
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The style of a window's background.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
