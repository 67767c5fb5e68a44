/// The receiving end of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// Called once, first: ask `subscription` for values here or later.
  func receive(subscription: any Subscription)
  /// One value. The result is how many more are wanted beyond what was asked for already.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers that come with the module.
public enum Subscribers {}
