// SPDX-License-Identifier: MIT

import EspalierCore
import SwiftUI

/// The part of a chart that a view is.
enum ChartPart {
  case plot
  case label(Edge, unit: Double, end: Double, AxisLabelPlace, isDate: Bool, isCategory: Bool)
  case title(Edge, Alignment?, spacing: CGFloat, isTurned: Bool)
}

struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

/// Places the plot, the labels and the titles of a chart.
///
/// Reads: the sizes of titles and labels. Produces: the plot's rectangle, which is what they leave, and their places beside it.
/// First the titles take their sizes from the sides; then the labels of the vertical axis, whose widths do not depend on the plot;
/// then those of the horizontal axis, whose widths do. Cost: O(n) in the labels.
struct ChartLayout: Layout {
  let x: PositionScale
  let y: PositionScale

  /// Distances between the plot, labels and titles, in points.
  static let spacing: (x: CGFloat, y: CGFloat, title: CGFloat) = (4, 6, 2)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var free = EdgeInsets()
    let labels = subviews.indices.compactMap { index -> PlacedLabel? in
      guard
        case .label(let edge, let unit, let end, let place, let isDate, let isCategory) = subviews[index][
          ChartPartKey.self]
      else { return nil }
      return PlacedLabel(
        index: index, edge: edge, unit: unit, end: end, place: place, isDate: isDate, isCategory: isCategory)
    }
    var titles: [(index: Int, edge: Edge, offset: CGFloat, size: CGSize)] = []
    for index in subviews.indices {
      guard case .title(let edge, _, let spacing, let isTurned) = subviews[index][ChartPartKey.self] else { continue }
      var size = subviews[index].sizeThatFits(.unspecified)
      if isTurned { size = CGSize(width: size.height, height: size.width) }
      titles.append((index, edge, free[edge], size))
      free[edge] += (edge == .top || edge == .bottom ? size.height : size.width) + spacing
    }
    var sizes: [Int: CGSize] = [:]
    var extents = EdgeInsets()
    for label in labels where label.edge == .leading || label.edge == .trailing {
      let size = label.size(subviews[label.index], width: bounds.width / 2)
      sizes[label.index] = size
      if label.place.isInset { continue }
      extents[label.edge] = max(extents[label.edge], size.width + (label.place.horizontalSpacing ?? Self.spacing.y))
    }
    let width = max(bounds.width - free.leading - free.trailing - extents.leading - extents.trailing, 0)
    for label in labels where label.edge == .top || label.edge == .bottom {
      let band: CGFloat? =
        label.isCategory || label.place.isCentered ? CGFloat(abs(label.end - label.unit)) * width : nil
      let isNarrow = label.isCategory && (band ?? 0) >= 24
      let size = label.size(subviews[label.index], width: isNarrow ? band : nil)
      sizes[label.index] = size
      if label.place.isInset { continue }
      extents[label.edge] = max(extents[label.edge], size.height + (label.place.verticalSpacing ?? Self.spacing.x))
    }
    // The labels at the ends of the vertical axis are half above and half below the plot.
    let height = bounds.height - free.top - free.bottom - extents.top - extents.bottom
    for label in labels where (label.edge == .leading || label.edge == .trailing) && !label.place.isInset {
      let half = (sizes[label.index]?.height ?? 0) / 2
      let place = label.isCategory ? (label.unit + label.end) / 2 : label.unit
      extents.top = max(extents.top, half - (1 - place) * max(height - half, 0))
      extents.bottom = max(extents.bottom, half - place * max(height - half, 0))
    }
    let plot = CGRect(
      x: bounds.minX + free.leading + extents.leading, y: bounds.minY + free.top + extents.top, width: width,
      height: max(bounds.height - free.top - free.bottom - extents.top - extents.bottom, 0))
    for index in subviews.indices {
      if case .plot = subviews[index][ChartPartKey.self] {
        subviews[index].place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      }
    }
    for label in labels {
      label.put(subviews[label.index], sizes[label.index] ?? .zero, plot, bounds, self)
    }
    for title in titles {
      guard case .title(_, let alignment, _, let isTurned) = subviews[title.index][ChartPartKey.self] else { continue }
      put(subviews[title.index], title.edge, alignment, title.offset, title.size, isTurned, plot, bounds)
    }
  }

  private func put(
    _ title: LayoutSubview, _ edge: Edge, _ alignment: Alignment?, _ offset: CGFloat, _ size: CGSize, _ isTurned: Bool,
    _ plot: CGRect, _ bounds: CGRect
  ) {
    var center: CGPoint
    switch edge {
    case .top, .bottom:
      let x =
        switch alignment?.horizontal {
        case .leading?: plot.minX + size.width / 2
        case .trailing?: bounds.maxX - size.width / 2
        default: plot.midX
        }
      center = CGPoint(
        x: x,
        y: edge == .top ? bounds.minY + offset + size.height / 2 : bounds.maxY - offset - size.height / 2)
    case .leading, .trailing:
      let y =
        switch alignment?.vertical {
        case .top?: plot.minY + size.height / 2
        case .bottom?: plot.maxY - size.height / 2
        default: plot.midY
        }
      center = CGPoint(
        x: edge == .leading ? bounds.minX + offset + size.width / 2 : bounds.maxX - offset - size.width / 2, y: y)
    }
    title.place(at: center, anchor: .center, proposal: .unspecified)
  }
}

