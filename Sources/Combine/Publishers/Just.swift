// SPDX-License-Identifier: MIT

/// One value, then the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  /// The value that is sent to each subscriber.
  public let output: Output

  /// Sends one value to each subscriber and finishes.
  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: ValueSubscription("Just", output, subscriber))
  }
}

extension Just: Equatable where Output: Equatable {}
