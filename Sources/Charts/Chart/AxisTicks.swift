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
      for element in axes.x + axes.y {
        guard case .tick(let length, let stroke) = element.kind else { continue }
        let points = points(length, element)
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

  /// The length of a tick in points.
  private func points(_ length: AxisMarkLength, _ tick: AxisElement) -> CGFloat {
    let extents = labels.filter { label in
      label.edge == tick.edge && (length.labels == .longest || abs(label.place - tick.place) < 1e-6)
    }.map { extent($0.frame, tick.edge) }
    return length.points + (length.labels == .none ? 0 : max(extents.max() ?? 0, 0))
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
