// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// A page of settings (specification I42). The style of the environment determines how its rows are arranged.
///
/// On a phone, and in the style `.grouped`, rows are in cards, one card per section, on a quiet background: such a form fills the
/// proposed size, and scrolls if its rows are higher than that; without a proposal it is as high as its rows. Settings of a list's
/// rows apply to it, too: backgrounds, insets, swipe actions, `onDelete`. Of more than 64 rows only those near the viewport are
/// made, as in a `List`.
///
/// On a desktop, as on macOS, labels are in one column and controls in a second one: such a form is as large as its rows, and
/// scrolls if they are higher than the available space.
public struct Form<Content: View>: _PrimitiveView {
  let content: Content

  /// Rows of controls, in the form style of the environment.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    if let style = inputs[fixed: FormStyleInput.self]?.style {
      let styled = view.map("style of Form") { StyledForm(content: $0.content, style: style.value) }
      var outputs = StyledForm._makeView(view: styled, inputs: inputs)
      outputs.preferences = MarkNode(
        outputs.preferences, viewType: Self.self, inputs: inputs, layout: outputs.layout)
      return outputs
    }
    let automatic = view.map("automatic Form") { AutomaticForm(content: $0.content) }
    return AutomaticForm._makeView(view: automatic, inputs: inputs)
  }
}
