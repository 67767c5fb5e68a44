// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierNumbers
import EspalierScrolling
import Foundation

/// Binds the position of a scroll view.
nonisolated public struct _ScrollPositionModifier: _PrimitiveViewModifier {
  /// The program's request: its number, and the destination.
  let request: @MainActor () -> (number: AnyHashable?, destination: ScrollDestination?)
  /// The part that stays in view when the content changes: a view by its id, or an edge.
  let held: @MainActor () -> (view: AnyHashable?, edge: UnitPoint?)
  let anchor: UnitPoint?
  /// Called when the user has moved the content, with the ids of the view at the anchor.
  let movedByUser: @MainActor ([AnyHashable]?) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    guard let states = outputs.preferences?.attribute(for: ScrollViewsKey.self) else { return outputs }
    let follower = ScrollPositionFollower(modifier.live, inputs.host)
    // Moves the scroll view if the program's request is a new one.
    inputs.host.work.addEffect("scroll position") { [unowned(unsafe) host = inputs.host] in
      let state = states.value.states.first
      let modifier = modifier.value
      let request = host.observing { modifier.request() }
      if let state {
        follower.apply(request.number, request.destination, state)
        follower.follow(state, hasMoved: false)
      }
    }
    // Writes into the binding the view that the user has moved to the anchor.
    inputs.host.work.addEffect("scroll position") {
      guard let state = states.value.states.first else { return }
      _ = state.shown.value
      _ = state.extent.value
      follower.follow(state, hasMoved: true)
    }
    return outputs
  }
}

/// Synchronises a scroll view and a binding.
@MainActor
private final class ScrollPositionFollower {
  private let modifier: LiveValue<_ScrollPositionModifier>
  @HostReference private var host: ViewGraph
  private var appliedRequest: AnyHashable??
  private weak var state: ScrollState?
  private var isQueued = false
  private var reports = false

  init(_ modifier: LiveValue<_ScrollPositionModifier>, _ host: ViewGraph) {
    self.modifier = modifier
    self.host = host
  }

  func apply(_ number: AnyHashable?, _ destination: ScrollDestination?, _ state: ScrollState) {
    defer {
      appliedRequest = .some(number)
      self.state = state
    }
    guard appliedRequest != .some(number) || self.state !== state, let destination else { return }
    host.work.enqueueSettling { [weak state] in state?.goNow(to: destination) }
  }

  /// Handles a new value of the position, or a movement of the content: only a movement is written into the binding.
  func follow(_ state: ScrollState, hasMoved: Bool) {
    if hasMoved { reports = true }
    if isQueued { return }
    isQueued = true
    host.work.enqueueAction(.change) { [self, weak state] in
      isQueued = false
      let reports = self.reports
      self.reports = false
      guard let state, let modifier = modifier.value else { return }
      if reports, state.wasMovedByUser { report(state, modifier) }
      hold(state, modifier)
    }
  }

  private func report(_ state: ScrollState, _ modifier: _ScrollPositionModifier) {
    modifier.movedByUser(ScrollSearch.current(in: state, anchor: modifier.anchor.map { ($0.x, $0.y) }))
    // A position that was reported to the program is not a request.
    appliedRequest = .some(modifier.request().number)
  }

  /// Holds the view or the edge of the position in place when the content changes.
  private func hold(_ state: ScrollState, _ modifier: _ScrollPositionModifier) {
    let held = modifier.held()
    state.heldEdge = held.edge
    state.heldView = nil
    guard let id = held.view else { return }
    let seen = state.extent.peek().insideMargins(at: state.offset)
    let targets = ScrollSearch.targets(in: state, near: seen)
    guard let rect = targets.first(where: { $0.ids.contains(id) && $0.rect.overlaps(seen) })?.rect else { return }
    let distance = CGSize(width: rect.minX - state.offset.x, height: rect.minY - state.offset.y)
    state.heldView = HeldView(distance: distance) { ScrollSearch.rect(of: id, in: $0) }
  }
}

extension View {
  /// Binds the id of the view at the anchor of the scroll view in this view, among the children of its `scrollTargetLayout`.
  /// Writing an id scrolls to that view; scrolling by hand writes the binding. The view keeps its place on screen when views
  /// before it are inserted, removed or moved.
  ///
  /// - Parameter anchor: The point of the view that is aligned with the same point of the scroll view; nil is the first visible
  ///   view, and scrolls no farther than needed.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionByID.modifier(id, anchor))
  }

  /// Binds the position of the scroll view in this view. A requested view keeps its place on screen when the content changes, and
  /// a requested edge is kept when the content grows, until the user moves it.
  ///
  /// - Parameter anchor: The point of a requested view that is aligned with the same point of the scroll view.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollPositionModifier(
        request: {
          let value = position.wrappedValue
          return (AnyHashable(value.request), value.isPositionedByUser ? nil : value.destination(anchor: anchor))
        },
        held: {
          let value = position.wrappedValue
          return (value.viewID.map { AnyHashable($0) }, value.edge.map { $0.unitPoint })
        },
        anchor: anchor,
        movedByUser: { ids in
          var value = position.wrappedValue
          value.isPositionedByUser = true
          value.current = ids?.first.map(SendableID.init)?.value
          if value != position.wrappedValue { position.wrappedValue = value }
        }))
  }
}

/// An id from a collection of views, which belongs to the main actor.
private struct SendableID {
  let value: any Hashable & Sendable

  /// `Sendable` is a marker protocol without a run-time representation, so a cast cannot test it.
  init(_ id: AnyHashable) {
    value = unsafeBitCast(id.base as! any Hashable, to: (any Hashable & Sendable).self)
  }
}

private enum ScrollPositionByID {
  nonisolated static func modifier<ID: Hashable>(_ id: Binding<ID?>, _ anchor: UnitPoint?) -> _ScrollPositionModifier {
    nonisolated(unsafe) let id = id
    return _ScrollPositionModifier(
      request: {
        let value = id.wrappedValue.map { AnyHashable($0) }
        return (value, value.map { id in .view({ ScrollSearch.rect(of: id, in: $0) }, anchor: anchor) })
      },
      held: { (id.wrappedValue.map { AnyHashable($0) }, nil) },
      anchor: anchor,
      movedByUser: { ids in
        guard let new = ids?.lazy.compactMap({ $0.base as? ID }).first, new != id.wrappedValue else { return }
        id.wrappedValue = new
      })
  }
}

extension Edge {
  fileprivate var unitPoint: UnitPoint {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
