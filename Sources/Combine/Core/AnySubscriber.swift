// SPDX-License-Identifier: MIT

/// A subscriber behind a type that names only its input and failure.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
  CustomPlaygroundDisplayConvertible
{
  public let combineIdentifier: CombineIdentifier
  /// The value that is described in place of this one: the erased subscriber, or a name.
  private let described: Any
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  /// Erases `subscriber`; one that is erased already is not wrapped again.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    if let erased = subscriber as? AnySubscriber {
      self = erased
      return
    }
    combineIdentifier = subscriber.combineIdentifier
    described = subscriber
    onSubscription = { subscriber.receive(subscription: $0) }
    onValue = { subscriber.receive($0) }
    onCompletion = { subscriber.receive(completion: $0) }
  }

  /// A subscriber of closures. The first one demands values of the subscription; without the second, none are demanded
  /// after that.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    described = "Anonymous AnySubscriber"
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { onValue(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }

  public var description: String { String(describing: described) }
  /// The description, for a playground.
  public var playgroundDescription: Any {
    (described as? any CustomPlaygroundDisplayConvertible)?.playgroundDescription ?? description
  }
  public var customMirror: Mirror {
    described is String ? Mirror(description, children: EmptyCollection()) : Mirror(reflecting: described)
  }
}
