// SPDX-License-Identifier: MIT

import Foundation

/// A sector of a pie or a ring, with an angle in proportion to a number. The first one begins at the top; they follow each other
/// clockwise. Numbers that are not positive have no sector.
public struct SectorMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let label: PlotLabel

  /// A sector.
  /// - Parameters:
  ///   - angle: The number, as a part of the sum of all.
  ///   - innerRadius: The radius of the hole; a ratio is one of the largest radius.
  ///   - outerRadius: The radius of the sector.
  ///   - angularInset: The distance from each neighbour, in points.
  public init<V: Plottable>(
    angle: PlottableValue<V>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    let inset = angularInset ?? 0
    mark = Mark(
      kind: .sector, x: angle.datum, width: innerRadius, height: outerRadius,
      inset: inset.isFinite ? max(inset, 0) : 0)
    label = angle.label
  }

  public func _collect(into marks: inout _ChartMarks) {
    if marks.angleLabel == nil { marks.angleLabel = label }
    marks.append(mark)
  }
}
