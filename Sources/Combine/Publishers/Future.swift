/// One value or failure that arrives later. The work starts at once, runs once, and its result is kept for all subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [CombineIdentifier: (Result<Output, Failure>) -> Void] = [:]

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet(subscriber, overflow: .keepAll)
    outlet.onCancel = { [weak self, identifier = outlet.combineIdentifier] in
      guard let self else { return }
      self.lock.withLock { self.waiting[identifier] = nil }
    }
    subscriber.receive(subscription: outlet)
    let settled = lock.withLock {
      if result == nil, outlet.isOpen { waiting[outlet.combineIdentifier] = { Self.settle(outlet, $0) } }
      return result
    }
    if let settled { Self.settle(outlet, settled) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let waiters = lock.withLock {
      guard self.result == nil else { return [CombineIdentifier: (Result<Output, Failure>) -> Void]() }
      self.result = result
      defer { waiting = [:] }
      return waiting
    }
    for waiter in waiters.values { waiter(result) }
  }

  private static func settle<S: Subscriber>(_ outlet: Outlet<S>, _ result: Result<Output, Failure>)
  where S.Input == Output, S.Failure == Failure {
    switch result {
    case .success(let value):
      outlet.send(value)
      outlet.finish(.finished)
    case .failure(let error): outlet.finish(.failure(error))
    }
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        whenSettled { continuation.resume(returning: Carried($0)) }
      }.value
    }
  }

  private func whenSettled(_ action: @escaping (Output) -> Void) {
    // The intake is kept by the outlet that waits for the promise.
    subscribe(Intake<Output, Never>(onValue: action, onCompletion: { _ in }))
  }
}
