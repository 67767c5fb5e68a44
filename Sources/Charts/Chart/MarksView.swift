// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The marks of a chart in one canvas. Their places are animated.
struct MarksView: View, @preconcurrency Animatable {
  var data: ChartData
  let geometry: PlotGeometry
  let clips: Bool

  var animatableData: MarkPlaces {
    get { data.places }
    set { data = data.moved(to: newValue) }
  }

  var body: some View {
    let margin = data.margin
    Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      if clips { context.clip(to: Path(CGRect(origin: .zero, size: geometry.size))) }
      MarkPainter(data: data, geometry: geometry).draw(in: &context)
    }
    // A canvas is cut at its edges: symbols and lines at those of the plot extend beyond them.
    .padding(-margin)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(Text(verbatim: summary))
    .accessibilityChildren { MarkElements(data: data, geometry: geometry) }
    .overlay { SymbolViews(data: data, geometry: geometry) }
  }

  private var summary: String { "Chart, \(data.count) \(data.count == 1 ? "value" : "values")" }
}

/// The elements of marks for screen readers.
struct MarkElements: View {
  let data: ChartData
  let geometry: PlotGeometry

  /// A chart with more marks has only its summary.
  static let most = 200

  var body: some View {
    if data.count <= Self.most {
      ForEach(data.placed.indices, id: \.self) { index in
        let mark = data.placed[index]
        let style = mark.mark.style.values
        if !style.isAccessibilityHidden {
          let rect = rect(mark)
          Color.clear.frame(width: max(rect.width, 8), height: max(rect.height, 8))
            .position(x: rect.midX, y: rect.midY)
            .accessibilityElement()
            .accessibilityLabel(style.accessibilityLabel ?? Text(verbatim: name(mark)))
            .accessibilityValue(style.accessibilityValue ?? Text(verbatim: value(mark)))
            .accessibilityIdentifier(style.accessibilityIdentifier ?? "")
        }
      }
    }
  }

  private func rect(_ mark: PlacedMark) -> CGRect {
    mark.mark.kind == .sector ? CGRect(origin: .zero, size: geometry.size) : geometry.rect(mark)
  }

  /// The place on the axis from which the mark extends, or the series of a sector.
  private func name(_ mark: PlacedMark) -> String {
    let series = mark.mark.style.values.foregroundBy.map { LegendEntry.name($0.value) }
    if mark.mark.kind == .sector { return series ?? "Sector" }
    let place = (mark.isVertical ? mark.mark.x : mark.mark.y) ?? (mark.isVertical ? mark.mark.y : mark.mark.x)
    return [place.map { LegendEntry.name($0.value) }, series].compactMap { $0 }.joined(separator: ", ")
  }

  private func value(_ mark: PlacedMark) -> String {
    guard let value = mark.value else { return "" }
    let end = (mark.isVertical ? mark.mark.yEnd : mark.mark.xEnd).map { " to " + LegendEntry.name($0.value) }
    return LegendEntry.name(value) + (end ?? "")
  }
}

/// Symbols that are views.
struct SymbolViews: View {
  let data: ChartData
  let geometry: PlotGeometry

  private var views: [(id: Int, view: AnyView)] {
    data.placed.indices.compactMap { index in
      let mark = data.placed[index].mark
      guard mark.kind == .point || mark.kind == .line, mark.style.values.symbolBy == nil,
        case .view(let view)? = mark.style.values.symbol
      else { return nil }
      return (index, view)
    }
  }

  var body: some View {
    let views = views
    if !views.isEmpty {
      ForEach(views, id: \.id) { symbol in
        symbol.view.position(position(data.placed[symbol.id]))
      }
      .accessibilityHidden(true)
    }
  }

  /// `position` counts from the leading edge.
  private func position(_ mark: PlacedMark) -> CGPoint {
    let point = geometry.point(mark)
    return CGPoint(x: geometry.isMirrored ? geometry.size.width - point.x : point.x, y: point.y)
  }
}
