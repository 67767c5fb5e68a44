// SPDX-License-Identifier: MIT

extension Publishers {
  /// Connects a connectable publisher with its first subscriber and disconnects it when the last one has cancelled.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public final let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var isConnecting = false
    private var connection: (any Cancellable)?

    /// The publisher that `autoconnect()` makes.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      lock.withLock { subscribers += 1 }
      upstream.subscribe(AutoconnectConduit(subscriber) { self.release() })
      connectIfNeeded()
    }

    /// One connection, also when a subscriber attaches another one while it is being attached itself.
    private func connectIfNeeded() {
      let connects = lock.withLock {
        guard subscribers > 0, connection == nil, !isConnecting else { return false }
        isConnecting = true
        return true
      }
      guard connects else { return }
      let new = upstream.connect()
      let isWanted = lock.withLock {
        isConnecting = false
        if subscribers > 0 { connection = new }
        return subscribers > 0
      }
      if !isWanted { new.cancel() }
    }

    private func release() {
      let unused = lock.withLock { () -> (any Cancellable)? in
        subscribers -= 1
        guard subscribers == 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      unused?.cancel()
    }
  }

  /// A publisher that waits for `connect()` before it delivers anything.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// The publisher that `makeConnectable()` makes.
    public init(upstream: Upstream) {
      multicast = Multicast(upstream: upstream) { PassthroughSubject() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      multicast.subscribe(subscriber)
    }

    public func connect() -> any Cancellable { multicast.connect() }
  }
}

private final class AutoconnectConduit<Downstream: Subscriber>: Subscriber, NamedConduit {
  let description = "Autoconnect"
  private let downstream: Downstream
  private let release: () -> Void

  init(_ downstream: Downstream, release: @escaping () -> Void) {
    self.downstream = downstream
    self.release = release
  }

  func receive(subscription: any Subscription) {
    downstream.receive(subscription: CountedSubscription(subscription, release: release))
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
  func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}

/// The upstream's subscription, which is released once when it is cancelled.
private final class CountedSubscription: Subscription, NamedConduit, @unchecked Sendable {
  private let upstream: any Subscription
  private let lock = Lock()
  private var release: (() -> Void)?

  init(_ upstream: any Subscription, release: @escaping () -> Void) {
    self.upstream = upstream
    self.release = release
  }

  var combineIdentifier: CombineIdentifier { upstream.combineIdentifier }
  var description: String { String(describing: upstream) }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }

  func cancel() {
    let release = lock.withLock {
      defer { self.release = nil }
      return self.release
    }
    release?()
    upstream.cancel()
  }
}

extension Publisher where Failure == Never {
  /// A publisher that begins when `connect()` is called.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

extension ConnectablePublisher {
  /// Connects by itself with the first subscriber.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
