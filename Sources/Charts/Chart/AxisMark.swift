// SPDX-License-Identifier: MIT

import SwiftUI

/// A line, a tick or a label at one value of an axis.
public protocol AxisMark {
  /// Appends the element.
  func _collect(into axis: inout _AxisElements)
}

/// Combines the marks of one value.
@resultBuilder
public struct AxisMarkBuilder {
  /// No marks.
  public static func buildBlock() -> some AxisMark { AxisMarkList(parts: []) }
  /// One mark.
  public static func buildExpression<Mark: AxisMark>(_ mark: Mark) -> Mark { mark }
  /// The first mark.
  public static func buildPartialBlock<Mark: AxisMark>(first: Mark) -> Mark { first }
  /// The marks so far, and the next one.
  public static func buildPartialBlock(accumulated: some AxisMark, next: some AxisMark) -> some AxisMark {
    AxisMarkList(parts: [accumulated, next])
  }
  /// Marks behind an `if` without `else`.
  public static func buildIf(_ mark: (some AxisMark)?) -> some AxisMark { AxisMarkList(parts: mark.map { [$0] } ?? []) }
  /// The first branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(first: First) -> BuilderConditional<First, Second> {
    .first(first)
  }
  /// The second branch.
  public static func buildEither<First: AxisMark, Second: AxisMark>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }
  /// Marks behind `if #available`.
  public static func buildLimitedAvailability(_ mark: some AxisMark) -> some AxisMark { AxisMarkList(parts: [mark]) }
}

struct AxisMarkList: AxisMark {
  let parts: [any AxisMark]
  func _collect(into axis: inout _AxisElements) {
    for part in parts { part._collect(into: &axis) }
  }
}

extension BuilderConditional: AxisMark where First: AxisMark, Second: AxisMark {
  public func _collect(into axis: inout _AxisElements) {
    switch self {
    case .first(let mark): mark._collect(into: &axis)
    case .second(let mark): mark._collect(into: &axis)
    }
  }
}

struct StyledAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisStyle) -> Void
  func _collect(into axis: inout _AxisElements) {
    let outer = axis.style
    change(&axis.style)
    mark._collect(into: &axis)
    axis.style = outer
  }
}

extension AxisMark {
  /// The colour of a line, a tick or a label.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    StyledAxisMark(mark: self) { $0.foreground = AnyShapeStyle(style) }
  }
  /// The font of labels.
  public func font(_ font: Font?) -> some AxisMark { StyledAxisMark(mark: self) { $0.font = font } }
  /// Displaces a mark, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    StyledAxisMark(mark: self) {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Displaces a mark, in points.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
}

extension _AxisElements {
  /// Appends an element at the current value; without a place on the axis, nothing.
  /// - Parameter centered: Whether the element stands between the value and the next one; nil is true for categories.
  mutating func append(_ kind: AxisElement.Kind, centered: Bool?) {
    guard let value, let band = scale.band(Datum(value: value.value)) else { return }
    let tolerance = 1e-6
    let middle = (band.start + band.end) / 2
    guard middle > -tolerance, middle < 1 + tolerance else { return }
    let isCentered = centered ?? (scale.kind == .category)
    let end = value.end ?? band.end
    // Behind the last value there is no part of the axis.
    if isCentered, abs(end - band.start) < tolerance { return }
    elements.append(
      AxisElement(kind: kind, start: band.start, end: end, isCentered: isCentered, edge: edge, style: style))
  }
}

/// A line across the plot at a value.
public struct AxisGridLine: AxisMark {
  let stroke: StrokeStyle
  let isCentered: Bool?

  /// A line.
  /// - Parameters:
  ///   - centered: Whether it stands between the value and the next one; nil is true for categories, which have the line in
  ///     their middle.
  ///   - stroke: The stroke; nil is half a point wide.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
  }

  public func _collect(into axis: inout _AxisElements) { axis.append(.grid(stroke), centered: isCentered) }
}

/// A short line outside of the plot at a value.
public struct AxisTick: AxisMark {
  /// The length of a tick, under its name of the framework.
  public typealias Length = AxisMarkLength

  let length: AxisMarkLength
  let stroke: StrokeStyle
  let isCentered: Bool?

  /// A tick.
  /// - Parameters:
  ///   - centered: Whether it stands between the value and the next one; nil is true for categories.
  ///   - length: The length.
  ///   - stroke: The stroke; nil is half a point wide.
  public init(centered: Bool? = nil, length: AxisMarkLength = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke ?? StrokeStyle(lineWidth: 0.5)
  }

  /// A tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(
      centered: centered, length: AxisMarkLength(points: length, labels: .none), stroke: stroke)
  }

  public func _collect(into axis: inout _AxisElements) {
    axis.append(.tick(length: length, stroke), centered: isCentered)
  }
}
