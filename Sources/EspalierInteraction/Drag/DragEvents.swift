// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// The drag over a window, and the view under it.
@MainActor
package final class DragEvents: HostPart {
  private unowned let host: ViewGraph
  private var starting: OngoingDrag?
  private weak var target: DropResponder?
  private var last: (session: OngoingDrag, point: CGPoint)?

  /// Whether hit testing searches for drop targets, and not for views that can be pressed.
  static var isSearching = false

  package init(_ host: ViewGraph) { self.host = host }

  /// Called when the pointer begins to drag, in an event: its gestures are over.
  func begin(_ session: OngoingDrag) { starting = session }

  /// The drag that began in this event, once.
  func takeStarting() -> OngoingDrag? {
    defer { starting = nil }
    return starting
  }

  /// Called when a drag is over a point. Returns the operation of a drop there; nil if no view takes it.
  @discardableResult
  package func moved(_ session: OngoingDrag, to point: CGPoint) -> DropOperation? {
    Self.isSearching = true
    let hit = host.responders(at: point)
    Self.isSearching = false
    let new = hit.lazy.compactMap { $0 as? DropResponder }.first { $0.accepts(session) }
    if new !== target {
      leave()
      target = new
      if let new { new.actions?.entered(new.place(of: session, at: point)) }
    }
    last = (session, point)
    guard let new, let operation = new.actions?.moved(new.place(of: session, at: point)) else { return nil }
    return operation == .forbidden || operation == .cancel ? nil : operation
  }

  /// Called when the drag has left the window, or ended elsewhere.
  package func left() {
    leave()
    last = nil
  }

  private func leave() {
    if let target, let last { target.actions?.exited(target.place(of: last.session, at: last.point)) }
    target = nil
  }

  /// Drops the items. False if no view takes them.
  @discardableResult
  package func dropped(_ session: OngoingDrag, at point: CGPoint) -> Bool {
    let operation = moved(session, to: point)
    guard operation != nil, let target else {
      left()
      return false
    }
    let place = target.place(of: session, at: point)
    let isTaken = target.actions?.performed(place) ?? false
    self.target = nil
    last = nil
    return isTaken
  }
}

extension ViewGraph {
  /// The drag over the window, from here or from elsewhere.
  package var drags: DragEvents { part(DragEvents.self) }
}
