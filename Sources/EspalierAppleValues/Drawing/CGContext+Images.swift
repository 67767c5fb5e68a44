// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

extension CGContext {
  /// Draws a picture stretched to a rectangle, its first row at the rectangle's largest y, as Core Graphics does: in a picture whose
  /// y grows downwards it is upside down. `UIImage.draw(in:)` draws it upright.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    var graphics = drawing()
    graphics.translateBy(x: 0, y: rect.minY + rect.maxY)
    graphics.scaleBy(x: 1, y: -1)
    let picture = Image(decorative: image, scale: 1)
    guard byTiling else { return graphics.draw(picture, in: rect) }
    var tiles = graphics
    tiles.clip(to: Path(tiles.clipBoundingRect))
    tiles.fill(Path(tiles.clipBoundingRect), with: .tiledImage(picture, origin: rect.origin))
  }

  /// Draws a picture upright, stretched to a rectangle.
  package func draw(_ image: Image, in rect: CGRect, tint: Color? = nil) {
    var graphics = drawing()
    if isUpright {
      graphics.translateBy(x: 0, y: rect.minY + rect.maxY)
      graphics.scaleBy(x: 1, y: -1)
    }
    var resolved = graphics.resolve(image)
    if let tint { resolved.shading = .color(tint) }
    graphics.draw(resolved, in: rect)
  }

  /// Draws a text from the top left corner of a rectangle, in as many lines as fit.
  package func draw(_ text: Text, in rect: CGRect) { drawing().draw(text, in: rect) }

  /// The pixels of the drawing so far; nil for a picture without a size.
  public func makeImage() -> CGImage? { RenderedPixels(list, size: size, scale: 1, isOpaque: false)?.image }
}
