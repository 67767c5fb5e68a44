// SPDX-License-Identifier: MIT

extension Optional {
  /// The value if there is one, then the end.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never
    /// The value that is sent to each subscriber; nil sends none.
    public let output: Wrapped?

    /// Sends the value, if there is one, and finishes.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      if let output {
        subscriber.receive(subscription: ValueSubscription("Optional", output, subscriber))
      } else {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .finished)
      }
    }
  }

  /// A publisher of the value; for nil it finishes without one.
  public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
