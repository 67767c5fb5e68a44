// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierInteraction
import Foundation

/// An object that receives events: the base of the application, its windows, views and their controllers.
///
/// Events are those of SwiftUI's views: the methods for keys and the mouse are called by a program's own code alone.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  /// The responder that takes what this one does not.
  open var nextResponder: NSResponder?
  /// Whether the responder takes the keyboard; views of AppKit have none here.
  open var acceptsFirstResponder: Bool { false }
  /// The undo manager of the next responder.
  open var undoManager: UndoManager? { nextResponder?.undoManager }

  /// A responder without a next one.
  public nonisolated override init() { super.init() }
  /// Responders of files of Interface Builder are not read here.
  public nonisolated init?(coder: NSCoder) { return nil }

  /// Returns false: views of AppKit have no keyboard here.
  open func becomeFirstResponder() -> Bool { false }
  /// Returns true: the responder has no keyboard to keep.
  open func resignFirstResponder() -> Bool { true }
  /// A key is pressed.
  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  /// A key is released.
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  /// The modifiers change.
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }
  /// The button of the mouse is pressed.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  /// The mouse moves with its button.
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  /// The button of the mouse is released.
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  /// The mouse moves.
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  /// The mouse enters a view.
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  /// The mouse leaves a view.
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  /// The right button of the mouse is pressed.
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  /// The wheel turns.
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }
  /// The escape key was pressed.
  open func cancelOperation(_ sender: Any?) { nextResponder?.cancelOperation(sender) }
  /// Performs a selector on the first of this and the next responders that has its method.
  open func tryToPerform(_ action: Selector, with object: Any?) -> Bool {
    action.perform(on: self, with: object) || nextResponder?.tryToPerform(action, with: object) == true
  }
}
