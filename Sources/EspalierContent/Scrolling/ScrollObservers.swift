// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierGraph
import EspalierNumbers
import EspalierScrolling
import Foundation

extension _ViewOutputs {
  /// Runs a rule for its effect, even without a reader, over the scroll views inside; does nothing if there are none.
  @MainActor func watchScrollViews<Watching: Rule>(
    in host: ViewGraph, _ rule: (Attribute<ScrollViews>) -> Watching
  ) {
    guard let states = preferences?.attribute(for: ScrollViewsKey.self) else { return }
    host.work.addEffect(Attribute(rule(states)).any)
  }
}

/// Calls an action when a value of the first scroll view inside changes.
nonisolated public struct _ScrollObserver<Value: Equatable>: _PrimitiveViewModifier {
  /// The axis of the observed scroll view; nil for any axis.
  package var axis: Axis? = nil
  /// Computes the observed value. Called in a rule.
  package let value: @MainActor (ScrollState) -> Value
  package let isInitial: Bool
  let action: @MainActor (Value, Value, ScrollState) -> Void

  package init(
    axis: Axis? = nil, value: @escaping @MainActor (ScrollState) -> Value, isInitial: Bool,
    action: @escaping @MainActor (Value, Value, ScrollState) -> Void
  ) {
    self.axis = axis
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    outputs.watchScrollViews(in: inputs.host) {
      ScrollRule(modifier: modifier.attribute, states: $0, host: inputs.host)
    }
    return outputs
  }

  // Reads: the modifier, the observed value of the first scroll view inside.
  // Produces: nothing; a changed value enqueues the action.
  private struct ScrollRule: Rule {
    let modifier: Attribute<_ScrollObserver<Value>>
    let states: Attribute<ScrollViews>
    @HostReference var host: ViewGraph
    let place: ViewPlace
    var last: Value?

    init(modifier: Attribute<_ScrollObserver<Value>>, states: Attribute<ScrollViews>, host: ViewGraph) {
      self.modifier = modifier
      self.states = states
      self.host = host
      place = ViewPlace(host)
    }

    mutating func value() -> Int {
      let modifier = self.modifier.value
      guard let state = states.value.states.first(where: { $0.scrolls(along: modifier.axis) }) else { return 0 }
      let new = host.observing { modifier.value(state) }
      let old = last ?? (modifier.isInitial ? new : nil)
      let isNew = last == nil
      last = new
      if let old, isNew || old != new {
        host.work.enqueueAction(.change, order: place.order) { modifier.action(old, new, state) }
      }
      return 0
    }
    nonisolated static var label: String { "scroll observer of \(Value.self)" }
  }
}

extension ScrollState {
  /// Whether content scrolls along an axis, or, for nil, at all. Called in a rule.
  fileprivate func scrolls(along axis: Axis?) -> Bool { axis.map { extent.value.axes.contains(Axis.Set($0)) } ?? true }
}

/// The additional information that `onScrollPhaseChange` provides.
public struct ScrollPhaseChangeContext {
  /// Offset and sizes of the scroll view when the phase changed.
  public let geometry: ScrollGeometry
  /// Velocity of the content's offset, in points per second; nil at rest.
  public let velocity: CGVector?
}

/// Calls an action when a sufficient part of a view becomes visible in its scroll view, and when it ceases to be.
nonisolated public struct _ScrollVisibilityModifier: _PrimitiveViewModifier {
  let threshold: Double
  let action: (Bool) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let effect = Attribute(
      ScrollRule(
        modifier: modifier.attribute, frame: inputs.frame, transform: inputs.transform, shown: inputs.shown,
        host: inputs.host))
    inputs.host.work.addEffect(effect.any)
    return outputs
  }

  // Reads: the modifier, the view's position in its scroll view.
  // Produces: nothing; enqueues the action when the threshold is passed.
  private struct ScrollRule: Rule {
    let modifier: Attribute<_ScrollVisibilityModifier>
    let frame: Attribute<ViewFrame>
    let transform: Attribute<ViewTransform>
    let shown: Attribute<ShownState>?
    @HostReference var host: ViewGraph
    var last = false

    mutating func value() -> Int {
      let modifier = self.modifier.value
      let part = visiblePart(of: frame.value, transform.value)
      let isVisible = shown.isShown && part >= modifier.threshold && part > 0
      if isVisible != last {
        last = isVisible
        host.work.enqueueAction(.change) { modifier.action(isVisible) }
      }
      return 0
    }
    nonisolated static var label: String { "scroll visibility" }
  }
}

/// The visible part of a view in its scroll view, 0…1; 1 outside of scroll views.
@MainActor
func visiblePart(of frame: ViewFrame, _ transform: ViewTransform) -> Double {
  guard let viewport = transform.bounds(of: AnyHashable(ScrollSpace.viewport(nil))) else { return 1 }
  let rect = frame.rect
  let seen = viewport.overlap(with: rect)
  if seen.isNull { return 0 }
  func part(_ seen: CGFloat, _ whole: CGFloat) -> CGFloat { whole > 0 ? seen / whole : 1 }
  return Double(part(seen.width, rect.width) * part(seen.height, rect.height))
}

extension View {
  /// Calls `action` with a value made from the geometry of the scroll view in this view: initially and when it changes.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    // The closures belong to the main actor: they are called where they were made.
    nonisolated(unsafe) let (transform, action) = (transform, action)
    return modifier(
      _ScrollObserver<T>(
        value: { transform($0.geometry) }, isInitial: true, action: { old, new, _ in action(old, new) })
    )
  }

  /// Calls `action` when the scroll view in this view changes its scroll phase; initially once with `idle` twice, as recorded on
  /// macOS 26.2 and iOS 26.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      _ScrollObserver<PhaseChange>(
        value: { PhaseChange(phase: $0.phase.value) }, isInitial: true,
        action: { old, new, _ in action(old.phase, new.phase) }))
  }

  /// Calls `action` when the scroll phase changes, with the geometry at that time.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      _ScrollObserver<PhaseChange>(
        value: { PhaseChange(phase: $0.phase.value) }, isInitial: true,
        action: { old, new, state in
          action(
            old.phase, new.phase,
            ScrollPhaseChangeContext(geometry: state.currentGeometry, velocity: state.velocity))
        }))
  }

  /// Calls `action` when at least a fraction of this view, 0…1, becomes visible in its scroll view, and when it ceases to be.
  public nonisolated func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void)
    -> some View
  {
    modifier(_ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}

nonisolated private struct PhaseChange: Equatable {
  var phase: ScrollPhase
}
