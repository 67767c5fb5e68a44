// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import Foundation

extension GraphicsContext {
  /// Whether a drawing has finite coordinates; warns of the ones that are not. O(elements of its paths).
  func canPlace(_ list: DisplayList) -> Bool {
    if !transform.isFinite {
      warn("the context has a transform with a number that is not finite: what is drawn through it")
      return false
    }
    let isPlaced = list.items.allSatisfy { item in
      switch item.content {
      case .fill(let path, _, _, _), .stroke(let path, _, _, _): path.isFinite
      case .text(_, let frame, _), .paintedText(_, let frame, _, _, _), .image(_, let frame, _), .foreign(_, let frame):
        frame.isFinite
      case .effect(.transform(let matrix), _): matrix.isFinite
      case .group, .effect: true
      }
    }
    if !isPlaced { warn("a path, a text or a picture has a coordinate that is not finite: it") }
    return isPlaced
  }

  /// The greatest number of layers, clips, filters and other effects around a drawing: every reader of the picture descends them
  /// recursively.
  static var deepest: Int { 128 }

  /// Whether a drawing may have that many effects around it; warns otherwise.
  func isDrawable(depth: Int) -> Bool {
    if depth <= Self.deepest { return true }
    warn(
      text:
        "Canvas: more than \(Self.deepest) layers, clips and filters lie around each other: what is drawn deeper is "
        + "left out. Draw layers beside each other, and add filters and clips to a copy of the context.")
    return false
  }

  private func warn(_ what: String) {
    warn(text: "Canvas: \(what) is left out. Check what it is computed from: a division by 0 is not a number.")
  }

  private func warn(text: String) {
    Diagnostics.onMainActor { Diagnostics.warnOnce(text, subject: "Canvas") }
  }
}
