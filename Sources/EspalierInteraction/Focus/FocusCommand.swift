// SPDX-License-Identifier: MIT

import EspalierCore

/// A direction in which a user moves with a key.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Towards the top of the screen.
  case up
  /// Towards the bottom of the screen.
  case down
  /// Towards the left, also where texts run from right to left.
  case left
  /// Towards the right, also where texts run from right to left.
  case right

  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

/// The meaning of a key for the view that has the keyboard and the views around it, unless text is edited.
enum FocusCommand: Hashable {
  case delete, exit
  case move(MoveCommandDirection)

  /// The command of a key; nil for keys without such a meaning, and for keys with modifiers.
  init?(_ key: KeyEquivalent, _ modifiers: EventModifiers) {
    guard modifiers.subtracting([.capsLock, .numericPad]).isEmpty else { return nil }
    switch key {
    case .delete, .deleteForward: self = .delete
    case .escape: self = .exit
    default:
      guard let direction = MoveCommandDirection(key) else { return nil }
      self = .move(direction)
    }
  }
}

/// `.onDeleteCommand(perform:)` and its like.
nonisolated private struct FocusCommandModifier: InputsModifier {
  typealias Action = @MainActor (FocusCommand) -> (() -> Void)?
  /// The action of a command; nil for one that this modifier does not handle.
  let action: Action

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = modifier.live
    inputs.changeEnvironment("focus command") { environment in
      environment.focusCommands.insert({ handler.value?.action($0) }, at: 0)
    }
  }
}

extension EnvironmentValues {
  /// The actions of commands in the views around, the innermost first; nil if a view has no action now.
  @EnvironmentEntry fileprivate var focusCommands: [FocusCommandModifier.Action] = []

  /// Performs the action of the innermost view around that handles a command; false if no view does.
  @MainActor func perform(_ command: FocusCommand) -> Bool {
    guard let action = focusCommands.lazy.compactMap({ $0(command) }).first else { return false }
    action()
    return true
  }
}

extension View {
  /// Calls `action` when Delete or Backspace is pressed while this view, or one in it, has the keyboard and does not
  /// edit text, such as a list with a selection. Only the innermost view with an action deletes.
  /// - Parameter action: The action; nil leaves the command to the views around.
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(FocusCommandModifier { $0 == .delete ? action : nil })
  }

  /// Calls `action` when an arrow key is pressed while this view, or one in it, has the keyboard, does not edit text
  /// and does not handle the key itself, as a list with a selection does. Only the innermost view with an action moves.
  /// - Parameter action: Gets the direction of the key on the screen. Nil leaves the command to the views around.
  public nonisolated func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      FocusCommandModifier { command in
        guard case .move(let direction) = command, let action else { return nil }
        return { action(direction) }
      })
  }

  /// Calls `action` when Escape is pressed while this view, or one in it, has the keyboard and does not handle the key
  /// itself. The innermost view with an action gets the key; a sheet around it stays.
  /// - Parameter action: The action; nil leaves the command to the views around.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(FocusCommandModifier { $0 == .exit ? action : nil })
  }
}
