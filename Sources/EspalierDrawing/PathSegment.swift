// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// A piece of a subpath with its starting point.
enum PathSegment {
  case line(CGPoint, CGPoint)
  case curve(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let p, _), .curve(let p, _, _, _): p
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let p), .curve(_, _, _, let p): p
    }
  }

  /// The point at the parameter `t`, 0…1.
  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let p, let q): return p.interpolated(to: q, t)
    case .curve(let p, let c, let d, let q):
      let s = 1 - t
      let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: w0 * p.x + w1 * c.x + w2 * d.x + w3 * q.x, y: w0 * p.y + w1 * c.y + w2 * d.y + w3 * q.y)
    }
  }

  /// The part between two parameters.
  func part(from a: CGFloat, to b: CGFloat) -> PathSegment {
    switch self {
    case .line: return .line(point(at: a), point(at: b))
    case .curve(let p, let c, let d, let q):
      func blossom(_ u: CGFloat, _ v: CGFloat, _ w: CGFloat) -> CGPoint {
        let (x, y, z) = (p.interpolated(to: c, u), c.interpolated(to: d, u), d.interpolated(to: q, u))
        return x.interpolated(to: y, v).interpolated(to: y.interpolated(to: z, v), w)
      }
      return .curve(blossom(a, a, a), blossom(a, a, b), blossom(a, b, b), blossom(b, b, b))
    }
  }

  /// Appends the points after the start of a polyline that is nowhere further than `tolerance` from the segment.
  func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
    guard case .curve(let p, let c, let d, let q) = self else { return points.append(end) }
    let bend = max(
      hypot(p.x - 2 * c.x + d.x, p.y - 2 * c.y + d.y), hypot(c.x - 2 * d.x + q.x, c.y - 2 * d.y + q.y))
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted.isFinite ? min(max(Int(clamping: wanted), 1), 1000) : 1
    for i in 1..<max(count, 1) { points.append(point(at: CGFloat(i) / CGFloat(count))) }
    points.append(q)
  }

  var element: Path.Element {
    switch self {
    case .line(_, let q): .line(to: q)
    case .curve(_, let c, let d, let q): .curve(to: q, control1: c, control2: d)
    }
  }
}

/// The segments between two moves.
struct Subpath {
  var start: CGPoint
  var segments: [PathSegment] = []
  var isClosed = false

  func flattened(tolerance: CGFloat) -> [CGPoint] {
    var points = [start]
    for segment in segments { segment.flatten(tolerance: tolerance, into: &points) }
    return points
  }
}

extension Path {
  /// The path in pieces. Quadratic curves are converted to cubic ones; the closing line is a segment unless its length is zero.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var open: Subpath?
    var here = CGPoint.zero
    func current() -> Subpath { open ?? Subpath(start: here) }
    func add(_ segment: PathSegment) {
      var subpath = current()
      open = nil
      subpath.segments.append(segment)
      here = segment.end
      open = subpath
    }
    for element in elements {
      switch element {
      case .move(let p):
        if let open { result.append(open) }
        open = Subpath(start: p)
        here = p
      case .line(let p): add(.line(here, p))
      case .quadCurve(let p, let c):
        add(.curve(here, here.interpolated(to: c, 2.0 / 3), p.interpolated(to: c, 2.0 / 3), p))
      case .curve(let p, let c, let d): add(.curve(here, c, d, p))
      case .closeSubpath:
        var subpath = current()
        if here != subpath.start { subpath.segments.append(.line(here, subpath.start)) }
        subpath.isClosed = true
        result.append(subpath)
        here = subpath.start
        open = nil
      }
    }
    if let open { result.append(open) }
    return result
  }
}

extension CGPoint {
  func interpolated(to other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
