// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension View {
  /// Moves the screen reader to the element bound to `value` in `binding`, if this view appears while no element has the focus.
  ///
  /// Source: Apple's reference, accessibilityDefaultFocus(_:_:).
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { if binding.wrappedValue == binding.initial { binding.wrappedValue = value } }
  }
}
