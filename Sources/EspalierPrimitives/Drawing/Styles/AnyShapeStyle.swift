// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph

/// A type-erased style.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  /// Erases the type of a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }
}

extension AnyShapeStyle: Equatable {
  public static func == (a: AnyShapeStyle, b: AnyShapeStyle) -> Bool {
    func open<S: ShapeStyle>(_ style: S) -> Bool { (b.style as? S).map { valuesAreEqual(style, $0) } ?? false }
    return open(a.style)
  }
}

/// A style with its opacity multiplied.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  /// The factor of the opacity, 0…1.
  public var opacity: Double

  public init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    style._apply(to: &shape)
    shape.paint = shape.paint.multiplyingOpacity(by: opacity)
  }
}

extension _OpacityShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// This style with its opacity multiplied by `opacity`, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityShapeStyle(style: self, opacity: opacity) }
}
