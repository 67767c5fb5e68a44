// SPDX-License-Identifier: MIT

extension Publishers {
  /// The end of an array of collected values: each period of a scheduler, or earlier, at a count.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// An array of the values of each span of time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// An array when the span of time is over, or when it has the given count of values.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)

    fileprivate var scheduler: Context {
      switch self {
      case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
      }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
      switch self {
      case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
      }
    }

    fileprivate var count: Int? {
      if case .byTimeOrCount(_, _, let count) = self { count } else { nil }
    }
  }

  /// Arrays of the values of one period each; a period without values has none.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// The end of each array.
    public let strategy: TimeGroupingStrategy<Context>
    /// The options of the scheduler; nil is its default.
    public let options: Context.SchedulerOptions?

    /// The publisher that `collect(_:options:)` makes.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(CollectByTimeConduit(self, subscriber))
    }
  }
}

/// Takes everything of the upstream. A group that is not requested when its period ends goes on growing.
private final class CollectByTimeConduit<Upstream: Publisher, Context: Scheduler, Downstream: Subscriber>: Subscriber,
  Subscription, NamedConduit, @unchecked Sendable
where Downstream.Input == [Upstream.Output], Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "CollectByTime"
  private let strategy: Publishers.TimeGroupingStrategy<Context>
  private let options: Context.SchedulerOptions?
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var values: [Input] = []
  private var demand = Subscribers.Demand.none
  private var timer: (any Cancellable)?

  init(_ collect: Publishers.CollectByTime<Upstream, Context>, _ downstream: Downstream) {
    (strategy, options) = (collect.strategy, collect.options)
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    let scheduler = strategy.scheduler
    let interval = strategy.interval
    let new = scheduler.schedule(
      after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
      options: options
    ) { self.emit() }
    lock.withLock { timer = new }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    let isFull = lock.withLock {
      values.append(input)
      return strategy.count.map { values.count >= $0 } ?? false
    }
    if isFull { strategy.scheduler.schedule(options: options) { self.emit(onlyFull: true) } }
    return .none
  }

  private func emit(onlyFull: Bool = false) {
    deliveryLock.withLock {
      let group = lock.withLock { () -> [Input]? in
        guard demand > 0, !values.isEmpty, upstream.isFilled else { return nil }
        guard let count = strategy.count, values.count >= count else {
          guard !onlyFull else { return nil }
          demand -= 1
          defer { values = [] }
          return values
        }
        demand -= 1
        defer { values.removeFirst(count) }
        return Array(values.prefix(count))
      }
      guard let group else { return }
      let more = downstream.receive(group)
      if more > 0 { lock.withLock { demand += more } }
    }
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard upstream.isFilled else { return }
    takeTimer()?.cancel()
    strategy.scheduler.schedule(options: options) {
      self.deliveryLock.withLock {
        guard self.upstream.closeIfFilled() != nil else { return }
        let rest = self.lock.withLock {
          defer { self.values = [] }
          return self.demand > 0 ? self.values : []
        }
        if case .finished = completion, !rest.isEmpty { _ = self.downstream.receive(rest) }
        self.downstream.receive(completion: completion)
      }
    }
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    if upstream.isFilled { lock.withLock { demand += more } }
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else { return }
    takeTimer()?.cancel()
    subscription.cancel()
  }

  private func takeTimer() -> (any Cancellable)? {
    lock.withLock {
      defer { timer = nil }
      return timer
    }
  }
}

extension Publisher {
  /// Values in arrays, by time or by time and count.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
