// SPDX-License-Identifier: MIT

extension Publishers {
  /// Another publisher in place of a failure.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the replacing publisher of the failure.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// The publisher that `catch(_:)` makes.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        CatchConduit<Upstream.Failure, NewPublisher, S>(
          "Catch", subscriber, handler: handler, failure: { $0 }))
    }
  }

  /// Another publisher in place of a failure, or the error that the handler throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the replacing publisher of the failure.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// The publisher that `tryCatch(_:)` makes.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      self.upstream = upstream
      self.handler = handler
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
      upstream.subscribe(
        CatchConduit<Upstream.Failure, NewPublisher, S>(
          "TryCatch", subscriber, handler: handler, failure: { $0 }))
    }
  }
}

/// Forwards the upstream, then its replacement. The demand that the upstream has left is requested of the replacement.
private final class CatchConduit<Failure: Error, NewPublisher: Publisher, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Downstream.Input == NewPublisher.Output {
  typealias Input = Downstream.Input

  private enum State {
    case awaiting
    case upstream(any Subscription)
    case awaitingReplacement
    case replacement(any Subscription)
    case ended
  }

  let description: String
  private let downstream: Downstream
  private let handler: (Failure) throws(Downstream.Failure) -> NewPublisher
  private let failure: (NewPublisher.Failure) -> Downstream.Failure
  private let lock = Lock()
  private var state = State.awaiting
  private var demand = Subscribers.Demand.none

  init(
    _ name: String, _ downstream: Downstream,
    handler: @escaping (Failure) throws(Downstream.Failure) -> NewPublisher,
    failure: @escaping (NewPublisher.Failure) -> Downstream.Failure
  ) {
    description = name
    self.downstream = downstream
    self.handler = handler
    self.failure = failure
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.withLock {
      guard case .awaiting = state else { return false }
      state = .upstream(subscription)
      return true
    }
    if isTaken { downstream.receive(subscription: self) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    lock.withLock {
      precondition(demand > 0, "\(description): a value that was not requested")
      demand -= 1
    }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished:
      let isOpen = lock.withLock {
        guard case .upstream = state else { return false }
        state = .ended
        return true
      }
      if isOpen { downstream.receive(completion: .finished) }
    case .failure(let error):
      let isOpen = lock.withLock {
        switch state {
        case .upstream:
          state = .awaitingReplacement
          return true
        case .awaiting, .ended: return false
        case .awaitingReplacement, .replacement: preconditionFailure("\(description): a second failure")
        }
      }
      if isOpen { replace(error) }
    }
  }

  private func replace(_ error: Failure) {
    do throws(Downstream.Failure) {
      try handler(error).subscribe(Replacement(self))
    } catch {
      lock.withLock { state = .ended }
      downstream.receive(completion: .failure(error))
    }
  }

  func request(_ more: Subscribers.Demand) {
    let subscription = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .upstream(let subscription):
        demand += more
        return subscription
      case .awaiting, .awaitingReplacement:
        demand += more
        return nil
      case .replacement(let subscription): return subscription
      case .ended: return nil
      }
    }
    subscription?.request(more)
  }

  func cancel() {
    let subscription = lock.withLock { () -> (any Subscription)? in
      switch state {
      case .upstream(let subscription), .replacement(let subscription):
        state = .ended
        return subscription
      case .awaiting, .awaitingReplacement, .ended: return nil
      }
    }
    subscription?.cancel()
  }

  private struct Replacement: Subscriber {
    typealias Failure = NewPublisher.Failure

    let conduit: CatchConduit
    var combineIdentifier: CombineIdentifier { conduit.combineIdentifier }

    init(_ conduit: CatchConduit) { self.conduit = conduit }

    func receive(subscription: any Subscription) {
      let demand = conduit.lock.withLock { () -> Subscribers.Demand? in
        guard case .awaitingReplacement = conduit.state else { return nil }
        conduit.state = .replacement(subscription)
        return conduit.demand
      }
      guard let demand else { return subscription.cancel() }
      if demand > 0 { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand { conduit.downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) {
      let isOpen = conduit.lock.withLock {
        guard case .replacement = conduit.state else { return false }
        conduit.state = .ended
        return true
      }
      if isOpen { conduit.downstream.receive(completion: completion.mapError(conduit.failure)) }
    }
  }
}

extension Publisher {
  /// Goes on with another publisher when this one fails.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Goes on with another publisher when this one fails; an error that the handler throws ends it.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
  where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
