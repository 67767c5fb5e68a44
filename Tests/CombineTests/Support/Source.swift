// SPDX-License-Identifier: MIT

import Combine

/// A publisher that a test drives by hand: it records what is requested of it and whether it is cancelled.
final class Source<Output, Failure: Error>: Publisher {
  private(set) var requests: [Subscribers.Demand] = []
  private(set) var isCancelled = false
  private var subscriber: AnySubscriber<Output, Failure>?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = AnySubscriber(subscriber)
    subscriber.receive(subscription: Wire(source: self))
  }

  /// Sends without regard to demand; returns what the subscriber requests in addition.
  @discardableResult func send(_ value: Output) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
  func send(completion: Subscribers.Completion<Failure>) { subscriber?.receive(completion: completion) }

  private final class Wire: Subscription {
    private let source: Source
    init(source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) { source.requests.append(demand) }
    func cancel() { source.isCancelled = true }
  }
}

extension Publisher {
  /// Subscribes a recorder.
  func recorder(_ initial: Subscribers.Demand = .unlimited, then: Subscribers.Demand = .none) -> Recorder<
    Output, Failure
  > {
    let recorder = Recorder<Output, Failure>(initial: initial, then: then)
    subscribe(recorder)
    return recorder
  }
}
