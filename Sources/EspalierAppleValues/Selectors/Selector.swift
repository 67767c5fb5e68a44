// SPDX-License-Identifier: MIT

import Foundation

/// The name of a method, with the method itself if it is known.
///
/// `#selector(Model.reload)` of a program becomes `Selector("reload", Model.reload)`: Linux has no Objective-C runtime, which
/// would find the method by its name. A selector made from a name alone performs nothing but the commands that every window has,
/// such as `copy:`.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// Calls the method of a target; false if the target or the arguments have other types. The arguments are the sender and the
  /// event, as in Objective-C's methods for actions.
  package typealias Call = (_ target: AnyObject, _ first: Any?, _ second: Any?) -> PerformedSelector?

  /// The name, with a colon for each argument.
  public let description: String
  package let call: Call?
  /// Whether an object has the method.
  package let isMethod: (AnyObject) -> Bool

  /// A name without a method.
  public init(_ name: String) {
    description = name
    call = nil
    isMethod = { _ in false }
  }

  /// A name without a method.
  public init(stringLiteral name: String) { self.init(name) }

  /// A method without arguments.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
    self.init(name, calling: { (target: Target, _, _) in PerformedSelector(result: method(target)()) })
  }

  /// A method with one argument, the sender.
  public init<Target: AnyObject, First, Result>(_ name: String, _ method: @escaping (Target) -> (First) -> Result) {
    self.init(
      name,
      calling: { (target: Target, first, _) in
        argument(first, as: First.self).map { PerformedSelector(result: method(target)($0)) }
      })
  }

  /// A method with two arguments, the sender and an event.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(
      name,
      calling: { (target: Target, first, second) in
        guard let first = argument(first, as: First.self), let second = argument(second, as: Second.self) else {
          return nil
        }
        return PerformedSelector(result: method(target)(first, second))
      })
  }

  /// A method of the main actor without arguments.
  public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
    self.init(name) { (target: Target) in unisolated(method(target)) }
  }

  /// A method of the main actor with one argument, the sender.
  public init<Target: AnyObject, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name) { (target: Target) in unisolated(method(target)) }
  }

  /// A method of the main actor with two arguments, the sender and an event.
  public init<Target: AnyObject, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name) { (target: Target) in unisolated(method(target)) }
  }

  private init<Target: AnyObject>(
    _ name: String, calling method: @escaping (Target, Any?, Any?) -> PerformedSelector?
  ) {
    description = name
    call = { target, first, second in (target as? Target).flatMap { method($0, first, second) } }
    isMethod = { $0 is Target }
  }

  /// Calls the method of `target`. Returns whether the target has it, and takes the arguments.
  @discardableResult
  public func perform(on target: AnyObject, with first: Any? = nil, with second: Any? = nil) -> Bool {
    call?(target, first, second) != nil
  }

  public static func == (a: Selector, b: Selector) -> Bool { a.description == b.description }
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

/// A selector without a method.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The result of a method that a selector called.
package struct PerformedSelector {
  package let result: Any
}

/// An argument in the type of a parameter; nil if it has another one.
private func argument<Parameter>(_ value: Any?, as type: Parameter.Type) -> Parameter? {
  if let value { value as? Parameter } else { (Optional<Any>.none as Any) as? Parameter }
}

// Methods of the main actor have the same representation as others. Objective-C calls them from any thread, too.

private func unisolated<Result>(_ method: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(method, to: (() -> Result).self)
}

private func unisolated<First, Result>(_ method: @escaping @MainActor (First) -> Result) -> (First) -> Result {
  unsafeBitCast(method, to: ((First) -> Result).self)
}

private func unisolated<First, Second, Result>(
  _ method: @escaping @MainActor (First, Second) -> Result
) -> (First, Second) -> Result {
  unsafeBitCast(method, to: ((First, Second) -> Result).self)
}
