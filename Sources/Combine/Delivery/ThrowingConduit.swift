// SPDX-License-Identifier: MIT

/// One subscription of `tryMap` or `tryScan`: each value is transformed, an error cancels the upstream and ends the stream.
/// A value that comes after the end is still transformed and passed on, as with Apple's.
final class ThrowingConduit<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit
where Downstream.Failure == any Error {
  let description: String
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  /// Whether an error after the end is sent as well.
  private let repeatsFailure: Bool
  private let transform: (Input) throws -> Downstream.Input

  init(
    _ name: String, _ downstream: Downstream, repeatsFailure: Bool,
    transform: @escaping (Input) throws -> Downstream.Input
  ) {
    description = name
    self.downstream = downstream
    self.transform = transform
    self.repeatsFailure = repeatsFailure
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    do {
      return downstream.receive(try transform(input))
    } catch {
      let wasClosed = upstream.isClosed
      upstream.close()?.cancel()
      if !wasClosed || repeatsFailure { downstream.receive(completion: .failure(error)) }
      return .none
    }
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    if upstream.closeIfFilled() != nil { downstream.receive(completion: completion.erased) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.closeIfFilled()?.cancel() }
}
