// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Content of the `ticks` closure of a slider: any number of ticks, in any order.
@MainActor @preconcurrency
public protocol SliderTickContent<Value> {
  /// The type of the slider's value.
  associatedtype Value: BinaryFloatingPoint
  /// The type of the collection of ticks.
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>
  /// The ticks.
  @MainActor @preconcurrency var body: Body { get }
}

/// A mark of a slider at a value, with an optional label below it.
@MainActor @preconcurrency
public struct SliderTick<V: BinaryFloatingPoint>: @MainActor Comparable, @MainActor Identifiable, SliderTickContent {
  public typealias Value = V
  public typealias Body = [SliderTick<V>]

  /// The identity of a tick: its value.
  public struct ID: Hashable {
    let value: V
  }

  /// The value at which the mark stands.
  let value: V
  let label: AnyView?

  /// A mark without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// A mark with a label below it.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// A mark with a title below it.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) { Text(titleKey) } }

  /// A mark with a title below it, which is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) { Text(title) } }

  /// The identity: the value.
  public var id: ID { ID(value: value) }
  public var body: [SliderTick<V>] { [self] }

  public static func == (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value == b.value }
  public static func < (a: SliderTick<V>, b: SliderTick<V>) -> Bool { a.value < b.value }
}

/// Ticks for the elements of a collection.
@MainActor @preconcurrency
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public typealias Body = [SliderTick<Content.Value>]
  public let body: Body

  /// The ticks that `content` makes for each element, which `id` identifies.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    body = data.flatMap { Array(content($0).body) }
  }

  /// The ticks that `content` makes for each element.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    body = data.flatMap { Array(content($0).body) }
  }
}

/// Several ticks of a builder.
public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V
  public typealias Body = [SliderTick<V>]
  public let body: Body
}

/// Builds the ticks of a slider, with conditions and loops.
@MainActor @preconcurrency @resultBuilder
public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Ticks of one statement.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: Array(content.body))
  }
  /// Ticks of several statements, in their order.
  public static func buildBlock(_ content: TupleSliderTickContent<V>...) -> TupleSliderTickContent<V> {
    TupleSliderTickContent(body: content.flatMap(\.body))
  }
  /// Ticks of an `if` without `else`.
  public static func buildIf(_ content: TupleSliderTickContent<V>?) -> TupleSliderTickContent<V> {
    content ?? TupleSliderTickContent(body: [])
  }
  /// Ticks of the first branch of a condition.
  public static func buildEither(first: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { first }
  /// Ticks of the other branch of a condition.
  public static func buildEither(second: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> { second }
  /// Ticks of a branch that depends on the system's version.
  public static func buildLimitedAvailability(_ content: TupleSliderTickContent<V>) -> TupleSliderTickContent<V> {
    content
  }
}
