// SPDX-License-Identifier: MIT

import Foundation

extension Timer {
  /// A timer that calls a method of `target` after `timeInterval` seconds, once or again and again, with itself as the argument. The
  /// target is retained until the timer ends. It runs when it is added to a run loop.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = SelectorCall(target as AnyObject, selector)
    self.init(timeInterval: timeInterval, repeats: repeats) { call.perform($0) }
    TimerValues.shared[self] = userInfo
  }

  /// A timer of the current run loop that calls a method of `target` after `timeInterval` seconds, once or again and again, with
  /// itself as the argument. The target is retained until the timer ends.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = SelectorCall(target as AnyObject, selector)
    let timer = scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { call.perform($0) }
    TimerValues.shared[timer] = userInfo
    return timer
  }

  /// The value that the timer was made with; nil for a timer with a closure.
  public var userInfo: Any? { TimerValues.shared[self] }
}

/// A call of a method from the closure of a timer.
package struct SelectorCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  package init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  package func perform(_ argument: Any?) { selector.perform(on: target, with: argument) }
}

/// The values of timers. An entry ends with its timer.
private final class TimerValues: @unchecked Sendable {
  static let shared = TimerValues()
  private let lock = NSLock()
  private var values: [ObjectIdentifier: (timer: () -> Timer?, value: Any)] = [:]

  subscript(timer: Timer) -> Any? {
    get { lock.withLock { values[ObjectIdentifier(timer)].flatMap { $0.timer() === timer ? $0.value : nil } } }
    set {
      lock.withLock {
        values = values.filter { $0.value.timer() != nil }
        values[ObjectIdentifier(timer)] = newValue.map { value in ({ [weak timer] in timer }, value) }
      }
    }
  }
}
