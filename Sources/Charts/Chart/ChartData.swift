// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import SwiftUI

/// A chart's marks in units of its plot, and its scales. Independent of the chart's size.
///
/// Reads: the marks and the settings. Produces: scales, places, the values of the legend. Cost: O(n) in the marks.
struct ChartData {
  private(set) var x = PositionScale()
  private(set) var y = PositionScale()
  private(set) var placed: [PlacedMark] = []
  private(set) var styles: MarkStyles
  let collected: _ChartMarks
  /// The number of marks that have no place, such as those with a value that is not a number.
  private(set) var skipped = 0
  private(set) var hasSectors = false
  /// The sum of all sectors.
  private(set) var angleTotal = 0.0

  /// The number of marks with a place, and of points that the picture does not need.
  var count: Int { placed.count + collected.collected.leftOut }

  init(_ collected: _ChartMarks, _ settings: ChartSettings) {
    var collected = collected
    collected.collected.reduce(settings)
    self.collected = collected
    styles = MarkStyles(collected, settings)
    let rounding = (
      x: _DomainRounding(settings.xAxis, settings.calendar), y: _DomainRounding(settings.yAxis, settings.calendar)
    )
    var xValues = ScaleBuilder(settings.xScale, rounding.x)
    var yValues = ScaleBuilder(settings.yScale, rounding.y)
    for mark in collected.marks where mark.kind != .sector {
      for datum in [mark.x, mark.xEnd] { if let datum { xValues.add(datum.value) } }
      for datum in [mark.y, mark.yEnd] { if let datum { yValues.add(datum.value) } }
      // The kinds of the axes are known from the first values.
      break
    }
    let kinds = (x: xValues.isCategory, y: yValues.isCategory)
    xValues = ScaleBuilder(settings.xScale, rounding.x)
    yValues = ScaleBuilder(settings.yScale, rounding.y)

    var stacking = Stacking()
    let marks = collected.marks
    for mark in marks where mark.stacking == .normalized || mark.stacking == .center {
      if let value = Self.stacked(mark, kinds) { stacking.total(mark, value.value, isVertical: value.isVertical) }
    }
    var spans: [(start: Double, end: Double)?] = []
    spans.reserveCapacity(marks.count)
    var barPlaces: (x: Set<Double>, y: Set<Double>) = ([], [])
    var lastStyle: SharedMarkStyle?
    var slotNumbers: [_PlotValue: Int] = [:]
    for mark in marks {
      if mark.kind == .sector {
        hasSectors = true
        let value = mark.x?.value.quantity ?? 0
        if value.isFinite, value > 0 { angleTotal += value }
        spans.append(nil)
        continue
      }
      if mark.style !== lastStyle {
        lastStyle = mark.style
        if let slot = mark.style.values.positionBy?.value, slotNumbers[slot] == nil {
          slotNumbers[slot] = slotNumbers.count
        }
      }
      guard let value = Self.stacked(mark, kinds) else {
        if let x = mark.x { xValues.add(x) }
        if let x = mark.xEnd { xValues.add(x) }
        if let y = mark.y { yValues.add(y) }
        if let y = mark.yEnd { yValues.add(y) }
        if mark.kind == .bar { Self.note(mark, Self.isVertical(mark, kinds), &barPlaces) }
        spans.append(nil)
        continue
      }
      let span = value.value.isFinite ? stacking.place(mark, value.value, isVertical: value.isVertical) : nil
      spans.append(span)
      if value.isVertical {
        if let x = mark.x { xValues.add(x) }
        if let span { yValues.add(.number(span.start)); yValues.add(.number(span.end)) }
      } else {
        if let y = mark.y { yValues.add(y) }
        if let span { xValues.add(.number(span.start)); xValues.add(.number(span.end)) }
      }
      if mark.kind == .bar { Self.note(mark, value.isVertical, &barPlaces) }
    }
    Self.addFunctions(collected.functions, &xValues, &yValues)
    let (xGap, yGap) = (Self.gap(barPlaces.x), Self.gap(barPlaces.y))
    x = xValues.scale(margin: (xGap ?? 0) / 2)
    y = yValues.scale(margin: (yGap ?? 0) / 2)
    // Names are read from the top.
    if y.kind == .category { y.isReversed.toggle() }
    place(marks, spans, kinds, slotNumbers, xGap, yGap)
  }

