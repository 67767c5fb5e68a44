// SPDX-License-Identifier: MIT

/// A part of a chart: a mark, or content made of marks.
public protocol ChartContent {
  /// The type of the content that this content consists of; `Never` for marks.
  associatedtype Body: ChartContent
  /// The content that this content consists of.
  @MainActor @preconcurrency @ChartContentBuilder var body: Body { get }

  /// Appends the marks.
  func _collect(into marks: inout _ChartMarks)
}

extension ChartContent {
  public func _collect(into marks: inout _ChartMarks) {
    // Charts are collected in the body of a view, on the main actor.
    let content = UncheckedContent(content: self)
    let box = MarksBox(marks)
    MainActor.assumeIsolated { content.content.body._collect(into: &box.marks) }
    marks = box.marks
  }
}

private struct UncheckedContent<Content>: @unchecked Sendable { let content: Content }

private final class MarksBox: @unchecked Sendable {
  var marks: _ChartMarks
  init(_ marks: _ChartMarks) { self.marks = marks }
}

extension Never: ChartContent {
  public func _collect(into marks: inout _ChartMarks) {}
}

/// A mark or a builder's part, which has no body.
protocol PrimitiveChartContent: ChartContent where Body == Never {}

extension PrimitiveChartContent {
  public var body: Never { fatalError("\(Self.self) is a mark: it has no body") }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("optional content has no body") }
  public func _collect(into marks: inout _ChartMarks) { self?._collect(into: &marks) }
}
