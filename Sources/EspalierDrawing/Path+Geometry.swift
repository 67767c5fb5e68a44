// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

extension Path {
  /// The smallest upright rectangle around the outline, without the control points. `CGRect.null` for an empty path.
  public var boundingRect: CGRect {
    switch storage {
    case .empty: return .null
    case .rect(let rect): return rect.standardized
    case .roundedRect(let rect, _, _), .ellipse(let rect): return rect
    case .elements:
      var box = BoundingBox()
      for subpath in subpaths {
        box.add(subpath.start)
        for segment in subpath.segments { box.add(segment) }
      }
      return box.rect
    }
  }

  /// Whether the filled path covers `point`; open subpaths count as closed. O(number of elements).
  ///
  /// - Parameter eoFill: Whether a point is inside if a ray from it crosses the outline an odd number of times, instead
  ///   of crossing it more often in one direction than in the other.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    switch storage {
    case .empty: return false
    case .rect(let rect): return rect.standardized.holds(point)
    case .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return false }
      let x = (point.x - rect.midX) / (rect.width / 2)
      let y = (point.y - rect.midY) / (rect.height / 2)
      return x * x + y * y <= 1
    case .roundedRect(let rect, let size, _):
      guard rect.holds(point) else { return false }
      // The middle cross, which no style of corner reaches.
      let (x, y) = (abs(point.x - rect.midX), abs(point.y - rect.midY))
      if x < rect.width / 2 - size.width * 1.6 || y < rect.height / 2 - size.height * 1.6 { return true }
      return winding(around: point).winding != 0
    case .elements:
      let (winding, crossings) = winding(around: point)
      return eoFill ? !crossings.isMultiple(of: 2) : winding != 0
    }
  }

  /// Signed and unsigned crossings of the outline by a ray to the right.
  private func winding(around point: CGPoint) -> (winding: Int, crossings: Int) {
    var winding = 0
    var crossings = 0
    func cross(_ p: CGPoint, _ q: CGPoint) {
      guard (p.y <= point.y) != (q.y <= point.y) else { return }
      let x = p.x + (point.y - p.y) / (q.y - p.y) * (q.x - p.x)
      guard x > point.x else { return }
      crossings += 1
      winding += q.y > p.y ? 1 : -1
    }
    for subpath in subpaths {
      let points = subpath.flattened(tolerance: 0.01)
      for (p, q) in zip(points, points.dropFirst()) { cross(p, q) }
      if let first = points.first, let last = points.last, first != last { cross(last, first) }
    }
    return (winding, crossings)
  }
}

/// A rectangle that grows to include points and curves.
private struct BoundingBox {
  var minX = CGFloat.infinity
  var minY = CGFloat.infinity
  var maxX = -CGFloat.infinity
  var maxY = -CGFloat.infinity

  var rect: CGRect {
    minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }

  mutating func add(_ point: CGPoint) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  mutating func add(_ segment: PathSegment) {
    add(segment.end)
    guard case .curve(let p, let c, let d, let q) = segment else { return }
    for t in Self.turningPoints(p.x, c.x, d.x, q.x) + Self.turningPoints(p.y, c.y, d.y, q.y) {
      add(segment.point(at: t))
    }
  }

  /// The parameters, within 0…1, at which a cubic's derivative is zero.
  private static func turningPoints(_ p: CGFloat, _ c: CGFloat, _ d: CGFloat, _ q: CGFloat) -> [CGFloat] {
    let a = q - 3 * d + 3 * c - p
    let b = 2 * (d - 2 * c + p)
    let k = c - p
    let root = b * b - 4 * a * k
    guard root >= 0 else { return [] }
    // Sums of numbers of one sign: if `a` is close to zero, as for every quadratic curve, a difference would be only
    // rounding error.
    let sum = -(b + (b < 0 ? -root.squareRoot() : root.squareRoot())) / 2
    return [sum / a, k / sum].filter { $0 > 0 && $0 < 1 }
  }
}
