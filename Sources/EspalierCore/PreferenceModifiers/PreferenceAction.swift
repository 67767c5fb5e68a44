// SPDX-License-Identifier: MIT

import EspalierGraph

/// `.onPreferenceChange(_:perform:)`.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: _PrimitiveViewModifier
where Key.Value: Equatable {
  public var action: (Key.Value) -> Void

  public init(action: @escaping (Key.Value) -> Void) { self.action = action }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // Without a possible writer of the key there is nothing to read (specification P42).
    if let preference = outputs.preferences?.attribute(for: Key.self) {
      let reader = PreferenceReader<Key>(modifier: modifier.attribute, preference: preference, host: inputs.host)
      inputs.host.work.addEffect(Attribute(Binder(preference: preference, reader: reader)).any)
    }
    outputs.preferences = ReadingNode<Key>(outputs.preferences, by: "onPreferenceChange")
    return outputs
  }

  // Reads: the preference.
  // Produces: nothing; a changed value is queued for the action.
  private struct Binder: Rule {
    let preference: Attribute<Key.Value>
    let reader: PreferenceReader<Key>
    mutating func value() -> Int {
      reader.receive(preference.value)
      return 0
    }
    nonisolated static var label: String { "onPreferenceChange(\(Key.self))" }
  }
}

/// The state of one `onPreferenceChange`: the delivered value, and the number of deliveries in this frame.
@MainActor
private final class PreferenceReader<Key: PreferenceKey> where Key.Value: Equatable {
  private let modifier: WeakAttribute<_PreferenceActionModifier<Key>>
  private let preference: WeakAttribute<Key.Value>
  private unowned let host: ViewGraph
  private var delivered: Key.Value?
  private var loop = LoopGuard()
  private let place: ViewPlace

  init(modifier: Attribute<_PreferenceActionModifier<Key>>, preference: Attribute<Key.Value>, host: ViewGraph) {
    self.modifier = modifier.weak
    self.preference = preference.weak
    self.host = host
    place = ViewPlace(host)
  }

  func receive(_ value: Key.Value) {
    host.work.enqueueAction(.preference, order: place.order) { [self] in deliver(value) }
  }

  private func deliver(_ value: Key.Value) {
    // The current action, not the one at the time of the change (specification P48).
    guard value != delivered, let modifier = modifier.attribute?.peek(), let preference = preference.attribute else {
      return
    }
    guard loop.mayDeliver(in: host, describing: value) else {
      loop.cut(
        host, title: "Bound preference \(Key.readableName) tried to update multiple times per frame.",
        reader: "onPreferenceChange(\(Key.self))", sink: preference.any)
      return compareInNextFrame()
    }
    delivered = value
    host.trace?.noteCall("onPreferenceChange(\(Key.self))", value)
    loop.performing(in: host, by: "onPreferenceChange(\(Key.self))") { modifier.action(value) }
  }

  /// A call that was cut is dropped. The next frame, which is drawn for another reason, delivers the value that the
  /// preference has then, if that differs from the one delivered last.
  private func compareInNextFrame() {
    host.work.enqueueForNextFrame { [self] in
      host.work.enqueueAction(.preference, order: place.order) { [self] in
        if let value = preference.attribute?.peek() { deliver(value) }
      }
    }
  }
}

extension View {
  /// Calls `action` with the value of `key` from this view's subtree: once at first, then whenever it has changed.
  ///
  /// The action runs after the update, so it may write state; a second pass in the same frame shows the result. A reader
  /// that keeps changing its own value is cut after two calls in a frame (specification P38–P48).
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
