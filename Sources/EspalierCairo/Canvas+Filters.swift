// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

// Filters change pixels: what they change is drawn into a picture first, no larger than what can be seen of it. In vector
// formats that picture is part of the page, two pixels to a point; colours alone are changed without one where that gives
// the same.

extension Canvas {
  /// Pixels of the device.
  private static let widestBlur = 1e6

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

  /// A picture of what a list draws, with what lies up to `margin` pixels of the device outside of the clip.
  private func layer(of list: DisplayList, extent: CGRect? = nil, margin: CGFloat = 0, resolution: Double) -> Layer? {
    let visible = device(clipExtents).insetBy(dx: -margin - 1, dy: -margin - 1)
    let area = device(extent ?? list.extent).insetBy(dx: -margin - 1, dy: -margin - 1).overlap(with: visible)
    guard let layer = Layer(area, resolution: resolution) else { return nil }
    layer.draw(matrix, scale: scale, grid: grid) { $0.draw(list) }
    return layer
  }

  private func drawChanged(_ list: DisplayList, _ filter: DisplayFilter, _ change: (Layer) -> Void) {
    guard let layer = layer(of: list, extent: filter.extent(of: list.extent), resolution: finestResolution) else {
      return
    }
    change(layer)
    paint(layer)
  }

  /// Coarser where a blur hides it anyway.
  private func resolution(blurredBy deviation: Double) -> Double {
    var resolution = finestResolution
    while deviation * resolution >= 8 { resolution /= 2 }
    return resolution
  }

  private func drawBlurred(_ list: DisplayList, _ radius: CGFloat, isOpaque: Bool) {
    // A wider blur leaves nothing to see of what fits into a picture.
    let deviation = min(radius * deviceScale, Self.widestBlur)
    guard deviation.isFinite else { return }
    let resolution = resolution(blurredBy: deviation)
    let blur = Blur(deviation: deviation * resolution)
    if isOpaque { return drawOpaquelyBlurred(list, blur, resolution) }
    guard let layer = layer(of: list, margin: deviation * DisplayFilter.reach, resolution: resolution) else { return }
    layer.withPixels { blur.apply($0, width: layer.width, height: layer.height, stride: $1, channels: 4) }
    paint(layer)
  }

  private func drawOpaquelyBlurred(_ list: DisplayList, _ blur: Blur, _ resolution: Double) {
    let extent = list.extent
    guard let layer = Layer(device(extent), resolution: resolution) else { return }
    layer.draw(matrix, scale: scale, grid: grid) { $0.draw(list) }
    layer.withPixels {
      blur.apply($0, width: layer.width, height: layer.height, stride: $1, channels: 4, extendsEdges: true)
      PixelColors.makeOpaque($0, width: layer.width, height: layer.height, stride: $1)
    }
    guard clip(Path(extent), .nonZero) else { return }
    cairo_identity_matrix(context)
    setSource(layer, extend: CAIRO_EXTEND_PAD)
    cairo_paint(context)
  }

  private func draw(_ list: DisplayList, _ shadow: ResolvedShadow) {
    let deviation = min(max(shadow.radius, 0) * deviceScale, Self.widestBlur)
    var (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    cairo_user_to_device_distance(context, &dx, &dy)
    guard shadow.color.opacity > 0, deviation.isFinite, dx.isFinite, dy.isFinite else {
      return shadow.kind == .alone ? () : draw(list)
    }
    if shadow.kind == .drop || shadow.kind == .alone {
      drawShadow(of: list, shadow, deviation, CGSize(width: dx, height: dy))
    }
    if shadow.kind != .alone { draw(list) }
    if shadow.kind == .above { drawShadow(of: list, shadow, deviation, CGSize(width: dx, height: dy)) }
    if shadow.kind == .inner { drawInnerShadow(of: list, shadow, deviation, CGSize(width: dx, height: dy)) }
  }

  private func drawShadow(of list: DisplayList, _ shadow: ResolvedShadow, _ deviation: Double, _ offset: CGSize) {
    let margin = deviation * DisplayFilter.reach + max(abs(offset.width), abs(offset.height))
    let resolution = resolution(blurredBy: deviation)
    guard let cover = layer(of: list, margin: margin, resolution: resolution)?.alpha() else { return }
    let blur = Blur(deviation: deviation * resolution)
    cover.withPixels { blur.apply($0, width: cover.width, height: cover.height, stride: $1, channels: 1) }
    cover.fill(this: self, shadow.color, offset: offset)
  }

  private func drawInnerShadow(of list: DisplayList, _ shadow: ResolvedShadow, _ deviation: Double, _ offset: CGSize) {
    let margin = deviation * DisplayFilter.reach + max(abs(offset.width), abs(offset.height))
    let resolution = finestResolution
    guard let outline = layer(of: list, margin: margin, resolution: resolution)?.alpha(), let cover = outline.copy()
    else { return }
    let blur = Blur(deviation: deviation * resolution)
    cover.withPixels { pixels, stride in
      PixelColors.invert(pixels, count: stride * cover.height)
      blur.apply(
        pixels, width: cover.width, height: cover.height, stride: stride, channels: 1, extendsEdges: true)
    }
    // The blurred outside, moved, where the picture is.
    outline.keep(cover, movedBy: CGSize(width: offset.width * resolution, height: offset.height * resolution))
    outline.fill(this: self, shadow.color, offset: .zero)
  }
}

extension Layer {
  /// The opacity alone.
  func alpha() -> Layer? {
    guard let result = blank(CAIRO_FORMAT_A8) else { return nil }
    withPixels { source, sourceStride in
      result.withPixels { target, targetStride in
        for y in 0..<height {
          let (from, to) = (source + y * sourceStride, target + y * targetStride)
          for x in 0..<width { to[x] = from[4 &* x &+ 3] }
        }
      }
    }
    return result
  }

  /// The same pixels once more, of a layer of opacities.
  fileprivate func copy() -> Layer? {
    guard let result = blank(CAIRO_FORMAT_A8) else { return nil }
    withPixels { source, stride in
      result.withPixels { target, _ in target.update(from: source, count: stride * height) }
    }
    return result
  }

  /// Multiplies with another layer of the same place, moved by whole or broken pixels.
  fileprivate func keep(_ cover: Layer, movedBy offset: CGSize) {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, cover.surface, offset.width, offset.height)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_surface_flush(surface)
  }

  /// Puts a colour where a layer of opacities is.
  @MainActor
  fileprivate func fill(this canvas: Canvas, _ color: ResolvedColor, offset: CGSize) {
    let context = canvas.context
    cairo_save(context)
    cairo_identity_matrix(context)
    canvas.setSource(self, offset: offset)
    let cover = cairo_get_source(context)
    cairo_pattern_reference(cover)
    canvas.setSource(color)
    cairo_mask(context, cover)
    cairo_pattern_destroy(cover)
    cairo_restore(context)
  }
}
