// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierNumbers
import SwiftUI

/// The part of a chart that a view is.
enum ChartPart {
  case plot
  case label(AxisElement, AxisLabelPlace, AxisMarkPreset, PositionScale.Kind)
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

  /// The size without a proposal, in points.
  static let ideal = CGSize(width: 300, height: 200)
  /// Distances between the plot, labels and titles, in points.
  static let spacing: (x: CGFloat, y: CGFloat, title: CGFloat) = (4, 6, 2)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: Self.ideal)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var free = EdgeInsets()
    var labels = subviews.indices.compactMap { index -> PlacedLabel? in
      guard case .label(let element, let place, let preset, let kind) = subviews[index][ChartPartKey.self] else {
        return nil
      }
      return PlacedLabel(index: index, element: element, place: place, preset: preset, kind: kind)
    }
    var titles: [(index: Int, edge: Edge, offset: CGFloat, size: CGSize)] = []
    for index in subviews.indices {
      guard case .title(let edge, _, let spacing, let isTurned) = subviews[index][ChartPartKey.self] else { continue }
      var size = subviews[index].sizeThatFits(.unspecified)
      if isTurned { size = CGSize(width: size.height, height: size.width) }
      titles.append((index, edge, free[edge], size))
      free[edge] += (edge == .top || edge == .bottom ? size.height : size.width) + spacing
    }
    var extents = EdgeInsets()
    for index in labels.indices where !labels[index].isHorizontal {
      labels[index].measure(subviews, width: bounds.width / 2)
      let label = labels[index]
      if label.isInset { continue }
      extents[label.edge] = max(
        extents[label.edge], label.size.width + (label.place.horizontalSpacing ?? Self.spacing.y))
    }
    let width = max(bounds.width - free.leading - free.trailing - extents.leading - extents.trailing, 0)
    let places = labels.filter(\.isHorizontal).map { x.points(unit: $0.element.place, length: width) }.sorted()
    for index in labels.indices where labels[index].isHorizontal {
      labels[index].measure(subviews, width: labels[index].available(width, places, x))
      let label = labels[index]
      if label.isInset { continue }
      extents[label.edge] = max(
        extents[label.edge], label.size.height + (label.place.verticalSpacing ?? Self.spacing.x))
    }
    // The labels at the ends of the vertical axis are half above and half below the plot.
    let height = bounds.height - free.top - free.bottom - extents.top - extents.bottom
    for label in labels where !label.isHorizontal && !label.isInset {
      let half = label.size.height / 2
      let place = label.element.place
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
    put(labels, subviews, plot, bounds)
    for title in titles {
      guard case .title(_, let alignment, _, _) = subviews[title.index][ChartPartKey.self] else { continue }
      put(subviews[title.index], title.edge, alignment, title.offset, title.size, plot, bounds)
    }
  }

  /// Places the labels of each row or column that do not overlap; the others have no size.
  private func put(_ labels: [PlacedLabel], _ subviews: Subviews, _ plot: CGRect, _ bounds: CGRect) {
    for (row, labels) in Dictionary(grouping: labels, by: \.row) {
      let longest = labels.map(\.size).reduce(CGSize.zero) {
        CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
      }
      let rects = labels.map { $0.rect(longest, plot, bounds, self) }
      let isHorizontal = row.edge == .top || row.edge == .bottom
      let hidden = LabelCollisions.hidden(
        zip(labels, rects).map { label, rect in
          (
            isHorizontal
              ? ClosedRange(ordered: rect.minX, rect.maxX) : ClosedRange(ordered: rect.minY, rect.maxY),
            label.place.collisionResolution
          )
        }, spacing: isHorizontal ? 2 : 0)
      for index in labels.indices {
        let proposal = hidden.contains(index) ? .zero : labels[index].natural
        subviews[labels[index].index].place(
          at: CGPoint(x: rects[index].midX, y: rects[index].midY), anchor: .center,
          proposal: ProposedViewSize(proposal))
      }
    }
  }

  private func put(
    _ title: LayoutSubview, _ edge: Edge, _ alignment: Alignment?, _ offset: CGFloat, _ size: CGSize,
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
