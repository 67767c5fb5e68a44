// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierScrolling
import Foundation

/// Where a scroll view stands or is to go: at a view, an edge, a point, or where a user has left it.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Sendable {
    case none
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  var place = Place.none
  /// Grows with every request.
  var request = 0
  /// A user has moved the content since the last request.
  public internal(set) var isPositionedByUser = false
  /// The view at the anchor.
  var current: (any Hashable & Sendable)?

  /// A position by views whose ids have one type.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// A position that begins at the view with an id, at the anchor.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// A position that begins at an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  /// A position that begins at an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  /// A position that begins at an offset of the content, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  /// A position that begins at a horizontal offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  /// A position that begins at a vertical offset, in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  private mutating func go(to place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
    current = nil
  }

  /// Scrolls to the view with an id; `anchor` nil scrolls no farther than needed.
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

  /// The edge that was requested; nil once a user has moved the content.
  public var edge: Edge? {
    if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
  }

  /// The point that was requested; nil once a user has moved the content.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  /// The horizontal offset that the program set, in points; nil after the user scrolled or where none was.
  public var x: CGFloat? { if case .point(let x, y: _) = place, !isPositionedByUser { x } else { nil } }
  /// The vertical offset that the program set, in points; nil after the user scrolled or where none was.
  public var y: CGFloat? { if case .point(x: _, let y) = place, !isPositionedByUser { y } else { nil } }

  /// The view that was requested, or that stands at the anchor since a user has moved the content.
  public var viewID: (any Hashable & Sendable)? {
    if isPositionedByUser { return current }
    if case .view(let id, anchor: _) = place { return id }
    return current
  }

  /// The same, if it is of the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request == b.request && a.isPositionedByUser == b.isPositionedByUser
      && a.viewID.map { AnyHashable($0) } == b.viewID.map { AnyHashable($0) } && a.edge == b.edge && a.x == b.x
      && a.y == b.y
  }

  /// The destination, in the form that a scroll view takes.
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
