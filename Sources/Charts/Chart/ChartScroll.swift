// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The scrolling of a chart's axes.
struct ChartScroll {
  var axes: Axis.Set = []
  /// The lengths of the visible parts in the units of the scales; seconds for dates, a number of categories.
  var xLength: Double?
  var yLength: Double?
  var x: ChartScrollPosition?
  var y: ChartScrollPosition?
  var initialX: _PlotValue?
  var initialY: _PlotValue?
  var behavior: (any ChartScrollTargetBehavior)?
}

/// The binding of a position, without its type.
struct ChartScrollPosition {
  let get: () -> _PlotValue
  let set: (_PlotValue) -> Void
  /// Whether the binding has a value, or the nearest one of its type, such as an integer.
  let holds: (_PlotValue) -> Bool

  init<P: Plottable>(_ binding: Binding<P>) {
    get = { binding.wrappedValue.plotValue }
    holds = { P.make($0)?.plotValue == binding.wrappedValue.plotValue }
    set = {
      if let value = P.make($0), value.plotValue != binding.wrappedValue.plotValue { binding.wrappedValue = value }
    }
  }
}

extension View {
  /// The axes along which the plot scrolls. The visible part is that of `chartXVisibleDomain(length:)`; without one, a third.
  public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scroll.axes = axes } }

  /// The length of the visible part of the horizontal scale: a difference of numbers, seconds, or a number of categories.
  public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.quantity
    return chart { $0.scroll.xLength = length }
  }

  /// The length of the visible part of the vertical scale: a difference of numbers, seconds, or a number of categories.
  public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.quantity
    return chart { $0.scroll.yLength = length }
  }

  /// The value at the start of the visible part of the horizontal scale.
  public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let position = ChartScrollPosition(x)
    return chart { $0.scroll.x = position }
  }

  /// The value at the start of the visible part of the vertical scale.
  public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let position = ChartScrollPosition(y)
    return chart { $0.scroll.y = position }
  }

  /// The values at which the visible part comes to rest after a finger is lifted.
  public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scroll.behavior = behavior }
  }

  /// The value at the start of the horizontal scale, at first.
  public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let value = initialX.plotValue
    return chart { $0.scroll.initialX = value }
  }

  /// The value at the start of the vertical scale, at first.
  public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let value = initialY.plotValue
    return chart { $0.scroll.initialY = value }
  }
}

/// The visible part of one axis.
struct VisiblePart {
  let axis: Axis
  let scale: PositionScale
  let length: Double

  /// nil if the axis does not scroll, or is visible as a whole.
  init?(_ axis: Axis, _ data: ChartData, _ scroll: ChartScroll) {
    guard scroll.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
    let scale = axis == .horizontal ? data.x : data.y
    let whole = scale.upper - scale.lower
    let length = (axis == .horizontal ? scroll.xLength : scroll.yLength) ?? whole / 3
    guard length > 0, length.isFinite, length < whole else { return nil }
    (self.axis, self.scale, self.length) = (axis, scale, length)
  }

  private var whole: Double { scale.upper - scale.lower }
  /// The size of the whole axis, as a multiple of the visible part.
  var ratio: CGFloat { min(whole / length, 10_000) }

  /// The start of the visible part at a value, within the scale.
  func start(at value: _PlotValue?) -> Double {
    guard let value, var coordinate = scale.coordinate(value) else { return scale.lower }
    if scale.kind == .category { coordinate -= 0.5 }
    return clamped(coordinate)
  }

  /// A start within the scale.
  func clamped(_ start: Double) -> Double { min(max(start, scale.lower), scale.upper - length) }

  /// The start of the visible part after a part of the whole scroll distance, 0…1. A reversed axis begins with its end.
  func start(part: Double) -> Double {
    let part = min(max(part, 0), 1)
    return scale.lower + (scale.isReversed ? 1 - part : part) * (whole - length)
  }

  /// The part of the scroll distance for a start.
  func part(start: Double) -> Double {
    let part = (start - scale.lower) / (whole - length)
    return scale.isReversed ? 1 - part : part
  }

  /// The value at a start; for categories the first that is visible by more than a half.
  func value(start: Double) -> _PlotValue? {
    switch scale.kind {
    case .category:
      let place = (start + 0.5).rounded(.down)
      return scale.categories.indices.first { Double($0) == place }.map { scale.categories[$0] }
    case .date: return .date(start)
    case .number: return .number(scale.type.value(start))
    }
  }
}
