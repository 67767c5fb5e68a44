// SPDX-License-Identifier: MIT

import EspalierCore

/// A view whose placeholder in `content` represents `base`; animators wrap the view that they modify in it.
struct PlaceholderProvider<Base: View, Content: View>: _PrimitiveView {
  var base: Base
  var content: Content

  static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let base = view[\.base]
    return Content._makeView(
      view: view[\.content], inputs: inputs.showing(Base.self) { Base._makeView(view: base, inputs: $0) })
  }
}
