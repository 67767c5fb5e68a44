// SPDX-License-Identifier: MIT

import EspalierGraph

/// Marks the views of a second layer, whose layout does not take part in that of the first one, for dumps.
package final class LayerNode: PassingNode {
  package enum Kind: Equatable {
    case overlay, background
    /// The content of a view that lays out its content by itself: the view's name.
    case content(of: String)
  }

  package let kind: Kind
  /// The layer's own layout and frame.
  package let layout: Attribute<LayoutComputer>
  package let frame: Attribute<ViewFrame>
  /// The layout and frame of the view that the layer belongs to.
  package let owner: Attribute<LayoutHandle>
  package let ownerFrame: Attribute<ViewFrame>

  private init(
    _ kind: Kind, _ content: PreferenceNode?, layout: Attribute<LayoutComputer>, frame: Attribute<ViewFrame>,
    owner: Attribute<LayoutHandle>, ownerFrame: Attribute<ViewFrame>
  ) {
    self.kind = kind
    self.layout = layout
    self.frame = frame
    self.owner = owner
    self.ownerFrame = ownerFrame
    super.init(content)
  }

  /// The preferences of a layer with its mark; without a mark if the layer has no layout.
  package static func marking(
    _ kind: Kind, _ layer: _ViewOutputs, frame: Attribute<ViewFrame>, owner: Attribute<LayoutComputer>?,
    ownerFrame: Attribute<ViewFrame>
  ) -> PreferenceNode? {
    guard let layout = layer.layout, let owner else { return layer.preferences }
    return LayerNode(kind, layer.preferences, layout: layout, frame: frame, owner: owner.handle, ownerFrame: ownerFrame)
  }

  package override var label: String {
    switch kind {
    case .overlay: "overlay"
    case .background: "background"
    case .content(let name): name
    }
  }

  package var isContent: Bool { kind != .overlay && kind != .background }
}
