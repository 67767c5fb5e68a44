// SPDX-License-Identifier: MIT

/// No value; the end at once, or never.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// Whether the publisher finishes at once; otherwise it never finishes.
  public let completeImmediately: Bool

  /// No values; it finishes at once, or never.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// No values; it finishes at once, or never.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.init(completeImmediately: completeImmediately)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
