// SPDX-License-Identifier: MIT

/// A straight line across the plot, or a part of it.
public struct RuleMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel?, PlotLabel?)

  /// A horizontal line at a value, between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
    labels = (xEnd.label, y.label)
  }

  /// A vertical line at a value, between two values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rule, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
    labels = (x.label, yEnd.label)
  }

  /// A vertical line through the plot.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = Mark(kind: .rule, x: x.datum)
    labels = (x.label, nil)
  }

  /// A horizontal line through the plot.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = Mark(kind: .rule, y: y.datum)
    labels = (nil, y.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}
