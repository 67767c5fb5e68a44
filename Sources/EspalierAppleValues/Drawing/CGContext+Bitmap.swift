// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierDrawing
import EspalierGeometry
import EspalierPrimitives
import Foundation

/// The memory of a bitmap, which a context draws into or a program has made.
final class PixelMemory {
  let format: BitmapFormat
  let memory: UnsafeMutableRawBufferPointer
  let space: CGColorSpace
  let info: CGBitmapInfo
  private let isOwn: Bool

  /// - Parameter data: Memory that lives longer than the bitmap; nil for memory of its own, of zeros.
  init(_ format: BitmapFormat, data: UnsafeMutableRawPointer?, space: CGColorSpace, info: CGBitmapInfo) {
    self.format = format
    self.space = space
    self.info = info
    isOwn = data == nil
    if let data {
      memory = UnsafeMutableRawBufferPointer(start: data, count: format.byteCount)
    } else {
      memory = .allocate(byteCount: format.byteCount, alignment: 16)
      memory.initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  deinit { if isOwn { memory.deallocate() } }
}

extension CGContext {
  /// A drawing in memory, whose origin is the lower left corner.
  ///
  /// Components have 8 bits, in sRGB or in grays; nil for other forms.
  /// - Parameters:
  ///   - data: Memory of at least `bytesPerRow * height` bytes that lives longer than the context, nil for memory of its own.
  ///   - bytesPerRow: 0 is as many as necessary.
  ///   - bitmapInfo: A `CGImageAlphaInfo` and the order of the bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard
      let format = BitmapFormat(
        width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        info: info)
    else { return nil }
    self.init(size: CGSize(width: width, height: height))
    bitmap = PixelMemory(format, data: data, space: space ?? .rgb, info: info)
    turnUpright()
  }

  /// A drawing in memory, whose origin is the lower left corner.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: bitmapInfo.rawValue)
  }

  /// The width of a bitmap in pixels; 0 for another drawing.
  public var width: Int { bitmap?.format.width ?? 0 }
  /// The height of a bitmap in pixels; 0 for another drawing.
  public var height: Int { bitmap?.format.height ?? 0 }
  /// The bytes of a row of a bitmap; 0 for another drawing.
  public var bytesPerRow: Int { bitmap?.format.bytesPerRow ?? 0 }
  /// The bits of a component of a bitmap: 8, or 0 for another drawing.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of a pixel of a bitmap; 0 for another drawing.
  public var bitsPerPixel: Int { (bitmap?.format.bytesPerPixel ?? 0) * 8 }
  /// The colour space of a bitmap; nil for another drawing.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// The form of the pixels of a bitmap.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// The place of the opacity in the pixels of a bitmap.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.info.alpha ?? .none }

  /// The memory of a bitmap, with all drawings so far; nil for another drawing.
  ///
  /// The program may change the pixels. Later drawings are in the memory when this is read again.
  public var data: UnsafeMutableRawPointer? {
    writeBitmap()
    return bitmap?.memory.baseAddress
  }

  /// Nothing: drawings are in the memory of a bitmap when `data` is read.
  public func flush() { writeBitmap() }

  /// The calculation of pixels of a picture that is drawn in another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Writes the drawings since the last time into the memory, above its content.
  func writeBitmap() {
    let recording = graphics.recording
    guard let bitmap, !recording.list.isEmpty else { return }
    let context = CGContext(size: size)
    if let content = bitmap.format.image(UnsafeRawBufferPointer(bitmap.memory)) {
      context.draw(Image(decorative: content, scale: 1), in: CGRect(origin: .zero, size: size))
    }
    var list = context.list
    list.append(recording.list)
    recording.list = DisplayList()
    guard let image = RenderedPixels(list, size: size, scale: 1, isOpaque: false)?.image else { return }
    bitmap.format.write(image, to: bitmap.memory)
  }
}
