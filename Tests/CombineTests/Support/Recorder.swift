// SPDX-License-Identifier: MIT

import Combine

/// A subscriber that requests only what a test sets, and records everything.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let then: Subscribers.Demand

  /// - Parameters:
  ///   - initial: requested at once
  ///   - then: requested with each value
  init(initial: Subscribers.Demand, then: Subscribers.Demand = .none) {
    self.initial = initial
    self.then = then
  }

  /// The subscription's description.
  var name: String { subscription.map { String(describing: $0) } ?? "none" }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return then
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
  func cancel() { subscription?.cancel() }
}

struct Problem: Error, Equatable {}

extension Publisher {
  /// Everything a publisher emits while it is being subscribed to, and "finished", "failure" or nothing.
  func record() -> (values: [Output], end: String?) {
    var values: [Output] = []
    var end: String?
    let subscription = sink(
      receiveCompletion: {
        if case .finished = $0 { end = "finished" } else { end = "failure" }
      }, receiveValue: { values.append($0) })
    withExtendedLifetime(subscription) {}
    return (values, end)
  }
}
