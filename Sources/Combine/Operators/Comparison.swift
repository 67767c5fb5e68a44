// SPDX-License-Identifier: MIT

extension Publishers {
  /// The smallest or largest value, at the end.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether the second value takes the place of the first: it is the larger one for `max`, the smaller one for `min`.
    public let areInIncreasingOrder: (Output, Output) -> Bool

    /// The publisher that `max(by:)` makes.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var best: Output?
      upstream.reduce("Comparison", to: subscriber, result: { best }) { value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .more
      }
    }
  }

  /// The smallest or largest value, at the end; an error of the comparison ends the stream.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Whether the first value is less than the second.
    public let areInIncreasingOrder: (Output, Output) throws -> Bool

    /// The publisher that `tryMax(by:)` makes.
    public init(upstream: Upstream, areInIncreasingOrder: @escaping (Output, Output) throws -> Bool) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      var best: Output?
      upstream.tryReduce("TryComparison", to: subscriber, result: { best }) { value in
        if try best.map({ try areInIncreasingOrder($0, value) }) ?? true { best = value }
        return .more
      }
    }
  }
}

extension Publisher {
  /// The smallest value, when the publisher finishes; nothing if there was none.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    max { areInIncreasingOrder($1, $0) }
  }

  /// The largest value, when the publisher finishes; nothing if there was none.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// The smallest value, when the publisher finishes; an error that the closure throws ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    tryMax { try areInIncreasingOrder($1, $0) }
  }

  /// The largest value, when the publisher finishes; an error that the closure throws ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publisher where Output: Comparable {
  /// The smallest value, when the publisher finishes; nothing if there was none.
  public func min() -> Publishers.Comparison<Self> { max(by: >) }
  /// The largest value, when the publisher finishes; nothing if there was none.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}
