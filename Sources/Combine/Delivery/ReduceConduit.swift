// SPDX-License-Identifier: MIT

/// The result of a reducing operator for one value.
enum ReduceStep<Output> {
  case more
  /// No more values are needed: this is the result.
  case finish(Output)
}

/// One subscription of an operator that emits at most one value, at the end: `collect`, `reduce`, `last`, `count`,
/// `first`. It requests everything from the upstream, and keeps its result until the downstream requests it.
final class ReduceConduit<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit {
  let description: String
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let failure: (InputFailure) -> Downstream.Failure
  private let step: (Input) throws(Downstream.Failure) -> ReduceStep<Downstream.Input>
  private let result: () -> Downstream.Input?

  private let lock = Lock()
  private var isRequested = false
  private var isCancelled = false
  /// The result, once there is one, until it is delivered; a result of nil is an end without a value.
  private var pending: Downstream.Input??

  init(
    _ name: String, _ downstream: Downstream, failure: @escaping (InputFailure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?,
    step: @escaping (Input) throws(Downstream.Failure) -> ReduceStep<Downstream.Input>
  ) {
    description = name
    self.downstream = downstream
    self.failure = failure
    self.result = result
    self.step = step
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    downstream.receive(subscription: self)
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard upstream.isFilled else { return .none }
    do throws(Downstream.Failure) {
      if case .finish(let output) = try step(input), let subscription = upstream.closeIfFilled() {
        subscription.cancel()
        finish(output)
      }
    } catch {
      guard let subscription = upstream.closeIfFilled() else { return .none }
      subscription.cancel()
      downstream.receive(completion: .failure(error))
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard upstream.closeIfFilled() != nil else { return }
    switch completion {
    case .finished: finish(result())
    case .failure(let error): downstream.receive(completion: .failure(failure(error)))
    }
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive(description)
    let output = lock.withLock {
      isRequested = true
      return takePending()
    }
    if let output { deliver(output) }
  }

  func cancel() {
    guard let subscription = upstream.closeIfFilled() else {
      return lock.withLock {
        isCancelled = upstream.isClosed
        if isCancelled { pending = nil }
      }
    }
    subscription.cancel()
  }

  private func finish(_ output: Downstream.Input?) {
    let output = lock.withLock {
      pending = .some(output)
      return takePending()
    }
    if let output { deliver(output) }
  }

  /// Called with the lock held.
  private func takePending() -> Downstream.Input?? {
    guard isRequested, !isCancelled, let output = pending else { return nil }
    pending = nil
    return .some(output)
  }

  private func deliver(_ output: Downstream.Input?) {
    if let output { _ = downstream.receive(output) }
    downstream.receive(completion: .finished)
  }
}

extension Publisher {
  /// Subscribes `downstream` to the result of a reduction.
  func reduce<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, result: @escaping () -> Downstream.Input?,
    _ step: @escaping (Output) throws(Failure) -> ReduceStep<Downstream.Input>
  ) where Downstream.Failure == Failure {
    subscribe(ReduceConduit(name, downstream, failure: { $0 }, result: result, step: step))
  }

  /// Subscribes `downstream` to the result of a reduction that may throw.
  func tryReduce<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream, result: @escaping () -> Downstream.Input?,
    _ step: @escaping (Output) throws -> ReduceStep<Downstream.Input>
  ) where Downstream.Failure == any Error {
    subscribe(ReduceConduit(name, downstream, failure: { (error: Failure) in error }, result: result, step: step))
  }
}
