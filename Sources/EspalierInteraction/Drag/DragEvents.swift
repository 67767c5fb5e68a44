// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// What is dragged over a window, and over which of its views.
@MainActor
package final class DragEvents: HostPart {
  private unowned let host: ViewGraph
  private var starting: DragSession?
  private weak var target: DropResponder?
  private var last: (session: DragSession, point: CGPoint)?

  /// Hit testing searches for where something can be dropped, and not for what can be pressed.
  static var isSearching = false

  package init(_ host: ViewGraph) { self.host = host }

  /// The pointer begins to drag something, in an event: its gestures are over.
  func begin(_ session: DragSession) { starting = session }

  /// What began to be dragged in this event, once.
  func takeStarting() -> DragSession? {
    defer { starting = nil }
    return starting
  }

  /// Something is dragged over a point. Returns what would become of it there; nil where no view takes it.
  @discardableResult
  package func moved(_ session: DragSession, to point: CGPoint) -> DropOperation? {
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

  /// It has left the window, or was let go elsewhere.
  package func left() {
    leave()
    last = nil
  }

  private func leave() {
    if let target, let last { target.actions?.exited(target.place(of: last.session, at: last.point)) }
    target = nil
  }

  /// It is dropped. False where no view takes it.
  @discardableResult
  package func dropped(_ session: DragSession, at point: CGPoint) -> Bool {
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
  /// What is dragged over the window, from here or from elsewhere.
  package var drags: DragEvents { part(DragEvents.self) }
}
