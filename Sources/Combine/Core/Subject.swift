// SPDX-License-Identifier: MIT

/// A publisher that values are put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers that demand one.
  func send(_ value: Output)
  /// Ends all subscriptions; values after it are dropped.
  func send(completion: Subscribers.Completion<Failure>)
  /// Connects an upstream, so that the subject can request values of it.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value.
  public func send() { send(()) }
}
