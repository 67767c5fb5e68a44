// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// Draws around polylines at half a line's width.
///
/// An open line becomes one closed outline: along its left side, around the end, back along the right side, around the
/// start. A closed line becomes two, one per side, in opposite directions. At the inner side of a corner the outline goes
/// through the corner itself, so that however short the segments are, each is covered with the same winding direction.
struct StrokeOutline {
  private(set) var elements: [Path.Element] = []
  private let half: CGFloat
  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: CGFloat
  /// The angle, in radians, that one line of a round join or cap spans.
  private let arcStep: CGFloat
  private var isFirst = true

  init(_ style: StrokeStyle) {
    half = style.lineWidth / 2
    cap = style.lineCap
    join = style.lineJoin
    miterLimit = style.miterLimit
    arcStep = 2 * acos(max(1 - 0.02 / max(half, 0.04), 0.5))
  }

  mutating func add(_ line: Polyline) {
    let points = line.points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
    guard points.count > 1 else {
      return addDot(at: points[0], heading: line.heading ?? (line.isClosed ? CGPoint(x: 1, y: 0) : nil))
    }
    let count = points.count
    isFirst = true
    if line.isClosed, count > 2 {
      for i in 0..<count { addCorner(points[(i + count - 1) % count], points[i], points[(i + 1) % count]) }
      elements.append(.closeSubpath)
      isFirst = true
      for i in (0..<count).reversed() {
        addCorner(points[(i + 1) % count], points[i], points[(i + count - 1) % count])
      }
    } else {
      for i in 1..<(count - 1) { addCorner(points[i - 1], points[i], points[i + 1]) }
      addEnd(from: points[count - 2], to: points[count - 1], isClosed: line.isClosed)
      for i in (1..<(count - 1)).reversed() { addCorner(points[i + 1], points[i], points[i - 1]) }
      addEnd(from: points[1], to: points[0], isClosed: line.isClosed)
    }
    elements.append(.closeSubpath)
  }

  private mutating func line(to point: CGPoint) {
    elements.append(isFirst ? .move(to: point) : .line(to: point))
    isFirst = false
  }

  private func normal(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
    let d = CGPoint(x: q.x - p.x, y: q.y - p.y).normalized
    return CGPoint(x: d.y, y: -d.x)
  }

  private func offset(_ p: CGPoint, _ n: CGPoint, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: p.x + n.x * distance, y: p.y + n.y * distance)
  }

  /// The left side of the corner `p`, walking from `before` to `after`.
  private mutating func addCorner(_ before: CGPoint, _ p: CGPoint, _ after: CGPoint) {
    let m = normal(before, p)
    let n = normal(p, after)
    let cross = m.x * n.y - m.y * n.x
    let dot = m.x * n.x + m.y * n.y
    line(to: offset(p, m, half))
    let turnsLeft = cross < 0
    if turnsLeft {
      // The inner side.
      line(to: p)
    } else if dot < 0.9999 {
      switch join {
      case .bevel: break
      case .round: addArc(around: p, from: m, sweep: atan2(cross, dot))
      case .miter:
        // 1 / sin(half of the angle between the segments), an angle that is π minus the turn.
        let ratio = (2 / (1 + dot)).squareRoot()
        if ratio <= miterLimit, ratio.isFinite {
          line(to: offset(p, CGPoint(x: m.x + n.x, y: m.y + n.y).normalized, half * ratio))
        }
      }
    }
    line(to: offset(p, n, half))
  }

  /// Draws from the left to the right side of the end of the segment `p`–`q`.
  private mutating func addEnd(from p: CGPoint, to q: CGPoint, isClosed: Bool) {
    let n = normal(p, q)
    line(to: offset(q, n, half))
    switch (isClosed, cap, join) {
    case (true, _, .round), (false, .round, _): addArc(around: q, from: n, sweep: .pi)
    case (false, .square, _):
      let forward = CGPoint(x: -n.y, y: n.x)
      line(to: offset(offset(q, n, half), forward, half))
      line(to: offset(offset(q, n, -half), forward, half))
    default: break
    }
    line(to: offset(q, n, -half))
  }

  private mutating func addArc(around p: CGPoint, from normal: CGPoint, sweep: CGFloat) {
    let start = atan2(normal.y, normal.x)
    let count = max(Int(clamping: (abs(sweep) / arcStep).rounded(.up)), 1)
    for i in 1..<max(count, 2) where count > 1 {
      let angle = start + sweep * CGFloat(i) / CGFloat(count)
      line(to: CGPoint(x: p.x + cos(angle) * half, y: p.y + sin(angle) * half))
    }
  }

  /// Draws a dash or a subpath without length: round caps give a disc, square caps a square along its direction if it has one.
  private mutating func addDot(at p: CGPoint, heading: CGPoint?) {
    switch cap {
    case .round:
      elements += PathElements.ellipse(CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    case .square:
      guard let heading else { return }
      let (x, y) = (heading.x * half, heading.y * half)
      elements += [
        .move(to: CGPoint(x: p.x - x + y, y: p.y - y - x)), .line(to: CGPoint(x: p.x + x + y, y: p.y + y - x)),
        .line(to: CGPoint(x: p.x + x - y, y: p.y + y + x)), .line(to: CGPoint(x: p.x - x - y, y: p.y - y + x)),
        .closeSubpath,
      ]
    default: break
    }
  }
}
