// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// The occasions on which a default focus applies.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// Applies at the appearance of the view, if no view has the keyboard focus.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// The same as `automatic`: windows here do not reassign the focus.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Moves the keyboard focus to the view bound to `value` in `binding`, if this view appears while no view has the focus.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value))
  }
}

nonisolated private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @Environment(\.window) private var window

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    content.onAppear {
      // A view that appears while another one has the focus, such as the list in which it was selected, leaves the focus there.
      guard window?.value?.focus.targetInFront == nil, binding.wrappedValue == binding.initial else { return }
      binding.wrappedValue = value
    }
  }
}
