// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierGeometry
import Foundation

/// Bytes of a picture or a font.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  /// Bytes in memory.
  public init?(data: NSData) { bytes = Data(referencing: data) }
  /// The content of a file of at most 256 MB; nil if it cannot be read.
  public init?(url: NSURL) {
    guard let path = (url as URL).isFileURL ? (url as URL).path : nil,
      let data = try? RegularFile.read(path, limit: 256 << 20)
    else { return nil }
    bytes = data
  }
  /// The content of a file of at most 256 MB; nil if it cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: NSURL(fileURLWithPath: String(cString: filename)))
  }

  /// The bytes.
  public var data: NSData? { NSData(data: bytes) }
}

extension CGImage {
  /// A picture of pixels in memory; nil for a form that does not exist here, or for too few bytes: components have 8 bits, in sRGB or
  /// in grays.
  /// - Parameters:
  ///   - decode: A map of components, which is not applied.
  ///   - shouldInterpolate: Whether the picture is smooth in another size; every picture is.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: bitmapInfo),
      bitsPerPixel == format.bytesPerPixel * 8, let data = provider.data,
      let image = (data as Data).withUnsafeBytes({ format.image($0) })
    else { return nil }
    self.init(rgba: image.rgba, width: width, height: height)
  }

  /// The colour space: sRGB.
  public var colorSpace: CGColorSpace? { .rgb }
  /// The place of the opacity: behind the colours; `noneSkipLast` for a picture that is opaque everywhere. O(pixels).
  public var alphaInfo: CGImageAlphaInfo {
    rgba.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    } ? .noneSkipLast : .last
  }
  /// The form of the pixels: bytes of red, green, blue and the opacity.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The pixels, in the form of `bitmapInfo`.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: data)) }
  /// The map of components: none.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// The treatment of colours that cannot be shown: the usual one.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// Whether the picture is smooth in another size: true.
  public var shouldInterpolate: Bool { true }
  /// A copy, which is the picture itself: its pixels do not change.
  public func copy() -> CGImage? { self }
  /// A copy with another name of its colours: they are sRGB.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { colorSpace.model == .rgb ? self : nil }
}
