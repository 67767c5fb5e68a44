// SPDX-License-Identifier: MIT

/// A part of a subscription that prints as its operator's name.
///
/// `print`, `dump` and a failed expectation show `Map`, not the type with all its generic arguments, and do not descend
/// into the chain behind it.
protocol NamedConduit: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {}

extension NamedConduit {
  public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
  public var playgroundDescription: Any { description }
}

extension Subscribers.Demand {
  /// A subscriber that requests no value can never go on: Apple's publishers trap here as well.
  func requirePositive(_ name: String) {
    precondition(self > 0, "\(name): a request is for at least one value")
  }
}
