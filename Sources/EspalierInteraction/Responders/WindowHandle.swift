// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import Foundation

/// Lets a view move the window that it is in, if no view in it takes the press: a bar at the window's edge.
nonisolated package struct WindowHandle: _PrimitiveViewModifier {
  let isActive: Bool

  /// - Parameter isActive: False changes nothing.
  package init(isActive: Bool) { self.isActive = isActive }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: HandleResponder(modifier.live, inputs.frame.live), label: "window handle")
    return outputs
  }

  private final class HandleResponder: WrappingResponder {
    private let modifier: LiveValue<WindowHandle>
    private let frame: LiveValue<ViewFrame>

    init(_ modifier: LiveValue<WindowHandle>, _ frame: LiveValue<ViewFrame>) {
      self.modifier = modifier
      self.frame = frame
    }

    override var movesWindow: Bool { modifier.value?.isActive ?? false }

    /// The hit area includes the parts in which the view draws nothing.
    override func hitTest(_ point: CGPoint) -> [Responder]? {
      super.hitTest(point) ?? (movesWindow && frame.value?.rect.holds(point) == true ? [self] : nil)
    }
  }
}

extension ViewGraph {
  /// Whether a press at a point of the root moves the window, like that of a title bar: no view in front handles it.
  package func movesWindow(at point: CGPoint) -> Bool {
    responders(at: point).first { $0.movesWindow || $0.takesPresses }?.movesWindow ?? false
  }
}
