// SPDX-License-Identifier: MIT

import EspalierCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

/// The pixels of a drawing.
package struct RenderedPixels {
  package let image: CGImage

  /// Draws with `scale` pixels per point. Nil for a size or scale that is no positive number, or if memory is exhausted.
  package init?(_ list: DisplayList, size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let source = DrawingJob(list: list, size: size, scale: Double(scale), isOpaque: isOpaque)
    guard let image = onMainQueue({ source.image() }) else { return nil }
    self.image = image
  }
}

/// The arguments of a drawing that may begin on another thread than it is made on.
private struct DrawingJob: @unchecked Sendable {
  let list: DisplayList
  let size: CGSize
  let scale: Double
  let isOpaque: Bool

  @MainActor func image() -> CGImage? {
    // An opaque picture is black where nothing is drawn.
    let background = isOpaque ? ResolvedColor.black : nil
    let pixels = try? CairoRenderer.pixels(list, size: size, scale: scale, background: background)
    return pixels.flatMap { CGImage(rgba: $0.rgba, width: $0.width, height: $0.height) }
  }
}
