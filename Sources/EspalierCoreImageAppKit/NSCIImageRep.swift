// SPDX-License-Identifier: MIT

import EspalierAppKit
@_exported import EspalierCoreImage
import Foundation

/// A picture of filters as a form of an `NSImage`. Its pixels are calculated at once.
open class NSCIImageRep: NSImageRep, @unchecked Sendable {
  /// The picture.
  public let ciImage: CIImage

  /// A form in the size of the picture; without pixels for one without an end.
  public init(ciImage image: CIImage) {
    ciImage = image
    super.init()
    pixels = CIContext().createCGImage(image, from: image.extent)
    size = pixels.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
  }
}

extension CIImage {
  /// The pixels of a form; nil for one without pixels.
  public convenience init?(bitmapImageRep: NSBitmapImageRep) {
    guard let pixels = bitmapImageRep.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}

extension CIColor {
  /// The components of a colour.
  public convenience init?(color: NSColor) { self.init(cgColor: color.cgColor) }
}

extension NSColor {
  /// A colour of filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
