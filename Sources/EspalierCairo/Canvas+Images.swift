// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import EspalierPictures
import Foundation

extension Canvas {
  func draw(_ image: any DrawnImage, frame: CGRect, drawing: ImageDrawing) {
    guard let picture = image as? Picture, frame.origin.isDrawable, frame.width > 0, frame.height > 0,
      CGPoint(x: frame.maxX, y: frame.maxY).isDrawable, isVisible(frame, margin: 1)
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    if drawing.isMirrored {
      cairo_translate(context, frame.minX + frame.maxX, 0)
      cairo_scale(context, -1, 1)
    }
    let layers = ImageLayer.layers(of: picture, drawing, bounds: frame)
    if drawing.resizing == .tile || drawing.hasCaps {
      for layer in layers { drawParts(of: picture, layer, frame, drawing) }
    } else {
      for layer in layers { drawWhole(picture, layer, frame, drawing) }
    }
  }

  /// Draws the whole picture, stretched over the frame.
  private func drawWhole(_ picture: Picture, _ layer: ImageLayer, _ frame: CGRect, _ drawing: ImageDrawing) {
    // An upright picture is drawn from whole pixel to whole pixel, like a rectangle.
    let device = snapped(frame)
    let density = deviceDensity
    let (width, height) =
      device.map { (Int(clamping: $0.width), Int(clamping: $0.height)) }
      ?? (Int(clamping: (frame.width * density.x).rounded(.up)), Int(clamping: (frame.height * density.y).rounded(.up)))
    guard let surface = surface(of: picture, layer, width: max(width, 1), height: max(height, 1), drawing) else {
      return
    }
    let target: CGRect
    if let device, !isTurned {
      // The paint keeps the coordinates of the view; only the pattern of pixels is aligned with the device.
      target = deviceToUser(device)
    } else {
      target = frame
    }
    paint(surface, from: CGRect(x: 0, y: 0, width: surface.width, height: surface.height), to: target, layer, drawing)
  }

