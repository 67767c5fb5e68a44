// SPDX-License-Identifier: MIT

extension Result {
  /// The success and the end, or the failure.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// The value or the failure that is sent to each subscriber.
    public let result: Result

    /// Sends the value and finishes, or fails.
    public init(_ result: Result) { self.result = result }
    /// Sends one value and finishes.
    public init(_ output: Success) { result = .success(output) }
    /// Fails without a value.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value): subscriber.receive(subscription: ValueSubscription("Once", value, subscriber))
      case .failure(let error):
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
      }
    }
  }

  /// A publisher of the result: the value, or the failure.
  public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
