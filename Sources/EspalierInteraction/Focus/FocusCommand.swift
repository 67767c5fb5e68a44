// SPDX-License-Identifier: MIT

import EspalierCore

/// `.onDeleteCommand(perform:)`.
nonisolated private struct DeleteCommandModifier: InputsModifier {
  let action: (@MainActor () -> Void)?

  @MainActor static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    let handler = modifier.live
    inputs.changeEnvironment("onDeleteCommand") { environment in
      environment.deleteCommands.insert({ handler.value?.action }, at: 0)
    }
  }
}

extension EnvironmentValues {
  private enum DeleteCommandsKey: EnvironmentKey {
    static var defaultValue: [@MainActor () -> (@MainActor () -> Void)?] { [] }
  }

  /// What deleting does in the views around, the innermost first; nil where a view does nothing now.
  fileprivate var deleteCommands: [@MainActor () -> (@MainActor () -> Void)?] {
    get { self[DeleteCommandsKey.self] }
    set { self[DeleteCommandsKey.self] = newValue }
  }

  /// What the innermost view around does when its user deletes; false where no view does anything.
  @MainActor func performDeleteCommand() -> Bool {
    guard let action = deleteCommands.lazy.compactMap({ $0() }).first else { return false }
    action()
    return true
  }
}

extension View {
  /// Calls `action` when Delete or Backspace is pressed while this view, or one in it, has the keyboard and does not edit
  /// text, such as a list with a selection. The innermost view with an action is the one that deletes.
  /// - Parameter action: Nil leaves the command to the views around.
  public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(DeleteCommandModifier(action: action))
  }
}
