// SPDX-License-Identifier: MIT

extension Publishers {
  /// The order in which a buffer requests values of its upstream.
  public enum PrefetchStrategy: Sendable {
    /// Requests as many values as the buffer holds, then one for each that has left.
    case keepFull
    /// Requests all values at once.
    case byRequest
  }

  /// The treatment of one more value by a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Values that come while the buffer is full are dropped.
    case dropNewest
    /// The oldest value is dropped for the new one.
    case dropOldest
    /// Ends the stream with an error, once some of the buffered values have been delivered.
    case customError(() -> Failure)
  }

  /// Keeps values that are not requested yet.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The greatest number of values that are kept.
    public let size: Int
    /// The order in which values are requested of the publisher.
    public let prefetch: PrefetchStrategy
    /// The treatment of values while the buffer is full.
    public let whenFull: BufferingStrategy<Failure>

    /// The publisher that `buffer(size:prefetch:whenFull:)` makes.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      self.upstream = upstream
      self.size = size
      self.prefetch = prefetch
      self.whenFull = whenFull
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BufferConduit(self, subscriber))
    }
  }
}

private final class BufferConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
  NamedConduit, @unchecked Sendable
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "Buffer"
  private let size: Int
  private let prefetch: Publishers.PrefetchStrategy
  private let whenFull: Publishers.BufferingStrategy<Failure>
  /// Released with the end.
  private var downstream: Downstream?
  private let upstream = UpstreamSlot()
  private let lock = Lock()
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  /// The end of the upstream, until it is delivered.
  private var end: Subscribers.Completion<Failure>?
  private var isClosed = false
  /// Values requested or received during a delivery are left to the loop that delivers.
  private var isDelivering = false

  init(_ buffer: Publishers.Buffer<Upstream>, _ downstream: Downstream) {
    (size, prefetch, whenFull) = (buffer.size, buffer.prefetch, buffer.whenFull)
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    switch prefetch {
    case .keepFull: subscription.request(.max(size))
    case .byRequest: subscription.request(.unlimited)
    }
    lock.withLock { downstream }?.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let overflow = lock.withLock { () -> (() -> Failure)? in
      guard !isClosed else { return nil }
      if case .failure = end { return nil }
      guard values.count >= size else {
        values.append(input)
        return nil
      }
      switch whenFull {
      case .dropNewest: return nil
      case .dropOldest:
        if !values.isEmpty {
          values.removeFirst()
          values.append(input)
        }
        return nil
      case .customError(let error): return error
      }
    }
    if let overflow {
      let error = overflow()
      lock.withLock { end = .failure(error) }
      upstream.subscription?.cancel()
    }
    let delivered = deliver()
    return prefetch == .keepFull ? .max(delivered) : .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isFilled else { return }
    let failed = lock.withLock { () -> Downstream? in
      guard end == nil, !isClosed else { return nil }
      guard case .failure = completion else {
        end = completion
        return nil
      }
      isClosed = true
      defer { if !isDelivering { downstream = nil } }
      return downstream
    }
    if let failed { failed.receive(completion: completion) } else { _ = deliver() }
  }

  func request(_ more: Subscribers.Demand) {
    let subscription = upstream.subscription
    lock.withLock { demand += more }
    let delivered = deliver()
    if prefetch == .keepFull, delivered > 0 { subscription?.request(.max(delivered)) }
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    let released = lock.withLock {
      isClosed = true
      defer { (values, downstream) = ([], nil) }
      return (values, downstream)
    }
    subscription.cancel()
    withExtendedLifetime(released) {}
  }

  /// Delivers the requested values, then the end; returns how many values have left the buffer.
  private func deliver() -> Int {
    let begins = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard begins else { return 0 }
    var count = 0
    while true {
      while let (receiver, value) = lock.withLock({ () -> (Downstream, Input)? in
        guard demand > 0, !values.isEmpty, let downstream else { return nil }
        demand -= 1
        return (downstream, values.removeFirst())
      }) {
        count += 1
        let more = receiver.receive(value)
        if more > 0 { lock.withLock { demand += more } }
      }
      let (ended, isDone) = lock.withLock { () -> ((Downstream, Subscribers.Completion<Failure>)?, Bool) in
        if demand > 0, !values.isEmpty, downstream != nil { return (nil, false) }
        isDelivering = false
        if isClosed { downstream = nil }
        guard let end, let downstream else { return (nil, true) }
        switch end {
        // An overflow is delivered once the requested values are, an ordinary end after all values and with demand left.
        case .failure where count > 0 || demand > 0: break
        case .finished where values.isEmpty && demand > 0: break
        default: return (nil, true)
        }
        isClosed = true
        values = []
        self.downstream = nil
        return ((downstream, end), true)
      }
      if let (receiver, completion) = ended { receiver.receive(completion: completion) }
      if isDone { return count }
    }
  }
}

extension Publisher {
  /// Keeps up to `size` values until they are demanded; `whenFull` determines the treatment of further values.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}