  /// The value of a bar or an area that stands upon others, and its direction; nil for other marks.
  private static func stacked(_ mark: Mark, _ kinds: (x: Bool, y: Bool)) -> (value: Double, isVertical: Bool)? {
    guard mark.kind == .bar || mark.kind == .area, mark.xEnd == nil, mark.yEnd == nil else { return nil }
    let isVertical = isVertical(mark, kinds)
    guard let datum = isVertical ? mark.y : mark.x, datum.end == nil, case .number(let value) = datum.value else {
      return nil
    }
    return (value, isVertical)
  }

  /// Whether a bar or an area extends along the vertical axis.
  private static func isVertical(_ mark: Mark, _ kinds: (x: Bool, y: Bool)) -> Bool {
    if mark.yEnd != nil { return true }
    if mark.xEnd != nil { return false }
    guard let x = mark.x else { return true }
    guard let y = mark.y else { return false }
    if kinds.x { return true }
    if kinds.y { return false }
    func isNumber(_ datum: Datum) -> Bool {
      if datum.end == nil, case .number = datum.value { return true }
      return false
    }
    return isNumber(y) || !isNumber(x)
  }

  private static func note(_ mark: Mark, _ isVertical: Bool, _ places: inout (x: Set<Double>, y: Set<Double>)) {
    if isVertical, let x = mark.x, x.end == nil, let value = x.value.quantity, value.isFinite {
      places.x.insert(value)
    } else if !isVertical, let y = mark.y, y.end == nil, let value = y.value.quantity, value.isFinite {
      places.y.insert(value)
    }
  }

  /// The least distance of bars at numbers; nil without bars there.
  private static func gap(_ places: Set<Double>) -> Double? {
    if places.isEmpty { return nil }
    let sorted = places.sorted()
    let gap = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min()
    return gap ?? (abs(sorted[0]) > 1e6 ? 86_400 : 1)
  }

  private static func addFunctions(_ plots: [FunctionPlot], _ x: inout ScaleBuilder, _ y: inout ScaleBuilder) {
    for plot in plots {
      if let domain = plot.domain {
        x.add(quantity: domain.lowerBound)
        x.add(quantity: domain.upperBound)
      }
    }
    guard !plots.isEmpty else { return }
    let bounds = x.scale().bounds
    for plot in plots {
      let domain = plot.domain ?? bounds
      for step in 0...100 {
        let values = plot.values(domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / 100)
        y.add(.number(values.0))
        y.add(.number(values.1))
      }
    }
  }

  private mutating func place(
    _ marks: [Mark], _ spans: [(start: Double, end: Double)?], _ kinds: (x: Bool, y: Bool),
    _ slots: [_PlotValue: Int], _ xGap: Double?, _ yGap: Double?
  ) {
    placed.reserveCapacity(marks.count)
    // The styles of marks are read once for those that share one.
    var (lastStyle, slot, axis): (SharedMarkStyle?, _PlotValue?, Axis?) = (nil, nil, nil)
    for (index, mark) in marks.enumerated() {
      if mark.kind == .sector {
        if let number = mark.x?.value.quantity, number.isFinite, number > 0 {
          placed.append(PlacedMark(mark: mark, x0: 0, x1: number / angleTotal, y0: 0, y1: 1))
        } else {
          skipped += 1
        }
        continue
      }
      let isVertical = mark.kind == .bar || mark.kind == .area ? Self.isVertical(mark, kinds) : true
      let span = spans[index]
      guard
        let (x0, x1) = extent(
          mark.x, mark.xEnd, x, isVertical ? nil : span, usesBand: mark.kind == .bar || mark.kind == .rectangle),
        let (y0, y1) = extent(
          mark.y, mark.yEnd, y, isVertical ? span : nil, usesBand: mark.kind == .bar || mark.kind == .rectangle),
        x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite
      else {
        skipped += 1
        continue
      }
      var result = PlacedMark(mark: mark, x0: x0, x1: x1, y0: y0, y1: y1, isVertical: isVertical)
      if mark.style !== lastStyle {
        lastStyle = mark.style
        (slot, axis) = (mark.style.values.positionBy?.value, mark.style.values.positionAxis)
      }
      if let slot {
        let width: Axis = isVertical && mark.kind == .bar || kinds.x || !kinds.y ? .horizontal : .vertical
        let axis = axis ?? width
        // Bars stand beside each other along their width alone.
        if mark.kind != .bar || axis == (isVertical ? .horizontal : .vertical) {
          (result.slot, result.slots, result.slotAxis) = (slots[slot] ?? 0, slots.count, axis)
        }
      }
      if mark.kind == .bar {
        let (gap, scale) = isVertical ? (xGap, x) : (yGap, y)
        result.gap = gap.map { abs($0 / (scale.upper - scale.lower)) }
      }
      placed.append(result)
    }
  }

