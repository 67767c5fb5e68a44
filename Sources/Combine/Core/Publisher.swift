/// A source of values over time: any number of values, then at most one completion.
///
/// The parts meet in a fixed order. `subscribe` hands a subscriber to `receive(subscriber:)`; the publisher answers with
/// one `Subscription`; values follow as the subscriber asks for them; a completion ends everything.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber. Call `subscribe(_:)`; implement this.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches `subscriber`, which decides how many values it wants.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends everything this publisher emits through `subject`, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let bridge = SubjectSubscriber(subject)
    subscribe(bridge)
    return AnyCancellable(bridge)
  }
}

/// A publisher that starts when it is told to, so that several subscribers can attach first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the values; they stop when the result is cancelled.
  func connect() -> any Cancellable
}
