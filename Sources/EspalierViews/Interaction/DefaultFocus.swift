// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// When a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
  /// When the view appears and no view has the keyboard.
  public static let automatic = DefaultFocusEvaluationPriority()
  /// As `automatic`: windows do not hand the keyboard around here.
  public static let userInitiated = DefaultFocusEvaluationPriority()
}

extension View {
  /// Gives the keyboard to the view that has `value` in `binding`, when this view appears and no view has it.
  public nonisolated func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value))
  }
}

nonisolated private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    content.onAppear { if binding.wrappedValue == binding.initial { binding.wrappedValue = value } }
  }
}
