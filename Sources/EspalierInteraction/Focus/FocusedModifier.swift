// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// A focus state and the views that it follows.
@MainActor
package class FocusConnection {
  private var targets: [Weak] = []

  private struct Weak { weak var target: FocusTarget? }

  fileprivate init() {}

  /// The key of the connection. Two connections with one key are for the same value of the same state.
  var key: AnyHashable { ObjectIdentifier(self) }

  /// The key of a value of a state.
  static func key<Value: Hashable>(_ state: StoredLocation<Value>, _ value: Value) -> AnyHashable {
    [AnyHashable(ObjectIdentifier(state)), AnyHashable(value)] as [AnyHashable]
  }

  final func add(_ target: FocusTarget) { targets.append(Weak(target: target)) }
  final func remove(_ target: FocusTarget) { targets.removeAll { $0.target === target || $0.target == nil } }
  final func contains(_ target: FocusTarget) -> Bool { targets.contains { $0.target === target } }
  /// The first target in the order of the views.
  final var firstTarget: FocusTarget? { targets.lazy.compactMap(\.target).first }

  func targetGained() {}
  /// Number of writes of the state so far.
  var writeCount: Int { 0 }
  /// Whether the state, as it was last written, requests the focus for its views.
  var isRequested: Bool { false }
  /// The action after a target has lost the focus, for the present state.
  var loss: @MainActor () -> Void { {} }
}

extension EnvironmentValues {
  /// The focus states that follow views here, innermost first.
  @EnvironmentEntry var focusConnections: [FocusConnection] = []
}

/// `.focused(_:equals:)`.
nonisolated public struct _FocusedModifier<Value: Hashable>: InputsModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let connection = Connection(modifier.live, inputs.host)
    let follow = Attribute(Follow(modifier: modifier.attribute, connection: connection, host: inputs.host))
    inputs.host.work.addEffect(follow.any)
    inputs.changeEnvironment("focused") { $0.focusConnections.insert(connection, at: 0) }
  }

  // Reads: the focus state, the value for these views.
  // Produces: nothing; moves the focus after the update in which that changed.
  private struct Follow: Rule {
    let modifier: Attribute<_FocusedModifier<Value>>
    let connection: Connection
    @HostReference var host: ViewGraph
    var wasRequested = false

    init(modifier: Attribute<_FocusedModifier<Value>>, connection: Connection, host: ViewGraph) {
      self.modifier = modifier
      self.connection = connection
      self.host = host
    }

    mutating func value() -> Int {
      let modifier = self.modifier.value
      connection.known = modifier
      let isRequested = modifier.binding.wrappedValue == modifier.value
      if isRequested != wasRequested {
        wasRequested = isRequested
        let connection = connection
        host.work.enqueueAction(.change) { connection.follow(isRequested) }
      }
      return 0
    }

    nonisolated static var label: String { "follow focus" }
  }

  private final class Connection: FocusConnection {
    private let modifier: LiveValue<_FocusedModifier<Value>>
    private unowned let host: ViewGraph
    /// The modifier at the last look. A view that ends reads nothing more: its dependencies may be ending, too.
    fileprivate var known: _FocusedModifier<Value>?

    init(_ modifier: LiveValue<_FocusedModifier<Value>>, _ host: ViewGraph) {
      self.modifier = modifier
      self.host = host
      super.init()
    }

    private var current: _FocusedModifier<Value>? { modifier.value }

    override var key: AnyHashable {
      guard let current, let location = current.binding.place.location else { return super.key }
      return Self.key(location, current.value)
    }

    override var writeCount: Int { current?.binding.place.location?.writeCount ?? 0 }

    override var isRequested: Bool {
      guard let current else { return false }
      return current.binding.wrappedValue == current.value
    }

    func follow(_ isRequested: Bool) {
      let focus = host.focus
      if let target = focus.target, contains(target) {
        if !isRequested { focus.focus(nil) }
        return
      }
      guard isRequested, let current else { return }
      if let target = focus.target, target.connections.contains(where: { $0.key == key }) {
        // An optional is compared by its content.
        let mirror = Mirror(reflecting: current.value)
        let value = mirror.displayStyle == .optional ? mirror.children.first?.value ?? current.value : current.value
        Diagnostics.warn(
          "focused(_:equals:) is used with the value \(value) for more than one view; the first one takes the "
            + "focus. Give each view a value of its own.", subject: "focused")
        return
      }
      focus.focus(firstTarget)
      // No view could take the focus: the state changes back.
      if firstTarget?.isFocused != true { loss() }
    }

    override func targetGained() {
      guard let current, current.binding.wrappedValue != current.value else { return }
      current.binding.wrappedValue = current.value
    }

    /// Resets the state, only if it still has this value (specification I41).
    override var loss: @MainActor () -> Void {
      guard let known else { return {} }
      return {
        if known.binding.wrappedValue == known.value { known.binding.wrappedValue = known.binding.initial }
      }
    }
  }
}

extension View {
  /// Ties the focus of this view to a state: it has the focus while the state equals `value` (specification I39, I41).
  public nonisolated func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(_FocusedModifier(binding: binding, value: value))
  }

  /// Ties the focus of this view to a state: it has the focus while the state is true (specification I39).
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }
}
