// SPDX-License-Identifier: MIT

import EspalierGraph

/// `.onChange(of:)` in all its forms.
nonisolated public struct _ValueActionModifier<Value: Equatable>: _PrimitiveViewModifier {
  let value: Value
  let isInitial: Bool
  /// Whether the closure from before the change runs, as in the form of 2020 (specification S64).
  let usesOldClosure: Bool
  let action: (Value, Value) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let effect = Attribute(
      ValueObserver(
        modifier: modifier.attribute, shown: inputs.shown, watcher: ValueWatcher(host: inputs.host),
        host: inputs.host))
    inputs.host.work.addEffect(effect.any)
    return outputs
  }

  // Reads: the modifier; whether the view is shown, if the action runs whenever it appears.
  // Produces: nothing; a changed value queues the action.
  private struct ValueObserver: Rule {
    let modifier: Attribute<_ValueActionModifier<Value>>
    let shown: Attribute<ShownState>?
    let watcher: ValueWatcher
    @HostReference var host: ViewGraph
    var last: _ValueActionModifier<Value>?
    var wasShown = false

    init(
      modifier: Attribute<_ValueActionModifier<Value>>, shown: Attribute<ShownState>?, watcher: ValueWatcher,
      host: ViewGraph
    ) {
      self.modifier = modifier
      self.shown = shown
      self.watcher = watcher
      self.host = host
    }

    mutating func value() -> Int {
      let new = modifier.value
      defer { last = new }
      if let old = last, old.value != new.value { queue(.change, old: old, new: new) }
      if new.isInitial {
        let isShown = shown.isShown
        // Among the actions of `onAppear`, in the order of the views.
        if isShown, !wasShown { queue(.appearance, old: new, new: new) }
        wasShown = isShown
      }
      return 0
    }

    private func queue(
      _ kind: ActionQueue.Kind, old: _ValueActionModifier<Value>, new: _ValueActionModifier<Value>
    ) {
      let closure = new.usesOldClosure ? old.action : new.action
      let watcher = watcher
      let sink = Graph.currentRule!
      host.work.enqueueAction(kind, order: watcher.place.order) {
        watcher.run(new.value, sink) { closure(old.value, new.value) }
      }
    }

    nonisolated static var label: String { "onChange(of: \(Value.self))" }
  }
}

/// The loop guard of one `onChange`.
@MainActor
private final class ValueWatcher {
  private unowned let host: ViewGraph
  private var loop = LoopGuard()
  let place: ViewPlace

  init(host: ViewGraph) {
    self.host = host
    place = ViewPlace(host)
  }

  func run<Observed>(_ value: Observed, _ sink: AnyAttribute, _ action: () -> Void) {
    guard loop.mayDeliver(in: host, describing: value) else {
      return loop.cut(
        host, title: "onChange(of: \(Observed.self)) action tried to update multiple times per frame.",
        reader: "onChange(of: \(Observed.self))", sink: sink)
    }
    host.trace?.noteCall("onChange(of: \(Observed.self))", value)
    loop.performing(in: host, by: "onChange(of: \(Observed.self))", action)
  }
}

extension View {
  /// Calls `action` with the new value after an update in which `value` changed; the closure from before the change.
  @available(*, deprecated, message: "Use onChange(of:initial:_:) with two or no parameters instead.")
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
    -> some View
  {
    modifier(
      _ValueActionModifier(value: value, isInitial: false, usesOldClosure: true) { action($1) })
  }

  /// Calls `action` with the old and the new value after an update in which `value` changed (specification S61, S62).
  /// - Parameter initial: Whether it is also called with the value whenever this view appears, as `onAppear` is.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, usesOldClosure: false, action: action))
  }

  /// Calls `action` after an update in which `value` changed (specification S63).
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, usesOldClosure: false) { _, _ in action() })
  }
}
