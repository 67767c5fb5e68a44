// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGraph
import EspalierScrolling
import Foundation

/// Binds where a scroll view stands.
nonisolated public struct _ScrollPositionModifier: _PrimitiveViewModifier {
  /// The program's request: its number, and the destination.
  let request: @MainActor () -> (number: AnyHashable?, destination: ScrollDestination?)
  let anchor: UnitPoint?
  /// A user has moved the content: the ids of the view at the anchor.
  let movedByUser: @MainActor ([AnyHashable]?) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    guard let states = outputs.preferences?.attribute(for: ScrollViewsKey.self) else { return outputs }
    let follower = ScrollPositionFollower(modifier.attribute.weak, inputs.host)
    inputs.host.work.addEffect(
      Attribute(Request(modifier: modifier.attribute, states: states, follower: follower, host: inputs.host)).any)
    inputs.host.work.addEffect(Attribute(Report(states: states, follower: follower)).any)
    return outputs
  }

  // Reads: the program's request.
  // Produces: nothing; moves the scroll view when the request is a new one.
  private struct Request: Rule {
    let modifier: Attribute<_ScrollPositionModifier>
    let states: Attribute<ScrollViews>
    let follower: ScrollPositionFollower
    @HostReference var host: ViewGraph
    mutating func value() -> Int {
      let state = states.value.states.first
      let modifier = modifier.value
      let request = host.observing { modifier.request() }
      if let state { follower.apply(request.number, request.destination, state) }
      return 0
    }
    nonisolated static var label: String { "scroll position" }
  }

  // Reads: where the scroll view stands.
  // Produces: nothing; writes into the binding what a user has brought to the anchor.
  private struct Report: Rule {
    let states: Attribute<ScrollViews>
    let follower: ScrollPositionFollower
    mutating func value() -> Int {
      guard let state = states.value.states.first else { return 0 }
      _ = state.shown.value
      _ = state.extent.value
      follower.report(state)
      return 0
    }
    nonisolated static var label: String { "scroll position" }
  }
}

/// Keeps a scroll view and a binding together.
@MainActor
private final class ScrollPositionFollower {
  private let modifier: WeakAttribute<_ScrollPositionModifier>
  @HostReference private var host: ViewGraph
  private var appliedRequest: AnyHashable??
  private weak var state: ScrollState?
  private var isQueued = false

  init(_ modifier: WeakAttribute<_ScrollPositionModifier>, _ host: ViewGraph) {
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

  func report(_ state: ScrollState) {
    guard state.wasMovedByUser, !isQueued else { return }
    isQueued = true
    host.work.enqueueAction(.change) { [self, weak state] in
      isQueued = false
      guard let state, state.wasMovedByUser, let modifier = modifier.attribute?.peek() else { return }
      modifier.movedByUser(ScrollSearch.current(in: state, anchor: modifier.anchor.map { ($0.x, $0.y) }))
      // A position that is reported to the program is not a request.
      appliedRequest = .some(modifier.request().number)
    }
  }
}

extension View {
  /// Binds the id of the view at the anchor of the scroll view in this view, among the children of its
  /// `scrollTargetLayout`. Writing an id goes to that view; moving the content by hand writes the binding.
  ///
  /// - Parameter anchor: The point of the view that is put on the same point of the scroll view; nil means the first
  ///   visible view, and moves as little as needed.
  public nonisolated func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    modifier(ScrollPositionByID.modifier(id, anchor))
  }

  /// Binds where the scroll view in this view stands.
  ///
  /// - Parameter anchor: The point of views that is put on the same point of the scroll view where a view is requested.
  public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      _ScrollPositionModifier(
        request: {
          let value = position.wrappedValue
          return (AnyHashable(value.request), value.isPositionedByUser ? nil : value.destination(anchor: anchor))
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

  /// `Sendable` is a mark without a representation, so it cannot be tested while the program runs.
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
      anchor: anchor,
      movedByUser: { ids in
        guard let new = ids?.lazy.compactMap({ $0.base as? ID }).first, new != id.wrappedValue else { return }
        id.wrappedValue = new
      })
  }
}
