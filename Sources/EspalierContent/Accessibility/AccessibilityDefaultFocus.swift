// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension View {
  /// Moves the screen reader to the element that has `value` in `binding`, when this view appears and the state is at none.
  ///
  /// Source: Apple's reference, accessibilityDefaultFocus(_:_:).
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.initial { binding.wrappedValue = value } }
  }
}
