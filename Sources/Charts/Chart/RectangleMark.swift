// SPDX-License-Identifier: MIT

/// A rectangle.
public struct RectangleMark: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  let mark: Mark
  let labels: (PlotLabel?, PlotLabel?)

  /// A rectangle around a place, as large as the categories or the units of time there.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.datum, y: y.datum, width: width, height: height)
    labels = (x.label, y.label)
  }

  /// A rectangle between values of both axes; without those of one axis, as large as the plot there.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = Mark(kind: .rectangle, x: xStart.datum, xEnd: xEnd.datum, y: yStart.datum, yEnd: yEnd.datum)
    labels = (xEnd.label, yEnd.label)
  }

  /// A rectangle between two values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: x.datum, y: yStart.datum, yEnd: yEnd.datum, width: width)
    labels = (x.label, yEnd.label)
  }

  /// A rectangle between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = Mark(kind: .rectangle, x: xStart.datum, xEnd: xEnd.datum, y: y.datum, height: height)
    labels = (xEnd.label, y.label)
  }

  /// A rectangle as high as the plot between two values of the horizontal axis.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = Mark(kind: .rectangle, x: xStart.datum, xEnd: xEnd.datum)
    labels = (xEnd.label, nil)
  }

  /// A rectangle as wide as the plot between two values of the vertical axis.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = Mark(kind: .rectangle, y: yStart.datum, yEnd: yEnd.datum)
    labels = (nil, yEnd.label)
  }

  public func _collect(into marks: inout _ChartMarks) {
    marks.name(x: labels.0, y: labels.1)
    marks.append(mark)
  }
}
