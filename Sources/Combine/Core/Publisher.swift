// SPDX-License-Identifier: MIT

/// A source of values over time: any number of values, then at most one completion.
///
/// The parts meet in a fixed order. `subscribe` hands a subscriber to `receive(subscriber:)`; the publisher returns
/// one `Subscription`; values follow as the subscriber requests them; a completion ends everything.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the failure; `Never` cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)`; implement this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber`, which decides how many values it requests.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }
}

/// A publisher that starts with a call of `connect()`, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the values; they stop when the result is cancelled.
  func connect() -> any Cancellable
}
