/// Puts what an upstream emits into a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription {
  typealias Input = S.Output
  typealias Failure = S.Failure

  private let upstream = UpstreamSlot()
  private let subject: S

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { subject.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if !upstream.isClosed { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard !upstream.isClosed else { return }
    upstream.close()
    subject.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.close()?.cancel() }
}
