// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import Foundation

/// What a picture is encoded as.
public enum PictureFormat: String, CaseIterable, Hashable, Sendable { case png, svg, pdf, webp }

/// Draws display lists with Cairo into pictures, with no display. The same list gives the same bytes.
///
/// Sizes are in points; `scale` is pixels per point (vector formats are in points, and `scale` is their zoom).
/// Pictures larger than 32767 pixels are drawn at the largest scale that fits.
@MainActor
package enum CairoRenderer {
  /// The longest side that Cairo makes.
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

  /// An animated picture, lossless, that repeats for ever; one frame gives a still picture's worth of it.
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

  /// Draws into a `cairo_t *` of the caller, whose current transform maps points to the device.
  package static func draw(_ list: DisplayList, into context: OpaquePointer, isVector: Bool = false) {
    Canvas(context, isVector: isVector).draw(list)
  }

  static func validated(_ size: CGSize, _ scale: Double) throws -> (width: Int, height: Int, scale: Double) {
    guard size.width.isFinite, size.height.isFinite, scale.isFinite, size.width > 0, size.height > 0, scale > 0 else {
      throw RenderingError.size(size, scale: scale)
    }
    let scale = min(scale, Double(largestSide) / max(size.width, size.height))
    func pixels(_ length: CGFloat) -> Int { min(max(Int((length * scale - 0.001).rounded(.up)), 1), largestSide) }
    return (pixels(size.width), pixels(size.height), scale)
  }
}
