// SPDX-License-Identifier: MIT

/// One publisher of a `zip` or `combineLatest`: its subscription and its values that are not joined yet.
class JoinSide {
  let upstream = UpstreamSlot()
  var hasEnded = false
  var isEmpty: Bool { true }
}

final class ValuesSide<Value>: JoinSide {
  private(set) var values: [Value] = []
  private let keepsLatest: Bool

  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  override var isEmpty: Bool { values.isEmpty }

  func add(_ value: Value) {
    if keepsLatest { values.removeAll(keepingCapacity: true) }
    values.append(value)
  }

  /// The first value; it leaves unless the side keeps its latest.
  func take() -> Value { keepsLatest ? values[0] : values.removeFirst() }
}

/// One subscription to several publishers whose values are joined: the oldest of each, as in `zip`, or the latest of
/// each, as in `combineLatest`. A joined value takes one value of every side.
final class JoinConduit<Downstream: Subscriber>: Subscription, NamedConduit, @unchecked Sendable {
  enum Rule {
    case oldest
    case latest
  }

  let description: String
  private let rule: Rule
  private let downstream: Downstream
  private let deliveryLock = DeliveryLock()
  private let lock = Lock()
  private var sides: [JoinSide] = []
  private var join: () -> Downstream.Input
  private var demand = Subscribers.Demand.none
  /// The side that delivers right now. Demand that the downstream adds meanwhile is returned to this side with its
  /// value, not requested of it.
  private var delivering: (side: JoinSide, requested: Subscribers.Demand)?
  private var hasEnded = false
  /// A joined value that was not requested: made from the latest values once it is.
  private var isPending = false

  init(_ name: String, _ rule: Rule, _ downstream: Downstream) {
    description = name
    self.rule = rule
    self.downstream = downstream
    join = { fatalError("a join before `start`") }
  }

  /// - Parameter join: takes one value of every side; called with the lock held, once no side is empty
  func start(_ sides: [JoinSide], join: @escaping () -> Downstream.Input, subscribe: () -> Void) {
    self.sides = sides
    self.join = join
    downstream.receive(subscription: self)
    subscribe()
  }

  func side<Value>(of type: Value.Type) -> ValuesSide<Value> { ValuesSide(keepsLatest: rule == .latest) }

  func subscribe<P: Publisher>(_ side: ValuesSide<P.Output>, to publisher: P) where P.Failure == Downstream.Failure {
    publisher.subscribe(SideSubscriber<P.Output>(self, side))
  }

  func request(_ more: Subscribers.Demand) {
    more.requirePositive(description)
    let (upstreams, pending) = lock.withLock { () -> ([UpstreamSlot], Downstream.Input?) in
      guard !hasEnded else { return ([], nil) }
      demand += more
      var upstreams = sides
      if let side = delivering?.side {
        delivering?.requested += more
        upstreams.removeAll { $0 === side }
      }
      guard isPending else { return (upstreams.map(\.upstream), nil) }
      isPending = false
      demand -= 1
      return (upstreams.map(\.upstream), join())
    }
    if let pending { _ = deliver(pending, from: nil) }
    if rule == .oldest { for upstream in upstreams { upstream.request(more) } }
  }

  func cancel() {
    for side in end() ?? [] { side.upstream.close()?.cancel() }
  }

  /// Ends the stream; nil if it has ended before.
  private func end() -> [JoinSide]? {
    lock.withLock {
      guard !hasEnded else { return nil }
      hasEnded = true
      defer {
        sides = []
        join = { fatalError("a join after the end") }
      }
      return sides
    }
  }

  private func begin(_ side: JoinSide, _ subscription: any Subscription) {
    guard side.upstream.fill(with: subscription) else { return }
    // `combineLatest` needs whatever is newest: only the joined values are counted.
    let wanted = rule == .latest ? .unlimited : lock.withLock { demand }
    if wanted > 0 { subscription.request(wanted) }
  }

  private func add<Value>(_ value: Value, to side: ValuesSide<Value>) -> Subscribers.Demand {
    let joined = lock.withLock { () -> Downstream.Input? in
      guard !hasEnded else { return nil }
      side.add(value)
      guard sides.allSatisfy({ !$0.isEmpty }) else { return nil }
      if rule == .latest, demand == 0 {
        isPending = true
        return nil
      }
      // A zip also delivers the values that its sides have sent beyond the demand.
      if demand > 0 { demand -= 1 }
      return join()
    }
    return joined.map { deliver($0, from: side) } ?? .none
  }

  private func deliver(_ value: Downstream.Input, from side: JoinSide?) -> Subscribers.Demand {
    let outer = lock.withLock {
      defer { if let side { delivering = (side, .none) } }
      return delivering
    }
    var more = deliveryLock.withLock { downstream.receive(value) }
    let others = lock.withLock { () -> [JoinSide] in
      demand += more
      let others = more > 0 && rule == .oldest ? sides.filter { $0 !== side } : []
      if side != nil {
        more += delivering?.requested ?? .none
        delivering = outer
      }
      return others
    }
    for other in others { other.upstream.request(more) }
    finishIfDone()
    return rule == .oldest ? more : .none
  }

  private func sideEnded(_ side: JoinSide, _ completion: Subscribers.Completion<Downstream.Failure>) {
    if case .failure = completion {
      guard let sides = end() else { return }
      for side in sides { side.upstream.close()?.cancel() }
      deliveryLock.withLock { downstream.receive(completion: completion) }
    } else {
      side.upstream.close()
      lock.withLock { side.hasEnded = true }
      finishIfDone()
    }
  }

  /// The stream ends when no joined value can follow.
  private func finishIfDone() {
    let isDone = lock.withLock {
      guard !isPending else { return false }
      return rule == .latest && sides.allSatisfy(\.hasEnded) && !sides.isEmpty
        || sides.contains { $0.hasEnded && $0.isEmpty }
    }
    guard isDone, let sides = end() else { return }
    for side in sides { side.upstream.close()?.cancel() }
    deliveryLock.withLock { downstream.receive(completion: .finished) }
  }

  private struct SideSubscriber<Value>: Subscriber, NamedConduit {
    typealias Input = Value
    typealias Failure = Downstream.Failure

    let conduit: JoinConduit
    let side: ValuesSide<Value>
    let combineIdentifier = CombineIdentifier()
    var description: String { conduit.description }

    init(_ conduit: JoinConduit, _ side: ValuesSide<Value>) {
      self.conduit = conduit
      self.side = side
    }

    func receive(subscription: any Subscription) { conduit.begin(side, subscription) }
    func receive(_ input: Value) -> Subscribers.Demand { conduit.add(input, to: side) }
    func receive(completion: Subscribers.Completion<Failure>) { conduit.sideEnded(side, completion) }
  }
}
