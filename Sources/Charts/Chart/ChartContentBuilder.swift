// SPDX-License-Identifier: MIT

import EspalierCore
import SwiftUI

/// Combines marks: several in a row, `if`, `switch`, `if #available`.
@resultBuilder
public struct ChartContentBuilder {
  /// Content without marks.
  public static func buildBlock() -> some ChartContent { BuilderContent<Never>.empty }
  /// One mark.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
  /// The first of several marks.
  public static func buildPartialBlock<Content: ChartContent>(first: Content) -> Content { first }
  /// The marks so far, and the next one.
  public static func buildPartialBlock<First: ChartContent, Next: ChartContent>(
    accumulated: First, next: Next
  ) -> some ChartContent {
    PairContent(first: accumulated, next: next)
  }
  /// Content behind an `if` without `else`.
  public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
  /// The first branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> BuilderConditional<First, Second> {
    .first(first)
  }
  /// The second branch.
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> BuilderConditional<First, Second> {
    .second(second)
  }
  /// Content behind `if #available`.
  public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent {
    AnyChartContent(content)
  }
}

/// One of two kinds of content, depending on a condition.
public enum BuilderConditional<First, Second> {
  /// The content of the first branch.
  case first(First)
  /// The content of the second branch.
  case second(Second)
}

extension BuilderConditional: ChartContent where First: ChartContent, Second: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("conditional content has no body") }
  public func _collect(into marks: inout _ChartMarks) {
    switch self {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

/// Content whose type is not known to the compiler.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("erased content has no body") }
  let collect: (inout _ChartMarks) -> Void

  /// Erases the type of a content.
  public init<Content: ChartContent>(_ content: Content) { collect = { content._collect(into: &$0) } }
  /// Erases the type of a content.
  public init<Content: ChartContent>(erasing content: Content) { self.init(content) }

  public func _collect(into marks: inout _ChartMarks) { collect(&marks) }
}

enum BuilderContent<Content>: PrimitiveChartContent {
  case empty
  func _collect(into marks: inout _ChartMarks) {}
}

struct PairContent<First: ChartContent, Next: ChartContent>: PrimitiveChartContent {
  let first: First
  let next: Next
  func _collect(into marks: inout _ChartMarks) {
    first._collect(into: &marks)
    next._collect(into: &marks)
  }
}

/// A plot, which combines marks with modifiers of all of them.
public struct Plot<Content: ChartContent>: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("a plot has no body") }
  let content: Content

  /// Combines marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("a group has no body") }

  /// Marks that belong together. A modifier of the group is applied to each of them.
  public init(@ChartContentBuilder content: () -> Content) { self = .of(content()) }

  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}
