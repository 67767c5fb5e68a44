// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// The content of a sheet, a popover or a page of a stack as one view: several views are placed one below the other, as in a
/// window.
package struct PresentedContent<Content: View>: _PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.implicitRoot = .verticalStack
    let outputs = Content._makeView(view: view[\.content], inputs: inner)
    if outputs.layout != nil { return outputs }
    // Empty content is one view as well: without it, the enclosing card would still have a size.
    var empty = makeOverlap(list: nil, alignment: .center, inputs: inner)
    if outputs.preferences != nil {
      empty.preferences = JoinedNode.joining([empty.preferences, outputs.preferences])
    }
    return empty
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
