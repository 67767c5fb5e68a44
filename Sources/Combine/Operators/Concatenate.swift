// SPDX-License-Identifier: MIT

extension Publishers {
  /// All values of one publisher, then all of another.
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure
    /// The publisher whose values come first.
    public let prefix: Prefix
    /// The publisher whose values come last.
    public let suffix: Suffix

    /// The publisher that `append(_:)` makes.
    public init(prefix: Prefix, suffix: Suffix) {
      self.prefix = prefix
      self.suffix = suffix
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      ConcatenateConduit(subscriber).start(prefix, suffix)
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

/// Passes on the prefix, then the suffix. The demand that the prefix has left is requested of the suffix.
private final class ConcatenateConduit<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable {
  let description = "Concatenate"
  private let downstream: Downstream
  private let lock = Lock()
  private var demand = Subscribers.Demand.none
  private var isAnnounced = false
  private var isEnded = false
  /// The part whose values pass: the prefix, then the suffix.
  private var current: Part?
  /// Subscribes to the suffix; released with the end.
  private var startSuffix: (() -> Void)?

  init(_ downstream: Downstream) { self.downstream = downstream }

  func start<P: Publisher, Q: Publisher>(_ prefix: P, _ suffix: Q)
  where
    P.Output == Downstream.Input, P.Failure == Downstream.Failure, Q.Output == Downstream.Input,
    Q.Failure == Downstream.Failure
  {
    let first = Part(self)
    current = first
    startSuffix = { [unowned self] in
      let second = Part(self)
      lock.withLock { current = second }
      suffix.subscribe(second)
    }
    prefix.subscribe(first)
  }

  func request(_ more: Subscribers.Demand) {
    let upstream = lock.withLock { () -> UpstreamSlot? in
      guard !isEnded else { return nil }
      demand += more
      return current?.upstream
    }
    upstream?.request(more)
  }

  func cancel() {
    let (upstream, suffix) = lock.withLock {
      defer { (isEnded, current, startSuffix) = (true, nil, nil) }
      return (current?.upstream, startSuffix)
    }
    upstream?.close()?.cancel()
    withExtendedLifetime(suffix) {}
  }

  private func begin(_ part: Part, _ subscription: any Subscription) {
    guard part.upstream.fill(with: subscription) else { return }
    let (isFirst, wanted) = lock.withLock {
      defer { isAnnounced = true }
      return (!isAnnounced, demand)
    }
    if isFirst { downstream.receive(subscription: self) } else if wanted > 0 { subscription.request(wanted) }
  }

  private func deliver(_ input: Downstream.Input) -> Subscribers.Demand {
    let isRequested = lock.withLock {
      guard !isEnded, demand > 0 else { return false }
      demand -= 1
      return true
    }
    guard isRequested else { return .none }
    let more = downstream.receive(input)
    lock.withLock { demand += more }
    return more
  }

  private func end(_ part: Part, _ completion: Subscribers.Completion<Downstream.Failure>) {
    guard part.upstream.closeIfFilled() != nil else { return }
    let next = lock.withLock { () -> (() -> Void)? in
      defer { startSuffix = nil }
      if case .finished = completion, let startSuffix { return startSuffix }
      isEnded = true
      current = nil
      return nil
    }
    if let next { next() } else { downstream.receive(completion: completion) }
  }

  final class Part: Subscriber, Subscription, NamedConduit {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    let description = "Concatenate"
    let upstream = UpstreamSlot()
    /// One participant to Apple's code as well.
    var combineIdentifier: CombineIdentifier { conduit.combineIdentifier }
    private let conduit: ConcatenateConduit

    init(_ conduit: ConcatenateConduit) { self.conduit = conduit }

    func receive(subscription: any Subscription) { conduit.begin(self, subscription) }
    func receive(_ input: Input) -> Subscribers.Demand { upstream.isFilled ? conduit.deliver(input) : .none }
    func receive(completion: Subscribers.Completion<Failure>) { conduit.end(self, completion) }
    func request(_ demand: Subscribers.Demand) { conduit.request(demand) }
    func cancel() { conduit.cancel() }
  }
}

extension Publisher {
  /// These values after those of this publisher, when it has finished.
  public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// These values after those of this publisher, when it has finished.
  public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(Publishers.Sequence(sequence: elements))
  }

  /// These values after those of this publisher, when it has finished.
  public func append<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>>
  where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// These values before those of this publisher.
  public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// These values before those of this publisher.
  public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// These values before those of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self>
  where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }
}
