// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph

/// A view made from its own geometry. It takes the whole size it is offered, 10 points if none is (specification G1,
/// G4); its content lies at the top leading corner (specification G2).
@frozen public struct GeometryReader<Content: View>: _PrimitiveView {
  /// Makes the views from the size and the coordinate spaces; runs again when these change.
  public var content: (GeometryProxy) -> Content

  /// A view that takes the size proposed to it and places its content at its top leading corner. `content` runs after
  /// layout, and again when the geometry that it reads changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
    let value = Attribute(
      ContentRule(view: view.attribute, proxy: GeometryProxy(inputs), host: inputs.host))
    var inner = inputs
    inner.implicitRoot = .overlap(inputs.host.shared.constant(.topLeading))
    var outputs = makeOverlap(
      list: Content._makeViewList(view: _GraphValue(value), inputs: _ViewListInputs(inner)).list,
      alignment: .topLeading, inputs: inner)
    let layout = inputs.host.shared.flexibleLayout
    let content = LayerNode.marking(
      .content(of: "GeometryReader"), outputs, frame: inputs.frame, owner: layout, ownerFrame: inputs.frame)
    outputs.preferences = MarkNode(content, viewType: Self.self, inputs: inputs, layout: layout)
    outputs.layout = layout
    return outputs
  }

  private struct ContentRule: Rule {
    let view: Attribute<GeometryReader>
    let proxy: GeometryProxy
    @HostReference var host: ViewGraph
    mutating func value() -> Content {
      let view = self.view.value
      return host.observing { view.content(proxy) }
    }
    nonisolated static var label: String { "geometry reader of \(Content.self)" }
  }
}
