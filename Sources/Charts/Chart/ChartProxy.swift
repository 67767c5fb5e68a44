// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Places and values of a chart: `chartOverlay`, `chartBackground` and `chartGesture` get one.
///
/// Places are in points from the plot's upper left corner; `plotFrame` converts them to those of a view around.
public struct ChartProxy {
  let geometry: PlotGeometry
  let data: ChartData
  let frame: Anchor<CGRect>?
  let xSelection: ChartSelection?
  let ySelection: ChartSelection?
  let angleSelection: ChartSelection?

  /// The size of the plot, in points.
  public var plotSize: CGSize { geometry.size }
  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { geometry.size }
  /// The rectangle of the plot, for a `GeometryProxy`; nil before the first layout.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The size of the plot, in points.
  public var plotContainerFrame: Anchor<CGRect>? { frame }

  /// The horizontal place of a value, in points; nil for a value that the axis does not have.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { geometry.x.unit(value.plotValue).map(geometry.x) }

  /// The vertical place of a value, in points from the top; nil for a value that the axis does not have.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { geometry.y.unit(value.plotValue).map(geometry.y) }

  /// The place of two values; nil if an axis does not have one of them.
  public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The interval of a value's category on the horizontal axis, in points; empty at a number or a date.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let band = geometry.x.band(Datum(value: value.plotValue)) else { return nil }
    let (a, b) = (geometry.x(band.start), geometry.x(band.end))
    return min(a, b)...max(a, b)
  }

  /// The interval of a value's category on the vertical axis, in points; empty at a number or a date.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let band = geometry.y.band(Datum(value: value.plotValue)) else { return nil }
    let (a, b) = (geometry.y(band.start), geometry.y(band.end))
    return min(a, b)...max(a, b)
  }

  func xValue(_ position: CGFloat) -> _PlotValue? {
    let points = geometry.isMirrored ? geometry.size.width - position : position
    return geometry.x.value(unit: geometry.x.unit(points: points, length: geometry.size.width))
  }

  func yValue(_ position: CGFloat) -> _PlotValue? {
    geometry.y.value(unit: geometry.y.unit(points: geometry.size.height - position, length: geometry.size.height))
  }

  /// The value at a horizontal place; nil for an axis of another kind, and outside of the categories.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    xValue(position).flatMap(P.make)
  }

  /// The value at a vertical place; nil for an axis of another kind, and outside of the categories.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    yValue(position).flatMap(P.make)
  }

  /// The values at a place; nil if an axis has none there.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The angle of a place around the middle of the plot, clockwise from the top: 0…360 degrees.
  public func angle(at position: CGPoint) -> Angle {
    let (x, y) = (position.x - geometry.size.width / 2, position.y - geometry.size.height / 2)
    let turn = atan2(x, -y)
    return .radians(turn < 0 ? turn + 2 * .pi : turn)
  }

  /// The number up to an angle, as a part of the sum of all sectors; nil without sectors.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    angleValue(angle).flatMap(P.make)
  }

  private func angleValue(_ angle: Angle) -> _PlotValue? {
    data.hasSectors ? .number(angle.degrees / 360 * data.angleTotal) : nil
  }

  /// The style of a value of `foregroundStyle(by:)`.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    data.styles.foreground.style(value.plotValue)
  }

  /// Selects the value at a horizontal place, as a user's gesture does.
  public func selectXValue(at position: CGFloat) { xSelection?.select(xValue(clampedX(position))) }
  /// Selects the value at a vertical place, as a user's gesture does.
  public func selectYValue(at position: CGFloat) { ySelection?.select(yValue(clampedY(position))) }
  /// Selects the values between two horizontal places.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    xSelection?.selectRange(xValue(clampedX(from)), xValue(clampedX(to)))
  }
  /// Selects the values between two vertical places.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    ySelection?.selectRange(yValue(clampedY(from)), yValue(clampedY(to)))
  }
  /// Selects the number up to an angle.
  public func selectAngleValue(at angle: Angle) { angleSelection?.select(angleValue(angle)) }

  private func clampedX(_ position: CGFloat) -> CGFloat { min(max(position, 0), geometry.size.width) }
  private func clampedY(_ position: CGFloat) -> CGFloat { min(max(position, 0), geometry.size.height) }
}
