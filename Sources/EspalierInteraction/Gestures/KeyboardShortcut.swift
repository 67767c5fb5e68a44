// SPDX-License-Identifier: MIT

import EspalierCore

/// Keys that trigger a control, whichever view has the keyboard.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of the shortcut to keyboard layouts. There is one layout here.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The system's choice; here the same key on every keyboard.
    public static let automatic = Localization(name: "automatic")
    /// The key is not mirrored where text runs from right to left; here no key is.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The same key on every keyboard.
    public static let custom = Localization(name: "custom")
  }

  /// The key, without the modifiers.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// The adaptation of the shortcut to other keyboards; it has no effect here.
  public var localization: Localization

  /// Return: the most likely next action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves everything unchanged.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// A key with modifiers; Command if none are given.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether the shortcut is pressed. Case depends on the shift key; Caps Lock and the keypad do not matter.
  package func isPressed(by other: KeyboardShortcut) -> Bool {
    let ignored: EventModifiers = [.capsLock, .numericPad]
    func held(_ shortcut: KeyboardShortcut) -> EventModifiers {
      let isUppercase = shortcut.key.character.isUppercase
      return shortcut.modifiers.subtracting(ignored).union(isUppercase ? .shift : [])
    }
    return key.character.lowercased() == other.key.character.lowercased() && held(self) == held(other)
  }
}

/// The shortcuts of the controls in a part of the tree travel up like every other preference.
package enum KeyboardShortcutKey: PreferenceKey {
  package static var defaultValue: [ShortcutTarget] { [] }
  package static func reduce(value: inout [ShortcutTarget], nextValue: () -> [ShortcutTarget]) { value += nextValue() }
}

/// A control that has a shortcut.
package struct ShortcutTarget {
  /// The precedence of a control among several with one key.
  package enum Precedence: Int, Comparable {
    /// The control receives the key only if no command of the app has it either.
    case afterCommands
    /// The control receives the key only if nothing else has it: Return for the one button of an alert, which cancels.
    case lastResort
    /// The shortcut follows from the control's place.
    case implied
    /// The shortcut is set by `keyboardShortcut`.
    case explicit

    package static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
  }

  package let shortcut: KeyboardShortcut
  package let precedence: Precedence
  package let isEnabled: Bool
  package let perform: @MainActor () -> Void

  package init(
    shortcut: KeyboardShortcut, precedence: Precedence = .explicit, isEnabled: Bool,
    perform: @escaping @MainActor () -> Void
  ) {
    self.shortcut = shortcut
    self.precedence = precedence
    self.isEnabled = isEnabled
    self.perform = perform
  }
}

/// A shortcut that a control has because of its place: Return for the default button of an alert.
package struct ImpliedShortcut: Equatable {
  package let shortcut: KeyboardShortcut
  package let precedence: ShortcutTarget.Precedence

  package init(_ shortcut: KeyboardShortcut, _ precedence: ShortcutTarget.Precedence = .implied) {
    self.shortcut = shortcut
    self.precedence = precedence
  }
}

extension EnvironmentValues {
  /// The shortcut of the controls here.
  @EnvironmentEntry public package(set) var keyboardShortcut: KeyboardShortcut? = nil

  /// The shortcut that the controls here have besides the one that they are given.
  @EnvironmentEntry package var impliedShortcut: ImpliedShortcut? = nil
}

extension View {
  /// Lets a key trigger the control in this view. Of several with the same key, the first one in the order of the views has it.
  public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Presses this control when the key is pressed with the modifiers in the window, whichever view has the focus.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Presses this control when the shortcut is pressed in the window, whichever view has the focus.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Sets a shortcut, or none; none also removes one that was given further out.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }
}
