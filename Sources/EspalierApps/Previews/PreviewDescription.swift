// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The settings of the views of a ``PreviewProvider`` for their previews.
package struct PreviewDescription: Equatable {
  package var name: String?
  package var layout: PreviewLayout
  package var orientation: InterfaceOrientation
}

/// Reads the preview traits of each view of `content`; draws nothing.
package struct PreviewCensus<Content: View>: _PrimitiveView {
  let content: Content
  let report: @MainActor ([PreviewDescription]) -> Void

  package init(_ content: Content, report: @escaping @MainActor ([PreviewDescription]) -> Void) {
    self.content = content
    self.report = report
  }

  package static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let list = Content._makeViewList(view: view[\.content], inputs: _ViewListInputs(inputs)).list
    // None of the views is created.
    Graph.readingWhileMaking {
      view.attribute.peek().report(
        (list?.elements ?? []).map { element in
          PreviewDescription(
            name: element.traits.value(PreviewNameKey.self), layout: element.traits.value(PreviewLayoutKey.self),
            orientation: element.traits.value(PreviewOrientationKey.self))
        })
    }
    return _ViewOutputs()
  }

  package static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewListInputs) -> _ViewListOutputs {
    .unary(view, inputs)
  }
}
