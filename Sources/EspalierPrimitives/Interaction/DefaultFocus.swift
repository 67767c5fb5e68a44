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
  @Environment(\.window) private var window

  nonisolated init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }

  @MainActor func body(content: Content) -> some View {
    content.onAppear {
      // A view that comes while another one has the keyboard, such as the list in which it was selected, leaves it there.
      guard window?.value?.focus.targetInFront == nil, binding.wrappedValue == binding.initial else { return }
      binding.wrappedValue = value
    }
  }
}
