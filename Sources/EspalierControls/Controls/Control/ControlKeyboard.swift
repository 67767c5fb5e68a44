// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import EspalierMotion

/// Takes the keys for one control. Lives as long as the control's view.
@MainActor
final class ControlKeyboard: KeyboardClient {
  let target: FocusTarget
  /// Whether the control has the keyboard.
  let isFocused: StoredLocation<Bool>
  private let handleKey: (KeyEquivalent, EventModifiers) -> Bool

  init(
    _ inputs: _ViewInputs, interactions: @escaping @MainActor @autoclosure () -> FocusInteractions = .activate,
    handle: @escaping (KeyEquivalent, EventModifiers) -> Bool
  ) {
    target = FocusTarget(inputs, interactions: interactions())
    isFocused = StoredLocation(false, host: inputs.host)
    handleKey = handle
    target.client = self
  }

  /// Writes to the environment of the control's content whether the control has the keyboard.
  func writeFocus(to inputs: inout _ViewInputs) {
    inputs.changeEnvironment("focus of control") { [isFocused] environment in
      let isFocused = isFocused.get()
      if environment.isFocused != isFocused { environment.isFocused = isFocused }
    }
  }

  func focusChanged(_ isFocused: Bool) { self.isFocused.set(isFocused, transaction: Transaction()) }

  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool {
    target.canFocus && handleKey(key, modifiers)
  }

  func insert(_ text: String) {
    for character in text { _ = handle(KeyEquivalent(character), modifiers: []) }
  }
}
