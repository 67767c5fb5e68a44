// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Lets touches pass through to the views behind (specification I17).
nonisolated public struct _AllowsHitTestingModifier: _PrimitiveViewModifier, Equatable {
  public var allowsHitTesting: Bool
  public init(allowsHitTesting: Bool) { self.allowsHitTesting = allowsHitTesting }

  @MainActor public static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.preferences = TransformingNode<ResponderKey>(outputs.preferences, label: "hit testing") { below, _ in
      .init("allowsHitTesting") {
        modifier.value.allowsHitTesting ? below?.value ?? ResponderList() : ResponderList()
      }
    }
    return outputs
  }
}

/// The area in which a view can be touched, instead of its drawings.
package final class ShapedResponder: Responder {
  private let path: Path
  private let rule: FillRule
  private let content: ResponderList

  /// - Parameter path: The area in the coordinates of the nearest enclosing effect.
  package init(_ path: Path, rule: FillRule, content: ResponderList, view: ObjectIdentifier) {
    self.path = path
    self.rule = rule
    self.content = content
    super.init()
    self.view = view
  }

  package override func hitTest(_ point: CGPoint) -> [Responder]? {
    path.contains(point, eoFill: rule == .evenOdd) ? (content.hitTest(point) ?? []) + [self] : nil
  }
}

extension View {
  /// Whether this view can be touched; if not, the views behind it can (specification I17).
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
  }
}
