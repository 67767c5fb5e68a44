// SPDX-License-Identifier: MIT

/// A point of a line. Points of one series, in their order, are connected.
public struct LineMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  private let x: Datum
  private let y: Datum
  private var series: _PlotValue?
  private let labels: (PlotLabel, PlotLabel)

  /// A point of the line that its style belongs to: points with the same values of `foregroundStyle(by:)`, `symbol(by:)` and
  /// `lineStyle(by:)` form a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    (self.x, self.y) = (x.datum, y.datum)
    labels = (x.label, y.label)
  }

  /// A point of the line with a name.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    (self.x, self.y, self.series) = (x.datum, y.datum, series.datum.value)
    labels = (x.label, y.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    if marks.xLabel == nil || marks.yLabel == nil { marks.name(x: labels.0, y: labels.1) }
    marks.appendPoint(x, y, series: series)
  }
}

extension _ChartMarks {
  /// Labels the axes that have no label yet.
  mutating func name(x: PlotLabel?, y: PlotLabel?) {
    if xLabel == nil { xLabel = x }
    if yLabel == nil { yLabel = y }
  }
}
