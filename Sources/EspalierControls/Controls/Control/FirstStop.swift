// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

/// Gives the keyboard to the first control in a view as it appears. For a panel that a key or a screen reader opened; one that the
/// pointer opened leaves the keyboard to its control.
struct FirstStop: ViewModifier {
  let takesKeyboard: Bool
  @FocusState private var hasKeyboard: Bool

  init(takesKeyboard: Bool) { self.takesKeyboard = takesKeyboard }

  func body(content: Content) -> some View {
    content.focused($hasKeyboard).onAppear { if takesKeyboard { hasKeyboard = true } }
  }
}
