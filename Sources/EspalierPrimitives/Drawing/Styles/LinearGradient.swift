// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing

/// Colours along a line. Unit points refer to the rectangle of the drawing.
nonisolated public struct LinearGradient: ShapeStyle, View, Hashable {
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint

  /// Colours along a line between two points, in fractions of the rectangle; beyond them the end colours continue.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Colours at equal distances along a line between two points, in fractions of the rectangle.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at given locations along a line between two points, in fractions of the rectangle.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .linearGradient(gradient.resolved(in: shape), start: startPoint, end: endPoint)
  }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A rectangle of this style.
  @MainActor public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line between two points, in fractions of the rectangle; beyond them the end colours continue.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at equal distances along a line between two points, in fractions of the rectangle.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at given locations along a line between two points, in fractions of the rectangle.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
