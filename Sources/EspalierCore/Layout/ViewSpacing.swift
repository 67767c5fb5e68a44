// SPDX-License-Identifier: MIT

import Foundation

/// The distances that a view prefers to its neighbours.
///
/// Each edge has entries, a distance per category. Where two edges face each other, each category that both have gives the
/// sum of its two entries, and the largest sum is the gap. Without a common category the larger of the two `plain` entries
/// counts; without those, the gap is 8 points (specification L26–L28).
public struct ViewSpacing: Equatable, Sendable {
  /// The kind of neighbour that an entry is for.
  package enum Category: Int, Sendable {
    /// Any neighbour.
    case plain
    /// One text above another.
    case textToText
    /// The edge of any view above a text.
    case edgeAboveText
    /// The edge of any view below a text.
    case edgeBelowText
  }

  /// The entries of one edge. Four numbers, because every layout of a stack combines them.
  package struct Entries: Equatable, Sendable {
    /// The distances by category; NaN if there is no entry.
    private var distances = SIMD4<Double>(repeating: .nan)

    package init() {}

    /// The preferred distance in points, if there is one.
    package subscript(category: Category) -> CGFloat? {
      get {
        let distance = distances[category.rawValue]
        return distance.isNaN ? nil : CGFloat(distance)
      }
      set { distances[category.rawValue] = newValue.map { Double($0) } ?? .nan }
    }

    /// Keeps the larger distance of each category.
    mutating func formUnion(_ other: Entries) {
      let others = other.distances
      distances.replace(with: others, where: (distances .!= distances) .| (others .> distances))
    }

    func distance(to next: Entries) -> CGFloat? {
      var sums = distances + next.distances
      sums[Category.plain.rawValue] = .nan
      sums.replace(with: -.infinity, where: sums .!= sums)
      let largest = sums.max()
      if largest > -.infinity { return CGFloat(largest) }
      guard let mine = self[.plain] else { return next[.plain] }
      return next[.plain].map { max($0, mine) } ?? mine
    }

    package static func == (a: Entries, b: Entries) -> Bool {
      all((a.distances .== b.distances) .| ((a.distances .!= a.distances) .& (b.distances .!= b.distances)))
    }
  }

  private var top = Entries()
  private var bottom = Entries()
  private var leading = Entries()
  private var trailing = Entries()

  package static let systemDistance: CGFloat = 8

  /// No preferred distance on any edge.
  public init() {}

  /// A gap of 0 preferred on every edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge][.plain] = 0 }
    return spacing
  }()

  /// The spacing of a view that is no text: beside a text it leaves the gap to the text.
  package static let standard: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.reset(.all)
    return spacing
  }()

  package subscript(edge: Edge) -> Entries {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .leading: leading
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .leading: leading = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Sets edges to those of a view that is no text.
  package mutating func reset(_ edges: Edge.Set) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Entries()
      if edge == .top { top[.edgeBelowText] = 0 }
      if edge == .bottom { bottom[.edgeAboveText] = 0 }
    }
  }

  /// Takes the larger distance of both per category, on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { self[edge].formUnion(other[edge]) }
  }

  /// The larger distances of both per category, on the given edges; on the others, those of this one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred gap, in points, between this view and `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let gap = axis == .horizontal ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
    return gap ?? Self.systemDistance
  }
}
