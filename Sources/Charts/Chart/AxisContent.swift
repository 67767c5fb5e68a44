// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The lines, ticks and labels of an axis.
public protocol AxisContent {
  /// Appends the axis' elements.
  func _collect(into axis: inout _AxisElements)
}

/// Combines several kinds of marks of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// An axis without marks.
  public static func buildBlock() -> some AxisContent { AxisContentList(parts: []) }
  /// One kind of marks.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// The first kind of marks.
  public static func buildPartialBlock<Content: AxisContent>(first: Content) -> Content { first }
  /// The marks so far, and the next ones.
  public static func buildPartialBlock(accumulated: some AxisContent, next: some AxisContent) -> some AxisContent {
    AxisContentList(parts: [accumulated, next])
  }
  /// Marks behind an `if` without `else`.
  public static func buildIf(_ content: (some AxisContent)?) -> some AxisContent {
    AxisContentList(parts: content.map { [$0] } ?? [])
  }
  /// The first branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }
  /// The second branch.
  public static func buildEither<First: AxisContent, Second: AxisContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }
  /// Marks behind `if #available`.
  public static func buildLimitedAvailability(_ content: some AxisContent) -> some AxisContent {
    AxisContentList(parts: [content])
  }
}

struct AxisContentList: AxisContent {
  let parts: [any AxisContent]
  func _collect(into axis: inout _AxisElements) {
    for part in parts { part._collect(into: &axis) }
  }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  public func _collect(into axis: inout _AxisElements) {
    switch self {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
}

/// The elements of an axis, with everything that their makers depend on.
public struct _AxisElements {
  let axis: Axis
  let scale: PositionScale
  /// The length of the axis, in points.
  let length: CGFloat
  let calendar: Calendar
  let locale: Locale
  var elements: [AxisElement] = []

  // The state while the marks of one value are collected.
  var value: AxisValue?
  var edge = Edge.bottom
  var isAligned = false
  var isInset = false
  var style = AxisStyle()
}

/// The values that modifiers set on an element of an axis.
struct AxisStyle {
  var foreground: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
}

/// A line, a tick or a label.
struct AxisElement {
  enum Kind {
    case grid(StrokeStyle)
    case tick(length: AxisMarkLength, StrokeStyle)
    case label(AnyView, AxisLabelPlace)
  }
  let kind: Kind
  /// The place on the axis, 0…1; for the marks of a category or a unit of time, its start.
  let unit: Double
  /// The end of the category or the unit of time.
  let end: Double
  let edge: Edge
  let style: AxisStyle
}

/// The place of a label relative to its value.
struct AxisLabelPlace {
  var isCentered = false
  var anchor: UnitPoint?
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  var isInset = false
  var isAligned = false
  var angle = Angle.zero
}

/// The length of ticks.
public struct AxisMarkLength: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let points: CGFloat
  /// Whether the length is added to the extent of the labels.
  let includesLabels: Bool

  /// The framework's length.
  public static let automatic = AxisMarkLength(points: 4, includesLabels: false)
  /// As long as labels are high, so that ticks stand beside them.
  public static let label = AxisMarkLength(points: 0, includesLabels: true)
  /// As long as labels are high, and some points more.
  public static func label(extendPastBy points: CGFloat) -> AxisMarkLength {
    AxisMarkLength(points: points, includesLabels: true)
  }
  /// As long as labels are high, and some points more.
  public static func longestLabel(extendPastBy points: CGFloat) -> AxisMarkLength { label(extendPastBy: points) }
  /// A length in points.
  public init(floatLiteral value: Double) { self.init(points: value, includesLabels: false) }
  /// A length in points.
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value), includesLabels: false) }
  init(points: CGFloat, includesLabels: Bool) { (self.points, self.includesLabels) = (points, includesLabels) }
}
