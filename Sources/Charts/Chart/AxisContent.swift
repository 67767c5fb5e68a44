// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// The lines, ticks and labels of an axis.
public protocol AxisContent {
  /// Appends the axis' elements.
  func _collect(into axis: inout _AxisElements)
  /// Appends the values to which the domain of the axis is rounded.
  func _collect(into rounding: inout _DomainRounding)
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
  func _collect(into rounding: inout _DomainRounding) {
    for part in parts { part._collect(into: &rounding) }
  }
}

extension BuilderConditional: AxisContent where First: AxisContent, Second: AxisContent {
  public func _collect(into axis: inout _AxisElements) {
    switch self {
    case .first(let content): content._collect(into: &axis)
    case .second(let content): content._collect(into: &axis)
    }
  }
  public func _collect(into rounding: inout _DomainRounding) {
    switch self {
    case .first(let content): content._collect(into: &rounding)
    case .second(let content): content._collect(into: &rounding)
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
  var preset = AxisMarkPreset.automatic
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
    case label(AnyView, AxisLabelPlace, AxisMarkPreset)
  }
  let kind: Kind
  /// The part of the axis from the value to the next one, or a category's part, 0…1.
  let start: Double
  let end: Double
  /// Whether the element stands in the middle of that part, not at its start.
  let isCentered: Bool
  let edge: Edge
  let style: AxisStyle

  /// The place on the axis, 0…1.
  var place: Double { isCentered ? (start + end) / 2 : start }
}

/// The place of a label relative to its value.
struct AxisLabelPlace {
  /// nil is true for categories.
  var isCentered: Bool?
  var anchor: UnitPoint?
  /// The alignment with the other labels of the axis.
  var alignment: Alignment?
  var collisionResolution = AxisValueLabelCollisionResolution.automatic
  var orientation = AxisValueLabelOrientation.automatic
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
}

/// The length of ticks.
public struct AxisMarkLength: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Labels: Hashable { case none, own, longest }
  let points: CGFloat
  /// The labels to whose end the length is added.
  let labels: Labels

  /// The framework's length.
  public static let automatic = AxisMarkLength(points: 4, labels: .none)
  /// To the end of the label of the same value, so that the tick stands beside it.
  public static let label = AxisMarkLength(points: 0, labels: .own)
  /// To the end of the label of the same value, and some points more.
  public static func label(extendPastBy points: CGFloat) -> AxisMarkLength {
    AxisMarkLength(points: points, labels: .own)
  }
  /// To the end of the longest label of the axis.
  public static let longestLabel = AxisMarkLength(points: 0, labels: .longest)
  /// To the end of the longest label of the axis, and some points more.
  public static func longestLabel(extendPastBy points: CGFloat) -> AxisMarkLength {
    AxisMarkLength(points: points, labels: .longest)
  }
  /// A length in points.
  public init(floatLiteral value: Double) { self.init(points: value, labels: .none) }
  /// A length in points.
  public init(integerLiteral value: Int) { self.init(points: CGFloat(value), labels: .none) }
  init(points: CGFloat, labels: Labels) { (self.points, self.labels) = (points, labels) }
}
