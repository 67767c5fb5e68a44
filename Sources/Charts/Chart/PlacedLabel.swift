// SPDX-License-Identifier: MIT

import EspalierNumbers
import SwiftUI

/// A label of an axis with its size and its place.
struct PlacedLabel {
  let index: Int
  let element: AxisElement
  let place: AxisLabelPlace
  let preset: AxisMarkPreset
  let kind: PositionScale.Kind
  /// The size, of a turned label after the turn.
  private(set) var size = CGSize.zero

  init(
    index: Int, element: AxisElement, place: AxisLabelPlace, preset: AxisMarkPreset, kind: PositionScale.Kind
  ) {
    (self.index, self.element, self.place, self.preset, self.kind) = (index, element, place, preset, kind)
  }

  var edge: Edge { element.edge }
  var isHorizontal: Bool { edge == .top || edge == .bottom }
  var isInset: Bool { preset == .inset }
  private var isTurned: Bool { place.orientation.angle != .zero }
  /// The size before the turn.
  var natural: CGSize { isTurned ? CGSize(width: size.height, height: size.width) : size }

  /// Labels of one row or column, which must not overlap.
  struct Row: Hashable {
    let edge: Edge
    let isInset: Bool
    let distance: CGFloat?

    init(_ element: AxisElement, _ place: AxisLabelPlace, _ preset: AxisMarkPreset) {
      edge = element.edge
      isInset = preset == .inset
      let isHorizontal = edge == .top || edge == .bottom
      let offset = isHorizontal ? element.style.offset.height : element.style.offset.width
      let spacing = isHorizontal ? place.verticalSpacing : place.horizontalSpacing
      distance = offset == 0 ? spacing : offset + (spacing ?? 0)
    }
  }

  var row: Row { Row(element, place, preset) }

  mutating func measure(_ subviews: LayoutSubviews, width: CGFloat?) {
    let size = subviews[index].sizeThatFits(ProposedViewSize(width: isTurned ? nil : width, height: nil))
    self.size = isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  /// The width of a label below or above the plot; nil is its own.
  /// - Parameters:
  ///   - width: The plot's width.
  ///   - places: The places of all labels, in increasing order.
  func available(_ width: CGFloat, _ places: [CGFloat], _ scale: PositionScale) -> CGFloat? {
    let band = CGFloat(abs(element.end - element.start)) * width
    switch place.collisionResolution.kind {
    case .truncate:
      if element.isCentered { return max(band - 4, 0) }
      let own = scale.points(unit: element.place, length: width)
      let behind = places.first { $0 > own + 0.01 }.map { $0 - own }
      let before = places.last { $0 < own - 0.01 }.map { own - $0 }
      if anchor == 0 { return max((behind ?? (width - own)) - 4, 0) }
      // A label whose middle is at the value takes as much from both sides; at an end of the axis it moves into the chart.
      let (left, right) = (before ?? behind ?? width, behind ?? before ?? width)
      return max(min(left, right, own + right / 2, width - own + left / 2) - 4, 0)
    case .automatic where kind == .category && band >= 24: return band
    default: return nil
    }
  }

  /// The point of the label that is at its value, 0…1 along the axis.
  private var anchor: CGFloat {
    if !isHorizontal { return place.anchor?.y ?? (isInset ? 1 : 0.5) }
    return place.anchor?.x ?? (kind != .number && !element.isCentered ? 0 : 0.5)
  }

  /// The rectangle of the label.
  /// - Parameter longest: The size of the largest label of the row.
  func rect(_ longest: CGSize, _ plot: CGRect, _ bounds: CGRect, _ layout: ChartLayout) -> CGRect {
    var origin: CGPoint
    switch edge {
    case .top, .bottom:
      let x = plot.minX + layout.x.points(unit: element.place, length: plot.width)
      let spacing = place.verticalSpacing ?? ChartLayout.spacing.x
      let isBelow = edge == .bottom
      let y = start(from: isBelow ? plot.maxY : plot.minY, isFar: isBelow, spacing, longest.height)
      origin = CGPoint(
        x: x - size.width * anchor,
        y: y + (longest.height - size.height) * part(place.alignment?.vertical, isFirst: isBelow != isInset))
      if anchor == 0 { origin.x += place.horizontalSpacing ?? 3 }
      // Labels at the ends stay within the chart.
      let limits = preset == .aligned ? plot : bounds
      origin.x = max(min(origin.x, limits.maxX - size.width), limits.minX)
    case .leading, .trailing:
      let y = plot.maxY - layout.y.points(unit: element.place, length: plot.height)
      let spacing = place.horizontalSpacing ?? ChartLayout.spacing.y
      let isBehind = edge == .trailing
      let x = start(from: isBehind ? plot.maxX : plot.minX, isFar: isBehind, spacing, longest.width)
      origin = CGPoint(
        x: x + (longest.width - size.width) * part(place.alignment?.horizontal, isFirst: isBehind != isInset),
        y: max(min(y - size.height * anchor, bounds.maxY - size.height), bounds.minY))
    }
    return CGRect(origin: origin, size: size)
  }

  /// The start of a label of some length that stands beside a side of the plot: outside, or inside as an inset one.
  private func start(from side: CGFloat, isFar: Bool, _ spacing: CGFloat, _ length: CGFloat) -> CGFloat {
    isFar != isInset ? side + spacing : side - spacing - length
  }

  private func part(_ alignment: VerticalAlignment?, isFirst: Bool) -> CGFloat {
    switch alignment {
    case nil: isFirst ? 0 : 1
    case .top?, .firstTextBaseline?: 0
    case .bottom?, .lastTextBaseline?: 1
    default: 0.5
    }
  }

  private func part(_ alignment: HorizontalAlignment?, isFirst: Bool) -> CGFloat {
    switch alignment {
    case nil: isFirst ? 0 : 1
    case .leading?: 0
    case .trailing?: 1
    default: 0.5
    }
  }
}