  /// The start and the end of a mark along one axis, in units; nil without a place.
  private func extent(
    _ datum: Datum?, _ end: Datum?, _ scale: PositionScale, _ span: (start: Double, end: Double)?, usesBand: Bool
  ) -> (Double, Double)? {
    if let span {
      // On a logarithmic scale, bars begin at its start.
      guard let end = scale.unit(.number(span.end)) else { return nil }
      return (scale.unit(.number(span.start)) ?? (scale.isReversed ? 1 : 0), end)
    }
    guard let datum else { return (0, 1) }
    if let end {
      guard let first = scale.unit(datum.value), let last = scale.unit(end.value) else { return nil }
      return (first, last)
    }
    guard let band = scale.band(datum) else { return nil }
    if usesBand { return band }
    let middle = (band.start + band.end) / 2
    return (middle, middle)
  }

  /// The distance by which symbols and lines at the edges of the plot extend beyond it, in points.
  var margin: CGFloat {
    var result: CGFloat = 2
    var last: SharedMarkStyle?
    for mark in placed where mark.mark.style !== last {
      last = mark.mark.style
      let style = mark.mark.style.values
      switch mark.mark.kind {
      case .line, .rule: result = max(result, styles.stroke(style, isRule: mark.mark.kind == .rule).lineWidth)
      case .point: break
      default: continue
      }
      if let symbol = styles.symbol(style, isPoint: mark.mark.kind == .point), case .shape(let shape) = symbol {
        let (size, unit) = (styles.symbolSize(style), shape.perceptualUnitRect)
        result = max(result, size.width * max(unit.width, 1), size.height * max(unit.height, 1))
      }
    }
    return min(result, 200).rounded(.up)
  }

  /// The places as a vector; empty for so many marks that changes are not animated.
  var places: MarkPlaces {
    guard count <= MarkPlaces.most else { return .zero }
    return MarkPlaces(numbers: placed.flatMap { [$0.x0, $0.x1, $0.y0, $0.y1] })
  }

  /// The same chart with other places.
  func moved(to places: MarkPlaces) -> ChartData {
    guard places.numbers.count == placed.count * 4 else { return self }
    var result = self
    for index in placed.indices {
      result.placed[index].x0 = places.numbers[index * 4]
      result.placed[index].x1 = places.numbers[index * 4 + 1]
      result.placed[index].y0 = places.numbers[index * 4 + 2]
      result.placed[index].y1 = places.numbers[index * 4 + 3]
    }
    return result
  }

  /// The same chart with a part of an axis: from a coordinate, with a length.
  func showing(_ axis: Axis, from start: Double, length: Double) -> ChartData {
    guard start.isFinite, length.isFinite, length > 0 else { return self }
    var result = self
    let old = axis == .horizontal ? x : y
    var scale = old
    (scale.lower, scale.upper) = (start, start + length)
    func moved(_ unit: Double) -> Double {
      scale.unit(coordinate: old.lower + (old.isReversed ? 1 - unit : unit) * (old.upper - old.lower))
    }
    for index in placed.indices {
      let mark = placed[index]
      if axis == .horizontal, mark.mark.x != nil {
        (result.placed[index].x0, result.placed[index].x1) = (moved(mark.x0), moved(mark.x1))
      } else if axis == .vertical, mark.mark.y != nil {
        (result.placed[index].y0, result.placed[index].y1) = (moved(mark.y0), moved(mark.y1))
      }
      result.placed[index].gap = mark.gap.map { $0 * abs((old.upper - old.lower) / length) }
    }
    if axis == .horizontal { result.x = scale } else { result.y = scale }
    return result
  }
}
