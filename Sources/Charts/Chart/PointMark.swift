// SPDX-License-Identifier: MIT

/// A point, drawn as a symbol.
public struct PointMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel?, PlotLabel?)

  /// A point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .point, x: x.datum, y: y.datum)
    labels = (x.label, y.label)
  }

  /// A point in a chart with a horizontal axis alone.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = Mark(kind: .point, x: x.datum)
    labels = (x.label, nil)
  }

  /// A point in a chart with a vertical axis alone.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = Mark(kind: .point, y: y.datum)
    labels = (nil, y.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}
