// SPDX-License-Identifier: MIT

import EspalierGeometry
import Foundation

extension Path {
  /// A path that encloses, when it is filled by the non-zero rule, the area that stroking this one with `style` covers.
  ///
  /// Curves become lines no further than 0.01 points from them.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var outline = StrokeOutline(style)
    for subpath in subpaths {
      let line = Polyline(subpath)
      for piece in line.dashed(style.validDash, phase: style.dashPhase) { outline.add(piece) }
    }
    return Path(elements: outline.elements)
  }
}

extension StrokeStyle {
  /// The dash pattern; empty if it has a negative, infinite or no length, since those draw a solid line.
  package var validDash: [CGFloat] {
    let total = dash.reduce(0, +)
    return dash.allSatisfy({ $0 >= 0 && $0.isFinite }) && total > 0 && dashPhase.isFinite ? dash : []
  }
}

/// A flattened subpath without repeated points.
struct Polyline {
  var points: [CGPoint]
  var isClosed = false
  /// The direction of the line on which a dash without length lies.
  var heading: CGPoint?

  init(points: [CGPoint], isClosed: Bool = false) {
    self.points = points
    self.isClosed = isClosed
  }

  init(_ subpath: Subpath) {
    points = [subpath.start]
    var flat = points
    for segment in subpath.segments {
      guard case .curve = segment else {
        segment.flatten(tolerance: 1, into: &flat)
        continue
      }
      // Tiny first and last steps, so that caps and joins see the curve's own direction.
      let (near, far) = (CGFloat(1) / 1024, CGFloat(1023) / 1024)
      flat.append(segment.point(at: near))
      segment.part(from: near, to: far).flatten(tolerance: 0.01, into: &flat)
      flat.append(segment.end)
    }
    for point in flat.dropFirst() where point != points[points.count - 1] { points.append(point) }
    isClosed = subpath.isClosed
    if isClosed, points.count > 1, points.first == points.last { points.removeLast() }
  }

  /// The drawn parts of a dash pattern, whose lengths alternate between drawn and not drawn. The last dash of a closed
  /// line continues into its first one.
  func dashed(_ dash: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = dash.reduce(0, +)
    guard total > 0, points.count > 1 else { return [self] }
    let line = isClosed ? points + [points[0]] : points
    let length = zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard length / total * CGFloat(dash.count) < 100_000 else { return [self] }

    let cycle = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let period = cycle.reduce(0, +)
    var offset = phase.truncatingRemainder(dividingBy: period)
    if offset < 0 { offset += period }
    var index = 0
    // A dash without length at the beginning is still drawn.
    while offset > 0, offset >= cycle[index] {
      offset -= cycle[index]
      index = (index + 1) % cycle.count
    }
    var remaining = cycle[index] - offset
    let beginsDrawn = index.isMultiple(of: 2)
    var pieces: [Polyline] = []
    var current: [CGPoint]? = beginsDrawn ? [line[0]] : nil
    for (p, q) in zip(line, line.dropFirst()) {
      let segment = hypot(q.x - p.x, q.y - p.y)
      var done: CGFloat = 0
      while segment - done > remaining {
        done += remaining
        let point = p.interpolated(to: q, done / segment)
        if var drawn = current {
          drawn.append(point)
          var piece = Polyline(points: drawn)
          if cycle[index] == 0 { piece.heading = CGPoint(x: q.x - p.x, y: q.y - p.y).normalized }
          pieces.append(piece)
          current = nil
        } else {
          current = [point]
        }
        index = (index + 1) % cycle.count
        remaining = cycle[index]
      }
      remaining -= segment - done
      current?.append(q)
    }
    if let current {
      if isClosed, beginsDrawn, pieces.isEmpty { return [self] }
      if isClosed, beginsDrawn {
        pieces[0].points = current + pieces[0].points.dropFirst()
      } else {
        pieces.append(Polyline(points: current))
      }
    }
    return pieces
  }
}
