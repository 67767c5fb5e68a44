internal import CCairo
import CoreGeometry
import Drawing
import Foundation

extension Canvas {
  /// What is already drawn in a rectangle of the device, in the nearest picture of its own; nil where the target has no
  /// pixels to read.
  func backdrop(_ rect: CGRect, resolution: Double = 1) -> Layer? {
    guard !isVector, let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE, let layer = Layer(rect, resolution: resolution)
    else { return nil }
    var identity = cairo_matrix_t()
    cairo_matrix_init_identity(&identity)
    layer.draw(identity) { canvas in
      cairo_set_source_surface(canvas.context, target, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_PAD)
      cairo_paint(canvas.context)
    }
    return layer
  }

  func drawPlusDarker(_ list: DisplayList) {
    let area = device(list.extent).intersection(device(clipExtents)).insetBy(dx: -1, dy: -1)
    guard let behind = backdrop(area), let layer = behind.blank() else { return }
    layer.draw(matrix) { $0.draw(list) }
    PixelColors.plusDarker(layer, behind: behind)
    // Replacing pixels would clear those beside the layer.
    guard clip(toDevice: area.insetBy(dx: 1, dy: 1)) else { return }
    paint(layer, operation: CAIRO_OPERATOR_SOURCE)
  }
}
