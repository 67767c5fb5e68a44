// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// A value that determines a style, with the name of its dimension.
struct StyleDatum {
  let label: PlotLabel
  let value: _PlotValue
}

/// Everything that modifiers set on marks.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: StyleDatum?
  var symbol: MarkSymbol?
  var symbolBy: StyleDatum?
  /// The size of a symbol, in points.
  var symbolSize: CGSize?
  var symbolSizeBy: StyleDatum?
  var lineStyle: StrokeStyle?
  var lineStyleBy: StyleDatum?
  var positionBy: StyleDatum?
  /// The axis along which marks of the same place stand beside each other; nil depends on the mark.
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var opacity = 1.0
  var cornerRadius: CGFloat = 0
  var cornerStyle = RoundedCornerStyle.continuous
  var interpolation = InterpolationMethod.linear
  var offset = MarkOffset()
  var blur: CGFloat = 0
  var shadow: MarkShadow?
  /// The shape to which bars, rectangles and areas are cut.
  var clipShape: AnyShape?
  var blendMode: BlendMode?
  var zIndex = 0.0
  var clipsToPlot = false
  var alignsStylesWithPlot = false
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var accessibilityIdentifier: String?
  var isAccessibilityHidden = false
}

/// The shadow of a mark; lengths are in points.
struct MarkShadow: Equatable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
}

/// The displacement of a mark, in points.
struct MarkOffset {
  var x: CGFloat = 0
  var y: CGFloat = 0
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// The style of several marks. Not changed once it is made, so that marks share it.
final class SharedMarkStyle {
  let values: MarkStyle
  init(_ values: MarkStyle) { self.values = values }
  nonisolated(unsafe) static let plain = SharedMarkStyle(MarkStyle())
}

/// The kind of a mark.
enum MarkKind: Hashable {
  case line, area, bar, point, rule, rectangle, sector
}

/// The values that the points of most lines do not have. Not changed once they are made.
final class MarkDetails {
  let xEnd: Datum?
  let yEnd: Datum?
  /// The line or area that a point belongs to.
  let series: _PlotValue?
  let width: MarkDimension
  let height: MarkDimension
  let stacking: MarkStackingMethod
  /// The gap between a sector and its neighbours, in points.
  let inset: CGFloat

  init(
    xEnd: Datum?, yEnd: Datum?, series: _PlotValue?, width: MarkDimension, height: MarkDimension,
    stacking: MarkStackingMethod, inset: CGFloat
  ) {
    (self.xEnd, self.yEnd, self.series) = (xEnd, yEnd, series)
    (self.width, self.height, self.stacking, self.inset) = (width, height, stacking, inset)
  }

  nonisolated(unsafe) static let plain = MarkDetails(
    xEnd: nil, yEnd: nil, series: nil, width: .automatic, height: .automatic, stacking: .standard, inset: 0)
}

/// A mark with its values and its style. Small, as a line has 100,000 of them.
struct Mark {
  let kind: MarkKind
  let x: Datum?
  let y: Datum?
  let details: MarkDetails
  var style = SharedMarkStyle.plain

  init(
    kind: MarkKind, x: Datum? = nil, xEnd: Datum? = nil, y: Datum? = nil, yEnd: Datum? = nil,
    series: _PlotValue? = nil, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard, inset: CGFloat = 0
  ) {
    (self.kind, self.x, self.y) = (kind, x, y)
    let isPlain =
      xEnd == nil && yEnd == nil && series == nil && inset == 0 && stacking == .standard && width == .automatic
      && height == .automatic
    details =
      isPlain
      ? .plain
      : MarkDetails(
        xEnd: xEnd, yEnd: yEnd, series: series, width: width, height: height, stacking: stacking, inset: inset)
  }

  var xEnd: Datum? { details.xEnd }
  var yEnd: Datum? { details.yEnd }
  var series: _PlotValue? { details.series }
  var width: MarkDimension { details.width }
  var height: MarkDimension { details.height }
  var stacking: MarkStackingMethod { details.stacking }
  var inset: CGFloat { details.inset }
}

/// The marks of a chart in their order, with the labels of its dimensions.
public struct _ChartMarks {
  var collected = CollectedMarks()
  var marks: [Mark] { collected.marks }
  var functions: [FunctionPlot] = []
  /// The style that the modifiers around the next mark set.
  var style = SharedMarkStyle.plain
  var xLabel: PlotLabel?
  var yLabel: PlotLabel?
  var angleLabel: PlotLabel?

  mutating func append(_ mark: Mark) {
    var mark = mark
    mark.style = style
    collected.append(mark)
  }

  /// Appends a point of a line.
  mutating func appendPoint(_ x: Datum, _ y: Datum, series: _PlotValue? = nil) {
    guard series == nil, x.end == nil, y.end == nil, let first = x.value.quantity, let second = y.value.quantity else {
      return append(Mark(kind: .line, x: x, y: y, series: series))
    }
    collected.appendPoint(first, second, hasDates: (x.value.isDate, y.value.isDate), style)
  }

  /// Collects content with a changed style.
  mutating func collect(_ content: some ChartContent, _ change: (inout MarkStyle) -> Void) {
    let outer = style
    var values = outer.values
    change(&values)
    style = SharedMarkStyle(values)
    content._collect(into: &self)
    style = outer
  }
}

struct StyledContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkStyle) -> Void
  func _collect(into marks: inout _ChartMarks) { marks.collect(content, change) }
}

extension ChartContent {
  func styled(_ change: @escaping (inout MarkStyle) -> Void) -> StyledContent<Self> {
    StyledContent(content: self, change: change)
  }
}
