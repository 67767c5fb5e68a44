// SPDX-License-Identifier: MIT

/// The values of a publisher as an asynchronous sequence.
///
/// Each step of the loop requests one value: a publisher that follows demand waits for the loop, a subject's values
/// between two steps are missed.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher for `for await`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes; the values are demanded one at a time.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncSubscriber<P.Output, Never>

    fileprivate init(_ publisher: P) {
      values = AsyncSubscriber()
      publisher.subscribe(values)
    }

    public mutating func next() async -> P.Output? {
      // A failure of type `Never` cannot occur.
      (try? await values.next())?.value
    }
  }
}

/// The values of a publisher that may fail as an asynchronous sequence that throws its failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output
  private let publisher: P

  /// The values of a publisher for `for await`.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Subscribes; the values are demanded one at a time.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }

  public struct Iterator: AsyncIteratorProtocol {
    private let values: AsyncSubscriber<P.Output, P.Failure>

    fileprivate init(_ publisher: P) {
      values = AsyncSubscriber()
      publisher.subscribe(values)
    }

    public mutating func next() async throws -> P.Output? { try await values.next()?.value }
  }
}

/// Requests one value for each task that waits for one, and resumes the tasks in their order.
private final class AsyncSubscriber<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private typealias Waiter = CheckedContinuation<Carried<Input>?, any Error>

  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var waiters: [Waiter] = []
  /// The count of requests before the upstream's subscription arrived.
  private var early = 0
  private var isSubscribed = false
  private var failure: Failure?
  private var hasEnded = false

  deinit { upstream.close()?.cancel() }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let wanted = lock.withLock {
      isSubscribed = true
      defer { early = 0 }
      return early
    }
    if wanted > 0 { subscription.request(.max(wanted)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !upstream.isAwaiting else {
      // A publisher that sends before its subscription is broken: no task may wait for it for ever.
      resumeAll()
      return .none
    }
    let first = lock.withLock { () -> Waiter? in
      guard !hasEnded else { return nil }
      precondition(!waiters.isEmpty, "values: a value that was not requested")
      return waiters.removeFirst()
    }
    first?.resume(returning: Carried(input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    upstream.close()
    guard case .failure(let error) = completion else { return end() }
    // The first task that waits, or the next one, receives the failure; all others receive the end.
    let first = lock.withLock { () -> Waiter? in
      guard !waiters.isEmpty else {
        failure = error
        return nil
      }
      return waiters.removeFirst()
    }
    first?.resume(throwing: error)
    end()
  }

  private func end() {
    lock.withLock { hasEnded = true }
    resumeAll()
  }

  private func resumeAll() {
    let waiting = lock.withLock {
      defer { waiters = [] }
      return waiters
    }
    for waiter in waiting { waiter.resume(returning: nil) }
  }

  func next() async throws -> Carried<Input>? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (waiter: Waiter) in
        let (result, requestsNow) = lock.withLock { () -> (Result<Carried<Input>?, any Error>?, Bool) in
          if let failure {
            self.failure = nil
            return (.failure(failure), false)
          }
          if hasEnded { return (.success(nil), false) }
          waiters.append(waiter)
          // Requests counted here are made with the subscription.
          if !isSubscribed { early += 1 }
          return (nil, isSubscribed)
        }
        if let result { waiter.resume(with: result) } else if requestsNow { upstream.request(.max(1)) }
      }
    } onCancel: {
      cancel()
    }
  }

  func cancel() {
    upstream.close()?.cancel()
    end()
  }
}

extension Publisher {
  /// The values for `for try await`; a failure is thrown. Ending the loop cancels the subscription.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Publisher where Failure == Never {
  /// The values for `for await`. Ending the loop cancels the subscription.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
