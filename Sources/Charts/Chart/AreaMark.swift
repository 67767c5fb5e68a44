// SPDX-License-Identifier: MIT

/// A point of the edge of an area. Points of one series, in their order, are connected.
public struct AreaMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel, PlotLabel)

  /// A point of an area from 0, or upon the areas of other series.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: x.datum, y: y.datum, stacking: stacking)
    labels = (x.label, y.label)
  }

  /// A point of the area with a name.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .area, x: x.datum, y: y.datum, series: series.datum.value, stacking: stacking)
    labels = (x.label, y.label)
  }

  /// A range of an area between two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: x.datum, y: yStart.datum, yEnd: yEnd.datum)
    labels = (x.label, yEnd.label)
  }

  /// A range of the area with a name.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = Mark(kind: .area, x: x.datum, y: yStart.datum, yEnd: yEnd.datum, series: series.datum.value)
    labels = (x.label, yEnd.label)
  }

  /// A range of an area between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = Mark(kind: .area, x: xStart.datum, xEnd: xEnd.datum, y: y.datum)
    labels = (xEnd.label, y.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}
