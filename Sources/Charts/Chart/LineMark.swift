// SPDX-License-Identifier: MIT

/// A point of a line. Points of one series, in their order, are connected.
public struct LineMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel, PlotLabel)

  /// A point of the line that its style belongs to: points with the same values of `foregroundStyle(by:)`, `symbol(by:)` and
  /// `lineStyle(by:)` form a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .line, x: x.datum, y: y.datum)
    labels = (x.label, y.label)
  }

  /// A point of the line with a name.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .line, x: x.datum, y: y.datum, series: series.datum.value)
    labels = (x.label, y.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}

extension _ChartMarks {
  /// Labels the axes that have no label yet.
  mutating func name(x: PlotLabel?, y: PlotLabel?) {
    if xLabel == nil { xLabel = x }
    if yLabel == nil { yLabel = y }
  }
}
