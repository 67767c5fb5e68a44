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
    var picture = Image(decorative: image, scale: 1)
    if state.interpolation == .none { picture = picture.interpolation(.none) }
    nonisolated(unsafe) var drawing = graphics
    let content = picture
    // Pictures are resolved on the main queue; programs draw bitmaps on others, too.
    onMainQueue {
      guard byTiling else { return drawing.draw(content, in: rect) }
      drawing.clip(to: Path(drawing.clipBoundingRect))
      drawing.fill(Path(drawing.clipBoundingRect), with: .tiledImage(content, origin: rect.origin))
    }
  }

  /// Draws a picture upright, stretched to a rectangle.
  package func draw(_ image: Image, in rect: CGRect, tint: Color? = nil) {
    var graphics = drawing()
    if isUpright {
      graphics.translateBy(x: 0, y: rect.minY + rect.maxY)
      graphics.scaleBy(x: 1, y: -1)
    }
    nonisolated(unsafe) let drawing = graphics
    let content = image
    onMainQueue {
      var resolved = drawing.resolve(content)
      if let tint { resolved.shading = .color(tint) }
      drawing.draw(resolved, in: rect)
    }
  }

  /// Draws a text from the top left corner of a rectangle, in as many lines as fit.
  package func draw(_ text: Text, in rect: CGRect) { drawing().draw(text, in: rect) }

  /// The pixels of the drawing so far; nil for a picture without a size.
  public func makeImage() -> CGImage? {
    guard let bitmap else { return RenderedPixels(list, size: size, scale: 1, isOpaque: false)?.image }
    writeBitmap()
    return bitmap.format.image(UnsafeRawBufferPointer(bitmap.memory))
  }
}
