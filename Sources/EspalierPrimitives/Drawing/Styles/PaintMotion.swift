// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierMotion
import Foundation

/// Animates a paint: its colours animate when they change in a transaction with an animation, and so does the geometry of a
/// gradient as long as its kind and its number of stops stay. Other changes apply at once.
package struct PaintMotion {
  private var color: Motion<ResolvedColor.AnimatableData>
  private var gradient: Motion<PaintVector>
  private let unmoved: Motion<PaintVector>
  private var last: Paint?

  @MainActor
  package init(_ inputs: _ViewInputs) {
    color = Motion(inputs)
    unmoved = Motion(inputs)
    gradient = unmoved
  }

  @MainActor
  package mutating func follow(_ paint: Paint) -> Paint {
    if case .image = paint { return paint }
    if case .color(var shown) = paint {
      if let moving = color.follow(shown.animatableData) { shown.animatableData = moving }
      return .color(shown)
    }
    let vector = paint.vector
    if let last, last.vector.components.count != vector.components.count || !last.isSameKind(as: paint) {
      gradient = unmoved
    }
    last = paint
    return gradient.follow(vector).map { paint.moved(to: $0) } ?? paint
  }
}

/// The numbers of a gradient. A vector without components is the zero of any length.
struct PaintVector: VectorArithmetic {
  var components: [Double]

  static var zero: PaintVector { PaintVector(components: []) }
  static func + (a: PaintVector, b: PaintVector) -> PaintVector {
    if a.components.isEmpty { return b }
    if b.components.isEmpty { return a }
    return PaintVector(components: zip(a.components, b.components).map(+))
  }
  static func - (a: PaintVector, b: PaintVector) -> PaintVector { a + b.scaled(by: -1) }
  mutating func scale(by factor: Double) { components = components.map { $0 * factor } }
  var magnitudeSquared: Double { components.reduce(0) { $0 + $1 * $1 } }
}

extension Paint {
  fileprivate func isSameKind(as other: Paint) -> Bool {
    switch (self, other) {
    case (.color, .color), (.linearGradient, .linearGradient), (.radialGradient, .radialGradient),
      (.angularGradient, .angularGradient), (.ellipticalGradient, .ellipticalGradient):
      true
    case (.meshGradient(let a), .meshGradient(let b)): a.width == b.width
    default: false
    }
  }

  /// The gradient's numbers; those around 1 are scaled to be comparable with points.
  fileprivate var vector: PaintVector {
    let scale = unitAnimationScale
    func numbers(_ gradient: ResolvedGradient, _ places: [Double]) -> PaintVector {
      PaintVector(
        components: places
          + gradient.stops.flatMap { stop in
            let color = stop.color
            return [color.red, color.green, color.blue, color.opacity, Float(stop.location)].map { Double($0) * scale }
          })
    }
    switch self {
    case .color, .image: return .zero
    case .linearGradient(let gradient, let start, let end):
      return numbers(gradient, [start.x, start.y, end.x, end.y].map { $0 * scale })
    case .radialGradient(let gradient, let center, let start, let end):
      return numbers(gradient, [center.x * scale, center.y * scale, start, end])
    case .angularGradient(let gradient, let center, let start, let end):
      return numbers(gradient, [center.x, center.y, start.radians, end.radians].map { $0 * scale })
    case .ellipticalGradient(let gradient, let center, let start, let end):
      return numbers(gradient, [center.x, center.y, start, end].map { $0 * scale })
    case .meshGradient(let mesh):
      return PaintVector(
        components: mesh.vertices.flatMap { vertex in
          let points = [vertex.position, vertex.leading, vertex.top, vertex.trailing, vertex.bottom]
          let color = [vertex.color.red, vertex.color.green, vertex.color.blue, vertex.color.opacity]
          return (points.flatMap { [Double($0.x), Double($0.y)] } + color.map { Double($0) }).map { $0 * scale }
        })
    case .material: return .zero
    }
  }

  /// The same kind of gradient with other numbers.
  fileprivate func moved(to vector: PaintVector) -> Paint {
    let scale = unitAnimationScale
    let all = vector.components
    let unit = all.map { $0 / scale }
    func stops(_ gradient: ResolvedGradient) -> ResolvedGradient {
      ResolvedGradient(
        stops: gradient.stops.indices.map { index in
          let at = 4 + 5 * index
          return .init(
            color: ResolvedColor(
              red: Float(unit[at]), green: Float(unit[at + 1]), blue: Float(unit[at + 2]), opacity: Float(unit[at + 3])),
            location: unit[at + 4])
        })
    }
    switch self {
    case .color, .material, .image: return self
    case .meshGradient(var mesh):
      for index in mesh.vertices.indices {
        let at = 14 * index
        func point(_ place: Int) -> UnitPoint { UnitPoint(x: unit[at + 2 * place], y: unit[at + 2 * place + 1]) }
        mesh.vertices[index] = ResolvedMesh.Vertex(
          position: point(0), leading: point(1), top: point(2), trailing: point(3), bottom: point(4),
          color: ResolvedColor(
            red: Float(unit[at + 10]), green: Float(unit[at + 11]), blue: Float(unit[at + 12]),
            opacity: Float(unit[at + 13])))
      }
      return .meshGradient(mesh)
    case .ellipticalGradient(let gradient, _, _, _):
      return .ellipticalGradient(
        stops(gradient), center: UnitPoint(x: unit[0], y: unit[1]), startRadius: unit[2], endRadius: unit[3])
    case .linearGradient(let gradient, _, _):
      return .linearGradient(
        stops(gradient), start: UnitPoint(x: unit[0], y: unit[1]), end: UnitPoint(x: unit[2], y: unit[3]))
    case .radialGradient(let gradient, _, _, _):
      return .radialGradient(
        stops(gradient), center: UnitPoint(x: unit[0], y: unit[1]), startRadius: all[2], endRadius: all[3])
    case .angularGradient(let gradient, _, _, _):
      return .angularGradient(
        stops(gradient), center: UnitPoint(x: unit[0], y: unit[1]), start: Angle(radians: unit[2]),
        end: Angle(radians: unit[3]))
    }
  }
}
