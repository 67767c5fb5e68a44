// SPDX-License-Identifier: MIT

/// One subscription of an operator that keeps nothing between values, such as `map`. The downstream receives the
/// upstream's own subscription, so that requests and cancellation take no detour; every value and completion passes.
final class ForwardingConduit<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, NamedConduit {
  let description: String
  private let downstream: Downstream
  private let skipped: Subscribers.Demand
  private let transform: (Input) -> Downstream.Input?
  private let end: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  /// - Parameters:
  ///   - skipped: requested in place of a value that `transform` leaves out
  ///   - transform: nil leaves the value out
  init(
    _ name: String, _ downstream: Downstream, skipped: Subscribers.Demand = .max(1),
    end: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
    transform: @escaping (Input) -> Downstream.Input?
  ) {
    description = name
    self.downstream = downstream
    self.skipped = skipped
    self.transform = transform
    self.end = end
  }

  func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard let output = transform(input) else { return skipped }
    return downstream.receive(output)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) { downstream.receive(completion: end(completion)) }
}

extension Publisher {
  /// Subscribes `downstream` through a transform, with the completion passed on as it is.
  func forward<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, skipped: Subscribers.Demand = .max(1),
    _ transform: @escaping (Output) -> Downstream.Input?
  ) where Downstream.Failure == Failure {
    subscribe(ForwardingConduit(name, downstream, skipped: skipped, end: { $0 }, transform: transform))
  }
}
