// SPDX-License-Identifier: MIT

@_exported import EspalierCoreImage
import EspalierUIKit
import Foundation

extension UIImage {
  /// A picture of filters, whose pixels are calculated at once; empty for one without an end.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// A picture of filters with some pixels per point, whose pixels are calculated at once; empty for one without an end.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    if let pixels = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: pixels, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The picture of filters: nil, as a picture has pixels. `CIImage(image:)` makes one of them.
  public var ciImage: CIImage? { nil }
}

extension CIImage {
  /// The pixels of a picture; nil for one without pixels.
  public convenience init?(image: UIImage) {
    guard let pixels = image.cgImage else { return nil }
    self.init(cgImage: pixels)
  }
}

extension CIColor {
  /// The components of a colour, in light surroundings.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension UIColor {
  /// A colour of filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
