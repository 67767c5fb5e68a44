// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// The current or requested position of a scroll view: at a view, an edge, a point, or where the user has moved it.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Sendable {
    case none
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place = Place.none
  /// Number of requests; increases with every request.
  var request = 0
  /// Whether the user has moved the content since the last request.
  public internal(set) var isPositionedByUser = false
  /// The id of the view at the anchor.
  var current: (any Hashable & Sendable)?

  /// A position by views whose ids have one type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// A position with the initial view of an id, at the anchor.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// A position with an edge of the content as the initial place.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// A position with an initial offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// A position with an initial offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  /// A position with an initial horizontal offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// A position with an initial vertical offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  private mutating func go(to place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
    current = nil
  }

  /// Scrolls to the view with an id; without an `anchor` no farther than needed.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(id, anchor: anchor))
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  /// Scrolls to an offset of the content, in points.
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  /// Scrolls to an offset of the content, in points.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  /// Scrolls to a horizontal offset, in points.
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  /// Scrolls to a vertical offset, in points.
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The requested edge; nil once the user has moved the content.
  public var edge: Edge? {
    if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
  }

  /// The requested point; nil once the user has moved the content.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  /// The requested horizontal offset, in points; nil once the user has moved the content, or without a request.
  public var x: CGFloat? { if case .point(let x, y: _) = place, !isPositionedByUser { x } else { nil } }
  /// The requested vertical offset, in points; nil once the user has moved the content, or without a request.
  public var y: CGFloat? { if case .point(x: _, let y) = place, !isPositionedByUser { y } else { nil } }

  /// The id of the requested view, or of the view at the anchor once the user has moved the content.
  public var viewID: (any Hashable & Sendable)? {
    if isPositionedByUser { return current }
    if case .view(let id, anchor: _) = place { return id }
    return current
  }

  /// The same id, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request == b.request && a.isPositionedByUser == b.isPositionedByUser
      && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) } && a.edge == b.edge && a.x == b.x
      && a.y == b.y
  }

  /// The destination, in the form that a scroll view uses.
  @MainActor
  func destination(anchor: UnitPoint?) -> ScrollDestination? {
    switch place {
    case .none: nil
    case .view(let id, let own): .view({ ScrollSearch.rect(of: AnyHashable(id), in: $0) }, anchor: own ?? anchor)
    case .edge(let edge):
      switch edge {
      case .top: .point(x: nil, y: -.infinity)
      case .bottom: .point(x: nil, y: .infinity)
      case .leading: .point(x: -.infinity, y: nil)
      case .trailing: .point(x: .infinity, y: nil)
      }
    case .point(let x, let y): .point(x: x, y: y)
    }
  }
}
