// SPDX-License-Identifier: MIT

import EspalierGraph
import EspalierNumbers

/// `.onGeometryChange(for:of:action:)`.
nonisolated public struct _GeometryActionModifier<Value: Equatable>: _PrimitiveViewModifier {
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let outputs = body(_Graph(), inputs)
    let watcher = GeometryWatcher<Value>(modifier: modifier.attribute, host: inputs.host)
    let effect = Attribute(
      GeometryObserver(modifier: modifier.attribute, proxy: GeometryProxy(inputs), watcher: watcher, host: inputs.host))
    inputs.host.work.addEffect(effect.any)
    return outputs
  }

  // Reads: the modifier, the geometry that the transform reads.
  // Produces: nothing; a changed value queues the action.
  private struct GeometryObserver: Rule {
    let modifier: Attribute<_GeometryActionModifier<Value>>
    let proxy: GeometryProxy
    let watcher: GeometryWatcher<Value>
    @HostReference var host: ViewGraph
    mutating func value() -> Int {
      let modifier = self.modifier.value
      watcher.receive(host.observing { modifier.transform(proxy) }, Graph.currentRule!)
      return 0
    }
    nonisolated static var label: String { "onGeometryChange(for: \(Value.self))" }
  }
}

/// Delivers each distinct value of a frame once: a value that comes back within a frame is a cycle (specification G25).
@MainActor
private final class GeometryWatcher<Value: Equatable> {
  private let modifier: WeakAttribute<_GeometryActionModifier<Value>>
  private unowned let host: ViewGraph
  private let place: ViewPlace
  private var delivered: Value?
  private var frame = -1
  private var seen: [Value] = []
  private var writes: [StateWrite] = []

  init(modifier: Attribute<_GeometryActionModifier<Value>>, host: ViewGraph) {
    self.modifier = modifier.weak
    self.host = host
    place = ViewPlace(host)
  }

  func receive(_ value: Value, _ sink: AnyAttribute) {
    host.work.enqueueAction(.change, order: place.order) { [self] in deliver(value, sink) }
  }

  private func deliver(_ value: Value, _ sink: AnyAttribute) {
    guard value != delivered, let modifier = modifier.attribute?.peek() else { return }
    if host.progress.frame != frame {
      frame = host.progress.frame
      seen = []
    }
    guard !seen.contains(value) else {
      host.progress.hasCutLoop = true
      return Diagnostics.warn(
        "onGeometryChange(for: \(Value.self)) is cycling between duplicate values.",
        subject: "onGeometryChange(for: \(Value.self))",
        chain: writes.map { "the action wrote the state '\($0.name)'" } + [
          "values: " + (seen + [value]).map { "\($0)" }.joined(separator: ", ")
        ])
    }
    seen.append(value)
    let old = delivered ?? value
    delivered = value
    host.trace?.noteCall("onGeometryChange(for: \(Value.self))", value)
    writes = host.writeLog.recording(by: "onGeometryChange(for: \(Value.self))") { modifier.action(old, value) }
  }
}

extension View {
  /// Calls `action` with a value made from this view's geometry: once at first, then whenever it changed
  /// (specification G22, G23).
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(transform: transform) { action($1) })
  }

  /// The same with the previous value; at first both are the same.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryActionModifier<T>(transform: transform, action: action))
  }
}
