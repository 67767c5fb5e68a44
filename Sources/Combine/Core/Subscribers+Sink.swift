extension Subscribers {
  /// A subscriber that wants everything and hands it to two closures. They are released when it ends.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible {
    private struct Closures {
      let value: (Input) -> Void
      let completion: (Completion<Failure>) -> Void
    }

    private let upstream = UpstreamSlot()
    private let lock = Lock()
    private var closures: Closures?

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
      upstream.close()
      takeClosures()?.completion(completion)
    }

    public func cancel() {
      _ = takeClosures()
      upstream.close()?.cancel()
    }

    private func takeClosures() -> Closures? {
      lock.withLock {
        defer { closures = nil }
        return closures
      }
    }

    public var description: String { "Sink" }
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
