/// What an operator that waits for the end does with one value.
enum Gathered<Output, Failure: Error> {
  case more
  /// No more values are needed: this is the result.
  case enough(Output)
  case complete(Subscribers.Completion<Failure>)
}

/// One subscription of an operator that emits one value at the end: `collect`, `reduce`, `last`, `count`. It takes all
/// that the upstream has, and gives its result when the downstream asks.
final class Gatherer<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber {
  private let downstream: Downstream
  private let outlet: Outlet<Downstream>
  private let upstream = UpstreamSlot()
  private let gather: (Input) -> Gathered<Downstream.Input, Downstream.Failure>
  private let result: () -> Downstream.Input?
  private let failure: (InputFailure) -> Downstream.Failure

  init(
    _ downstream: Downstream,
    failure: @escaping (InputFailure) -> Downstream.Failure,
    result: @escaping () -> Downstream.Input?,
    gather: @escaping (Input) -> Gathered<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.failure = failure
    self.result = result
    self.gather = gather
    outlet = Outlet(downstream, overflow: .keepAll)
    outlet.onCancel = { [upstream] in upstream.close()?.cancel() }
  }

  func receive(subscription: any Subscription) {
    guard upstream.fill(with: subscription) else { return }
    downstream.receive(subscription: outlet)
    upstream.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !upstream.isClosed else { return .none }
    switch gather(input) {
    case .more: break
    case .enough(let output):
      upstream.close()?.cancel()
      outlet.send(output)
      outlet.finish(.finished)
    case .complete(let completion):
      upstream.close()?.cancel()
      outlet.finish(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !upstream.isClosed else { return }
    upstream.close()
    if case .finished = completion, let output = result() { outlet.send(output) }
    outlet.finish(completion.mapError(failure))
  }
}

extension Publisher {
  func gather<Downstream: Subscriber>(
    into downstream: Downstream, result: @escaping () -> Downstream.Input?,
    _ gather: @escaping (Output) -> Gathered<Downstream.Input, Failure>
  ) where Downstream.Failure == Failure {
    subscribe(Gatherer(downstream, failure: { $0 }, result: result, gather: gather))
  }

  func tryGather<Downstream: Subscriber>(
    into downstream: Downstream, result: @escaping () -> Downstream.Input?,
    _ gather: @escaping (Output) throws -> Gathered<Downstream.Input, any Error>
  ) where Downstream.Failure == any Error {
    subscribe(
      Gatherer(downstream, failure: { (error: Failure) in error }, result: result) { input in
        do { return try gather(input) } catch { return .complete(.failure(error)) }
      })
  }
}