/// A label of an axis with its place.
private struct PlacedLabel {
  let index: Int
  let edge: Edge
  let unit: Double
  let end: Double
  let place: AxisLabelPlace
  let isDate: Bool
  let isCategory: Bool

  private var isTurned: Bool { place.angle != .zero }

  func size(_ view: LayoutSubview, width: CGFloat?) -> CGSize {
    let size = view.sizeThatFits(ProposedViewSize(width: isTurned ? nil : width, height: nil))
    return isTurned ? CGSize(width: size.height, height: size.width) : size
  }

  func put(_ view: LayoutSubview, _ size: CGSize, _ plot: CGRect, _ bounds: CGRect, _ layout: ChartLayout) {
    let isMiddle = isCategory || place.isCentered
    let unit = isMiddle ? (self.unit + end) / 2 : self.unit
    var origin: CGPoint
    switch edge {
    case .top, .bottom:
      let x = plot.minX + layout.x.points(unit: unit, length: plot.width)
      let spacing = place.verticalSpacing ?? ChartLayout.spacing.x
      let y =
        switch (edge, place.isInset) {
        case (.bottom, false): plot.maxY + spacing
        case (.bottom, true): plot.maxY - spacing - size.height
        case (_, false): plot.minY - spacing - size.height
        case (_, true): plot.minY + spacing
        }
      let anchor = place.anchor?.x ?? (isDate && !isMiddle ? 0 : 0.5)
      origin = CGPoint(x: x - size.width * anchor, y: y)
      if anchor == 0 { origin.x += place.horizontalSpacing ?? 3 }
      // Labels at the ends stay within the chart.
      let limits = place.isAligned ? plot : bounds
      origin.x = max(min(origin.x, limits.maxX - size.width), limits.minX)
    case .leading, .trailing:
      let y = plot.maxY - layout.y.points(unit: unit, length: plot.height)
      let spacing = place.horizontalSpacing ?? ChartLayout.spacing.y
      let x =
        switch (edge, place.isInset) {
        case (.trailing, false): plot.maxX + spacing
        case (.trailing, true): plot.maxX - spacing - size.width
        case (_, false): plot.minX - spacing - size.width
        case (_, true): plot.minX + spacing
        }
      let anchor = place.anchor?.y ?? (place.isInset ? 1 : 0.5)
      origin = CGPoint(x: x, y: y - size.height * anchor)
    }
    let natural = isTurned ? CGSize(width: size.height, height: size.width) : size
    view.place(
      at: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), anchor: .center,
      proposal: ProposedViewSize(natural))
  }
}
