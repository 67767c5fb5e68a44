// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierGeometry
import Foundation

/// A picture made of pixels.
package final class Bitmap: Picture, @unchecked Sendable {
  private let surface: PixelSurface
  package override var pixels: PixelSurface? { surface }
  package override var pixelSize: PixelSize? { PixelSize(width: surface.width, height: surface.height) }
  package override var heldBytes: Int { surface.byteCount }

  /// - Parameter scale: Pixels per point.
  package init(_ surface: PixelSurface, name: String, scale: CGFloat, isTemplate: Bool = false) {
    self.surface = surface
    let scale = scale > 0 && scale.isFinite ? scale : 1
    super.init(
      name: name, size: CGSize(width: CGFloat(surface.width) / scale, height: CGFloat(surface.height) / scale),
      isTemplate: isTemplate)
  }

  /// Rows from the top without gaps, four bytes per pixel: red, green, blue, alpha, not premultiplied.
  package convenience init?(rgba: [UInt8], width: Int, height: Int, name: String, scale: CGFloat) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rgba.count.isMultiple(of: 4), rgba.count / 4 == count else { return nil }
    let made = PixelSurface(width: width, height: height) { y, row in
      for x in 0..<width {
        let at = (y * width + x) * 4
        row[x] = premultiplied(red: rgba[at], green: rgba[at + 1], blue: rgba[at + 2], alpha: rgba[at + 3])
      }
    }
    guard let made else { return nil }
    self.init(made, name: name, scale: scale)
  }
}
