// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The styles of marks: those that modifiers set, and those of values by the chart's scales.
struct MarkStyles {
  let foreground: StyleScale<AnyShapeStyle>
  let symbols: StyleScale<AnyChartSymbolShape>
  let lines: StyleScale<StrokeStyle>
  /// The bounds of numbers by which colours are chosen; nil without such numbers.
  private(set) var rampBounds: ClosedRange<Double>?
  let ramp: [Color]
  private let sizeBounds: ClosedRange<Double>
  private let sizes: ClosedRange<CGFloat>
  /// The labels of the dimensions in the legend.
  let labels: (foreground: PlotLabel?, symbol: PlotLabel?, line: PlotLabel?)
  /// Marks that depend on each scale.
  let kinds: (foreground: Set<MarkKind>, symbol: Set<MarkKind>, line: Set<MarkKind>)

  /// The size of a symbol without one, in points.
  static let symbolSize = CGSize(width: 6, height: 6)

  init(_ collected: _ChartMarks, _ settings: ChartSettings) {
    var found = (foreground: Distinct(), symbol: Distinct(), line: Distinct())
    var numbers = (low: Double.infinity, high: -Double.infinity)
    var areas = (low: Double.infinity, high: -Double.infinity)
    var last: SharedMarkStyle?
    var labels: (foreground: PlotLabel?, symbol: PlotLabel?, line: PlotLabel?) = (nil, nil, nil)
    var kinds: (foreground: Set<MarkKind>, symbol: Set<MarkKind>, line: Set<MarkKind>) = ([], [], [])
    func add(_ shared: SharedMarkStyle, _ kind: MarkKind) {
      if last === shared { return }
      last = shared
      let style = shared.values
      if let datum = style.foregroundBy {
        if labels.foreground == nil { labels.foreground = datum.label }
        if case .number(let number) = datum.value {
          if number.isFinite { numbers = (min(numbers.low, number), max(numbers.high, number)) }
        } else {
          found.foreground.add(datum.value)
        }
        kinds.foreground.insert(kind)
      }
      if let datum = style.symbolBy {
        if labels.symbol == nil { labels.symbol = datum.label }
        found.symbol.add(datum.value)
        kinds.symbol.insert(kind)
      }
      if let datum = style.lineStyleBy {
        if labels.line == nil { labels.line = datum.label }
        found.line.add(datum.value)
        kinds.line.insert(kind)
      }
      if let number = style.symbolSizeBy?.value.quantity, number.isFinite {
        areas = (min(areas.low, number), max(areas.high, number))
      }
    }
    for mark in collected.marks { add(mark.style, mark.kind) }
    for plot in collected.functions { add(plot.style, plot.kind) }
    (self.labels, self.kinds) = (labels, kinds)
    foreground = StyleScale(
      found.foreground.values, settings.foregroundScale, standard: SeriesColors.all.map { AnyShapeStyle($0) })
    symbols = StyleScale(
      found.symbol.values, settings.symbolScale, standard: BasicChartSymbolShape.scale.map { AnyChartSymbolShape($0) })
    lines = StyleScale(found.line.values, settings.lineScale, standard: Self.dashes)
    if numbers.low <= numbers.high { rampBounds = numbers.low...numbers.high }
    if rampBounds != nil, case .values(let given)? = settings.foregroundScale?.domain,
      let low = given.compactMap(\.quantity).min(), let high = given.compactMap(\.quantity).max()
    {
      rampBounds = low...high
    }
    ramp = settings.ramp.map { $0.stops.map(\.color) } ?? SeriesColors.ramp
    sizes = settings.symbolSizes
    if case .values(let given)? = settings.symbolSizeDomain, let low = given.compactMap(\.quantity).min(),
      let high = given.compactMap(\.quantity).max()
    {
      sizeBounds = low...high
    } else {
      sizeBounds = areas.low <= areas.high ? min(areas.low, 0)...areas.high : 0...1
    }
  }

  private struct Distinct {
    var values: [_PlotValue] = []
    private var known: Set<_PlotValue> = []
    mutating func add(_ value: _PlotValue) {
      if known.insert(value).inserted { values.append(value) }
    }
  }

  /// The strokes of series without a scale.
  static let dashes: [StrokeStyle] = [[], [6, 4], [2, 3], [10, 4, 2, 4], [10, 6], [2, 6]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }

  /// The fill of a mark, and the colour of a line.
  func foreground(_ style: MarkStyle) -> AnyShapeStyle {
    if let datum = style.foregroundBy {
      // A style inside of `foregroundStyle(by:)` would have been set on it: the outer one is replaced.
      if case .number(let number) = datum.value, let rampBounds {
        if foreground.values.isEmpty { return AnyShapeStyle(color(number, rampBounds)) }
      }
      return foreground.style(datum.value)
    }
    return style.foreground ?? AnyShapeStyle(SeriesColors.all[0])
  }

  private func color(_ number: Double, _ bounds: ClosedRange<Double>) -> Color {
    let span = bounds.upperBound - bounds.lowerBound
    let part = span > 0 && number.isFinite ? min(max((number - bounds.lowerBound) / span, 0), 1) : 0
    guard ramp.count > 1 else { return ramp.first ?? .blue }
    let place = part * Double(ramp.count - 1)
    let index = min(ramp.indices.dropLast().last { Double($0) <= place } ?? 0, ramp.count - 2)
    return ramp[index].mix(with: ramp[index + 1], by: place - Double(index))
  }

  /// The symbol of a point; nil for a point of a line without one.
  func symbol(_ style: MarkStyle, isPoint: Bool) -> MarkSymbol? {
    if let datum = style.symbolBy { return .shape(symbols.style(datum.value)) }
    return style.symbol ?? (isPoint ? .shape(AnyChartSymbolShape(.circle)) : nil)
  }

  /// The size of a symbol, in points.
  func symbolSize(_ style: MarkStyle) -> CGSize {
    if let number = style.symbolSizeBy?.value.quantity, number.isFinite {
      let span = sizeBounds.upperBound - sizeBounds.lowerBound
      let part = span > 0 ? min(max((number - sizeBounds.lowerBound) / span, 0), 1) : 1
      return CGSize(area: sizes.lowerBound + part * (sizes.upperBound - sizes.lowerBound))
    }
    return style.symbolSize ?? Self.symbolSize
  }

  /// The stroke of a line.
  func stroke(_ style: MarkStyle, isRule: Bool) -> StrokeStyle {
    if let datum = style.lineStyleBy { return lines.style(datum.value) }
    return style.lineStyle
      ?? (isRule ? StrokeStyle(lineWidth: 1) : StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
  }
}
