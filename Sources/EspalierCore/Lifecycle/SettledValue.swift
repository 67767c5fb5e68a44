// SPDX-License-Identifier: MIT

/// A value whose changes cause an action: one for each update, for the value at the end of it.
///
/// While an update computes its layout, a view may go out of sight and come back. That is no change.
@MainActor
class SettledValue<Value: Equatable> {
  /// The host owns this; it may be ending itself when the view ends.
  @HostReference final var host: ViewGraph
  private let kind: ActionQueue.Kind
  private var now: Value
  private var delivered: Value
  private var isQueued = false

  init(_ value: Value, host: ViewGraph, kind: ActionQueue.Kind) {
    (now, delivered) = (value, value)
    self.host = host
    self.kind = kind
  }

  /// - Parameter order: The place of the action among others, if there is one.
  final func set(_ value: Value, order: @autoclosure () -> ViewOrder) {
    now = value
    if isQueued || now == delivered { return }
    isQueued = true
    host.work.enqueueAction(kind, order: order()) { [self] in
      isQueued = false
      if now == delivered { return }
      delivered = now
      changed(to: now)
    }
  }

  /// Called when an update is done that has changed the value.
  func changed(to value: Value) {}
}
