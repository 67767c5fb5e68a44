// SPDX-License-Identifier: MIT

/// A bar.
public struct BarMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel?, PlotLabel?)

  /// A bar from 0 to a number, at a category, a date or a number. Vertical unless the vertical axis has categories or units of
  /// time. Bars of the same place are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.datum, y: y.datum, width: width, height: height, stacking: stacking)
    labels = (x.label, y.label)
  }

  /// A vertical bar between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: x.datum, y: yStart.datum, yEnd: yEnd.datum, width: width)
    labels = (x.label, yEnd.label)
  }

  /// A horizontal bar between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: xStart.datum, xEnd: xEnd.datum, y: y.datum, height: height)
    labels = (xEnd.label, y.label)
  }

  /// A horizontal bar in a chart with one axis.
  public init<X: Plottable>(
    x: PlottableValue<X>, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, x: x.datum, height: height, stacking: stacking)
    labels = (x.label, nil)
  }

  /// A vertical bar in a chart with one axis.
  public init<Y: Plottable>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = Mark(kind: .bar, y: y.datum, width: width, stacking: stacking)
    labels = (nil, y.label)
  }

  /// A horizontal bar between two values, in a chart with one axis.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .bar, x: xStart.datum, xEnd: xEnd.datum, height: height)
    labels = (xEnd.label, nil)
  }

  /// A vertical bar between two values, in a chart with one axis.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic) {
    mark = Mark(kind: .bar, y: yStart.datum, yEnd: yEnd.datum, width: width)
    labels = (nil, yEnd.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}