  /// Draws nine parts: corners keep their size, edges are stretched or repeated along themselves, the middle both ways.
  private func drawParts(of picture: Picture, _ layer: ImageLayer, _ frame: CGRect, _ drawing: ImageDrawing) {
    let density = deviceDensity
    let size = picture.size
    let surface =
      picture.pixelSize != nil
      ? AwaitedPictures.surface(PictureRequest(picture))
      : self.surface(
        of: picture, layer, width: max(Int(clamping: (size.width * density.x).rounded(.up)), 1),
        height: max(Int(clamping: (size.height * density.y).rounded(.up)), 1), drawing)
    guard let surface else { return }
    let scale = CGPoint(x: CGFloat(surface.width) / size.width, y: CGFloat(surface.height) / size.height)
    let columns = ImageSpan.spans(
      length: size.width, low: drawing.capLeft, high: drawing.capRight, from: frame.minX, to: frame.maxX,
      resizing: drawing.resizing)
    let rows = ImageSpan.spans(
      length: size.height, low: drawing.capTop, high: drawing.capBottom, from: frame.minY, to: frame.maxY,
      resizing: drawing.resizing)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * scale.x, y: row.source.lowerBound * scale.y,
          width: column.sourceLength * scale.x, height: row.sourceLength * scale.y)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound, width: column.targetLength, height: row.targetLength)
        guard isVisible(target, margin: 1) else { continue }
        paint(surface, from: source, to: target, layer, drawing)
      }
    }
  }

  /// Draws a part of a surface, in its pixels, over a rectangle.
  private func paint(
    _ surface: PixelSurface, from source: CGRect, to target: CGRect, _ layer: ImageLayer, _ drawing: ImageDrawing
  ) {
    guard target.width > 0, target.height > 0, source.width > 0, source.height > 0,
      let pattern = cairo_pattern_create_for_surface(surface.opaque)
    else { return }
    defer { cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_translate(&matrix, source.minX, source.minY)
    cairo_matrix_scale(&matrix, source.width / target.width, source.height / target.height)
    cairo_matrix_translate(&matrix, -target.minX, -target.minY)
    cairo_pattern_set_matrix(pattern, &matrix)
    guard cairo_pattern_status(pattern) != CAIRO_STATUS_INVALID_MATRIX else { return }
    cairo_pattern_set_filter(pattern, drawing.interpolation.cairo)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(context)
    defer { cairo_restore(context) }
    if let snapped = snapped(target) {
      addDeviceRectangle(snapped)
    } else {
      cairo_new_path(context)
      cairo_rectangle(context, target.minX, target.minY, target.width, target.height)
    }
    if !drawing.isAntialiased { cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
    if let paint = layer.paint {
      cairo_clip(context)
      if setSource(paint, layer.bounds) { cairo_mask(context, pattern) }
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Sets a picture, or a part of it, repeated from the corner of `bounds`; false if that is nothing.
  func setSource(_ pattern: ImagePattern, _ bounds: CGRect) -> Bool {
    let unit = pattern.sourceRect.standardized.overlap(with: CGRect(x: 0, y: 0, width: 1, height: 1))
    guard let picture = pattern.image as? Picture, pattern.opacity > 0, pattern.scale > 0, bounds.origin.isDrawable,
      !unit.isNull, unit.width > 0, unit.height > 0
    else { return false }
    let size = CGSize(width: picture.size.width * pattern.scale, height: picture.size.height * pattern.scale)
    let density = deviceDensity
    // A tile that is smaller than a pixel is one pixel in its mean colour, computed from a picture of more pixels.
    let isThin = size.width * unit.width * density.x < 1
    let isFlat = size.height * unit.height * density.y < 1
    func pixels(_ length: CGFloat, atLeast least: CGFloat = 1) -> Int {
      Int(clamping: min(max(length.rounded(.up), least), 4096))
    }
    guard
      let whole = rendered(
        picture, width: pixels(size.width * density.x, atLeast: isThin ? 32 : 1),
        height: pixels(size.height * density.y, atLeast: isFlat ? 32 : 1), layer: nil)
    else { return false }
    let part = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, Int32(pixels(CGFloat(whole.width) * unit.width)),
      Int32(pixels(CGFloat(whole.height) * unit.height)))!
    let target = cairo_create(part)
    cairo_set_source_surface(
      target, whole.opaque, -(CGFloat(whole.width) * unit.minX).rounded(),
      -(CGFloat(whole.height) * unit.minY).rounded())
    cairo_paint_with_alpha(target, min(pattern.opacity, 1))
    cairo_destroy(target)
    let tile = meanOfPixels(part, alongRows: isThin, alongColumns: isFlat)
    defer { cairo_surface_destroy(tile) }
    let repeated = cairo_pattern_create_for_surface(tile)
    // Cairo has no numbers for tiles that are much smaller than a pixel, or much larger than any picture.
    func side(_ length: CGFloat, _ density: Double) -> CGFloat { min(max(length, 1 / density), 1e6 / density) }
    var matrix = cairo_matrix_t()
    cairo_matrix_init_scale(
      &matrix, CGFloat(cairo_image_surface_get_width(tile)) / side(size.width * unit.width, density.x),
      CGFloat(cairo_image_surface_get_height(tile)) / side(size.height * unit.height, density.y))
    cairo_matrix_translate(&matrix, -bounds.minX, -bounds.minY)
    cairo_pattern_set_matrix(repeated, &matrix)
    cairo_pattern_set_extend(repeated, CAIRO_EXTEND_REPEAT)
    return setSource(taking: repeated)
  }

  private func surface(
    of picture: Picture, _ layer: ImageLayer, width: Int, height: Int, _ drawing: ImageDrawing
  ) -> PixelSurface? {
    if let own = picture.pixelSize {
      let isSmaller = width < own.width || height < own.height
      guard isSmaller, drawing.interpolation != .none, own.count > 16384, !isVector else {
        return AwaitedPictures.surface(PictureRequest(picture))
      }
      return AwaitedPictures.surface(
        PictureRequest(
          picture, width: min(width, own.width), height: min(height, own.height), interpolation: drawing.interpolation))
    }
    // No finer than a screen can be: a drawing is enlarged beyond that.
    let reduction = min(1, 4096 / Double(max(width, height)))
    return rendered(
      picture, width: max(Int(clamping: Double(width) * reduction), 1),
      height: max(Int(clamping: Double(height) * reduction), 1),
      layer: layer.index)
  }

  /// The pixels of the whole picture.
  private func rendered(_ picture: Picture, width: Int, height: Int, layer: Int?) -> PixelSurface? {
    guard let drawing = picture as? DrawnPicture else {
      return picture.surface(width: width, height: height, layer: layer)
    }
    return AwaitedPictures.completing {
      drawing.surface(width: width, height: height) { context in
        cairo_scale(context, CGFloat(width) / drawing.size.width, CGFloat(height) / drawing.size.height)
        CairoRenderer.draw(drawing.list, into: context)
      }
    }
  }

  /// Device pixels per point along each axis. Pages have none: a picture on a page gets four per point.
  private var deviceDensity: CGPoint {
    let m = matrix
    let density = CGPoint(x: hypot(m.xx, m.yx), y: hypot(m.xy, m.yy))
    return isVector ? CGPoint(x: density.x * 4, y: density.y * 4) : density
  }

  /// Whether the axes of the view are perpendicular to those of the device.
  private var isTurned: Bool { matrix.xx == 0 }

  private func deviceToUser(_ rect: CGRect) -> CGRect {
    var (x1, y1, x2, y2) = (Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY))
    cairo_device_to_user(context, &x1, &y1)
    cairo_device_to_user(context, &x2, &y2)
    return CGRect(x: min(x1, x2), y: min(y1, y2), width: abs(x2 - x1), height: abs(y2 - y1))
  }
}

/// A surface with each row, or each column, or both, reduced to one pixel in its mean colour; the surface itself if neither is
/// requested. Takes ownership of the surface.
private func meanOfPixels(_ surface: OpaquePointer, alongRows: Bool, alongColumns: Bool) -> OpaquePointer {
  let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
  let (across, down) = (alongRows ? width : 1, alongColumns ? height : 1)
  guard across * down > 1,
    let result = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width / across), Int32(height / down)),
    let target = cairo_image_surface_get_data(result), let source = cairo_image_surface_get_data(surface)
  else { return surface }
  defer { cairo_surface_destroy(surface) }
  let stride = Int(cairo_image_surface_get_stride(surface))
  let targetStride = Int(cairo_image_surface_get_stride(result))
  for y in 0..<height / down {
    for x in 0..<width / across {
      for channel in 0..<4 {
        var sum = 0
        for row in y * down..<(y + 1) * down {
          for column in x * across..<(x + 1) * across { sum += Int(source[row * stride + column * 4 + channel]) }
        }
        target[y * targetStride + x * 4 + channel] = UInt8(clamping: (sum + across * down / 2) / (across * down))
      }
    }
  }
  cairo_surface_mark_dirty(result)
  return result
}

/// A part of a picture that has a paint of its own.
private struct ImageLayer {
  /// Nil is the whole picture.
  var index: Int?
  /// Nil is the picture's own colours.
  var paint: Paint?
  /// The unit rectangle of the paint.
  var bounds: CGRect

  static func layers(of picture: Picture, _ drawing: ImageDrawing, bounds: CGRect) -> [ImageLayer] {
    guard let last = drawing.paints.last else { return [ImageLayer(bounds: bounds)] }
    if picture.layerCount == 1 || drawing.paints.count == 1 { return [ImageLayer(paint: last, bounds: bounds)] }
    return (0..<picture.layerCount).map {
      ImageLayer(index: $0, paint: $0 < drawing.paints.count ? drawing.paints[$0] : last, bounds: bounds)
    }
  }
}

extension ImageDrawing.Interpolation {
  var cairo: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
