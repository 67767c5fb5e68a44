// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Touches and the pointer.
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  /// The preview while the view is dragged; without effect here.
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  /// The preview over a context menu; without effect here.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  /// The area of the hover effect; without effect here.
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  /// The outline of the focus effect; without effect here.
  public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
  /// The frame for screen readers; without effect here.
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The modifier of `contentShape(_:eoFill:)`: the view can be touched inside a shape in its frame, instead of inside its drawing
/// (specification I18).
nonisolated public struct _ContentShapeModifier<ContentShape: Shape>: _PrimitiveViewModifier {
  public var shape: ContentShape
  public var eoFill: Bool

  public init(shape: ContentShape, eoFill: Bool = false) {
    self.shape = shape
    self.eoFill = eoFill
  }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    // While layout animates the view, its touch area is at its visible place, like that of every other view.
    let (frame, transform, environment) = (inputs.followedFrame, inputs.transform, inputs.environment)
    outputs.preferences = TransformingNode<ResponderKey>(outputs.preferences, label: "content shape") { below, view in
      // One responder around the responders below; costs the shape's path.
      .init("content shape") {
        let modifier = modifier.value
        let rect = frame.value
        let path = ShapePlace(environment: environment, transform: transform, frame: rect).whileCurrent {
          modifier.shape.path(in: CGRect(origin: .zero, size: rect.size))
        }
        return ResponderList([
          ShapedResponder(
            path.offsetBy(dx: rect.minX, dy: rect.minY), rule: modifier.eoFill ? .evenOdd : .nonZero,
            content: below?.value ?? ResponderList(), view: view)
        ])
      }
    }
    return outputs
  }
}

extension View {
  /// Sets the area in which this view can be touched.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Sets the shape of this view for some kinds of interaction. Only `.interaction` has an effect.
  @ViewBuilder
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false)
    -> some View
  {
    if kind.contains(.interaction) { contentShape(shape, eoFill: eoFill) } else { self }
  }
}
