// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// A file format of pictures.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable { case png, svg, pdf, webp }

/// Draws display lists with Cairo into pictures, with no display. The same list gives the same bytes.
///
/// Sizes are in points; `scale` is pixels per point (vector formats are in points, and `scale` is their zoom).
/// Pictures larger than 32767 pixels are drawn at the largest scale that fits.
@MainActor
package enum CairoRenderer {
  /// The longest side, in pixels, of a surface in Cairo.
  package static let largestSide = 32767

  /// - Throws: `RenderingError` for a size or scale that is not a positive number, or without memory.
  package static func png(
    _ list: DisplayList, size: CGSize, scale: Double = 1, background: ResolvedColor? = nil
  ) throws -> Data {
    let image = try ImageSurface(list, size: size, scale: scale, background: background)
    return try image.png()
  }

  /// Not premultiplied, four bytes per pixel, rows from the top without gaps.
  package static func pixels(
    _ list: DisplayList, size: CGSize, scale: Double = 1, background: ResolvedColor? = nil
  ) throws -> (width: Int, height: Int, rgba: [UInt8]) {
    let image = try ImageSurface(list, size: size, scale: scale, background: background)
    return (image.width, image.height, image.rgba())
  }

  /// The number of pixels of a picture.
  /// - Throws: `RenderingError` for a size or scale that is not a positive number.
  package static func pixelSize(_ size: CGSize, scale: Double) throws -> (width: Int, height: Int) {
    let (width, height, _) = try validated(size, scale)
    return (width, height)
  }

  /// Draws a picture into the caller's memory: rows from the top without gaps, four bytes per pixel, premultiplied, in Cairo's
  /// order. O(pixels).
  /// - Parameter memory: As long as the picture's ``pixelSize(_:scale:)`` requires; its content is overwritten.
  package static func draw(
    _ list: DisplayList, size: CGSize, scale: Double, background: ResolvedColor,
    into memory: UnsafeMutableRawBufferPointer
  ) throws {
    let (width, height, scale) = try validated(size, scale)
    precondition(memory.count >= width * height * 4)
    let pixels = UnsafeMutableRawBufferPointer(rebasing: memory[..<(width * height * 4)])
    pixels.initializeMemory(as: UInt8.self, repeating: 0)
    try list.draw(on: pixels, width: width, height: height, scale: scale, background: background)
  }

  package static func pdf(
    _ list: DisplayList, size: CGSize, scale: Double = 1, background: ResolvedColor? = nil
  ) throws -> Data {
    try VectorSurface(.pdf, list, size: size, scale: scale, background: background).data
  }

  package static func svg(
    _ list: DisplayList, size: CGSize, scale: Double = 1, background: ResolvedColor? = nil
  ) throws -> Data {
    try VectorSurface(.svg, list, size: size, scale: scale, background: background).data
  }

  /// A lossless animated picture that repeats for ever; with one frame, a still one.
  package static func webp(
    frames: [(list: DisplayList, duration: Duration)], size: CGSize, scale: Double = 1,
    background: ResolvedColor? = nil
  ) throws -> Data {
    guard !frames.isEmpty else { throw RenderingError.noFrames }
    var animation: WebPAnimation?
    for (list, duration) in frames {
      let image = try ImageSurface(list, size: size, scale: scale, background: background)
      if animation == nil { animation = try WebPAnimation(width: image.width, height: image.height) }
      try animation?.add(image.rgba(), duration: duration)
    }
    return try animation!.data()
  }

  /// Any still format.
  package static func data(
    _ format: PictureFormat, _ list: DisplayList, size: CGSize, scale: Double = 1, background: ResolvedColor? = nil
  ) throws -> Data {
    switch format {
    case .png: try png(list, size: size, scale: scale, background: background)
    case .svg: try svg(list, size: size, scale: scale, background: background)
    case .pdf: try pdf(list, size: size, scale: scale, background: background)
    case .webp:
      try webp(frames: [(list, .seconds(1))], size: size, scale: scale, background: background)
    }
  }

  /// Draws into the caller's `cairo_t *`, whose current transform maps points to the pixels of its target. Nothing may be drawn
  /// there yet: items that Cairo cannot draw are left out, and the rest is drawn once more.
  package static func draw(_ list: DisplayList, into context: OpaquePointer, background: ResolvedColor? = nil) {
    let target = cairo_get_target(context)!
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(target) else { return }
    let (width, height) = (cairo_image_surface_get_width(target), cairo_image_surface_get_height(target))
    let (format, stride) = (cairo_image_surface_get_format(target), cairo_image_surface_get_stride(target))
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    _ = Omissions.draw { omissions in
      if omissions.isCareful { memset(pixels, 0, Int(stride) * Int(height)) }
      // Contexts and surfaces keep an error: the caller's stay free of errors.
      let surface = cairo_image_surface_create_for_data(pixels, format, width, height, stride)!
      let context = cairo_create(surface)!
      defer {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
      }
      cairo_set_matrix(context, &matrix)
      Canvas(context, isVector: false, omissions: omissions).draw(list, background: background)
      cairo_surface_flush(surface)
      return cairo_status(context)
    }
    cairo_surface_mark_dirty(target)
  }

  static func validated(_ size: CGSize, _ scale: Double) throws -> (width: Int, height: Int, scale: Double) {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width > 0, size.height > 0, scale > 0 else {
      throw RenderingError.size(size, scale: scale)
    }
    let scale = min(scale, Double(largestSide) / max(size.width, size.height))
    // Rounded like the edges of a shape that fills the picture, so that no line of the background is left beside it.
    let (width, height) = (size.width * scale, size.height * scale)
    let pixels = PixelSnapping.rect(0, 0, width, height).size
    return (min(Int(clamping: pixels.width), largestSide), min(Int(clamping: pixels.height), largestSide), scale)
  }
}
