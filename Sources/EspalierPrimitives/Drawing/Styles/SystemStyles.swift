// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

// Styles that stand for what the system draws its own parts with.

extension EnvironmentValues {
  private enum BackgroundKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

  /// What `.background` resolves to; nil where it is not set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
}

extension View {
  /// What `.background` is in this view.
  public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}

/// The background of the surroundings.
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

/// Thin lines between things.
public struct SeparatorShapeStyle: ShapeStyle, Equatable {
  /// The same as `.separator`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.separator._apply(to: &shape) }
}

/// The inside of controls and other shapes.
public struct FillShapeStyle: ShapeStyle, Equatable {
  /// The same as `.fill`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.systemFill._apply(to: &shape) }
}

/// Text that stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Equatable {
  /// The same as `.placeholder`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.placeholder._apply(to: &shape) }
}

/// Links.
public struct LinkShapeStyle: ShapeStyle, Equatable {
  /// The same as `.link`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.blue._apply(to: &shape) }
}

/// What is selected.
public struct SelectionShapeStyle: ShapeStyle, Equatable {
  /// The same as `.selection`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Equatable {
  /// The same as `.windowBackground`.
  public init() {}
  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.background._apply(to: &shape) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the surroundings.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// Thin lines between things.
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The inside of controls and other shapes.
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// Text that stands in an empty field.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// Links.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// What is selected.
  public static var selection: SelectionShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}
