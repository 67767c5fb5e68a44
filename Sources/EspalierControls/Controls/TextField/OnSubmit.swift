// SPDX-License-Identifier: MIT

import EspalierCore

/// The events that submit.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Return in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// One `onSubmit` or `submitScope`, for the lifetime of its view.
@MainActor
class SubmitHandler {
  /// Returns true if the handler has an action for the triggers.
  func submit(_ triggers: SubmitTriggers) -> Bool { false }
  var isBlocking: Bool { false }
}

extension EnvironmentValues {
  /// The handlers, innermost first.
  @EnvironmentEntry fileprivate var submitHandlers: [SubmitHandler] = []

  /// Calls the actions for a submission in a view, the innermost first, up to the nearest scope (specification I38).
  /// - Returns: Whether there was an action.
  @MainActor func submit(_ triggers: SubmitTriggers) -> Bool {
    var isHandled = false
    for handler in submitHandlers {
      if handler.isBlocking { break }
      if handler.submit(triggers) { isHandled = true }
    }
    return isHandled
  }
}

/// The modifier of `onSubmit(of:_:)`.
nonisolated public struct _SubmitModifier: InputsModifier {
  let triggers: SubmitTriggers
  let action: () -> Void

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    addHandler(Handler(modifier.live), to: &inputs)
  }

  private final class Handler: SubmitHandler {
    let modifier: LiveValue<_SubmitModifier>
    init(_ modifier: LiveValue<_SubmitModifier>) { self.modifier = modifier }

    override func submit(_ triggers: SubmitTriggers) -> Bool {
      guard let modifier = modifier.value, !modifier.triggers.isDisjoint(with: triggers) else {
        return false
      }
      modifier.action()
      return true
    }
  }
}

/// The modifier of `submitScope(_:)`.
nonisolated public struct _SubmitScopeModifier: InputsModifier {
  let isBlocking: Bool

  @MainActor package static func modify(_ inputs: inout _ViewInputs, modifier: _GraphValue<Self>) {
    addHandler(Scope(modifier.live), to: &inputs)
  }

  private final class Scope: SubmitHandler {
    let modifier: LiveValue<_SubmitScopeModifier>
    init(_ modifier: LiveValue<_SubmitScopeModifier>) { self.modifier = modifier }
    override var isBlocking: Bool { modifier.value?.isBlocking ?? false }
  }
}

@MainActor
private func addHandler(_ handler: SubmitHandler, to inputs: inout _ViewInputs) {
  inputs.changeEnvironment("onSubmit") { $0.submitHandlers.insert(handler, at: 0) }
}

extension View {
  /// Calls `action` when text is submitted in this view; actions further out are called after it (specification I38).
  public nonisolated func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(_SubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions in this view from the actions further out (specification I38).
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    modifier(_SubmitScopeModifier(isBlocking: isBlocking))
  }
}
