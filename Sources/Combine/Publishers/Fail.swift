// SPDX-License-Identifier: MIT

/// A failure, at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure that is sent to each subscriber.
  public let error: Failure

  /// Fails at once, without a value.
  public init(error: Failure) { self.error = error }
  /// Fails at once, without a value.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
