// SPDX-License-Identifier: MIT

import EspalierCore

/// Where an arrow key points.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The arrow to the left, in every layout direction.
  case left
  /// The arrow to the right, in every layout direction.
  case right

  fileprivate init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension View {
  /// Calls `action` when an arrow key is pressed while this view, or one in it, has the keyboard and does nothing with the
  /// key itself.
  /// - Parameter action: Nil leaves the key to the views around.
  public nonisolated func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      guard let action, press.modifiers.isEmpty, let direction = MoveCommandDirection(press.key) else {
        return .ignored
      }
      action(direction)
      return .handled
    }
  }

  /// Calls `action` when Escape is pressed while this view, or one in it, has the keyboard and does nothing with the key
  /// itself.
  /// - Parameter action: Nil leaves the key to the views around.
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View {
    onKeyPress(keys: [.escape]) { _ in
      guard let action else { return .ignored }
      action()
      return .handled
    }
  }
}
