// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// What a sheet, a popover or a page of a stack shows, as one view: several views stand one below the other, as in a window.
package struct PresentedContent<Content: View>: _PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    var inner = inputs
    inner.implicitRoot = .verticalStack
    let list = Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inner)).list
    // Nothing is one view here as well: the card around it has a size without it.
    return list == nil
      ? makeOverlap(list: nil, alignment: .center, inputs: inner) : makeImplicitRoot(list: list, inputs: inner)
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
