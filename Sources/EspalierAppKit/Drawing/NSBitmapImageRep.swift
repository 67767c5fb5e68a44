// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierGeometry
import Foundation

/// A form of a picture.
open class NSImageRep: NSObject, @unchecked Sendable {
  /// The pixels of a form that has them.
  package var pixels: CGImage?

  /// The number of pixels in a row.
  public var pixelsWide: Int { pixels?.width ?? 0 }
  /// The number of rows.
  public var pixelsHigh: Int { pixels?.height ?? 0 }
  /// The size in points.
  public var size = CGSize.zero
}

/// Pixels.
public final class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  /// The pixels.
  public let cgImage: CGImage?

  /// Formats of files.
  public enum FileType: UInt, Sendable {
    /// The formats, of which JPEG and PNG are written.
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// Properties of a file.
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The quality of a JPEG file, 0…1.
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
  }

  /// Pixels.
  public init(cgImage: CGImage) {
    self.cgImage = cgImage
    super.init()
    pixels = cgImage
    size = CGSize(width: cgImage.width, height: cgImage.height)
  }

  /// The pixels of encoded data; nil for other data.
  public convenience init?(data: Data) {
    guard let pixels = _ImageContent(data: data, scale: 1)?.pixels() else { return nil }
    self.init(cgImage: pixels)
  }

  /// The pixels as a file; nil for formats other than PNG and JPEG.
  public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? {
    guard let cgImage else { return nil }
    switch storageType {
    case .png: return PNGFile.data(of: cgImage)
    case .jpeg:
      let quality =
        (properties[.compressionFactor] as? NSNumber)?.doubleValue ?? properties[.compressionFactor] as? Double
      return JPEGFile.data(of: cgImage, quality: CGFloat(quality ?? 0.9))
    case .tiff, .bmp, .gif, .jpeg2000: return nil
    }
  }

  /// The pixels as a PNG file, which every reader of pictures here takes.
  public var tiffRepresentation: Data? { cgImage.flatMap { PNGFile.data(of: $0) } }
}
