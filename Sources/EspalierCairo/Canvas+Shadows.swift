// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

// A shadow needs its picture twice: for itself, in as few pixels as its blur leaves visible, and for the content in front of
// or behind it. Drawing both is best for the few shadows that are usually nested; of more the picture is made once.

extension ResolvedShadow {
  /// The greatest number of times that the deepest items are drawn: three nested shadows draw them eight times.
  private static let mostRepetitions = 8

  /// Whether a list is drawn once, and its picture used for the shadow.
  @MainActor
  fileprivate func sharesPicture(of list: DisplayList) -> Bool {
    kind != .alone && list.repetitions >= Self.mostRepetitions
  }

  /// The number of times that the deepest items of a list are drawn if the list has this shadow.
  @MainActor
  func repetitions(of list: DisplayList) -> Int {
    let own = list.repetitions
    return kind == .alone || own >= Self.mostRepetitions ? own : own * 2
  }
}

extension Canvas {
  /// The distance, in pixels, around the visible part in which a shared picture includes items that throw a shadow.
  private static let widestShared = 1024.0

  /// The form of a shadow on the current target, in pixels of the device.
  private struct Cast {
    let shadow: ResolvedShadow
    let deviation: Double
    let offset: CGSize

    var blur: (deviation: Double, distance: Double) {
      (deviation, Double(max(abs(offset.width), abs(offset.height))))
    }
  }

  func draw(_ list: DisplayList, _ shadow: ResolvedShadow) {
    let deviation = min(max(shadow.radius, 0) * deviceScale, Self.widestBlur)
    var (dx, dy) = (Double(shadow.offset.width), Double(shadow.offset.height))
    cairo_user_to_device_distance(context, &dx, &dy)
    guard shadow.color.opacity > 0, deviation.isFinite, dx.isFinite, dy.isFinite else {
      return shadow.kind == .alone ? () : draw(list)
    }
    let cast = Cast(shadow: shadow, deviation: deviation, offset: CGSize(width: dx, height: dy))
    let shared = shadow.sharesPicture(of: list) ? picture(of: list, cast) : nil
    func drawPicture() { if let shared { paint(shared) } else { draw(list) } }
    switch shadow.kind {
    case .drop:
      drawShadow(of: list, cast, shared)
      drawPicture()
    case .alone: drawShadow(of: list, cast, nil)
    case .above:
      drawPicture()
      drawShadow(of: list, cast, shared)
    case .inner:
      drawPicture()
      drawInnerShadow(of: list, cast, shared)
    }
  }

  /// The picture of a list, for itself and for its shadow.
  private func picture(of list: DisplayList, _ cast: Cast) -> Layer? {
    let deviation = min(cast.deviation, Self.widestShared / DisplayFilter.reach)
    let distance = min(cast.blur.distance, Self.widestShared)
    return layer(of: list, blur: (deviation, distance), resolution: resolution(blurredBy: 0))
  }

  private func drawShadow(of list: DisplayList, _ cast: Cast, _ shared: Layer?) {
    let resolution = resolution(blurredBy: cast.deviation)
    guard let cover = cover(of: list, cast, shared, isHidden: true, resolution) else { return }
    let blur = Blur(deviation: cast.deviation * resolution)
    cover.withPixels { blur.apply($0, width: cover.width, height: cover.height, stride: $1, channels: 1) }
    cover.fill(this: self, cast.shadow.color, offset: cast.offset)
  }

  private func drawInnerShadow(of list: DisplayList, _ cast: Cast, _ shared: Layer?) {
    let resolution = resolution(blurredBy: 0)
    guard let outline = cover(of: list, cast, shared, isHidden: false, resolution), let cover = outline.copy()
    else { return }
    let blur = Blur(deviation: cast.deviation * resolution)
    cover.withPixels { pixels, stride in
      PixelColors.invert(pixels, count: stride * cover.height)
      blur.apply(
        pixels, width: cover.width, height: cover.height, stride: stride, channels: 1, extendsEdges: true)
    }
    // The blurred outside, moved, inside the picture.
    let offset = cast.offset
    outline.keep(cover, movedBy: CGSize(width: offset.width * resolution, height: offset.height * resolution))
    outline.fill(this: self, cast.shadow.color, offset: .zero)
  }

  /// The opacity of a list, with space for its blur.
  private func cover(
    of list: DisplayList, _ cast: Cast, _ shared: Layer?, isHidden: Bool, _ resolution: Double
  ) -> Layer? {
    guard let shared else {
      return layer(of: list, blur: cast.blur, isHidden: isHidden, resolution: resolution)?.alpha()
    }
    let (area, _) = area(of: list.extent, cast.blur, isHidden: isHidden)
    guard let cover = Layer(area, resolution: resolution, format: CAIRO_FORMAT_A8) else { return nil }
    shared.addAlpha(to: cover)
    return cover
  }
}

extension Layer {
  /// The layer's opacity alone.
  fileprivate func alpha() -> Layer? {
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

  /// Writes the mean opacity of the layer's pixels into those of a layer that is as fine, or coarser by a power of two.
  fileprivate func addAlpha(to cover: Layer) {
    let shift = Int(clamping: log2(resolution / cover.resolution).rounded())
    let (left, top) = (cover.origin.x, cover.origin.y)
    let (columns, rows) = (width, height)
    let half = (1 << (2 * shift)) >> 1
    withPixels { source, stride in
      cover.withPixels { target, coverStride in
        // The pixels of the layer, row by row, that are under one of the cover's. Plain loops: this runs for all of them.
        var row = max((origin.y >> shift) - top, 0)
        let lastRow = min((origin.y + rows - 1) >> shift, top + cover.height - 1) - top
        let firstColumn = max((origin.x >> shift) - left, 0)
        let lastColumn = min((origin.x + columns - 1) >> shift, left + cover.width - 1) - left
        while row <= lastRow {
          let to = target + row &* coverStride
          let y1 = max((row + top) << shift - origin.y, 0)
          let y2 = min((row + top + 1) << shift - origin.y, rows)
          var column = firstColumn
          if shift == 0 {
            var from = source + (y1 &* stride &+ 4 &* (column &+ left &- origin.x) &+ 3)
            while column <= lastColumn {
              to[column] = from.pointee
              from += 4
              column &+= 1
            }
          }
          while column <= lastColumn {
            let x1 = max((column &+ left) << shift &- origin.x, 0)
            let x2 = min((column &+ left &+ 1) << shift &- origin.x, columns)
            var sum = half
            var y = y1
            while y < y2 {
              var from = source + (y &* stride &+ 4 &* x1 &+ 3)
              var x = x1
              while x < x2 {
                sum &+= Int(from.pointee)
                from += 4
                x &+= 1
              }
              y &+= 1
            }
            to[column] = UInt8(truncatingIfNeeded: sum >> (2 &* shift))
            column &+= 1
          }
          row += 1
        }
      }
    }
  }

  /// A copy of a layer of opacities.
  fileprivate func copy() -> Layer? {
    guard let result = blank(CAIRO_FORMAT_A8) else { return nil }
    withPixels { source, stride in
      result.withPixels { target, _ in target.update(from: source, count: stride * height) }
    }
    return result
  }

  /// Multiplies with another layer at the same place, moved by a whole or fractional number of pixels.
  fileprivate func keep(_ cover: Layer, movedBy offset: CGSize) {
    let context = cairo_create(surface)!
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, cover.surface, offset.width, offset.height)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_paint(context)
    cairo_surface_flush(surface)
  }

  /// Fills a layer of opacities with a colour.
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
