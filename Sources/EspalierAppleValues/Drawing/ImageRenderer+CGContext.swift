// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGeometry
import EspalierImageRendering
import Foundation

extension ImageRenderer {
  /// Calls a closure with the view's size, and a function that draws the view into a context: upright where y grows upwards, as in the pages
  /// of a PDF file, its lower left corner at zero.
  /// - Parameter rasterizationScale: Pixels per point of parts that are no shapes; without effect: they have two.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) {
    let (list, size) = drawn()
    renderer(size) { context in
      var graphics = context.drawing()
      graphics.translateBy(x: 0, y: size.height)
      graphics.scaleBy(x: 1, y: -1)
      graphics.draw(list)
    }
  }
}
