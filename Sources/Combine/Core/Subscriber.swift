// SPDX-License-Identifier: MIT

/// The receiving end of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values that arrive.
  associatedtype Input
  /// The type of the failure that may arrive; `Never` is none.
  associatedtype Failure: Error

  /// Called once, first: request values of `subscription` here or later.
  func receive(subscription: any Subscription)
  /// Receives one value. The result is a demand in addition to the previous ones.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives the empty value, and returns how many more are demanded.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers that come with the module.
public enum Subscribers {}
