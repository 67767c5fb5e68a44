// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierFiles
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

/// A picture as the description of its calculation: pixels, a colour, or filters of other pictures. A `CIContext` calculates the
/// pixels. The origin is at the lower left.
///
/// Colours are calculated in sRGB, as the library draws, and not in linear light.
open class CIImage: NSObject, @unchecked Sendable {
  /// The place of the picture; `CGRect.infinite` for a colour.
  public let extent: CGRect
  /// Whether a larger copy has sharp edges between its pixels.
  let isSharp: Bool
  /// The pixels of a part.
  let make: @Sendable (PixelRect) -> PixelBlock
  /// The pixels of a picture that was made of them; nil for others.
  public let cgImage: CGImage?
  /// Properties of a file: none.
  open var properties: [String: Any] { [:] }

  init(
    extent: CGRect, isSharp: Bool = false, cgImage: CGImage? = nil,
    _ make: @escaping @Sendable (PixelRect) -> PixelBlock
  ) {
    (self.extent, self.isSharp, self.cgImage, self.make) = (extent, isSharp, cgImage, make)
  }

  /// The pixels of a part; clear outside of the picture.
  func block(_ rect: PixelRect) -> PixelBlock {
    let own = PixelRect(extent)
    let part = rect.intersection(own)
    if part == rect { return make(rect) }
    var result = PixelBlock(rect)
    guard !part.isEmpty else { return result }
    let inner = make(part)
    for y in part.y..<part.maxY { for x in part.x..<part.maxX { result[x, y] = inner[x, y] } }
    return result
  }

  // MARK: - Origins

  /// A picture of pixels.
  public convenience init(cgImage image: CGImage) {
    let (width, height) = (image.width, image.height)
    self.init(extent: CGRect(x: 0, y: 0, width: width, height: height), cgImage: image) { rect in
      var block = PixelBlock(rect)
      image.rgba.withUnsafeBufferPointer { bytes in
        for y in rect.y..<rect.maxY {
          for x in rect.x..<rect.maxX {
            let place = ((height - 1 - y) * width + x) * 4
            let alpha = Float(bytes[place + 3]) / 255
            let color = SIMD4(Float(bytes[place]), Float(bytes[place + 1]), Float(bytes[place + 2]), 255)
            block[x, y] = color * (alpha / 255)
          }
        }
      }
      return block
    }
  }

  /// The picture of encoded data: PNG, JPEG, GIF, WebP, SVG …; nil for other data.
  public convenience init?(data: Data) {
    guard let image = Self.pixels(data) else { return nil }
    self.init(cgImage: image)
  }

  /// The picture of a file; nil if there is no file, or no picture in it.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? RegularFile.read(url, limit: PictureDecoder.mostBytes), let image = Self.pixels(data) else {
      return nil
    }
    self.init(cgImage: image)
  }

  private static func pixels(_ data: Data) -> CGImage? {
    guard let content = _ImageContent(data: data, scale: 1) else { return nil }
    return onMainQueue { content.pixels(scale: 1) }
  }

  /// A colour without an end.
  public convenience init(color: CIColor) {
    let pixel = color.pixel
    self.init(extent: .infinite) { PixelBlock($0, pixel) }
  }

  /// A picture without pixels.
  open class func empty() -> CIImage { CIImage(extent: .zero) { PixelBlock($0) } }

  // MARK: - Places

  /// The picture moved, scaled or turned.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let inverse = matrix.inverted()
    guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return .empty() }
    let extent = extent == .infinite ? extent : extent.applying(matrix)
    let isSharp = isSharp
    return CIImage(extent: extent, isSharp: isSharp) { [self] rect in
      let needed = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).applying(inverse)
      let source = block(PixelRect(needed).outset(1).intersection(PixelRect(self.extent)))
      var result = PixelBlock(rect)
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          result[x, y] =
            isSharp
            ? source[Int(clamping: point.x.rounded(.down)), Int(clamping: point.y.rounded(.down))]
            : source.between(point.x, point.y)
        }
      }
      return result
    }
  }

  /// The part of the picture in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.overlap(with: rect)
    return CIImage(extent: part.isNull ? .zero : part, isSharp: isSharp) { [self] in block($0) }
  }

  /// The picture with its edges continued without an end.
  open func clampedToExtent() -> CIImage {
    let own = PixelRect(extent)
    guard !own.isEmpty, extent != .infinite else { return self }
    return CIImage(extent: .infinite, isSharp: isSharp) { [self] rect in
      func limited(_ value: Int, _ first: Int, _ end: Int) -> Int { min(max(value, first), end - 1) }
      let left = limited(rect.x, own.x, own.maxX)
      let bottom = limited(rect.y, own.y, own.maxY)
      let source = block(
        PixelRect(
          x: left, y: bottom, width: limited(rect.maxX - 1, own.x, own.maxX) - left + 1,
          height: limited(rect.maxY - 1, own.y, own.maxY) - bottom + 1))
      var result = PixelBlock(rect)
      for y in rect.y..<rect.maxY {
        for x in rect.x..<rect.maxX {
          result[x, y] = source[limited(x, own.x, own.maxX), limited(y, own.y, own.maxY)]
        }
      }
      return result
    }
  }

  /// The picture, whose larger copies have sharp edges between its pixels.
  open func samplingNearest() -> CIImage { CIImage(extent: extent, isSharp: true, cgImage: cgImage, make) }
  /// The picture, whose larger copies have smooth edges between its pixels.
  open func samplingLinear() -> CIImage { CIImage(extent: extent, isSharp: false, cgImage: cgImage, make) }

  /// The picture in front of another one.
  open func composited(over dest: CIImage) -> CIImage {
    let all = extent == .infinite || dest.extent == .infinite ? .infinite : extent.union(dest.extent)
    return CIImage(extent: all) { [self] rect in
      var result = dest.block(rect)
      let front = block(rect)
      for index in result.pixels.indices {
        result.pixels[index] = front.pixels[index] + result.pixels[index] * (1 - front.pixels[index].w)
      }
      return result
    }
  }

  /// A copy whose pixels are not mapped outside of a rectangle: opaque there.
  open func settingAlphaOne(in extent: CGRect) -> CIImage {
    CIImage(extent: extent.overlap(with: self.extent)) { [self] rect in
      block(rect).mapColors { SIMD4($0.x, $0.y, $0.z, 1) }
    }
  }
}
