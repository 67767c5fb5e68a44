// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import Foundation

/// Calls an action when a wheel or a touchpad moves sideways over a view, before scroll views around it scroll.
nonisolated package struct SidewaysWheelModifier: _PrimitiveViewModifier {
  /// Returns whether the movement was for the view.
  let action: @MainActor (CGFloat) -> Bool

  /// - Parameter action: Gets the distance of the movement to the right since the last rest, in points.
  package init(action: @escaping @MainActor (CGFloat) -> Bool) { self.action = action }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: SidewaysWheelResponder(modifier.live, inputs.host), label: "sideways wheel")
    return outputs
  }

  private final class SidewaysWheelResponder: WrappingResponder {
    private let modifier: LiveValue<SidewaysWheelModifier>
    private weak var host: ViewGraph?
    private var distance: CGFloat = 0
    private var lastTime = -Double.infinity

    init(_ modifier: LiveValue<SidewaysWheelModifier>, _ host: ViewGraph) {
      self.modifier = modifier
      self.host = host
    }

    /// Seconds after which another movement begins.
    private static let rest = 0.3

    override func scroll(by delta: CGSize) -> CGSize {
      // Vertical movement is left to the scroll views around.
      guard abs(delta.width) > abs(delta.height), let modifier = modifier.value, let host else { return delta }
      let now = host.clock.time.peek()
      if now - lastTime > Self.rest || distance * delta.width < 0 { distance = 0 }
      lastTime = now
      distance += delta.width
      return modifier.action(distance) ? CGSize(width: 0, height: delta.height) : delta
    }
  }
}
