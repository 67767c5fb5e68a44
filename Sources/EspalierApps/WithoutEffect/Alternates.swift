// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension View {
  /// Adds an item behind this one. On macOS it takes this one's place while the modifier keys are held; menus of Linux's desktops do
  /// not change while they are open, and show both.
  public nonisolated func modifierKeyAlternate<V: View>(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
  ) -> some View {
    TupleView((self, alternate()))
  }
}
