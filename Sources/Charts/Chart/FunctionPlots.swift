// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A function whose values are computed at each column of pixels of the plot.
struct FunctionPlot {
  let kind: MarkKind
  let labels: (PlotLabel, PlotLabel)
  /// The part of the horizontal axis where the function is defined; nil is all of it.
  let domain: ClosedRange<Double>?
  /// The two edges of an area, or twice the value of a line.
  let values: (Double) -> (Double, Double)
  var style = SharedMarkStyle.plain
}

/// A line of a function: `LinePlot(x: "x", y: "sin x") { sin($0) }`. Where the function has no finite value, the line has a gap.
public struct LinePlot: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  private let collect: (inout _ChartMarks) -> Void

  /// The graph of a function.
  /// - Parameters:
  ///   - domain: The part of the horizontal axis; nil is all of it.
  ///   - function: The value at a place.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    let plot = FunctionPlot(kind: .line, labels: (.key(x), .key(y)), domain: domain) { x in
      let y = function(x)
      return (y, y)
    }
    collect = { $0.append(plot) }
  }

  /// A line through the points of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { marks in
      marks.name(x: x.label, y: y.label)
      if let xs = x.quantities(data), let ys = y.quantities(data), xs.numbers.count == ys.numbers.count {
        marks.collected.append(LineRun(marks.style, xs, ys))
      } else {
        for element in data { marks.appendPoint(x.datum(element), y.datum(element)) }
      }
    }
  }

  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

/// An area of a function, or between two functions.
public struct AreaPlot: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  private let collect: (inout _ChartMarks) -> Void

  /// The area between a function and 0.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    let plot = FunctionPlot(kind: .area, labels: (.key(x), .key(y)), domain: domain) { (0, function($0)) }
    collect = { $0.append(plot) }
  }

  /// The area between two values of a function.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    let plot = FunctionPlot(kind: .area, labels: (.key(x), .key(yEnd)), domain: domain) { x in
      let values = function(x)
      return (values.yStart, values.yEnd)
    }
    collect = { $0.append(plot) }
  }

  /// An area below the points of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    collect = { marks in
      marks.name(x: x.label, y: y.label)
      for element in data {
        marks.append(Mark(kind: .area, x: x.datum(element), y: y.datum(element), stacking: stacking))
      }
    }
  }

  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

/// Points of a collection.
public struct PointPlot: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  private let collect: (inout _ChartMarks) -> Void

  /// A point for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    collect = { marks in
      marks.name(x: x.label, y: y.label)
      for element in data { marks.append(Mark(kind: .point, x: x.datum(element), y: y.datum(element))) }
    }
  }

  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

/// Bars of a collection.
public struct BarPlot: PrimitiveChartContent, ChartContent {
  public typealias Body = Never
  private let collect: (inout _ChartMarks) -> Void

  /// A bar for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    collect = { marks in
      marks.name(x: x.label, y: y.label)
      for element in data {
        marks.append(
          Mark(kind: .bar, x: x.datum(element), y: y.datum(element), width: width, stacking: stacking))
      }
    }
  }

  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

extension _ChartMarks {
  mutating func append(_ plot: FunctionPlot) {
    name(x: plot.labels.0, y: plot.labels.1)
    var plot = plot
    plot.style = style
    functions.append(plot)
  }
}
