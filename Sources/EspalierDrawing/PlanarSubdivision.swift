// SPDX-License-Identifier: MIT

import EspalierGeometry
import EspalierNumbers
import Foundation

/// The lines of two paths, cut wherever they meet, so that they touch only at their ends.
///
/// Curves are approximated by short lines, each with the part of the curve that it stands for. Ends lie on a grid much finer
/// than anything visible: equal points are equal numbers, and cutting, which moves lines by less than a step of the grid,
/// terminates. O(n log n) for outlines that meet in few places; for outlines that meet in very many, limits apply.
struct PlanarSubdivision {
  enum Owner { case first, second }

  struct Vertex: Hashable {
    var x, y: Int
  }

  /// A stretch of a segment of a path, from parameter `begin` to `end`.
  struct Source {
    var segment: Int
    var begin, end: CGFloat

    var reversed: Source { Source(segment: segment, begin: end, end: begin) }

    func part(_ from: CGFloat, _ to: CGFloat) -> Source {
      Source(segment: segment, begin: begin + (end - begin) * from, end: begin + (end - begin) * to)
    }
  }

  struct Edge {
    var start, end: Vertex
    var source: Source
    /// The number of times that each path runs along this edge; negative in the opposite direction.
    var first = 0
    var second = 0

    var reversed: Edge {
      Edge(start: end, end: start, source: source.reversed, first: -first, second: -second)
    }
  }

  /// The greatest number of meetings of lines in one pass. Each meeting makes two edges more.
  static let mostMeetings = 50_000
  /// The greatest number of pairs of edges that are compared in one pass.
  static let mostPairs = 1 << 22
  /// The greatest number of edges that all rays together are tested against to determine the inside.
  static let mostWork = 1 << 24

  private(set) var edges: [Edge] = []
  private(set) var segments: [PathSegment] = []
  private let step: CGFloat

  init(covering rect: CGRect) {
    let side = rect.isNull ? 1 : max(abs(rect.minX), abs(rect.maxX), abs(rect.minY), abs(rect.maxY), 1)
    // A power of two, so that whole numbers of points stay exact.
    step = CGFloat(sign: .plus, exponent: side.exponent - 26, significand: 1)
  }

  func point(_ vertex: Vertex) -> CGPoint { CGPoint(x: CGFloat(vertex.x) * step, y: CGFloat(vertex.y) * step) }

  private func vertex(_ point: CGPoint) -> Vertex {
    // For a finite path the step is such that no number reaches the limit.
    func whole(_ length: CGFloat) -> Int { Int(clamping: min(max((length / step).rounded(), -0x1p40), 0x1p40)) }
    return Vertex(x: whole(point.x), y: whole(point.y))
  }

  mutating func add(_ path: Path, owner: Owner, closes: Bool) {
    for subpath in path.subpaths {
      for segment in subpath.segments { add(segment, owner) }
      if closes, let last = subpath.segments.last, last.end != subpath.start {
        add(.line(last.end, subpath.start), owner)
      }
    }
  }

  private mutating func add(_ segment: PathSegment, _ owner: Owner) {
    let index = segments.count
    segments.append(segment)
    var points: [CGPoint] = []
    segment.flatten(tolerance: 0.005, into: &points)
    var from = vertex(segment.start)
    for (i, point) in points.enumerated() {
      let to = vertex(point)
      defer { from = to }
      if from == to { continue }
      let count = CGFloat(points.count)
      let source = Source(segment: index, begin: CGFloat(i) / count, end: CGFloat(i + 1) / count)
      edges.append(
        Edge(
          start: from, end: to, source: source, first: owner == .first ? 1 : 0, second: owner == .second ? 1 : 0))
    }
  }

  /// Cuts lines at their meetings, until none cross. Returns false if that is more work than the limits allow.
  mutating func split() -> Bool {
    // Moving ends onto the grid may make lines meet anew, fewer in each pass.
    for _ in 0..<12 {
      switch cut() {
      case .cut: continue
      case .nothingToCut: return true
      case .exceedsLimits: return false
      }
    }
    return true
  }

  private enum Pass { case cut, nothingToCut, exceedsLimits }

  private mutating func cut() -> Pass {
    guard let cuts = findCuts() else { return .exceedsLimits }
    var pass = Pass.nothingToCut
    var result: [Edge] = []
    result.reserveCapacity(edges.count)
    for (edge, cuts) in zip(edges, cuts) {
      if cuts.isEmpty {
        result.append(edge)
        continue
      }
      pass = .cut
      var (from, at) = (edge.start, CGFloat(0))
      for cut in cuts.sorted(by: { $0.at < $1.at }) + [(at: 1, vertex: edge.end)] where cut.vertex != from {
        var piece = edge
        (piece.start, piece.end) = (from, cut.vertex)
        piece.source = edge.source.part(at, cut.at)
        result.append(piece)
        (from, at) = (cut.vertex, cut.at)
      }
    }
    edges = result
    return pass
  }

