// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A colour or pattern with which shapes, text and backgrounds are drawn.
///
/// A custom style implements `resolve(in:)`, which returns another style depending on the environment.
public protocol ShapeStyle: _AssetColors, Sendable {
  /// The type of the style that `resolve(in:)` returns; `Never` for a style of the framework.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that replaces this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Stores the style's paint and effects in `shape`.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { resolve(in: shape.environment)._apply(to: &shape) }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) is a primitive style: it has no other style to resolve to")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _apply(to shape: inout _ShapeStyle_Shape) {}
}

/// The resolution of a style to a paint.
public struct _ShapeStyle_Shape {
  package let environment: EnvironmentValues
  /// The foreground to which styles refer: inside a foreground style, the outer one.
  package lazy var foreground: ForegroundStyles? = environment.foregroundStyles
  /// The default foreground, used without a foreground style.
  lazy var defaultForeground: AnyShapeStyle? = environment.defaultForeground
  /// The number of levels below primary: 1 is secondary.
  package var level = 0
  package var paint = Paint.color(.clear)
  /// Effects on the painted area, innermost first.
  package var effects: [DisplayEffect] = []
  /// The rectangle of unit points, in the shape's own coordinates, if it is not the shape's.
  package var bounds: CGRect?

  package init(_ environment: EnvironmentValues) { self.environment = environment }
}

/// A style resolved in an environment.
package struct ShownStyle: Equatable {
  package var paint: Paint
  /// Effects on the painted area, innermost first.
  package var effects: [DisplayEffect]
  package var bounds: CGRect?

  /// A single colour without effects.
  package static func color(_ color: ResolvedColor) -> ShownStyle { ShownStyle(paint: .color(color), effects: []) }

  /// Whether the style is a single colour without effects.
  package var isPlain: Bool {
    if case .color = paint { return effects.isEmpty }
    return false
  }

  /// An item that itself supports only a colour, drawn in the style: the paint covers `frame`, and is visible inside the item.
  package func shown(through item: DisplayItem, in frame: CGRect) -> DisplayList {
    var list = DisplayList([item])
    if case .color = paint {
      // The item already has the colour.
    } else {
      // Glyphs may extend beyond the frame.
      let area = frame.insetBy(dx: -frame.height / 2, dy: -frame.height / 2)
      let bounds = self.bounds?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
      let fill = DisplayItem(.fill(path: Path(area), rule: .nonZero, paint: paint, bounds: bounds))
      list = DisplayList([DisplayItem(.effect(.mask(list), DisplayList([fill])))])
    }
    return applyingEffects(to: list)
  }

  /// A painted list with the style's effects around it.
  package func applyingEffects(to list: DisplayList) -> DisplayList {
    effects.reduce(list) { DisplayList([DisplayItem(.effect($1, $0))]) }
  }
}

extension ShapeStyle {
  /// This style resolved in an environment.
  package func shown(in environment: EnvironmentValues) -> ShownStyle {
    var shape = _ShapeStyle_Shape(environment)
    _apply(to: &shape)
    return ShownStyle(paint: shape.paint, effects: shape.effects, bounds: shape.bounds)
  }

  /// The paint of this style in an environment.
  package func paint(in environment: EnvironmentValues) -> Paint {
    var shape = _ShapeStyle_Shape(environment)
    _apply(to: &shape)
    return shape.paint
  }
}

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) {
    if shape.level > 0, case .system(let color, let opacity) = storage, let lower = color.level(shape.level) {
      shape.paint = .color(Color(storage: .system(lower, opacity: opacity)).resolve(in: shape.environment))
    } else {
      resolve(in: shape.environment)._apply(to: &shape)
    }
  }
}

extension ResolvedColor: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .color(shape.level == 0 ? self : multiplyingOpacity(by: hierarchicalOpacity(shape.level)))
  }
}

/// The opacity of a level below primary.
func hierarchicalOpacity(_ level: Int) -> Double { [1, 0.5, 0.25, 0.2, 0.1][min(max(level, 0), 4)] }
