// SPDX-License-Identifier: MIT

/// A gesture that is recognised only if keys are held when it begins.
nonisolated public struct _ModifiersGesture<Content: Gesture>: _PrimitiveGesture {
  public typealias Value = Content.Value
  /// The gesture.
  public var _body: Content
  /// The keys that must be held.
  public var modifiers: EventModifiers

  /// A gesture that needs keys.
  public init(_body: Content, modifiers: EventModifiers) {
    self._body = _body
    self.modifiers = modifiers
  }

  @MainActor public func _receive(_ event: _GestureEvent, memory: _GestureMemory) -> _GestureResult<Value> {
    if event.kind == .began, !event.modifiers.isSuperset(of: modifiers) { return _GestureResult(.failed) }
    return _body._receive(event, memory: memory)
  }
}

extension Gesture {
  /// This gesture, only if these keys are held when the finger or the pointer's button goes down. Command is Ctrl on a
  /// desktop.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(_body: self, modifiers: modifiers)
  }
}
