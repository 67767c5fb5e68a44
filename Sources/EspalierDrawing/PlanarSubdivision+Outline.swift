// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

// The inside and the outside of paths whose lines no longer cross.

extension PlanarSubdivision {
  /// The edges of which exactly one side is kept, directed so that the kept side is on their right: outlines run
  /// clockwise on screen.
  ///
  /// - Parameter isKept: Decides by the winding numbers of both paths.
  /// - Returns: Nil if finding the edges is more work than the limit allows.
  func boundary(_ isKept: (Int, Int) -> Bool) -> [Edge]? {
    struct Stretch: Hashable { let start, end: Vertex }
    var merged: [Stretch: Edge] = [:]
    for edge in edges {
      // Every stretch once, from its smaller end.
      let isForward = (edge.start.x, edge.start.y) < (edge.end.x, edge.end.y)
      let edge = isForward ? edge : edge.reversed
      let key = Stretch(start: edge.start, end: edge.end)
      if merged[key] != nil {
        merged[key]!.first += edge.first
        merged[key]!.second += edge.second
      } else {
        merged[key] = edge
      }
    }
    let all = merged.values.filter { $0.first != 0 || $0.second != 0 }
      .sorted { ($0.start.x, $0.start.y, $0.end.x, $0.end.y) < ($1.start.x, $1.start.y, $1.end.x, $1.end.y) }
    let rays = Rays(all)
    guard rays.areFew(from: all) else { return nil }
    return all.compactMap { edge in
      let beside = rays.winding(beside: edge)
      let (one, other) = (isKept(beside.right.0, beside.right.1), isKept(beside.left.0, beside.left.1))
      return one == other ? nil : one ? edge : edge.reversed
    }
  }

  /// The stretches of the first path's lines by the winding number of the second around them, in the order of the path.
  /// Nil if finding them is more work than the limit allows.
  func pieces(_ isKept: (Int) -> Bool) -> [Path.Element]? {
    let rays = Rays(edges.filter { $0.second != 0 })
    guard rays.areFew(around: edges.filter { $0.first != 0 }) else { return nil }
    var result: [Path.Element] = []
    var run: [Edge] = []
    func finish() {
      if let first = run.first {
        result.append(.move(to: point(first.start)))
        result += curves(run)
      }
      run = []
    }
    for edge in edges where edge.first != 0 {
      let middle = CGPoint(x: CGFloat(edge.start.x + edge.end.x) / 2, y: CGFloat(edge.start.y + edge.end.y) / 2)
      guard isKept(rays.winding(around: middle)) else {
        finish()
        continue
      }
      if let last = run.last, last.end != edge.start { finish() }
      run.append(edge)
    }
    finish()
    return result
  }

  /// Closed subpaths along edges, which must lead out of each vertex as often as into it.
  func outline(_ edges: [Edge]) -> [Path.Element] {
    var outgoing: [Vertex: [Int]] = [:]
    for (index, edge) in edges.enumerated() { outgoing[edge.start, default: []].append(index) }
    var isUsed = Array(repeating: false, count: edges.count)
    var result: [Path.Element] = []
    for start in edges.indices where !isUsed[start] {
      var loop: [Edge] = []
      var index = start
      while true {
        isUsed[index] = true
        loop.append(edges[index])
        let here = edges[index]
        if here.end == edges[start].start { break }
        let ways = (outgoing[here.end] ?? []).filter { !isUsed[$0] }
        guard let next = ways.min(by: { turn(here, edges[$0]) < turn(here, edges[$1]) }) else { break }
        index = next
      }
      guard loop.count > 1 else { continue }
      // Begin where a curve begins, so that no curve is split in two.
      let seam = loop.indices.first { !continues(loop[$0 == 0 ? loop.count - 1 : $0 - 1], loop[$0]) } ?? 0
      loop = Array(loop[seam...] + loop[..<seam])
      result.append(.move(to: point(loop[0].start)))
      result += curves(loop)
      if case .line(let end)? = result.last, end == point(loop[0].start) { result.removeLast() }
      result.append(.closeSubpath)
    }
    return result
  }

  /// The angle by which an edge turns to the left: of several edges, the rightmost one keeps subpaths apart that only touch.
  private func turn(_ from: Edge, _ to: Edge) -> CGFloat {
    let (a, b) = (
      atan2(CGFloat(from.start.y - from.end.y), CGFloat(from.start.x - from.end.x)),
      atan2(CGFloat(to.end.y - to.start.y), CGFloat(to.end.x - to.start.x))
    )
    let angle = a - b
    return angle <= 1e-12 ? angle + 2 * .pi : angle
  }

  private func continues(_ a: Edge, _ b: Edge) -> Bool {
    a.source.segment == b.source.segment && abs(a.source.end - b.source.begin) < 1e-9
      && (a.source.end > a.source.begin) == (b.source.end > b.source.begin)
  }

  /// Consecutive edges, joined into the lines and curves that they are parts of.
  private func curves(_ edges: [Edge]) -> [Path.Element] {
    var result: [Path.Element] = []
    var index = 0
    while index < edges.count {
      var last = index
      while last + 1 < edges.count, continues(edges[last], edges[last + 1]) { last += 1 }
      let (from, to) = (edges[index].source.begin, edges[last].source.end)
      let (start, end) = (point(edges[index].start), point(edges[last].end))
      switch segments[edges[index].source.segment].part(from: from, to: to) {
      case .line: result.append(.line(to: end))
      case .curve(let p, let c, let d, let q):
        // Ends lie on the grid; the handles are moved with them.
        result.append(
          .curve(
            to: end, control1: CGPoint(x: c.x + start.x - p.x, y: c.y + start.y - p.y),
            control2: CGPoint(x: d.x + end.x - q.x, y: d.y + end.y - q.y)))
      }
      index = last + 1
    }
    return result
  }
}

