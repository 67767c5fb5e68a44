/// What an operator makes of one value.
enum Step<Output, Failure: Error> {
  case emit(Output)
  /// Nothing goes down; one more value is asked for in its place.
  case skip
  /// The value is the last one.
  case last(Output)
  case complete(Subscribers.Completion<Failure>)
}

/// One subscription of an operator that answers each value with at most one: `map`, `filter`, `prefix`, `scan` and their
/// like are a closure each. Demand passes through unchanged.
final class Stepper<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
  private let end: (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>

  init(
    _ downstream: Downstream,
    end: @escaping (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Downstream.Failure>,
    step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
  ) {
    self.downstream = downstream
    self.end = end
    self.step = step
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !upstream.isClosed else { return .none }
    switch step(input) {
    case .emit(let output): return downstream.receive(output)
    case .skip: return .max(1)
    case .last(let output):
      upstream.close()?.cancel()
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .complete(let completion):
      upstream.close()?.cancel()
      downstream.receive(completion: completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard !upstream.isClosed else { return }
    upstream.close()
    downstream.receive(completion: end(completion))
  }

  func request(_ demand: Subscribers.Demand) { upstream.request(demand) }
  func cancel() { upstream.close()?.cancel() }
}

extension Publisher {
  /// Subscribes `downstream` through `step`, with the end passed on as it is.
  func step<Downstream: Subscriber>(
    into downstream: Downstream, _ step: @escaping (Output) -> Step<Downstream.Input, Failure>
  ) where Downstream.Failure == Failure {
    subscribe(Stepper(downstream, end: { $0 }, step: step))
  }

  /// Subscribes `downstream` through a step that may throw; what it throws ends the stream.
  func tryStep<Downstream: Subscriber>(
    into downstream: Downstream, _ step: @escaping (Output) throws -> Step<Downstream.Input, any Error>
  ) where Downstream.Failure == any Error {
    subscribe(
      Stepper(downstream, end: { (completion: Subscribers.Completion<Failure>) in completion.erased }) { input in
        do { return try step(input) } catch { return .complete(.failure(error)) }
      })
  }
}
