// SPDX-License-Identifier: MIT

import EspalierGraph

/// One view for its container, however many views `content` has: several views are arranged as in a place for one.
public struct _UnaryViewAdaptor<Content: View>: _PrimitiveView {
  /// The content, which may be several views.
  public var content: Content

  /// One view of `content`.
  public init(_ content: Content) { self.content = content }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    makeImplicitRoot(view: view[\.content], inputs: inputs)
  }
}
