// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// Gives a view the wheel and the secondary button over it, for which SwiftUI has no gesture.
nonisolated package struct WheelAndButtons: _PrimitiveViewModifier {
  private let scroll: @MainActor (CGSize) -> CGSize
  private let secondaryPress: @MainActor () -> Void

  /// - Parameters:
  ///   - scroll: Returns the rest that it leaves to the views around.
  ///   - secondaryPress: Called if no view inside handles the press.
  package init(
    scroll: @escaping @MainActor (CGSize) -> CGSize, secondaryPress: @escaping @MainActor () -> Void
  ) {
    self.scroll = scroll
    self.secondaryPress = secondaryPress
  }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    var outputs = body(_Graph(), inputs)
    outputs.wrapResponders(in: WheelResponder(modifier.live), label: "wheel and buttons")
    return outputs
  }

  private final class WheelResponder: WrappingResponder {
    private let modifier: LiveValue<WheelAndButtons>

    init(_ modifier: LiveValue<WheelAndButtons>) { self.modifier = modifier }

    override func scroll(by delta: CGSize) -> CGSize { modifier.value?.scroll(delta) ?? delta }

    override func press(_ button: PointerButton, at point: CGPoint) -> Bool {
      guard button == .secondary, let modifier = modifier.value else { return false }
      modifier.secondaryPress()
      return true
    }
  }
}
