// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

// Filters change pixels: their content is drawn into a picture first, no larger than its visible part. In vector
// formats that picture is part of the page, two pixels to a point; filters of colours alone need none where the result is
// the same without it.

extension Canvas {
  /// The greatest deviation of a blur, in pixels of the device.
  static let widestBlur = 1e6

  func draw(_ list: DisplayList, _ filter: DisplayFilter) {
    switch filter {
    case .blur(let radius, let isOpaque): drawBlurred(list, radius, isOpaque: isOpaque)
    case .shadow(let shadow): draw(list, shadow)
    case .colors(let matrix):
      if let mapped = list.mappingColors(matrix, isExact: !isVector) { return draw(mapped) }
      drawChanged(list, filter) { PixelColors.apply(matrix, to: $0) }
    case .luminanceToAlpha: drawChanged(list, filter) { PixelColors.luminanceToAlpha($0) }
    case .alphaThreshold(let low, let high, let color):
      drawChanged(list, filter) { PixelColors.threshold($0, low, high, color) }
    }
  }

  /// A picture of the visible part of a list, and of the parts that the blurs around it bring into sight.
  /// - Parameters:
  ///   - extent: The picture's extent, if it is not the list's own.
  ///   - blur: The deviation of the blur, and the displacement of the blurred content.
  ///   - isHidden: Whether the picture is seen only with that blur.
  func layer(
    of list: DisplayList, extent: CGRect? = nil, blur: (deviation: Double, distance: Double) = (0, 0),
    isHidden: Bool = false, resolution: Double
  ) -> Layer? {
    let (area, seen) = area(of: extent ?? list.extent, blur, isHidden: isHidden)
    guard let layer = Layer(area, resolution: resolution) else { return nil }
    layer.draw(matrix, scale: scale, grid: grid, sight: seen, omissions: omissions) { $0.draw(list) }
    return layer
  }

  /// The rectangle of the device for a picture of a list that is blurred, and its visible part.
  func area(
    of extent: CGRect, _ blur: (deviation: Double, distance: Double), isHidden: Bool
  ) -> (CGRect, Sight) {
    let clip = device(clipExtents)
    let seen = (sight ?? Sight(clip)).spread(by: blur.deviation, distance: blur.distance, isHidden: isHidden)
    let margin = blur.deviation * DisplayFilter.reach + blur.distance + 1
    let visible = clip.insetBy(dx: -margin, dy: -margin).overlap(with: seen.area)
    return (device(extent).insetBy(dx: -margin, dy: -margin).overlap(with: visible), seen)
  }

  private func drawChanged(_ list: DisplayList, _ filter: DisplayFilter, _ change: (Layer) -> Void) {
    guard let layer = layer(of: list, extent: filter.extent(of: list.extent), resolution: finestResolution) else {
      return
    }
    change(layer)
    paint(layer)
  }

  /// The resolution of a picture, coarser if the blur, with those around it, hides the difference.
  func resolution(blurredBy deviation: Double) -> Double {
    let hidden = hypot(sight?.deviation ?? 0, deviation)
    var resolution = finestResolution
    while hidden * resolution >= 8 { resolution /= 2 }
    return resolution
  }

  private func drawBlurred(_ list: DisplayList, _ radius: CGFloat, isOpaque: Bool) {
    var (list, radius) = (list, radius)
    // The variances of directly nested blurs add up.
    while !isOpaque, case .effect(.filter(.blur(let inner, false)), let below)? = list.single?.content {
      (list, radius) = (below, hypot(radius, max(inner, 0)))
    }
    // After a wider blur, nothing of a picture is visible.
    let deviation = min(radius * deviceScale, Self.widestBlur)
    guard deviation.isFinite else { return }
    let resolution = resolution(blurredBy: deviation)
    let blur = Blur(deviation: deviation * resolution)
    if isOpaque { return drawOpaquelyBlurred(list, blur, deviation, resolution) }
    guard let layer = layer(of: list, blur: (deviation, 0), isHidden: true, resolution: resolution) else { return }
    layer.withPixels { blur.apply($0, width: layer.width, height: layer.height, stride: $1, channels: 4) }
    paint(layer)
  }

  private func drawOpaquelyBlurred(_ list: DisplayList, _ blur: Blur, _ deviation: Double, _ resolution: Double) {
    let extent = list.extent
    // Pixels that are cut off are so far out of sight that the edge of the rest may represent them.
    let (reached, seen) = area(of: extent, (deviation, 0), isHidden: true)
    guard let layer = Layer(device(extent).overlap(with: reached), resolution: resolution) else { return }
    layer.draw(matrix, scale: scale, grid: grid, sight: seen, omissions: omissions) { $0.draw(list) }
    layer.withPixels {
      blur.apply($0, width: layer.width, height: layer.height, stride: $1, channels: 4, extendsEdges: true)
      PixelColors.makeOpaque($0, width: layer.width, height: layer.height, stride: $1)
    }
    guard clip(Path(extent), .nonZero) else { return }
    cairo_identity_matrix(context)
    setSource(layer, extend: CAIRO_EXTEND_PAD)
    cairo_paint(context)
  }
}
