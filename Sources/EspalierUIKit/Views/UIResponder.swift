// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierInteraction
import Foundation

/// An object that receives events: the base of applications' delegates, views and their controllers.
///
/// Events are those of SwiftUI's views: a view of the program's own class receives touches, and fields the keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// A responder without a next one.
  public nonisolated override init() { super.init() }

  /// The responder that takes what this one does not.
  open var next: UIResponder? { nil }
  /// Whether the responder may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may lose the keyboard.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder has the keyboard, which fields and editors alone can have.
  open var isFirstResponder: Bool { false }

  /// Takes the keyboard. Returns whether it could: fields and editors alone have one here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Takes the keyboard from the view that has it. Returns whether one had it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    RunningPrograms.send(Selector("resignFirstResponder"), to: nil, from: self)
  }

  /// Touches begin. The next responder receives what this one does not.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Touches move.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Touches end.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Touches end without a result. Not called here: a touch that scrolls ends as any other.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// The undo manager of the next responder.
  open var undoManager: UndoManager? { next?.undoManager }
}

/// An event of a user.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// The kinds of events.
  public enum EventType: Int, Sendable {
    /// A finger, a movement of the device, a control of a headset, or a button.
    case touches, motion, remoteControl, presses
  }
  /// The kind.
  open var type: EventType { .touches }
}
