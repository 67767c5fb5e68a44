// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// What surrounds the content of a form's row. The form gives it the width between the row's insets.
struct FormRow: ViewModifier {
  @State private var isPressed = false

  private static var padding: EdgeInsets {
    EdgeInsets(
      top: FormMetrics.rowPadding, leading: FormMetrics.rowInset, bottom: FormMetrics.rowPadding,
      trailing: FormMetrics.rowInset)
  }

  func body(content: Content) -> some View {
    content
      .frame(
        maxWidth: .infinity, minHeight: FormMetrics.minimumRowHeight - 2 * FormMetrics.rowPadding, alignment: .leading
      )
      .padding(Self.padding)
      .background { if isPressed { Color.gray.opacity(0.25) } }
      .modifier(ListRowPress(isPressed: $isPressed, select: nil))
      .padding(Self.padding.negated)
  }
}
