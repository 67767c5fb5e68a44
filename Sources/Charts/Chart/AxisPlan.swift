// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The lines, ticks and labels of both axes for a size.
struct AxisPlan {
  let x: [AxisElement]
  let y: [AxisElement]
  let xKind: PositionScale.Kind
  let yKind: PositionScale.Kind

  init(_ data: ChartData, _ settings: ChartSettings, _ size: CGSize, _ calendar: Calendar, _ locale: Locale) {
    func elements(_ axis: Axis, _ setting: AxisSetting, _ scale: PositionScale, _ length: CGFloat) -> [AxisElement] {
      var result = _AxisElements(axis: axis, scale: scale, length: length, calendar: calendar, locale: locale)
      switch setting {
      case .hidden: return []
      case .automatic:
        // Sectors have no axes, and a dimension without values neither.
        let hasLabel = axis == .horizontal ? data.collected.xLabel != nil : data.collected.yLabel != nil
        guard hasLabel || !data.hasSectors && data.collected.marks.isEmpty else { return [] }
        AxisMarks()._collect(into: &result)
      case .content(let content): content._collect(into: &result)
      }
      return Self.withoutHidden(result.elements, length)
    }
    // The labels of the other axis are not known yet: a tenth is theirs.
    x = elements(.horizontal, settings.xAxis, data.x, size.width * 0.9)
    y = elements(.vertical, settings.yAxis, data.y, size.height * 0.9)
    (xKind, yKind) = (data.x.kind, data.y.kind)
  }
}

extension AxisPlan {
  /// The number of elements of an axis from which labels without space get no view.
  private static let many = 500

  /// The elements without the labels that would certainly not be shown: those of one row whose places are less than 4 points behind
  /// the label before, unless a priority decides.
  private static func withoutHidden(_ elements: [AxisElement], _ length: CGFloat) -> [AxisElement] {
    guard elements.count > many else { return elements }
    var places: [PlacedLabel.Row: Double] = [:]
    return elements.filter { element in
      guard case .label(_, let place, let preset) = element.kind else { return true }
      switch place.collisionResolution.kind {
      case .automatic, .greedy(priority: 0, _): break
      default: return true
      }
      let row = PlacedLabel.Row(element, place, preset)
      if let last = places[row], abs(element.place - last) * length < 4 { return false }
      places[row] = element.place
      return true
    }
  }
}

/// The lines across the plot.
struct GridLines: View {
  let axes: AxisPlan
  let geometry: PlotGeometry

  var body: some View {
    Canvas { context, size in
      for element in axes.x {
        guard case .grid(let stroke) = element.kind else { continue }
        let x = geometry.x(element.place) + element.style.offset.width
        line(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height), stroke, element, context)
      }
      for element in axes.y {
        guard case .grid(let stroke) = element.kind else { continue }
        let y = geometry.y(element.place) + element.style.offset.height
        line(from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y), stroke, element, context)
      }
    }
    .accessibilityHidden(true)
  }

  private func line(
    from: CGPoint, to: CGPoint, _ stroke: StrokeStyle, _ element: AxisElement, _ context: GraphicsContext
  ) {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    context.stroke(path, with: .style(element.style.foreground ?? AxisColors.line), style: stroke)
  }
}

/// The colours of axes.
enum AxisColors {
  static var line: AnyShapeStyle { AnyShapeStyle(Color.gray.opacity(0.35)) }
  static var label: AnyShapeStyle { AnyShapeStyle(Color.gray) }
}

/// The titles of both axes.
struct AxisTitles: View {
  let settings: ChartSettings

  var body: some View {
    ForEach(settings.xTitles.indices, id: \.self) { index in
      let title = settings.xTitles[index]
      part(title, title.position.y == 0 ? .top : .bottom, title.alignment)
    }
    ForEach(settings.yTitles.indices, id: \.self) { index in
      let title = settings.yTitles[index]
      let position = title.position
      if position == .leading || position == .trailing {
        part(title, position == .leading ? .leading : .trailing, title.alignment)
      } else {
        part(title, position.y == 1 ? .bottom : .top, title.alignment ?? (position.x == 0 ? .leading : .trailing))
      }
    }
  }

  private func part(_ title: AxisTitle, _ edge: Edge, _ alignment: Alignment?) -> some View {
    let isTurned = edge == .leading || edge == .trailing
    return title.view.font(.caption2).foregroundStyle(AxisColors.label).fixedSize()
      .rotationEffect(isTurned ? .degrees(-90) : .zero)
      .layoutValue(
        key: ChartPartKey.self,
        value: .title(edge, alignment, spacing: title.spacing ?? ChartLayout.spacing.title, isTurned: isTurned))
  }
}
