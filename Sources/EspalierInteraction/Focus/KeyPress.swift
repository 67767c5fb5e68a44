// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// A key that went down, for a view that has the keyboard or is around one that has it.
public struct KeyPress: Sendable {
  /// The phases in which a key press is reported. There are no events for keys that are held or go up: a press is one
  /// that goes down.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key goes down, or is repeated while it is held: the one phase that occurs here.
    public static let down = Phases(rawValue: 1 << 0)
    /// The keyboard repeats the key; here that is `down`, too.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// The key comes up; it does not occur here.
    public static let up = Phases(rawValue: 1 << 2)
    /// All three.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The handling of a key press.
  public enum Result: Hashable, Sendable {
    /// No other view gets the key.
    case handled
    /// The next view around gets the key, and at last the view that has the keyboard.
    case ignored
  }

  /// The phase; always `down` here.
  public let phase: Phases
  /// The key, without regard to modifiers.
  public let key: KeyEquivalent
  /// The characters that the key types with its modifiers.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}

/// `.onKeyPress(…)`.
nonisolated public struct _KeyPressModifier: InputsModifier {
  let accepts: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = modifier.live
    inputs.changeEnvironment("onKeyPress") { $0.keyPressHandlers.insert(handler, at: 0) }
  }

  fileprivate func handle(_ press: KeyPress) -> KeyPress.Result { accepts(press) ? action(press) : .ignored }
}

extension EnvironmentValues {
  /// The handlers, innermost first.
  @EnvironmentEntry fileprivate var keyPressHandlers: [LiveValue<_KeyPressModifier>] = []

  /// Sends the key to the views around, the innermost first.
  @MainActor func pressed(_ key: KeyEquivalent, characters: String, modifiers: EventModifiers) -> KeyPress.Result {
    let handlers = keyPressHandlers
    if handlers.isEmpty { return .ignored }
    let press = KeyPress(phase: .down, key: key, characters: characters, modifiers: modifiers)
    return handlers.contains { $0.value?.handle(press) == .handled } ? .handled : .ignored
  }
}

extension View {
  private nonisolated func onPress(
    _ phases: KeyPress.Phases, where accepts: @escaping (KeyPress) -> Bool = { _ in true },
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(_KeyPressModifier(accepts: { phases.contains($0.phase) && accepts($0) }, action: action))
  }

  /// Calls `action` when a key is pressed while this view, or one in it, has the keyboard: before that view gets the
  /// key.
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    onPress([.down, .repeat], where: { $0.key == key }) { _ in action() }
  }

  /// Runs `action` when a key is pressed while the focus is in this view, in the given phases. Its result determines
  /// whether the views around get the key, too.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onPress(phases, where: { $0.key == key }, action)
  }

  /// Runs `action` when one of the keys is pressed while the focus is in this view.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onPress(phases, where: { keys.contains($0.key) }, action)
  }

  /// Runs `action` for keys whose characters are all in a set.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onPress(phases, where: { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }

  /// Runs `action` for every key.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onPress(phases, action)
  }
}
