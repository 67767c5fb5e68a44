// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

extension ViewHost {
  /// The window's pointer, at points of the window and not at elements: `host.pointer.press(at: CGPoint(x: 5, y: 5))`.
  public var pointer: HostPointer { HostPointer(host: self) }
}

/// The pointer of a host's window, and the fingers on it. Points are in the host's coordinates.
///
/// Each event goes through hit testing at its point: the view in front there receives it. One update of the host comes
/// before an event if any is pending, and one after it, as in a window.
@MainActor
public struct HostPointer {
  let host: any AnyViewHost

  // MARK: - The first button

  /// Presses and releases.
  public func tap(at point: CGPoint, modifiers: EventModifiers = []) {
    press(at: point, modifiers: modifiers)
    release(at: point, modifiers: modifiers)
  }

  /// Presses the first button.
  /// - Parameters:
  ///   - modifiers: The keys that are held.
  ///   - isTouch: Whether a finger presses, and not the pointer's button.
  public func press(at point: CGPoint, modifiers: EventModifiers = [], isTouch: Bool = false) {
    press(at: point, modifiers: modifiers, isTouch: isTouch, eventTime: nil)
  }

  /// - Parameter eventTime: The time of the event, in seconds since any moment; nil: the host's. Presses follow one another by
  ///   this time.
  package func press(at point: CGPoint, modifiers: EventModifiers = [], isTouch: Bool = false, eventTime: Double?) {
    send("a press", at: point) {
      $0.press(at: point, modifiers: modifiers, isTouch: isTouch, eventTime: eventTime)
    }
  }

  /// Moves what is pressed. Moving without a press is `hover(at:)`.
  public func move(to point: CGPoint, modifiers: EventModifiers = []) {
    send("a move", at: point) { $0.move(to: point, modifiers: modifiers) }
  }

  /// Releases what is pressed.
  public func release(at point: CGPoint, modifiers: EventModifiers = []) {
    release(at: point, modifiers: modifiers, eventTime: nil)
  }

  package func release(at point: CGPoint, modifiers: EventModifiers = [], eventTime: Double?) {
    send("a release", at: point) { $0.release(at: point, modifiers: modifiers, eventTime: eventTime) }
  }

  /// Ends a press without success, as the desktop does when it takes the pointer from a window.
  public func cancel() { send("a cancelled press") { $0.cancel() } }

  // MARK: - Other buttons and fingers

  /// Presses the secondary button, which opens context menus.
  public func secondaryPress(at point: CGPoint) { press(.secondary, at: point) }

  package func press(_ button: PointerButton, at point: CGPoint) {
    send("a press of another button", at: point) { $0.press(button, at: point) }
  }

  /// Presses with a second finger while the first one is down. Both belong to the same gestures.
  public func pressSecond(at point: CGPoint) { send("a second finger", at: point) { $0.pressSecond(at: point) } }

  /// Moves two fingers.
  public func move(_ first: CGPoint, _ second: CGPoint) { send("two fingers", at: first) { $0.move(first, second) } }

  /// Lifts the second finger; the first one stays.
  public func releaseSecond() { send("the second finger's end") { $0.releaseSecond() } }

  // MARK: - Without a press

  /// Moves the pointer without pressing.
  /// - Parameter point: The place of the pointer; nil when it has left the window.
  public func hover(at point: CGPoint?) { send("the pointer", at: point) { $0.hover(at: point) } }

  /// Turns a wheel: content at the point moves by `delta` points.
  public func scroll(by delta: CGSize, at point: CGPoint) {
    send("a wheel", at: point) { $0.scroll(by: delta, at: point) }
  }

  /// The pointer's shape at the place where it is: that of the innermost view with one.
  public var style: PointerStyle? { host.graph.events.pointerStyle }

  /// Whether a press that moves scrolls, as a finger's does. False in a desktop's window, which has a wheel and bars.
  package var scrolls: Bool {
    get { host.graph.events.pointerScrolls }
    nonmutating set { host.graph.events.pointerScrolls = newValue }
  }

  private func send(_ action: String, at point: CGPoint? = nil, _ event: (EventDispatcher) -> Void) {
    host.sendUpdated(action + (point.map { " at \($0.x), \($0.y)" } ?? ""), event)
  }
}
