/// The wire between one publisher and one subscriber: values are asked for here, and it is cut here.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows `demand` more values. Values may arrive before this returns.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription with nothing behind it, for publishers that end at once.
  public static var empty: any Subscription { Empty() }

  private final class Empty: Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
