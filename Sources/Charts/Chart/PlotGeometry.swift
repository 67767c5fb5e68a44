// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The places of marks in points: the plot's size, its scales' ranges, and the direction of the layout.
struct PlotGeometry {
  let x: PositionScale
  let y: PositionScale
  let size: CGSize
  /// Whether the horizontal axis begins at the right.
  let isMirrored: Bool

  func x(_ unit: Double) -> CGFloat {
    let points = x.points(unit: unit, length: size.width)
    return Self.limited(isMirrored ? size.width - points : points)
  }

  func y(_ unit: Double) -> CGFloat { Self.limited(size.height - y.points(unit: unit, length: size.height)) }

  /// Places far outside of the plot, such as those of values that exceed a domain a billion times, remain numbers that a
  /// renderer can draw.
  private static func limited(_ points: CGFloat) -> CGFloat { min(max(points, -1e6), 1e6) }

  /// The available length of a mark between two places of an axis, in points.
  private func width(_ mark: PlacedMark) -> CGFloat { abs(x(mark.x1) - x(mark.x0)) }
  private func height(_ mark: PlacedMark) -> CGFloat { abs(y(mark.y1) - y(mark.y0)) }

  /// The rectangle of a mark: of a bar or a rectangle itself, of other marks their extent.
  func rect(_ mark: PlacedMark) -> CGRect {
    let offset = mark.mark.style.values.offset
    var (x0, x1, y0, y1) = (x(mark.x0), x(mark.x1), y(mark.y0), y(mark.y1))
    if mark.mark.kind == .bar { bar(mark, &x0, &x1, &y0, &y1) }
    if mark.mark.kind == .rectangle {
      if mark.mark.xEnd == nil, mark.mark.x != nil { spread(&x0, &x1, mark.mark.width, automatic: 0, else: 8) }
      if mark.mark.yEnd == nil, mark.mark.y != nil { spread(&y0, &y1, mark.mark.height, automatic: 0, else: 8) }
    }
    x0 += offset.xStart
    x1 += offset.xEnd
    y0 += offset.yStart
    y1 += offset.yEnd
    return CGRect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
      .offsetBy(dx: offset.x, dy: offset.y)
  }

  /// Gives a bar its width.
  private func bar(
    _ mark: PlacedMark, _ x0: inout CGFloat, _ x1: inout CGFloat, _ y0: inout CGFloat, _ y1: inout CGFloat
  ) {
    let gap = mark.gap ?? 0
    if mark.isVertical {
      widen(
        &x0, &x1, mark, mark.mark.width, gap: abs(x(gap) - x(0)), isFull: mark.mark.x == nil,
        isReversed: isMirrored)
    } else {
      widen(&y0, &y1, mark, mark.mark.height, gap: abs(y(gap) - y(0)), isFull: mark.mark.y == nil, isReversed: false)
    }
  }

  private func widen(
    _ start: inout CGFloat, _ end: inout CGFloat, _ mark: PlacedMark, _ dimension: MarkDimension, gap: CGFloat,
    isFull: Bool, isReversed: Bool
  ) {
    let middle = (start + end) / 2
    let available = abs(end - start) > 0 ? abs(end - start) : gap
    let isCategory = mark.mark.style.values.positionBy != nil
    let total =
      isCategory ? mark.mark.style.values.positionSpan.points(of: available, automatic: available * 0.8) : available
    let place = total / CGFloat(mark.slots)
    let slot = isReversed ? mark.slots - 1 - mark.slot : mark.slot
    let center = middle - total / 2 + place * (CGFloat(slot) + 0.5)
    // Bars of categories leave a third of their place free, those of units of time a fifth.
    let part: CGFloat = isFull ? 1 : mark.slots > 1 ? 0.9 : mark.gap == nil && mark.mark.x?.end == nil ? 0.7 : 0.8
    let width = dimension.points(of: place, automatic: max(place * part, min(1, place)))
    (start, end) = (center - width / 2, center + width / 2)
  }

  private func spread(
    _ start: inout CGFloat, _ end: inout CGFloat, _ dimension: MarkDimension, automatic inset: CGFloat,
    else standard: CGFloat
  ) {
    let (middle, available) = ((start + end) / 2, abs(end - start))
    let length = dimension.points(of: available, automatic: available > 0 ? available - inset : standard)
    (start, end) = (middle - length / 2, middle + length / 2)
  }

  /// Whether a point is at a place of the plot: those beyond it have no symbol.
  func shows(_ mark: PlacedMark) -> Bool {
    func holds(_ unit: Double) -> Bool { unit > -1e-6 && unit < 1 + 1e-6 }
    return holds(mark.xMiddle) && holds(mark.yMiddle)
  }

  /// The place of a point, or the end of a line's part.
  func point(_ mark: PlacedMark) -> CGPoint {
    let offset = mark.mark.style.values.offset
    var place = CGPoint(x: x(mark.xMiddle) + offset.x, y: y(mark.yMiddle) + offset.y)
    if mark.slots > 1, mark.mark.kind == .point {
      let part = 0.8 * ((CGFloat(mark.slot) + 0.5) / CGFloat(mark.slots) - 0.5)
      if mark.slotAxis == .horizontal {
        if let band = mark.mark.x.flatMap(x.band) { place.x += (x(band.end) - x(band.start)) * part }
      } else if let band = mark.mark.y.flatMap(y.band) {
        place.y += (y(band.end) - y(band.start)) * part
      }
    }
    return place
  }
}
