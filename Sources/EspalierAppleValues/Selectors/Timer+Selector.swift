// SPDX-License-Identifier: MIT

import Foundation

extension Timer {
  /// A timer that calls a method of `target` after `timeInterval` seconds, once or again and again, with itself as the argument. The
  /// target is retained until the timer ends. It runs when it is added to a run loop. Its `userInfo` is nil: only a scheduled timer
  /// keeps the value, because an initializer makes no object of another class.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let call = SelectorCall(target as AnyObject, selector)
    self.init(timeInterval: timeInterval, repeats: repeats) { call.perform($0) }
  }

  /// A timer of the current run loop that calls a method of `target` after `timeInterval` seconds, once or again and again, with
  /// itself as the argument. The target is retained until the timer ends.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let call = SelectorCall(target as AnyObject, selector)
    let timer = TimerWithValue(timeInterval: timeInterval, repeats: repeats) { call.perform($0) }
    timer.value = userInfo
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// A timer that keeps a value of its maker.
private final class TimerWithValue: Timer {
  var value: Any?
  override var userInfo: Any? { value }
}

/// A call of a method from the closure of a timer.
private struct SelectorCall: @unchecked Sendable {
  private let target: AnyObject
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector) {
    self.target = target
    self.selector = selector
  }

  func perform(_ argument: Any?) { selector.perform(on: target, with: argument) }
}
