// SPDX-License-Identifier: MIT

/// Sends the events of an upstream through a subject, which becomes the holder of the subscription. The subject is not
/// kept alive: a connection alone does not keep the values coming.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable, Subscription, NamedConduit, @unchecked Sendable {
  typealias Input = S.Output
  typealias Failure = S.Failure

  let description = "Subject"
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private weak var subject: S?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { current?.send(subscription: self) }
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if upstream.isFilled { current?.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard upstream.closeIfFilled() != nil else { return }
    takeSubject()?.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    subscription.cancel()
    _ = takeSubject()
  }

  private var current: S? { lock.withLock { subject } }

  private func takeSubject() -> S? {
    lock.withLock {
      defer { subject = nil }
      return subject
    }
  }

  var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "downstreamSubject": current as Any, "upstreamSubscription": upstream.subscription as Any,
        "subject": current as Any,
      ])
  }
}

extension Publisher {
  /// Sends everything this publisher emits through `subject`, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    subscribe(subscriber)
    return AnyCancellable(subscriber)
  }
}

extension AnySubscriber {
  /// A subscriber that sends its events through `subject`.
  public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
    self.init(SubjectSubscriber(subject))
  }
}
