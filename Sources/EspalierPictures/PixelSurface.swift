// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierDrawing
import EspalierNumbers
import Foundation

/// The extent of a picture in pixels.
package struct PixelSize: Hashable, Sendable {
  package let width, height: Int

  /// Without overflow: a picture has at most ``PictureDecoder/mostPixels``.
  package var count: Int { width * height }
}

/// Pixels: premultiplied, 32 bits each, in Cairo's order. They never change after initialisation.
package final class PixelSurface: @unchecked Sendable {
  package let width: Int
  package let height: Int
  private let surface: OpaquePointer

  /// The longest side, in pixels, that Cairo can make.
  static let longestSide = 32767

  /// The `cairo_surface_t *`; it is valid as long as this object lives.
  package var opaque: OpaquePointer { surface }
  package var byteCount: Int { width * height * 4 }

  /// Draws into new, clear pixels. Nil for a size that is not drawable, or if memory is exhausted.
  init?(width: Int, height: Int, draw: (OpaquePointer) -> Void) {
    guard 1...Self.longestSide ~= width, 1...Self.longestSide ~= height,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    self.width = width
    self.height = height
    self.surface = surface
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else { return nil }
    draw(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  /// - Parameter fill: Writes one row of premultiplied pixels, 0xAARRGGBB.
  convenience init?(width: Int, height: Int, row fill: (Int, UnsafeMutableBufferPointer<UInt32>) -> Void) {
    self.init(width: width, height: height) { _ in }
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<height {
      let row = UnsafeMutableRawPointer(data + y * stride).bindMemory(to: UInt32.self, capacity: width)
      fill(y, UnsafeMutableBufferPointer(start: row, count: width))
    }
    cairo_surface_mark_dirty(surface)
  }

  /// A copy of pixels in memory.
  /// - Parameter bytes: Rows from the top without gaps, four bytes per pixel, premultiplied, in Cairo's order.
  package convenience init?(width: Int, height: Int, copying bytes: UnsafeRawBufferPointer) {
    guard width > 0, height > 0, bytes.count >= width * height * 4 else { return nil }
    self.init(width: width, height: height) { y, row in
      memcpy(row.baseAddress!, bytes.baseAddress! + y * width * 4, width * 4)
    }
  }

  deinit { cairo_surface_destroy(surface) }

  /// One pixel, 0xAARRGGBB, premultiplied.
  package func pixel(x: Int, y: Int) -> UInt32 {
    guard let data = cairo_image_surface_get_data(surface) else { return 0 }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return UnsafeRawPointer(data).load(fromByteOffset: y * stride + x * 4, as: UInt32.self)
  }

  /// Whether all pixels are transparent.
  package var isBlank: Bool {
    for y in 0..<height { for x in 0..<width where pixel(x: x, y: y) >> 24 > 0 { return false } }
    return true
  }

  func resized(width: Int, height: Int, interpolation: ImageDrawing.Interpolation) -> PixelSurface? {
    PixelSurface(width: width, height: height) { context in
      cairo_scale(context, Double(width) / Double(self.width), Double(height) / Double(self.height))
      cairo_set_source_surface(context, surface, 0, 0)
      let pattern = cairo_get_source(context)
      cairo_pattern_set_filter(pattern, interpolation.filter)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      cairo_paint(context)
    }
  }
}

extension ImageDrawing.Interpolation {
  var filter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}

/// A colour's channels, not premultiplied, as a premultiplied pixel.
@inline(__always)
func premultiplied(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
  let a = UInt32(alpha)
  func channel(_ value: UInt8) -> UInt32 {
    if a == 255 { return UInt32(value) }
    let product = UInt32(value) * a + 128
    return (product + (product >> 8)) >> 8
  }
  return a << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
}
