// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The side of a view on which a layer lies. Determined by the type, because a view is made before its values are known.
public protocol _LayerSide {
  static var isBehind: Bool { get }
  /// Whether the layer follows the view for readers of preferences though it lies behind it.
  static var followsView: Bool { get }
}
extension _LayerSide { public static var followsView: Bool { false } }
public enum _Behind: _LayerSide { public static var isBehind: Bool { true } }
/// Drawn and touched beneath the view, but after it in reading order.
package enum Beneath: _LayerSide {
  package static var isBehind: Bool { true }
  package static var followsView: Bool { true }
}
public enum _InFront: _LayerSide { public static var isBehind: Bool { false } }

/// Puts a view in front of or behind another one, which alone determines the size (specification L46).
@MainActor
package func makeSecondaryLayer<Content: View>(
  _ content: _GraphValue<Content>, alignment: Attribute<Alignment>, isBackground: Bool, followsPrimary: Bool = false,
  primary: _ViewOutputs, inputs: _ViewInputs
) -> _ViewOutputs {
  let frame = Attribute(
    SecondaryFrame(
      frame: inputs.frame, alignment: alignment, direction: inputs.layoutDirection, primary: primary.layout?.handle))
  var inner = inputs
  inner.frame = frame
  inner.stackAxis = nil
  inner.changingStackAxis = nil
  inner.implicitRoot = .overlap(alignment)
  let secondary = Content._makeView(view: content, inputs: inner)
  frame.mutateRule(SecondaryFrame.self) { $0.secondary = secondary.layout?.handle }
  var outputs = primary
  let layer = LayerNode.marking(
    isBackground ? .background : .overlay, secondary, frame: frame, owner: primary.layout, ownerFrame: inputs.frame)
  let zIndex = followsPrimary ? inputs.host.shared.constant(-1.0) : nil
  let layers = [(primary.preferences, nil), (layer, zIndex)] as [(PreferenceNode?, Attribute<Double>?)]
  // Drawing order: the layer behind comes first (specification P53, P54).
  outputs.preferences = JoinedNode.joining(isBackground && !followsPrimary ? layers.reversed() : layers)
  return outputs
}

// Reads: the primary's frame and guides, the secondary's answers, the alignment, the direction.
// Produces: the secondary's frame; it is offered the primary's size.
// Costs: O(1).
private struct SecondaryFrame: Rule {
  let frame: Attribute<ViewFrame>
  let alignment: Attribute<Alignment>
  let direction: Attribute<LayoutDirection>?
  let primary: Attribute<LayoutHandle>?
  var secondary: Attribute<LayoutHandle>?

  init(
    frame: Attribute<ViewFrame>, alignment: Attribute<Alignment>, direction: Attribute<LayoutDirection>?,
    primary: Attribute<LayoutHandle>?
  ) {
    self.frame = frame
    self.alignment = alignment
    self.direction = direction
    self.primary = primary
  }

  mutating func value() -> ViewFrame {
    let frame = self.frame.value
    guard let engine = secondary?.value.engine else { return frame }
    let proposal = Proposal(frame.size.size)
    let size = ViewSize(engine.sizeThatFits(proposal), proposal: proposal)
    let alignment = self.alignment.value
    var result = ViewFrame(origin: .zero, size: size)
    for key in [alignment.horizontal.key, alignment.vertical.key] {
      let primaryGuide = guide(key, primary?.value.engine, frame.size)
      result.origin[key.axis] = primaryGuide - guide(key, engine, size)
    }
    if let direction, direction.value == .rightToLeft { result = result.mirrored(in: frame.size.size.width) }
    result.origin.x += frame.origin.x
    result.origin.y += frame.origin.y
    return result
  }

  private func guide(_ key: AlignmentKey, _ engine: LayoutEngine?, _ size: ViewSize) -> CGFloat {
    if let explicit = engine?.explicitAlignment(key, at: size) { return explicit }
    return key.defaultValue(in: ViewDimensions(size: size.size, guides: engine))
  }

  nonisolated static var label: String { "frame of layer" }
}
