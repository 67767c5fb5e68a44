// SPDX-License-Identifier: MIT

import SwiftUI

/// The short lines beside the plot.
struct AxisTicks: View {
  let axes: AxisPlan
  let geometry: PlotGeometry
  /// The plot.
  let frame: CGRect
  /// The labels of the axes that have ticks as long as labels, with their places.
  let labels: [(edge: Edge, place: Double, frame: CGRect)]

  var body: some View {
    Canvas { context, _ in
      let extents = extents
      for element in axes.x + axes.y {
        guard case .tick(let length, let stroke) = element.kind else { continue }
        let points = length.points + extents.length(length.labels, element)
        var path = Path()
        switch element.edge {
        case .bottom, .top:
          let x = frame.minX + geometry.x(element.place)
          let y = element.edge == .bottom ? frame.maxY : frame.minY
          path.move(to: CGPoint(x: x, y: y))
          path.addLine(to: CGPoint(x: x, y: element.edge == .bottom ? y + points : y - points))
        case .leading, .trailing:
          let isRight = (element.edge == .trailing) != geometry.isMirrored
          let x = isRight ? frame.maxX : frame.minX
          let y = frame.minY + geometry.y(element.place)
          path.move(to: CGPoint(x: x, y: y))
          path.addLine(to: CGPoint(x: isRight ? x + points : x - points, y: y))
        }
        context.stroke(
          path.offsetBy(dx: element.style.offset.width, dy: element.style.offset.height),
          with: .style(element.style.foreground ?? AxisColors.line), style: stroke)
      }
    }
    .accessibilityHidden(true)
  }

  /// The distances from the plot to the far ends of labels.
  private struct Extents {
    struct Place: Hashable {
      let edge: Edge
      let place: Double
    }
    var own: [Place: CGFloat] = [:]
    var longest: [Edge: CGFloat] = [:]

    /// The part of a tick's length that depends on labels.
    func length(_ labels: AxisMarkLength.Labels, _ tick: AxisElement) -> CGFloat {
      switch labels {
      case .none: 0
      case .own: own[Place(edge: tick.edge, place: tick.place)] ?? 0
      case .longest: longest[tick.edge] ?? 0
      }
    }
  }

  private var extents: Extents {
    var result = Extents()
    for label in labels {
      let extent = max(extent(label.frame, label.edge), 0)
      result.own[Extents.Place(edge: label.edge, place: label.place), default: 0] = max(
        result.own[Extents.Place(edge: label.edge, place: label.place)] ?? 0, extent)
      result.longest[label.edge] = max(result.longest[label.edge] ?? 0, extent)
    }
    return result
  }

  /// The distance from the plot to the far end of a label.
  private func extent(_ label: CGRect, _ edge: Edge) -> CGFloat {
    switch edge {
    case .bottom: label.maxY - frame.maxY
    case .top: frame.minY - label.minY
    case .leading, .trailing:
      (edge == .trailing) != geometry.isMirrored ? label.maxX - frame.maxX : frame.minX - label.minX
    }
  }
}