/// Counts the crossings of a ray. Edges are found by the band of the grid's rows, or columns, that they reach.
private struct Rays {
  private let edges: [PlanarSubdivision.Edge]
  private let rows: Members
  private let columns: Members

  private struct Members {
    private let bands: PlanarSubdivision.Bands
    private var members: [[Int]]

    init(_ spans: [(low: Int, high: Int)]) {
      bands = PlanarSubdivision.Bands(spans, most: 1024)
      members = Array(repeating: [], count: bands.count)
      for (index, span) in spans.enumerated() {
        for band in bands.reached(by: span.low, span.high) { members[band].append(index) }
      }
    }

    func at(_ place: CGFloat) -> [Int] { bands.holding(place).map { members[$0] } ?? [] }
  }

  init(_ edges: [PlanarSubdivision.Edge]) {
    self.edges = edges
    rows = Members(edges.map { (min($0.start.y, $0.end.y), max($0.start.y, $0.end.y)) })
    columns = Members(edges.map { (min($0.start.x, $0.end.x), max($0.start.x, $0.end.x)) })
  }

  /// Whether the work of counting the crossings of rays from the middles of edges is within the limit. O(edges).
  func areFew(from others: [PlanarSubdivision.Edge]) -> Bool {
    var work = 0
    for edge in others {
      work += candidates(beside: edge).count
      if work > PlanarSubdivision.mostWork { return false }
    }
    return true
  }

  /// Whether that work is within the limit for rays to the right alone.
  func areFew(around others: [PlanarSubdivision.Edge]) -> Bool {
    var work = 0
    for edge in others {
      work += rows.at(CGFloat(edge.start.y + edge.end.y) / 2).count
      if work > PlanarSubdivision.mostWork { return false }
    }
    return true
  }

  private func candidates(beside edge: PlanarSubdivision.Edge) -> [Int] {
    Self.isSteep(edge)
      ? rows.at(CGFloat(edge.start.y + edge.end.y) / 2) : columns.at(CGFloat(edge.start.x + edge.end.x) / 2)
  }

  private static func isSteep(_ edge: PlanarSubdivision.Edge) -> Bool {
    abs(edge.end.y - edge.start.y) >= abs(edge.end.x - edge.start.x)
  }

  /// Winding numbers of both paths right and left of an edge, as seen along it with y pointing down.
  func winding(beside edge: PlanarSubdivision.Edge) -> (right: (Int, Int), left: (Int, Int)) {
    let middle = CGPoint(x: CGFloat(edge.start.x + edge.end.x) / 2, y: CGFloat(edge.start.y + edge.end.y) / 2)
    let isSteep = Self.isSteep(edge)
    var beyond = (0, 0)
    for index in candidates(beside: edge) {
      let other = edges[index]
      if other.start == edge.start, other.end == edge.end { continue }
      guard let sign = isSteep ? Self.crossing(other, right: middle) : Self.crossing(other, below: middle) else {
        continue
      }
      beyond.0 += sign * other.first
      beyond.1 += sign * other.second
    }
    // The winding numbers on the other side of the edge itself.
    let own = isSteep ? (edge.end.y > edge.start.y ? 1 : -1) : (edge.end.x > edge.start.x ? -1 : 1)
    let before = (beyond.0 + own * edge.first, beyond.1 + own * edge.second)
    // For an edge downwards, or to the left, the side of the ray is the left one.
    return own > 0 ? (before, beyond) : (beyond, before)
  }

  /// The winding number of the second path around a point of the grid's plane.
  func winding(around point: CGPoint) -> Int {
    rows.at(point.y).reduce(0) { $0 + (Self.crossing(edges[$1], right: point) ?? 0) * edges[$1].second }
  }

  /// The sign of an edge's crossing of the ray to the right of a point: 1 downwards, -1 upwards; nil without a crossing.
  private static func crossing(_ edge: PlanarSubdivision.Edge, right point: CGPoint) -> Int? {
    let (ay, by) = (CGFloat(edge.start.y), CGFloat(edge.end.y))
    guard (ay <= point.y) != (by <= point.y) else { return nil }
    let (ax, bx) = (CGFloat(edge.start.x), CGFloat(edge.end.x))
    return ax + (point.y - ay) / (by - ay) * (bx - ax) > point.x ? (by > ay ? 1 : -1) : nil
  }

  /// The sign of an edge's crossing of the ray downwards from a point: 1 leftwards, -1 rightwards; nil without a crossing.
  private static func crossing(_ edge: PlanarSubdivision.Edge, below point: CGPoint) -> Int? {
    let (ax, bx) = (CGFloat(edge.start.x), CGFloat(edge.end.x))
    guard (ax <= point.x) != (bx <= point.x) else { return nil }
    let (ay, by) = (CGFloat(edge.start.y), CGFloat(edge.end.y))
    return ay + (point.x - ax) / (bx - ax) * (by - ay) > point.y ? (bx > ax ? -1 : 1) : nil
  }
}
