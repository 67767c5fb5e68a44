// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// What surrounds the content of a form's row. The form gives it the width between the row's insets.
struct FormRow: ViewModifier {
  @State private var isPressed = false

  @Environment(\.design) private var design

  init() {}

  func body(content: Content) -> some View {
    let values = design.rows
    let padding = EdgeInsets(
      top: values.padding, leading: values.inset, bottom: values.padding, trailing: values.inset)
    content
      .frame(
        maxWidth: .infinity, minHeight: values.minimumHeight - 2 * values.padding, alignment: .leading
      )
      .padding(padding)
      .background { if isPressed { Color(.press) } }
      .modifier(ListRowPress(isPressed: $isPressed, select: nil))
      .padding(padding.negated)
  }
}
