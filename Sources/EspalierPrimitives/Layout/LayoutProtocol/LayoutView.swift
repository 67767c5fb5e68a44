// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierLayout

/// Views placed by a layout.
nonisolated public struct _LayoutView<L: Layout, Content: View>: _PrimitiveView {
  let layout: L
  let content: Content

  init(layout: L, content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let layout = makeAnimated(view.field(at: 0, as: L.self).attribute, inputs: inputs)
    let content = view.field(at: alignUp(MemoryLayout<L>.size, MemoryLayout<Content>.alignment), as: Content.self)
    let outputs = makeContainer(
      list: Content._makeViewList(view: content, inputs: _ViewListInputs(inputs)).list,
      // A struct with one stored property has that property's memory layout.
      configuration: layout.field(at: 0, as: UserLayoutConfiguration<L>.self), viewType: Self.self,
      stackAxis: L.layoutProperties.stackOrientation, inputs: inputs,
      changingAxis: L.self == AnyLayout.self
        ? layout.field(at: 0, as: AnyLayout.self).map("axis of AnyLayout") { $0.storage.stackOrientation } : nil)
    return (L.self as? any ReportingLayout.Type)?.reporting(outputs, inputs) ?? outputs
  }
}

extension Layout {
  /// Arranges views: a layout is used like a container. Disfavoured, so that a layout that is also a view can have a call of its
  /// own, and an `init` of the same form.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}
