// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierMotion
import Observation

/// The modifier keys that are held while a window has the keyboard.
@MainActor @Observable
package final class HeldModifiers: HostPart {
  package private(set) var value: EventModifiers = []

  package init(_ host: ViewGraph) {}

  /// Takes what the keyboard reports; nothing is held in a window without the keyboard.
  package func set(_ value: EventModifiers) {
    if value != self.value { self.value = value }
  }
}

extension ViewGraph {
  /// The modifier keys that are held.
  package var heldModifiers: HeldModifiers { part(HeldModifiers.self) }
}

extension EnvironmentValues {
  /// The modifier keys that are held in the view's window; nil outside of a window.
  fileprivate var heldModifiers: HeldModifiers? {
    guard let window, MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { window.value?.heldModifiers }
  }
}

extension View {
  /// Calls `action` when the user presses or releases modifier keys in the window.
  ///
  /// A window without the keyboard reports that no key is held.
  /// - Parameters:
  ///   - mask: The keys that count. A function key is not reported on Linux.
  ///   - initial: Whether the action is also called when the view appears, with the keys that are held then as old and new.
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    modifier(ModifierKeysObserver(mask: mask, initial: initial, action: action))
  }
}

nonisolated private struct ModifierKeysObserver: ViewModifier {
  let mask: EventModifiers
  let initial: Bool
  let action: (EventModifiers, EventModifiers) -> Void
  @Environment(\.heldModifiers) private var held

  init(mask: EventModifiers, initial: Bool, action: @escaping (EventModifiers, EventModifiers) -> Void) {
    self.mask = mask
    self.initial = initial
    self.action = action
  }

  @MainActor func body(content: Content) -> some View {
    content.onChange(of: held?.value.intersection(mask) ?? [], initial: initial, action)
  }
}

extension EventModifiers {
  /// The function key of Apple's keyboards, which is not reported on Linux.
  public static var function: EventModifiers { EventModifiers(rawValue: 1 << 6) }
}
