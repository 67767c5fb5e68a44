import Foundation

/// The gaps that a view wants to its neighbours. A view without a wish gets the system's 8 points; the larger of two
/// wishes counts (oracle L28).
public struct ViewSpacing: Equatable, Sendable {
  /// How an edge measures its distance to what follows.
  package enum Wish: Equatable, Sendable {
    /// Nothing expressed: the default.
    case unspecified
    case distance(CGFloat)
    /// The edge of text: towards other text, lines keep the rhythm of their fonts.
    case text(ascender: CGFloat, descender: CGFloat, leading: CGFloat)
  }

  package var top: Wish = .unspecified
  package var bottom: Wish = .unspecified
  package var leading: Wish = .unspecified
  package var trailing: Wish = .unspecified

  package static let systemDistance: CGFloat = 8

  public init() {}

  /// No gap wanted on any edge.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = .distance(0) }
    return spacing
  }()

  package subscript(edge: Edge) -> Wish {
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

  /// Takes the larger wish of both on the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge] = Self.larger(self[edge], other[edge])
    }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The preferred gap between this view and `next`, which follows it along `axis`.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let theirs = axis == .horizontal ? next.leading : next.top
    switch (mine, theirs) {
    case (.unspecified, .unspecified): return Self.systemDistance
    case (.text, .text(_, _, let leading)) where axis == .vertical:
      // Lines of text follow each other at the leading of the lower one's font (oracle L27).
      return leading
    case (.distance(let a), .distance(let b)): return max(a, b)
    case (.distance(let a), _): return a
    case (_, .distance(let b)): return b
    default: return Self.systemDistance
    }
  }

  private static func larger(_ a: Wish, _ b: Wish) -> Wish {
    switch (a, b) {
    case (.unspecified, _): b
    case (_, .unspecified): a
    case (.distance(let x), .distance(let y)): .distance(max(x, y))
    case (.text, _): a
    case (_, .text): b
    }
  }
}
