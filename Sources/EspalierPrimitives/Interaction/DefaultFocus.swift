// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The occasions on which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  fileprivate let includesUser: Bool
  /// Applies at the appearance of the view, if no view has the keyboard focus.
  public static let automatic = DefaultFocusEvaluationPriority(includesUser: false)
  /// Applies at the appearance of the view, and when the user moves the keyboard focus into the view.
  public static let userInitiated = DefaultFocusEvaluationPriority(includesUser: true)
}

extension View {
  /// Moves the keyboard focus to the view bound to `value` in `binding`, if this view appears while no view has the focus.
  /// With the priority `.userInitiated` also if the Tab key moves the focus into this view.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value, includesUser: priority.includesUser))
  }
}

nonisolated private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  /// Whether the user's moves of the focus count, too.
  let includesUser: Bool
  @State private var scope = DefaultFocusScope()
  @Environment(\.window) private var window

  nonisolated init(binding: FocusState<Value>.Binding, value: Value, includesUser: Bool) {
    self.binding = binding
    self.value = value
    self.includesUser = includesUser
  }

  @MainActor func body(content: Content) -> some View {
    scope.prefer(value, of: binding)
    return content.transformEnvironment(\.defaultFocusScopes) { [scope, includesUser] in
      if includesUser { $0.append(scope) }
    }
    .onAppear {
      // A view that appears while another one has the focus, such as the list in which it was selected, leaves the focus there.
      guard window?.value?.focus.targetInFront == nil, binding.wrappedValue == binding.initial else { return }
      binding.wrappedValue = value
    }
  }
}
