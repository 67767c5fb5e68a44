// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

/// Draws a display list into a Cairo context. O(items in sight).
@MainActor
struct Canvas {
  let context: OpaquePointer
  /// Vector targets keep text as text; pictures fill its outlines, because Cairo 1.16 moves glyphs to whole pixels.
  let isVector: Bool
  /// Pixels to a point, before any effect.
  let scale: Double

  /// Pixels of the context per pixel of the picture: fewer in a layer that a blur makes coarse. Shapes are aligned with the
  /// pixels of the picture there too, wherever the layer begins.
  let grid: Double

  /// The part of the target that is visible in the end; nil for all.
  let sight: Sight?

  /// Items that Cairo could not draw before.
  let omissions: Omissions

  /// The picture below the current target, if materials in it are made of that as well.
  private(set) var below: PictureBelow?

  /// - Parameter scale: Pixels to a point, before any effect; nil if the current transform is that scale.
  init(
    _ context: OpaquePointer, isVector: Bool, scale: Double? = nil, grid: Double = 1, sight: Sight? = nil,
    omissions: Omissions
  ) {
    self.context = context
    self.sight = sight
    self.omissions = omissions
    self.isVector = isVector
    self.grid = grid
    self.scale = scale ?? Self.scale(of: context)
    cairo_set_tolerance(context, 0.05)
  }

  private static func scale(of context: OpaquePointer) -> Double {
    var m = cairo_matrix_t()
    cairo_get_matrix(context, &m)
    return abs(m.xx * m.yy - m.xy * m.yx).squareRoot()
  }

  /// Draws into a picture of its own, which becomes the source of the next drawing.
  /// - Parameter isSeparate: Whether the backdrop of materials in it is the picture alone.
  func group(isSeparate: Bool = false, _ body: (Canvas) -> Void) {
    var inner = self
    inner.below = isSeparate ? nil : PictureBelow(cairo_get_group_target(context), below)
    cairo_push_group(context)
    body(inner)
    cairo_pop_group_to_source(context)
  }

  func draw(_ list: DisplayList, background: ResolvedColor?) {
    if let background, background.opacity > 0 {
      setSource(background)
      cairo_paint(context)
    }
    draw(list)
  }

  func draw(_ list: DisplayList) {
    for item in list.items {
      draw(item)
      if cairo_status(context) != CAIRO_STATUS_SUCCESS { return }
    }
  }

  private func draw(_ item: DisplayItem) {
    if omissions.contains(item) { return }
    if omissions.isCareful, item.isLeaf {
      let status = rehearse(item)
      if status != CAIRO_STATUS_SUCCESS { return omissions.leaveOut(item, status) }
    }
    drawContent(of: item)
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { omissions.fail(at: item, status) }
  }

  func drawContent(of item: DisplayItem) {
    switch item.content {
    case .fill(let path, let rule, let paint, let bounds): fill(path, item.shapeFrame, rule, paint, bounds)
    case .stroke(let path, let style, let paint, let bounds):
      stroke(aligned(path, item.shapeFrame), style, paint, bounds)
    case .text(let text, let frame, let color):
      draw(text, frame: frame, paints: TextPaints(paint: .color(color), palette: [], bounds: frame))
    case .paintedText(let text, let frame, let paint, let palette, let bounds):
      draw(text, frame: frame, paints: TextPaints(paint: paint, palette: palette, bounds: bounds))
    case .image(let image, let frame, let drawing): draw(image, frame: frame, drawing: drawing)
    // A widget of a window, not part of a picture.
    case .foreign: break
    case .group(let list): draw(list)
    case .effect(let effect, let list): draw(list, effect)
    }
  }

  private func fill(_ path: Path, _ frame: CGRect?, _ rule: FillRule, _ paint: Paint, _ bounds: CGRect) {
    let box = path.boundingRect
    guard isVisible(box, margin: 1) else { return }
    if case .material(let material) = paint, !isVector { return fill(aligned(path, frame), rule, material) }
    if case .rect(let rect) = path.storage, let snapped = snapped(rect) {
      addDeviceRectangle(snapped)
    } else {
      guard path.isDrawable else { return }
      let path = aligned(path, frame)
      if case .rect(let rect) = path.storage, !isVector, let cover = coverage(of: rect) {
        return fill(cover, paint, bounds)
      }
      addArea(path, box)
    }
    cairo_set_fill_rule(context, rule.cairo)
    if setSource(paint, bounds) { cairo_fill(context) } else { cairo_new_path(context) }
  }

  /// The dashes of a stroke; empty if they are too short to be seen, and would never end.
  private func dashes(of style: StrokeStyle, along box: CGRect) -> [Double] {
    let dash = style.validDash.map { Double($0) }
    let total = dash.reduce(0, +)
    guard total > 0, 4 * (box.width + box.height) / total * Double(dash.count) < 1e6 else { return [] }
    return dash
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, _ bounds: CGRect) {
    guard style.lineWidth > 0, style.lineWidth.isFinite, path.isDrawable,
      isVisible(path.boundingRect, margin: style.lineWidth * max(1, style.lineJoin == .miter ? style.miterLimit : 1))
    else { return }
    if case .material(let material) = paint, !isVector { return fill(path.strokedPath(style), .nonZero, material) }
    add(path)
    cairo_set_line_width(context, style.lineWidth)
    cairo_set_line_cap(context, style.lineCap.cairo)
    cairo_set_line_join(context, style.lineJoin.cairo)
    cairo_set_miter_limit(context, style.miterLimit.isFinite ? style.miterLimit : 10)
    let dash = dashes(of: style, along: path.boundingRect)
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    if setSource(paint, bounds) { cairo_stroke(context) } else { cairo_new_path(context) }
  }
}

extension CGAffineTransform {
  /// Whether it maps an area to an area, in numbers that Cairo can hold.
  var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e7 } && abs(determinant) > 1e-12
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGLineCap {
  var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
