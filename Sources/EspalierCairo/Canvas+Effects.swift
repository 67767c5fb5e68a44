// SPDX-License-Identifier: MIT

internal import EspalierCCairo
import EspalierDrawing
import EspalierGeometry
import EspalierNumbers
import Foundation

extension Canvas {
  /// Draws `list` with an effect around it.
  func draw(_ list: DisplayList, _ effect: DisplayEffect) {
    if list.isEmpty || effect.showsNothing { return }
    if effect.changesNothing { return draw(list) }
    cairo_save(context)
    defer { cairo_restore(context) }
    switch effect {
    case .transform(let transform):
      guard concatenate(transform) else { return }
      draw(list)
    case .projection(let projection): draw(list, projection)
    case .opacity(let opacity):
      if let item = list.single, let faded = item.multiplyingOpacity(by: opacity) {
        return drawContent(of: faded)
      }
      guard clip(toDevice: device(list.extent)) else { return }
      group { $0.draw(list) }
      cairo_paint_with_alpha(context, opacity)
    case .clip(let path, let rule):
      guard clip(path, rule) else { return }
      draw(list)
    case .mask(let mask, let isInverse): draw(list, mask: mask, isInverse: isInverse)
    case .isolate:
      guard list.reachesBehind else { return draw(list) }
      guard clip(toDevice: device(list.extent)) else { return }
      group(isSeparate: true) { $0.draw(list) }
      cairo_paint(context)
    case .blend(let operation): draw(list, operation)
    case .filter(let filter): draw(list, filter)
    }
  }

  /// Restricts drawing to the inside of a path; false if nothing is left.
  func clip(_ path: Path, _ rule: FillRule) -> Bool {
    if case .rect(let rect) = path.storage, let snapped = snapped(rect) {
      addDeviceRectangle(snapped)
    } else {
      guard path.isDrawable else { return false }
      let outline = aligned(path, path.simpleFrame)
      addArea(outline, path.boundingRect)
    }
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
    return !clipExtents.isEmpty
  }

  private func draw(_ list: DisplayList, mask: DisplayList, isInverse: Bool) {
    // A mask in one colour with a plain outline is a clip.
    if let item = mask.single, case .fill(let path, let rule, .color(let color), _) = item.content, color.opacity >= 1 {
      var outline = aligned(path, item.shapeFrame)
      if isInverse {
        guard rule == .nonZero, case .rect = path.storage else { return drawMasked(list, mask, isInverse: true) }
        outline = Path(list.extent.union(outline.boundingRect).insetBy(dx: -1, dy: -1))
        outline.addPath(path)
      }
      guard clip(outline, isInverse ? .evenOdd : rule) else { return }
      return draw(list)
    }
    drawMasked(list, mask, isInverse: isInverse)
  }

  private func drawMasked(_ list: DisplayList, _ mask: DisplayList, isInverse: Bool) {
    let area = isInverse ? list.extent : list.extent.overlap(with: mask.extent)
    guard clip(toDevice: device(area)) else { return }
    group { $0.draw(list) }
    let picture = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(picture) }
    group(isSeparate: true) { canvas in
      guard isInverse else { return canvas.draw(mask) }
      setSource(.black)
      cairo_paint(context)
      canvas.group(isSeparate: true) { $0.draw(mask) }
      cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
      cairo_paint(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }
    let cover = cairo_pattern_reference(cairo_get_source(context))
    defer { cairo_pattern_destroy(cover) }
    cairo_set_source(context, picture)
    cairo_mask(context, cover)
  }

  private func draw(_ list: DisplayList, _ operation: BlendOperation) {
    if operation == .plusDarker, !isVector { return drawPlusDarker(list) }
    // A fill of one outline changes nothing outside it.
    if let item = list.single, case .fill(let path, let rule, let paint, let bounds) = item.content, !paint.readsBehind
    {
      guard clip(aligned(path, item.shapeFrame), rule), setSource(paint, bounds) else { return }
      cairo_set_operator(context, operation.cairo)
      return cairo_paint(context)
    }
    guard clip(toDevice: device(list.extent)) else { return }
    group { $0.draw(list) }
    cairo_set_operator(context, operation.cairo)
    cairo_paint(context)
  }
}

extension DisplayList {
  /// The only item in the list, inside all groups.
  var single: DisplayItem? {
    guard items.count == 1 else { return nil }
    if case .group(let list) = items[0].content { return list.single }
    return items[0]
  }
}

extension DisplayItem {
  /// An item with one brush, with that brush thinner; nil for any other item.
  fileprivate func multiplyingOpacity(by factor: Double) -> DisplayItem? {
    switch content {
    case .fill(let path, let rule, .color(let color), let bounds):
      DisplayItem(
        .fill(path: path, rule: rule, paint: .color(color.multiplyingOpacity(by: factor)), bounds: bounds),
        shapeFrame: shapeFrame)
    case .stroke(let path, let style, .color(let color), let bounds):
      DisplayItem(
        .stroke(path: path, style: style, paint: .color(color.multiplyingOpacity(by: factor)), bounds: bounds),
        shapeFrame: shapeFrame)
    default: nil
    }
  }
}

extension Paint {
  /// Whether the paint is made of the backdrop.
  var readsBehind: Bool { if case .material = self { true } else { false } }
}

extension BlendOperation {
  var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    // Vector formats have nothing nearer to plus darker.
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .xor: CAIRO_OPERATOR_XOR
    }
  }
}
