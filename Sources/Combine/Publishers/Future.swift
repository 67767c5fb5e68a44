// SPDX-License-Identifier: MIT

/// One value or failure that arrives later. The work starts at once, runs once, and its result is kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  /// Fulfils the future; only the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [FutureConduit<Output, Failure>] = []

  /// Runs the closure at once; the promise that it receives sets the future's one value, or its failure.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let conduit = FutureSubscription(self, subscriber)
    let settled = lock.withLock {
      if result == nil { waiting.append(conduit) }
      return result
    }
    if let settled {
      subscriber.receive(subscription: conduit)
      conduit.fulfill(settled)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let conduits = lock.withLock { () -> [FutureConduit<Output, Failure>] in
      guard self.result == nil else { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for conduit in conduits { conduit.fulfill(result) }
  }

  fileprivate func remove(_ conduit: FutureConduit<Output, Failure>) {
    lock.withLock { waiting.removeAll { $0 === conduit } }
  }
}

/// The subscription of one subscriber to a future, with the subscriber's type erased.
private class FutureConduit<Output, Failure: Error> {
  func fulfill(_ result: Result<Output, Failure>) {}
}

private final class FutureSubscription<Downstream: Subscriber>: FutureConduit<Downstream.Input, Downstream.Failure>,
  Subscription, NamedConduit, @unchecked Sendable
{
  typealias Output = Downstream.Input
  typealias Failure = Downstream.Failure

  let description = "Future"
  private let lock = Lock()
  private var parent: Future<Output, Failure>?
  private var downstream: Downstream?
  private var hasAnyDemand = false
  private var result: Result<Output, Failure>?

  init(_ parent: Future<Output, Failure>, _ downstream: Downstream) {
    self.parent = parent
    self.downstream = downstream
  }

  override func fulfill(_ result: Result<Output, Failure>) {
    lock.withLock { self.result = result }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    lock.withLock { hasAnyDemand = true }
    deliver()
  }

  func cancel() {
    let parent = lock.withLock {
      defer { (self.parent, downstream) = (nil, nil) }
      return self.parent
    }
    parent?.remove(self)
  }

  /// A value waits for demand, a failure does not.
  private func deliver() {
    let delivered = lock.withLock { () -> (Downstream, Result<Output, Failure>)? in
      guard let downstream, let result else { return nil }
      if case .success = result, !hasAnyDemand { return nil }
      self.downstream = nil
      return (downstream, result)
    }
    guard let (downstream, result) = delivered else { return }
    switch result {
    case .success(let value):
      _ = downstream.receive(value)
      downstream.receive(completion: .finished)
    case .failure(let error): downstream.receive(completion: .failure(error))
    }
    let parent = lock.withLock {
      defer { self.parent = nil }
      return self.parent
    }
    withExtendedLifetime(parent) {}
  }

  var customMirror: Mirror {
    lock.withLock {
      Mirror(
        self,
        children: [
          "parent": parent as Any, "downstream": downstream as Any, "hasAnyDemand": hasAnyDemand,
          "subject": parent as Any,
        ])
    }
  }
}

extension Future {
  /// The value, once it has arrived, or the failure.
  public var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Carried<Output>, any Error>) in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { completion in
              if case .failure(let error) = completion { continuation.resume(throwing: error) }
            }, receiveValue: { continuation.resume(returning: Carried($0)) }))
      }.value
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it has arrived.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        subscribe(
          Subscribers.Sink(
            receiveCompletion: { _ in }, receiveValue: { continuation.resume(returning: Carried($0)) }))
      }.value
    }
  }
}
