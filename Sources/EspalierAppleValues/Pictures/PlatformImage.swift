// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierPictures
import EspalierPrimitives
import Foundation

/// A picture in a size: the common part of `UIImage` and `NSImage`.
open class _PlatformImage: NSObject, @unchecked Sendable {
  package var content: _ImageContent
  private var cached: CGImage?

  /// A picture of a content that the module makes.
  public required init(content: _ImageContent) {
    self.content = content
    super.init()
  }

  /// The size in points.
  package var contentSize: CGSize { content.size }

  /// The pixels, made when they are first read.
  package var pixels: CGImage? {
    if let cached { return cached }
    cached = content.pixels()
    return cached
  }

  /// Makes the pixels anew when they are next read.
  package func forgetPixels() { cached = nil }

  /// Draws into the picture that is being drawn, stretched to a rectangle.
  package func draw(in rect: CGRect, mode: CGBlendMode, opacity: CGFloat) {
    guard let context = GraphicsStack.current?.context else { return }
    context.saveGState()
    context.setBlendMode(mode)
    if opacity < 1 { context.setAlpha(opacity) }
    context.draw(content.image, in: rect)
    context.restoreGState()
  }

  /// The picture as a PNG file; nil for one without content.
  package func pngFile() -> Data? { pixels.flatMap { PNGFile.data(of: $0) } }

  // MARK: - Symbols

  /// The size, weight and colours of a symbol.
  package struct SymbolOptions: Sendable {
    package var size: CGFloat = 17
    package var weight = Font.Weight.regular
    /// A factor of the size: 0.8, 1 or 1.27.
    package var factor: CGFloat = 1
    package var color: Color?

    package init() {}
    package var style: SymbolStyle { SymbolStyle(size: size * factor, weight: weight.value) }
  }
}

extension Image {
  /// A picture of UIKit or AppKit.
  package init(platform image: _PlatformImage) {
    self = image.content.image
    description = .decoration
  }
}
