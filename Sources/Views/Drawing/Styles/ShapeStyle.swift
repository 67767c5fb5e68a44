import Drawing
import ViewCore

/// A colour or pattern that shapes, text and backgrounds are drawn with.
///
/// A style of your own gives `resolve(in:)`: another style, chosen by the environment.
public protocol ShapeStyle: Sendable {
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
  /// How far below primary: 1 is secondary.
  package var level = 0
  package var paint = Paint.color(.clear)

  package init(_ environment: EnvironmentValues) { self.environment = environment }
}

extension ShapeStyle {
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

extension Paint {
  func multiplyingOpacity(by factor: Double) -> Paint {
    if factor == 1 { return self }
    if case .image(var pattern) = self {
      pattern.opacity *= factor
      return .image(pattern)
    }
    return mapColors { $0.multiplyingOpacity(by: factor) }
  }

  func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func changed(_ gradient: ResolvedGradient) -> ResolvedGradient {
      ResolvedGradient(stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) })
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(changed(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(changed(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(changed(gradient), center: center, start: start, end: end)
    case .image: return self
    }
  }

  /// Where only one colour can be shown: a gradient's first.
  package var representativeColor: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    case .image: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)
    }
  }

  var isClear: Bool { if case .color(let color) = self { color.opacity <= 0 } else { false } }
}
