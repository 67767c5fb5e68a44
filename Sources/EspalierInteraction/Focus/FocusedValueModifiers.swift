// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Observation

/// `.focusedValue(_:_:)`.
nonisolated public struct _FocusedValueModifier: InputsModifier {
  let write: (inout FocusedValues) -> Void

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    inputs.changeEnvironment("focused value") { modifier.value.write(&$0.focusedValues) }
  }
}

/// `.focusedSceneValue(_:_:)`.
nonisolated public struct _FocusedSceneValueModifier: InputsModifier {
  let write: (inout FocusedValues) -> Void

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let writer = SceneValueWriter(inputs.host)
    inputs.host.work.addEffect(Attribute(Follow(modifier: modifier.attribute, writer: writer, host: inputs.host)).any)
    Subgraph.current!.onDestroy { writer.end() }
  }

  /// One modifier, for as long as its view lives.
  private final class SceneValueWriter {
    private weak var host: ViewGraph?
    init(_ host: ViewGraph) { self.host = host }

    @MainActor func write(_ values: FocusedValues?) {
      guard let scene = host?.focusedValues.scene else { return }
      var all = scene.get()
      all[ObjectIdentifier(self)] = values
      scene.set(all, transaction: Transaction())
    }

    /// Removes the value when the view ends. That happens while rules run, when no state is written: the window reads
    /// one value less after that.
    @MainActor func end() {
      host?.work.enqueueAction(.change) { self.write(nil) }
    }
  }

  // Reads: the values that the view sets.
  // Produces: nothing; the window has them after the update.
  private struct Follow: Rule {
    let modifier: Attribute<_FocusedSceneValueModifier>
    let writer: SceneValueWriter
    @HostReference var host: ViewGraph
    var last: FocusedValues?

    init(modifier: Attribute<_FocusedSceneValueModifier>, writer: SceneValueWriter, host: ViewGraph) {
      self.modifier = modifier
      self.writer = writer
      self.host = host
    }

    mutating func value() -> Int {
      var values = FocusedValues()
      modifier.value.write(&values)
      guard values != last else { return 0 }
      last = values
      let (writer, new) = (writer, values)
      host.work.enqueueAction(.change) { writer.write(new) }
      return 0
    }

    nonisolated static var label: String { "focused scene value" }
  }
}

extension View {
  /// Sets a focused value while this view, or one in it, has the keyboard.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(_FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Sets the value that readers of `@FocusedValue` get while the focus is in this view; nil is no value.
  public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modifier(_FocusedValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Sets a focused object, by its type, while this view, or one in it, has the keyboard.
  public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedValueModifier { $0[object: T.self] = object })
  }

  /// Sets a focused value, whichever view of this view's window has the keyboard.
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value)
    -> some View
  {
    modifier(_FocusedSceneValueModifier { $0[keyPath: keyPath] = value })
  }

  /// Sets the value that readers of `@FocusedValue` get while this view's window is the active one, whichever view has
  /// the focus; nil is no value.
  public nonisolated func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?)
    -> some View
  {
    modifier(_FocusedSceneValueModifier { $0[keyPath: keyPath] = value })
  }

  /// The observable object that readers of `@FocusedValue` get while this view's window is the active one; nil is none.
  public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(_FocusedSceneValueModifier { $0[object: T.self] = object })
  }
}
