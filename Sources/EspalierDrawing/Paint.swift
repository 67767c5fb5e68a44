// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

/// The colours of a shape. Unit points refer to the item's `bounds`.
package enum Paint: Equatable, Sendable {
  case color(ResolvedColor)
  case linearGradient(ResolvedGradient, start: UnitPoint, end: UnitPoint)
  /// A gradient around a point; the radii are in points.
  case radialGradient(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case angularGradient(ResolvedGradient, center: UnitPoint, start: Angle, end: Angle)
  /// A gradient around a point; the radii are fractions of each side.
  case ellipticalGradient(ResolvedGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case meshGradient(ResolvedMesh)
  case material(ResolvedMaterial)
  /// A picture, repeated from the upper left corner of the item's `bounds`.
  indirect case image(ImagePattern)
}

/// Colours by location, 0…1, ascending.
package struct ResolvedGradient: Equatable, Sendable {
  public struct Stop: Equatable, Sendable {
    public var color: ResolvedColor
    public var location: CGFloat
    public init(color: ResolvedColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The continuation of a gradient beyond its ends.
  public enum Extend: Hashable, Sendable {
    /// Repeats the colour of the end.
    case pads
    /// Repeats the gradient.
    case repeats
    /// Repeats the gradient, alternately backwards and forwards.
    case mirrors
  }

  public var stops: [Stop]
  public var extend: Extend

  public init(stops: [Stop], extend: Extend = .pads) {
    self.stops = stops
    self.extend = extend
  }

  /// The same gradient with additional stops, interpolated by another rule than the device's.
  package func subdivided(_ mix: (ResolvedColor, ResolvedColor, Double) -> ResolvedColor) -> ResolvedGradient {
    let steps = 12
    var result: [Stop] = []
    for (a, b) in zip(stops, stops.dropFirst()) {
      result.append(a)
      guard b.location > a.location, a.color != b.color else { continue }
      for step in 1..<steps {
        let fraction = Double(step) / Double(steps)
        result.append(
          Stop(color: mix(a.color, b.color, fraction), location: a.location + (b.location - a.location) * fraction))
      }
    }
    if let last = stops.last { result.append(last) }
    return ResolvedGradient(stops: result, extend: extend)
  }
}

/// Colours at the points of a bent grid, row by row.
package struct ResolvedMesh: Equatable, Sendable {
  /// One point of the grid, and the directions of the lines to its neighbours. Fractions of the bounds.
  public struct Vertex: Equatable, Sendable {
    public var position, leading, top, trailing, bottom: UnitPoint
    public var color: ResolvedColor

    public init(
      position: UnitPoint, leading: UnitPoint, top: UnitPoint, trailing: UnitPoint, bottom: UnitPoint,
      color: ResolvedColor
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
      self.color = color
    }
  }

  public var width: Int
  public var height: Int
  public var vertices: [Vertex]
  /// The colour behind the mesh, and of the part of the bounds that the mesh leaves open.
  public var background: ResolvedColor
  /// Whether colours also change smoothly across the lines of the grid.
  public var smoothsColors: Bool

  public init(width: Int, height: Int, vertices: [Vertex], background: ResolvedColor, smoothsColors: Bool) {
    self.width = width
    self.height = height
    self.vertices = vertices
    self.background = background
    self.smoothsColors = smoothsColors
  }
}

/// Frosted glass: the blurred background with a tint on top.
package struct ResolvedMaterial: Hashable, Sendable {
  /// The deviation of the blur, in points.
  public var radius: CGFloat
  /// The factor by which the saturation of the background is multiplied.
  public var saturation: Double
  public var tint: ResolvedColor
  /// The opacity of the whole material, 0…1.
  public var opacity: Double

  public init(radius: CGFloat, saturation: Double, tint: ResolvedColor, opacity: Double = 1) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.opacity = opacity
  }
}

extension Paint {
  package func mapColors(_ change: (ResolvedColor) -> ResolvedColor) -> Paint {
    func changed(_ gradient: ResolvedGradient) -> ResolvedGradient {
      ResolvedGradient(
        stops: gradient.stops.map { .init(color: change($0.color), location: $0.location) }, extend: gradient.extend)
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let gradient, let start, let end):
      return .linearGradient(changed(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      return .radialGradient(changed(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      return .angularGradient(changed(gradient), center: center, start: start, end: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return .ellipticalGradient(changed(gradient), center: center, startRadius: start, endRadius: end)
    case .meshGradient(var mesh):
      for index in mesh.vertices.indices { mesh.vertices[index].color = change(mesh.vertices[index].color) }
      mesh.background = change(mesh.background)
      return .meshGradient(mesh)
    case .material(var material):
      material.tint = change(material.tint)
      return .material(material)
    case .image: return self
    }
  }

  package func multiplyingOpacity(by factor: Double) -> Paint {
    if factor == 1 { return self }
    if case .material(var material) = self {
      material.opacity *= factor
      return .material(material)
    }
    if case .image(var pattern) = self {
      pattern.opacity *= factor
      return .image(pattern)
    }
    return mapColors { $0.multiplyingOpacity(by: factor) }
  }

  /// The single colour that stands for the paint on a device without gradients: a gradient's first colour.
  package var representativeColor: ResolvedColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _), .ellipticalGradient(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    case .meshGradient(let mesh): mesh.vertices.first?.color ?? mesh.background
    case .material(let material): material.tint.multiplyingOpacity(by: material.opacity)
    case .image(let pattern): ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: Float(pattern.opacity))
    }
  }

  /// Whether the paint is a fully transparent colour.
  package var isClear: Bool { if case .color(let color) = self { color.opacity <= 0 } else { false } }
}
