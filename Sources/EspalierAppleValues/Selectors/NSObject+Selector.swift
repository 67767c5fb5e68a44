// SPDX-License-Identifier: MIT

import Foundation

extension NSObject {
  /// Whether the object has the method of a selector; false for a selector that is a name alone.
  public func responds(to selector: Selector!) -> Bool { selector?.isMethod(self) ?? false }

  /// Whether the class has the method of a selector: false for one that is a name alone.
  public class func responds(to selector: Selector!) -> Bool { selector?.isMethod(self as AnyObject) ?? false }

  /// Calls a method of the class; nil if it lacks it, or the method returns nothing.
  @discardableResult
  public class func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil)
    -> Unmanaged<AnyObject>!
  { result(of: selector, on: self as AnyObject, first, second) }

  /// Calls a method; nil if the object lacks it, or the method returns nothing.
  @discardableResult
  public func perform(_ selector: Selector, with first: Any? = nil, with second: Any? = nil) -> Unmanaged<AnyObject>! {
    Self.result(of: selector, on: self, first, second)
  }

  private static func result(of selector: Selector, on target: AnyObject, _ first: Any?, _ second: Any?)
    -> Unmanaged<AnyObject>?
  {
    guard let result = selector.call?(target, first, second)?.result, !(result is Void) else { return nil }
    let object = result as AnyObject
    // The result lives until the end of the event, as in Objective-C.
    nonisolated(unsafe) let kept = object
    DispatchQueue.main.async { withExtendedLifetime(kept) {} }
    return Unmanaged.passUnretained(object)
  }

  /// Calls a method on the main queue after a delay in seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    DelayedSelectors.shared.schedule(selector, of: self, with: argument, after: delay)
  }

  /// Calls a method on the main queue, and waits for its end or not.
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool) {
    let call = DelayedCall(target: self, selector: selector, argument: argument)
    if !wait { return DispatchQueue.main.async { call.perform() } }
    onMainQueue { call.perform() }
  }

  /// Ends the calls of `perform(_:with:afterDelay:)` that still wait.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedSelectors.shared.cancel(target as AnyObject, nil)
  }

  /// Ends the calls of a method by `perform(_:with:afterDelay:)` that still wait.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    DelayedSelectors.shared.cancel(target as AnyObject, selector)
  }
}

/// A method with its argument.
private struct DelayedCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector
  let argument: Any?

  func perform() { selector.perform(on: target, with: argument) }
}

/// The calls that wait for their time.
private final class DelayedSelectors: @unchecked Sendable {
  static let shared = DelayedSelectors()
  private let lock = NSLock()
  private var waiting: [(call: DelayedCall, item: DispatchWorkItem)] = []

  func schedule(_ selector: Selector, of target: AnyObject, with argument: Any?, after delay: TimeInterval) {
    let call = DelayedCall(target: target, selector: selector, argument: argument)
    let item = DispatchWorkItem { call.perform() }
    lock.withLock { waiting.append((call, item)) }
    item.notify(queue: .main) { [weak self, weak item] in
      self?.lock.withLock { self?.waiting.removeAll { $0.item === item } }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }

  func cancel(_ target: AnyObject, _ selector: Selector?) {
    let ended = lock.withLock {
      let ended = waiting.filter { $0.call.target === target && (selector == nil || $0.call.selector == selector) }
      waiting.removeAll { $0.call.target === target && (selector == nil || $0.call.selector == selector) }
      return ended
    }
    for (_, item) in ended { item.cancel() }
  }
}
