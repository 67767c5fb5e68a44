// SPDX-License-Identifier: MIT

/// A gesture that may be missing: `view.gesture(isOn ? drag : nil)`.
///
/// Nil recognises nothing, and leaves each event to the gestures inside and around. A gesture that is removed while it
/// continues ends without success, as one that is switched off does.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Wrapped.Value> {
    let inner = memory.part(0)
    if let gesture = self {
      memory.store(OptionalRecognition.going(gesture))
      return gesture._receive(event, memory: inner)
    }
    guard case .going(let last) = memory.load(OptionalRecognition<Wrapped>.missing) else {
      return _GestureResult(.failed)
    }
    memory.store(OptionalRecognition<Wrapped>.missing)
    var cancellation = event
    cancellation.kind = .cancelled
    var result = last._receive(cancellation, memory: inner)
    result.phase = .failed
    return result
  }
}

extension Optional: _PrimitiveGesture where Wrapped: Gesture {}

/// The gesture that received the last event: a removed one cannot end by itself.
private enum OptionalRecognition<Wrapped> {
  case missing
  case going(Wrapped)
}
