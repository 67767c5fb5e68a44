// SPDX-License-Identifier: MIT

import SwiftUI

/// The views beside marks.
struct Annotations: View {
  let data: ChartData
  let geometry: PlotGeometry
  /// The distances from the plot's edges to those of the chart.
  let margins: EdgeInsets

  private struct Item: Identifiable {
    let id: Int
    let rect: CGRect
    let annotation: MarkAnnotation
  }

  private var items: [Item] {
    var result: [Item] = []
    var angle = 0.0
    for mark in data.placed {
      let annotations = mark.mark.style.values.annotations
      if !annotations.isEmpty {
        let rect = rect(mark, angle)
        for annotation in annotations { result.append(Item(id: result.count, rect: rect, annotation: annotation)) }
      }
      if mark.mark.kind == .sector { angle += mark.x1 }
    }
    return result
  }

  private func rect(_ mark: PlacedMark, _ angle: Double) -> CGRect {
    switch mark.mark.kind {
    case .sector:
      return CGRect(origin: SectorShape(geometry.size, mark, from: angle).middle, size: .zero)
    case .point:
      let (point, size) = (geometry.point(mark), data.styles.symbolSize(mark.mark.style.values))
      return CGRect(
        origin: CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2), size: size)
    case .line: return CGRect(origin: geometry.point(mark), size: .zero)
    default: return geometry.rect(mark)
    }
  }

  var body: some View {
    let items = items
    if !items.isEmpty {
      AnnotationLayout(isMirrored: geometry.isMirrored, margins: margins) {
        ForEach(items) { item in
          item.annotation.content(AnnotationContext(targetSize: item.rect.size))
            .layoutValue(key: AnnotationKey.self, value: AnnotationPlace(rect: item.rect, annotation: item.annotation))
        }
      }
    }
  }
}

struct AnnotationPlace {
  let rect: CGRect
  let annotation: MarkAnnotation
}

struct AnnotationKey: LayoutValueKey {
  static var defaultValue: AnnotationPlace? { nil }
}

/// Places annotations beside the rectangles of their marks.
struct AnnotationLayout: Layout {
  let isMirrored: Bool
  let margins: EdgeInsets

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      guard let place = view[AnnotationKey.self] else { continue }
      let size = view.sizeThatFits(.unspecified)
      var rect = place.rect
      // Layouts count from the leading edge.
      if isMirrored { rect.origin.x = bounds.width - rect.maxX }
      let annotation = place.annotation
      let position = annotation.position
      var x = rect.midX - size.width / 2
      var y = rect.midY - size.height / 2
      if !position.isInside {
        if position.x == 0 { x = rect.minX - size.width - annotation.spacing }
        if position.x == 1 { x = rect.maxX + annotation.spacing }
        if position.vertical == 0 { y = rect.minY - size.height - annotation.spacing }
        if position.vertical == 1 { y = rect.maxY + annotation.spacing }
        if position.x == 0.5 {
          if annotation.alignment.horizontal == .leading { x = rect.minX }
          if annotation.alignment.horizontal == .trailing { x = rect.maxX - size.width }
        }
        if position.vertical == 0.5 {
          if annotation.alignment.vertical == .top { y = rect.minY }
          if annotation.alignment.vertical == .bottom { y = rect.maxY - size.height }
        }
      } else {
        if annotation.alignment.horizontal == .leading { x = rect.minX }
        if annotation.alignment.horizontal == .trailing { x = rect.maxX - size.width }
        if annotation.alignment.vertical == .top { y = rect.minY }
        if annotation.alignment.vertical == .bottom { y = rect.maxY - size.height }
      }
      if let boundary = annotation.overflow.x.boundary {
        let (before, after) = boundary == .chart ? (margins.leading, margins.trailing) : (0, 0)
        x = max(min(x, bounds.width + after - size.width), -before)
      }
      if let boundary = annotation.overflow.y.boundary {
        let (above, below) = boundary == .chart ? (margins.top, margins.bottom) : (0, 0)
        y = max(min(y, bounds.height + below - size.height), -above)
      }
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: ProposedViewSize(size))
    }
  }
}
