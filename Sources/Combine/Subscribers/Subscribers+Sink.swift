// SPDX-License-Identifier: MIT

extension Subscribers {
  /// A subscriber that requests everything and calls one of two closures. They are released when it ends.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, NamedConduit {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    private let upstream = UpstreamSlot()
    private let lock = Lock()
    private var closures: Closures?

    public let description = "Sink"
    /// Called with each value; nothing after the end.
    public var receiveValue: (Input) -> Void { lock.withLock { closures }?.value ?? { _ in } }
    /// Called with the end, once.
    public var receiveCompletion: (Completion<Failure>) -> Void { lock.withLock { closures }?.completion ?? { _ in } }

    /// Demands all values, and calls the closures.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      closures = Closures(value: receiveValue, completion: receiveCompletion)
    }

    public func receive(subscription: any Subscription) {
      if upstream.fill(with: subscription) { subscription.request(.unlimited) }
    }

    public func receive(_ input: Input) -> Demand {
      lock.withLock { closures }?.value(input)
      return .none
    }

    public func receive(completion: Completion<Failure>) {
      let upstream = upstream.close()
      takeClosures()?.completion(completion)
      withExtendedLifetime(upstream) {}
    }

    /// Ends the subscription. One that has not begun yet goes on: it can still be attached to a publisher.
    public func cancel() {
      guard let upstream = upstream.closeIfFilled() else { return }
      // Released after the cancellation: their deinits may send through the upstream.
      let closures = takeClosures()
      upstream.cancel()
      withExtendedLifetime(closures) {}
    }

    private func takeClosures() -> Closures? {
      lock.withLock {
        defer { closures = nil }
        return closures
      }
    }
  }
}

extension Publisher {
  /// Calls `receiveValue` for each value and `receiveCompletion` at the end, for as long as the result is kept.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` for each value, for as long as the result is kept.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
