// SPDX-License-Identifier: MIT

extension Publishers {
  /// One subscription to the upstream for many subscribers, through a subject; it begins with `connect()`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Makes the subject when the first subscriber attaches.
    public let createSubject: () -> SubjectType
    private let lock = Lock()
    private var madeSubject: SubjectType?

    /// The publisher that `multicast(_:)` makes.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subject.subscribe(MulticastConduit(subscriber))
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }

    private var subject: SubjectType {
      if let made = lock.withLock({ madeSubject }) { return made }
      let new = createSubject()
      return lock.withLock {
        let subject = madeSubject ?? new
        madeSubject = subject
        return subject
      }
    }
  }

  /// One subscription to the upstream for all subscribers, from the first to the last of them.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// The publisher that `share()` makes.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = Autoconnect(upstream: Multicast(upstream: upstream) { PassthroughSubject() })
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      shared.subscribe(subscriber)
    }
  }
}

extension Publishers.Share: Equatable {
  /// Shared publishers are objects: equality is identity.
  public static func == (left: Publishers.Share<Upstream>, right: Publishers.Share<Upstream>) -> Bool { left === right }
}

/// Forwards a subject's values; the demand that the downstream returns for a value is requested of the subject.
private final class MulticastConduit<Downstream: Subscriber>: Subscriber, Subscription, NamedConduit {
  let description = "Multicast"
  private let downstream: Downstream
  private let upstream = UpstreamSlot()

  init(_ downstream: Downstream) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let more = downstream.receive(input)
    if more > 0 { upstream.request(more) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if upstream.closeIfFilled() != nil { downstream.receive(completion: completion) }
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.closeIfFilled()?.cancel() }
}

extension Publisher {
  /// One subscription for all subscribers, through a subject that the closure makes; it begins when `connect()` is
  /// called.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// One subscription for all subscribers, through a subject; it begins when `connect()` is called.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// One subscription for all subscribers; it begins with the first one and is cancelled with the last.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
