// SPDX-License-Identifier: MIT

import EspalierCore

/// One of the views of a content, by its index; empty if there are fewer.
package struct NthView<Content: View>: _PrimitiveView {
  let content: Content
  let index: Int

  package init(_ index: Int, of content: Content) {
    self.content = content
    self.index = index
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list
    return makeImplicitRoot(
      list: list.map { NthElement(view.attribute.peek().index, of: $0) }, inputs: inputs)
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
