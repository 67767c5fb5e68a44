// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import Foundation

/// The lengths that the desktop's buttons took of a bar when it was placed last, in points.
package final class CoveredEnds: Equatable {
  package fileprivate(set) var leading: CGFloat = 0
  package fileprivate(set) var trailing: CGFloat = 0

  package init() {}
  package static func == (a: CoveredEnds, b: CoveredEnds) -> Bool { a === b }
}

/// Places the content of a bar beside the desktop's buttons, if the bar reaches into a corner of the window that they
/// take. The bar is as large as without them: layout measures the content as if it had the whole bar.
nonisolated package struct BesideWindowCorners: _PrimitiveViewModifier {
  let ends: CoveredEnds

  /// - Parameter ends: Receives the lengths that are taken, before the content is placed.
  package init(_ ends: CoveredEnds) { self.ends = ends }

  @MainActor package static func _makeView(
    modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_Graph, _ViewInputs) -> _ViewOutputs
  ) -> _ViewOutputs {
    let engine = ReplacedFrameEngine("besideWindowCorners")
    let frame = Attribute(FrameBesideCorners(modifier: modifier.attribute, inputs: inputs, engine: engine))
    var inner = inputs
    inner.frame = frame
    var outputs = body(_Graph(), inner)
    guard let child = outputs.layout else { return outputs }
    frame.mutateRule(FrameBesideCorners.self) { $0.child = child.handle }
    outputs.layout = Attribute(ReplacedFrameLayout(child: child.handle, engine: engine))
    return outputs
  }
}

// Reads: the bar's frame in the window, the corners that the buttons take, the content's answers.
// Produces: the frame of the content.
// Costs: O(1).
private struct FrameBesideCorners: Rule {
  let modifier: Attribute<BesideWindowCorners>
  let frame: Attribute<ViewFrame>
  let transform: Attribute<ViewTransform>
  let corners: Attribute<WindowCorners>
  let window: Attribute<ViewFrame>
  let direction: Attribute<LayoutDirection>?
  let engine: ReplacedFrameEngine
  var child: Attribute<LayoutHandle>?

  @MainActor init(modifier: Attribute<BesideWindowCorners>, inputs: _ViewInputs, engine: ReplacedFrameEngine) {
    self.modifier = modifier
    frame = inputs.frame
    transform = inputs.transform
    corners = inputs.host.window.corners
    window = inputs.host.window.frame
    direction = inputs.layoutDirection
    self.engine = engine
  }

  mutating func value() -> ViewFrame {
    let frame = self.frame.value
    let ends = modifier.value.ends
    let covered = covered(of: frame.rect)
    (ends.leading, ends.trailing) =
      direction?.value == .rightToLeft ? (covered.right, covered.left) : (covered.left, covered.right)
    guard covered.left > 0 || covered.right > 0, let child else {
      engine.place(ViewFrame(origin: .zero, size: frame.size), in: frame.size)
      return frame
    }
    var proposal = frame.size.proposal
    proposal[.horizontal] = frame.size.size.width - covered.left - covered.right
    let size = child.value.engine.sizeThatFits(proposal)
    var result = ViewFrame(origin: CGPoint(x: covered.left, y: 0), size: ViewSize(size, proposal: proposal))
    engine.place(result, in: frame.size)
    result.origin.x += frame.origin.x
    result.origin.y += frame.origin.y
    return result
  }

  /// The covered lengths in the bar's own points. Zero for a bar that is turned.
  private func covered(of rect: CGRect) -> (left: CGFloat, right: CGFloat) {
    let corners = self.corners.value
    guard corners != WindowCorners() else { return (0, 0) }
    let matrix = transform.value.matrix(to: nil)
    guard matrix.isAffine, matrix.isRectilinear, rect.width > 0 else { return (0, 0) }
    let shown = rect.applying(matrix)
    let covered = corners.covered(of: shown, inWindowOf: window.value.size.size.width)
    let scale = rect.width / max(shown.width, 1)
    return (covered.left * scale, covered.right * scale)
  }

  nonisolated static var label: String { "frame beside the window's corners" }
}
