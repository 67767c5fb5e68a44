// SPDX-License-Identifier: MIT

import Foundation

extension Publishers {
  /// Stops the program in the debugger, with SIGTRAP, when a closure returns true.
  public struct Breakpoint<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    /// The publisher whose events the operator receives.
    public let upstream: Upstream
    /// Stops in the debugger if it returns true for the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?
    /// Stops in the debugger if it returns true for a value.
    public let receiveOutput: ((Output) -> Bool)?
    /// Stops in the debugger if it returns true for the end.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// The publisher that `breakpoint` makes.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(BreakpointConduit(self, subscriber))
    }
  }
}

private final class BreakpointConduit<Upstream: Publisher, Downstream: Subscriber>: Subscriber, NamedConduit
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  typealias Input = Upstream.Output
  typealias Failure = Upstream.Failure

  let description = "Breakpoint"
  private let breakpoint: Publishers.Breakpoint<Upstream>
  private let downstream: Downstream

  init(_ breakpoint: Publishers.Breakpoint<Upstream>, _ downstream: Downstream) {
    self.breakpoint = breakpoint
    self.downstream = downstream
  }

  func receive(subscription: any Subscription) {
    if breakpoint.receiveSubscription?(subscription) == true { raise(SIGTRAP) }
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if breakpoint.receiveOutput?(input) == true { raise(SIGTRAP) }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if breakpoint.receiveCompletion?(completion) == true { raise(SIGTRAP) }
    downstream.receive(completion: completion)
  }
}

extension Publisher {
  /// Stops the program in the debugger when a closure returns true.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops the program in the debugger at a failure.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
