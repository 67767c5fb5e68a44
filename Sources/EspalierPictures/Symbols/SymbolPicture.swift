// SPDX-License-Identifier: MIT

internal import EspalierCPictures
import EspalierDrawing
import EspalierGeometry
import Foundation

/// A symbol of a size and weight.
package final class SymbolPicture: Picture, @unchecked Sendable {
  private let symbol: Symbol
  private let lineWidth: CGFloat
  private let box: CGRect
  /// The part, 0…1, of the variable steps that is lit; nil lights all.
  private let value: Double?
  /// The distance from the top of the picture down to the middle of the grid, which is placed at half the height of
  /// capital letters.
  package let middle: CGFloat
  /// Whether no symbol has that name, so that a box replaces it.
  package let isPlaceholder: Bool

  /// Points per unit of the grid, per point of the font's size.
  private static let unit = 0.0546
  /// The margin around the drawing, in units of the grid: 1.9 points beside a symbol of 17 points.
  private static let margin = CGSize(width: 2, height: 1)

  init(_ symbol: Symbol, name: String, style: SymbolStyle, value: Double?, isPlaceholder: Bool) {
    self.symbol = symbol
    self.value = value
    self.isPlaceholder = isPlaceholder
    lineWidth = style.lineWidth
    let box = symbol.inkBox(lineWidth: lineWidth).insetBy(dx: -Self.margin.width, dy: -Self.margin.height)
    self.box = box
    let unit = Self.unit * style.size
    middle = (12 - box.minY) * unit
    super.init(name: name, size: CGSize(width: box.width * unit, height: box.height * unit), isTemplate: true)
  }

  package override var layerCount: Int { symbol.layerCount }

  override func draw(into context: OpaquePointer, width: Double, height: Double, layer: Int?) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_scale(context, width / box.width, height / box.height)
    cairo_translate(context, -box.minX, -box.minY)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    let count = symbol.steps.count { $0.isVariable }
    var lit = 0
    for step in symbol.steps {
      var opacity = 1.0
      if step.isVariable {
        if let value, value * Double(count) <= Double(lit) { opacity = 0.3 }
        lit += 1
      }
      // In a layer of its own, every step above still removes the area that it covers.
      let isDrawn: Bool
      switch step.effect {
      case .draw:
        guard layer == nil || layer == step.level else { continue }
        isDrawn = true
      case .erase: isDrawn = false
      case .knockOut: isDrawn = layer == step.level
      }
      draw(step, opacity: opacity, isDrawn: isDrawn, into: context)
    }
  }

  private func draw(_ step: Symbol.Step, opacity: Double, isDrawn: Bool, into context: OpaquePointer) {
    cairo_set_operator(context, isDrawn ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(context, 0, 0, 0, opacity)
    cairo_set_line_width(context, lineWidth * step.width + step.gap)
    switch step.mark {
    case .stroke(let path):
      trace(path, into: context)
      cairo_stroke(context)
    case .fill(let path):
      trace(path, into: context)
      cairo_fill(context)
    case .body(let path):
      trace(path, into: context)
      cairo_fill_preserve(context)
      cairo_stroke(context)
    case .icon(let icon):
      guard let picture = icon.picture else { return }
      cairo_push_group(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      cairo_translate(context, icon.frame.minX, icon.frame.minY)
      picture.draw(into: context, width: icon.frame.width, height: icon.frame.height, layer: nil)
      cairo_pop_group_to_source(context)
      cairo_set_operator(context, isDrawn ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_DEST_OUT)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  private func trace(_ path: Path, into context: OpaquePointer) {
    cairo_new_path(context)
    path.forEach { element in
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .curve(let p, let c, let d): cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
      case .quadCurve(let p, let c):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3, p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3,
          p.x, p.y)
      case .closeSubpath: cairo_close_path(context)
      }
    }
  }
}
