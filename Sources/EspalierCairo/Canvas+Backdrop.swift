// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// The picture under a picture with an effect, with those below it.
@MainActor
final class PictureBelow {
  let surface: OpaquePointer
  let below: PictureBelow?

  init?(_ surface: OpaquePointer?, _ below: PictureBelow?) {
    guard let surface else { return nil }
    (self.surface, self.below) = (surface, below)
  }
}

extension Canvas {
  /// The pixels that are already drawn in a rectangle of the device, in the nearest separate picture; nil if the target has no
  /// pixels to read.
  /// - Parameter seesBelow: Whether to include the pictures below that one, as far as materials reach.
  func backdrop(_ rect: CGRect, resolution: Double = 1, seesBelow: Bool = false) -> Layer? {
    guard !isVector, let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE, let layer = Layer(rect, resolution: resolution)
    else { return nil }
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    var surfaces = [target]
    var next = seesBelow ? below : nil
    while let picture = next {
      surfaces.append(picture.surface)
      next = picture.below
    }
    layer.draw(identity, omissions: omissions) { canvas in
      // The lowest picture extends beyond its edges, as the content of the window does.
      for (depth, surface) in surfaces.reversed().enumerated() {
        cairo_set_source_surface(canvas.context, surface, 0, 0)
        cairo_pattern_set_extend(
          cairo_get_source(canvas.context), depth == 0 ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
        cairo_paint(canvas.context)
      }
    }
    return layer
  }

  /// Fills a path with its backdrop, blurred and tinted.
  func fill(_ path: Path, _ rule: FillRule, _ material: ResolvedMaterial) {
    cairo_save(context)
    defer { cairo_restore(context) }
    let deviation = material.radius * deviceScale
    guard deviation.isFinite, clip(path, rule) else { return }
    var resolution = 1.0
    while deviation * resolution >= 8 { resolution /= 2 }
    let margin = deviation * DisplayFilter.reach
    let area = device(path.boundingRect.overlap(with: clipExtents)).insetBy(dx: -margin, dy: -margin)
    if let layer = backdrop(area, resolution: resolution, seesBelow: true) {
      let blur = Blur(deviation: deviation * resolution)
      layer.withPixels {
        blur.apply($0, width: layer.width, height: layer.height, stride: $1, channels: 4, extendsEdges: true)
      }
      PixelColors.apply(.saturation(material.saturation), to: layer)
      cairo_save(context)
      cairo_identity_matrix(context)
      setSource(layer, extend: CAIRO_EXTEND_PAD)
      cairo_paint_with_alpha(context, material.opacity)
      cairo_restore(context)
    }
    setSource(material.tint.multiplyingOpacity(by: material.opacity))
    cairo_paint(context)
  }

  func drawPlusDarker(_ list: DisplayList) {
    let area = device(list.extent).overlap(with: device(clipExtents)).insetBy(dx: -1, dy: -1)
    guard let behind = backdrop(area), let layer = behind.blank() else { return }
    layer.draw(matrix, scale: scale, sight: sight, omissions: omissions) { $0.draw(list) }
    PixelColors.plusDarker(layer, behind: behind)
    // Replacing pixels would clear those beside the layer.
    guard clip(toDevice: area.insetBy(dx: 1, dy: 1)) else { return }
    paint(layer, operation: CAIRO_OPERATOR_SOURCE)
  }
}
