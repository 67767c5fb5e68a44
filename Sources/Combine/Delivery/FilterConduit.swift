// SPDX-License-Identifier: MIT

/// The result of a filter for one value.
enum FilterStep<Output> {
  case emit(Output)
  /// Nothing goes down; one more value is requested in its place.
  case skip
  /// The stream ends before this value.
  case finish
}

/// One subscription of an operator that passes on or leaves out each value and ends with the first error: `tryFilter`,
/// `removeDuplicates`, `prefix(while:)`, `drop(while:)` and their like are a closure each. Demand passes through.
final class FilterConduit<Input, InputFailure: Error, Downstream: Subscriber>: Subscriber, Subscription, NamedConduit {
  /// The effect of a call before the upstream's subscription has arrived.
  enum EarlyCall {
    case trap
    case ignored
  }

  let description: String
  private let downstream: Downstream
  private let upstream = UpstreamSlot()
  private let earlyCall: EarlyCall
  private let failure: (InputFailure) -> Downstream.Failure
  private let step: (Input) throws(Downstream.Failure) -> FilterStep<Downstream.Input>

  init(
    _ name: String, _ downstream: Downstream, earlyCall: EarlyCall = .trap,
    failure: @escaping (InputFailure) -> Downstream.Failure,
    step: @escaping (Input) throws(Downstream.Failure) -> FilterStep<Downstream.Input>
  ) {
    description = name
    self.downstream = downstream
    self.earlyCall = earlyCall
    self.failure = failure
    self.step = step
  }

  func receive(subscription: any Subscription) {
    if upstream.fill(with: subscription) { downstream.receive(subscription: self) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard isOpen("a value") else { return .none }
    do throws(Downstream.Failure) {
      switch try step(input) {
      case .emit(let output): return downstream.receive(output)
      case .skip: return .max(1)
      case .finish: finish(.finished)
      }
    } catch {
      finish(.failure(error))
    }
    return .none
  }

  private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    upstream.close()?.cancel()
    downstream.receive(completion: completion)
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    guard isOpen("a completion") else { return }
    upstream.close()
    downstream.receive(completion: completion.mapError(failure))
  }

  func request(_ demand: Subscribers.Demand) {
    if earlyCall == .ignored { demand.requirePositive(description) }
    if isOpen("a request") { upstream.request(demand) }
  }

  func cancel() {
    switch earlyCall {
    case .trap: upstream.close()?.cancel()
    case .ignored: upstream.closeIfFilled()?.cancel()
    }
  }

  private func isOpen(_ event: String) -> Bool {
    if upstream.isFilled { return true }
    precondition(earlyCall == .ignored || upstream.isClosed, "\(description): \(event) before the subscription")
    return false
  }
}

extension Publisher {
  /// Subscribes `downstream` through a filter, with a failure passed on as it is.
  func filter<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream,
    earlyCall: FilterConduit<Output, Failure, Downstream>.EarlyCall = .trap,
    _ step: @escaping (Output) throws(Failure) -> FilterStep<Downstream.Input>
  ) where Downstream.Failure == Failure {
    subscribe(FilterConduit(name, downstream, earlyCall: earlyCall, failure: { $0 }, step: step))
  }

  /// Subscribes `downstream` through a filter that may throw.
  func tryFilter<Downstream: Subscriber>(
    _ name: String, to downstream: Downstream,
    earlyCall: FilterConduit<Output, Failure, Downstream>.EarlyCall = .trap,
    _ step: @escaping (Output) throws -> FilterStep<Downstream.Input>
  ) where Downstream.Failure == any Error {
    subscribe(
      FilterConduit(name, downstream, earlyCall: earlyCall, failure: { (error: Failure) in error }, step: step))
  }
}
