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
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, id: ID, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { scrollTo(edge: edge) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { scrollTo(point: point) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) { scrollTo(x: x) }
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) { scrollTo(y: y) }

  private mutating func go(to place: Place) {
    self.place = place
    request += 1
    isPositionedByUser = false
    current = nil
  }

  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    go(to: .view(id, anchor: anchor))
  }
  public mutating func scrollTo(edge: Edge) { go(to: .edge(edge)) }
  public mutating func scrollTo(point: CGPoint) { go(to: .point(x: point.x, y: point.y)) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { go(to: .point(x: x, y: y)) }
  public mutating func scrollTo(x: CGFloat) { go(to: .point(x: x, y: nil)) }
  public mutating func scrollTo(y: CGFloat) { go(to: .point(x: nil, y: y)) }

  /// The edge that was requested; nil once a user has moved the content.
  public var edge: Edge? {
    if case .edge(let edge) = place, !isPositionedByUser { edge } else { nil }
  }

  /// The point that was requested; nil once a user has moved the content.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place, !isPositionedByUser { CGPoint(x: x, y: y) } else { nil }
  }

  public var x: CGFloat? { if case .point(let x, y: _) = place, !isPositionedByUser { x } else { nil } }
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
