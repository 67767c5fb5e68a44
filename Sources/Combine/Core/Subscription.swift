// SPDX-License-Identifier: MIT

/// The connection of one publisher and one subscriber: it takes requests for values, and ends with a cancellation.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows `demand` more values. Values may arrive before this returns.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of ready-made subscriptions.
public enum Subscriptions {
  /// A subscription with nothing behind it, for publishers that end at once.
  public static var empty: any Subscription { Empty.shared }

  private final class Empty: Subscription, NamedConduit, Sendable {
    static let shared = Empty()
    let description = "Empty"

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
