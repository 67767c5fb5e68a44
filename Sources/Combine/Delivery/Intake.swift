/// One of several upstreams of an operator: everything that it has is taken and handed to closures.
final class Intake<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let slot = UpstreamSlot()
  private let onValue: (Input) -> Void
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  init(
    onValue: @escaping (Input) -> Void, onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    if slot.fill(with: subscription) { subscription.request(.unlimited) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if !slot.isClosed { onValue(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !slot.isClosed else { return }
    slot.close()
    onCompletion(completion)
  }

  func cancel() { slot.close()?.cancel() }
}