  /// The places at which each edge has to be cut; nil if finding them exceeds the limits.
  ///
  /// Edges are taken from the left and compared with those before them that extend as far, within the bands of rows
  /// that both reach. There are as many bands that an edge of the mean height reaches two.
  private func findCuts() -> [[(at: CGFloat, vertex: Vertex)]]? {
    var cuts: [[(at: CGFloat, vertex: Vertex)]] = Array(repeating: [], count: edges.count)
    let boxes = edges.map(Box.init)
    let order = edges.indices.sorted { boxes[$0].left < boxes[$1].left }
    let bands = Bands(boxes.map { ($0.top, $0.bottom) }, most: 1 << 14)
    var active: [[Int]] = Array(repeating: [], count: bands.count)
    var (work, found) = (0, 0)
    for index in order {
      let box = boxes[index]
      let reached = bands.reached(by: box.top - 1, box.bottom + 1)
      for band in reached {
        active[band].removeAll { boxes[$0].right < box.left - 1 }
        work += active[band].count
        if work > Self.mostPairs { return nil }
        for other in active[band] {
          let second = boxes[other]
          if second.bottom < box.top - 1 || second.top > box.bottom + 1 { continue }
          // Only in the first band that both reach.
          if band != max(reached.lowerBound, bands.reached(by: second.top - 1, second.bottom + 1).lowerBound) {
            continue
          }
          found += meet(index, other, &cuts)
          if found > Self.mostMeetings { return nil }
        }
        active[band].append(index)
      }
    }
    return cuts
  }

  private struct Box {
    let left, right, top, bottom: Int

    init(_ edge: Edge) {
      (left, right) = (min(edge.start.x, edge.end.x), max(edge.start.x, edge.end.x))
      (top, bottom) = (min(edge.start.y, edge.end.y), max(edge.start.y, edge.end.y))
    }
  }

  /// Records the places at which two lines have to be cut, and returns their number: an end of one that lies on the
  /// other, or a crossing.
  private func meet(_ a: Int, _ b: Int, _ cuts: inout [[(at: CGFloat, vertex: Vertex)]]) -> Int {
    let (p, q) = (edges[a], edges[b])
    var touches = false
    var count = 0
    for (vertex, edge, index) in [(p.start, q, b), (p.end, q, b), (q.start, p, a), (q.end, p, a)] {
      if vertex == edge.start || vertex == edge.end {
        touches = true
        continue
      }
      guard let at = Self.place(of: vertex, on: edge) else { continue }
      touches = true
      count += 1
      cuts[index].append((at, vertex))
    }
    if touches { return count }
    let (d, e) = (Self.direction(p), Self.direction(q))
    let cross = d.x * e.y - d.y * e.x
    guard cross != 0 else { return 0 }
    let (x, y) = (CGFloat(q.start.x - p.start.x), CGFloat(q.start.y - p.start.y))
    let (t, u) = ((x * e.y - y * e.x) / cross, (x * d.y - y * d.x) / cross)
    guard t > 0, t < 1, u > 0, u < 1 else { return 0 }
    let meeting = Vertex(
      x: p.start.x + Int(clamping: (d.x * t).rounded()), y: p.start.y + Int(clamping: (d.y * t).rounded()))
    if meeting != p.start, meeting != p.end { cuts[a].append((t, meeting)) }
    if meeting != q.start, meeting != q.end { cuts[b].append((u, meeting)) }
    return 1
  }

  private static func direction(_ edge: Edge) -> CGPoint {
    CGPoint(x: CGFloat(edge.end.x - edge.start.x), y: CGFloat(edge.end.y - edge.start.y))
  }

  /// The parameter on an edge of a vertex that lies on it within a step of the grid.
  private static func place(of vertex: Vertex, on edge: Edge) -> CGFloat? {
    let d = direction(edge)
    let (x, y) = (CGFloat(vertex.x - edge.start.x), CGFloat(vertex.y - edge.start.y))
    let length = d.x * d.x + d.y * d.y
    let along = x * d.x + y * d.y
    guard along > 0, along < length else { return nil }
    let aside = x * d.y - y * d.x
    return aside * aside <= 0.75 * length ? along / length : nil
  }
}
