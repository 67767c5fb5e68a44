// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

extension View {
  /// An action that a screen reader offers on this view under the text of a label.
  @preconcurrency
  public func accessibilityAction<Label: View>(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
    -> some View
  {
    accessibilityActions { Button(action: action, label: label) }
  }
}
