/// One subscription to two upstreams whose values are put together by a rule: the newest of each, or the oldest of each.
final class Pair<A, B, Downstream: Subscriber>: @unchecked Sendable where Downstream.Input == (A, B) {
  /// What one side has given so far and not yet given up.
  struct Side {
    var hasValues = false
    var isEnded = false
    var isEndedEmpty: Bool { isEnded && !hasValues }
  }

  private let lock = DeliveryLock()
  private let stopLock = Lock()
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let combine: (inout [A], inout [B]) -> (A, B)?
  private let isDone: (Side, Side) -> Bool
  private var left: [A] = []
  private var right: [B] = []
  private var isLeftEnded = false
  private var isRightEnded = false

  init(
    _ downstream: Downstream, combine: @escaping (inout [A], inout [B]) -> (A, B)?,
    isDone: @escaping (Side, Side) -> Bool
  ) {
    self.downstream = downstream
    self.combine = combine
    self.isDone = isDone
    outlet = Outlet(downstream, overflow: .keepAll)
  }

  func start<P: Publisher, Q: Publisher>(_ a: P, _ b: Q)
  where P.Output == A, Q.Output == B, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure {
    let intakeA = Intake<A, P.Failure>(
      onValue: { value in self.take { self.left.append(value) } },
      onCompletion: { end in self.end(end) { self.isLeftEnded = true } })
    let intakeB = Intake<B, Q.Failure>(
      onValue: { value in self.take { self.right.append(value) } },
      onCompletion: { end in self.end(end) { self.isRightEnded = true } })
    cancelUpstreams = {
      intakeA.cancel()
      intakeB.cancel()
    }
    outlet.onCancel = { self.stop() }
    downstream.receive(subscription: outlet)
    a.subscribe(intakeA)
    b.subscribe(intakeB)
  }

  private var cancelUpstreams: () -> Void = {}

  private func take(_ store: () -> Void) {
    lock.withLock {
      store()
      guard let pair = combine(&left, &right) else { return }
      outlet.send(pair)
      finishIfDone()
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ mark: () -> Void) {
    lock.withLock {
      mark()
      if case .failure = completion {
        outlet.finish(completion)
        stop()
      } else {
        finishIfDone()
      }
    }
  }

  private func finishIfDone() {
    let sides = (
      Side(hasValues: !left.isEmpty, isEnded: isLeftEnded), Side(hasValues: !right.isEmpty, isEnded: isRightEnded)
    )
    guard isDone(sides.0, sides.1) else { return }
    outlet.finish(.finished)
    stop()
  }

  private func stop() {
    let cancel = stopLock.withLock {
      defer { cancelUpstreams = {} }
      return cancelUpstreams
    }
    cancel()
  }
}
