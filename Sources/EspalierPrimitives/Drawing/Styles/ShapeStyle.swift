// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A colour or pattern that shapes, text and backgrounds are drawn with.
///
/// A style of your own gives `resolve(in:)`: another style, chosen by the environment.
public protocol ShapeStyle: _AssetColors, Sendable {
  /// What `resolve(in:)` makes of the style; `Never` for a style of the framework.
  associatedtype Resolved: ShapeStyle = Never

  /// The style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Leaves in `shape` what is to be painted.
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

/// A style on its way to a paint.
public struct _ShapeStyle_Shape {
  package let environment: EnvironmentValues
  /// The foreground that styles refer to: inside a foreground style, the one outside of it.
  package lazy var foreground: ForegroundStyles? = environment.foregroundStyles
  /// What the foreground is where there is none.
  lazy var defaultForeground: AnyShapeStyle? = environment.defaultForeground
  /// How far below primary: 1 is secondary.
  package var level = 0
  package var paint = Paint.color(.clear)
  /// What is done to what the paint covers, innermost first.
  package var effects: [DisplayEffect] = []
  /// The rectangle that unit points refer to, in the shape's own coordinates, where it is not the shape's.
  package var bounds: CGRect?

  package init(_ environment: EnvironmentValues) { self.environment = environment }
}

/// What a style comes to in an environment.
package struct ShownStyle: Equatable {
  package var paint: Paint
  /// What is done to what the paint covers, innermost first.
  package var effects: [DisplayEffect]
  package var bounds: CGRect?

  /// Whether one colour is all of it.
  package var isPlain: Bool {
    if case .color = paint { return effects.isEmpty }
    return false
  }

  /// What has no paint of its own but a colour, drawn in the style: the paint covers `frame`, and shows where `item` is.
  package func shown(through item: DisplayItem, in frame: CGRect) -> DisplayList {
    var list = DisplayList([item])
    if case .color = paint {
      // The item has it already.
    } else {
      // Glyphs may reach beyond the frame.
      let area = frame.insetBy(dx: -frame.height / 2, dy: -frame.height / 2)
      let bounds = self.bounds?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
      let fill = DisplayItem(.fill(path: Path(area), rule: .nonZero, paint: paint, bounds: bounds))
      list = DisplayList([DisplayItem(.effect(.mask(list), DisplayList([fill])))])
    }
    return applyingEffects(to: list)
  }

  /// What was painted, with the style's effects around it.
  package func applyingEffects(to list: DisplayList) -> DisplayList {
    effects.reduce(list) { DisplayList([DisplayItem(.effect($1, $0))]) }
  }
}

extension ShapeStyle {
  /// What this style comes to in an environment.
  package func shown(in environment: EnvironmentValues) -> ShownStyle {
    var shape = _ShapeStyle_Shape(environment)
    _apply(to: &shape)
    return ShownStyle(paint: shape.paint, effects: shape.effects, bounds: shape.bounds)
  }

  /// What this style paints in an environment.
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

/// How much of a style remains at a level below primary.
func hierarchicalOpacity(_ level: Int) -> Double { [1, 0.5, 0.25, 0.2][min(max(level, 0), 3)] }
