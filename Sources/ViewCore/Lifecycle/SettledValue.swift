/// A value whose changes bring about actions: once for each update, for what the value is at its end.
///
/// While an update looks for its layout, a view may go out of sight and come back. That is no change.
@MainActor
final class SettledValue<Value: Equatable> {
  private unowned(unsafe) let host: ViewGraph
  private let phase: ActionQueue.Kind
  private var now: Value
  private var told: Value
  private var action: (@MainActor (Value) -> Void)?

  init(_ value: Value, host: ViewGraph, phase: ActionQueue.Kind) {
    (now, told) = (value, value)
    self.host = host
    self.phase = phase
  }

  /// - Parameter action: Called with the value when the update is done, if the value is another one then; the latest
  ///   action of an update counts.
  func set(_ value: Value, order: Int, action: @escaping @MainActor (Value) -> Void) {
    now = value
    let isQueued = self.action != nil
    if now == told, !isQueued { return }
    self.action = action
    if isQueued { return }
    host.enqueueAction(phase, order: order) { [self] in
      let action = self.action
      self.action = nil
      if now == told { return }
      told = now
      action?(now)
    }
  }
}
