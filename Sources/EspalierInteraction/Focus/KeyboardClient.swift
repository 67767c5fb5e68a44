// SPDX-License-Identifier: MIT

import Foundation

/// The effects of the keyboard's input in a view.
@MainActor
package protocol KeyboardClient: AnyObject {
  func focusChanged(_ isFocused: Bool)
  /// Called when a key has led to the view, or the window or layer that begins with it has come: no press has placed a caret.
  func enteredByKeyboard()
  /// Handles a key; false if the key has no effect here.
  func handle(_ key: KeyEquivalent, modifiers: EventModifiers) -> Bool
  func insert(_ text: String)
  /// The text that a user can copy.
  var selectedText: String? { get }
  /// Deletes the selection, if that is possible.
  func deleteSelection()
  /// The place of the next character, in the root's coordinates: the window of an input method belongs below it.
  var caretRect: CGRect? { get }
  /// The point that the key that opens menus presses.
  /// - Parameter press: Called with the point if that has to come into view first.
  func menuPlace(later press: @escaping @MainActor (CGPoint) -> Void) -> MenuPlace
  /// Shows the text that is being composed; nil when the composition is over.
  func compose(_ composition: TextComposition?)
  var surroundingText: SurroundingText? { get }
  /// Deletes `count` Unicode scalars from `offset` of them after the caret on; false if that is not possible.
  func deleteSurrounding(offset: Int, count: Int) -> Bool
  var inputTraits: TextInputTraits { get }
}

extension FocusInteractions {
  /// Whether the view takes input from the keyboard, as fields and lists with a selection do, and not only presses.
  var takesInput: Bool { !isDisjoint(with: [.edit, .navigate]) }
}

/// The point that the key that opens menus presses.
package enum MenuPlace {
  /// The middle of the view that has the keyboard.
  case middle
  /// A point of the root.
  case point(CGPoint)
  /// A point that is known once its view has come into view.
  case later
}

extension KeyboardClient {
  package func menuPlace(later press: @escaping @MainActor (CGPoint) -> Void) -> MenuPlace {
    caretRect.map { .point(CGPoint(x: $0.midX, y: $0.midY)) } ?? .middle
  }
  package func enteredByKeyboard() {}
  package var selectedText: String? { nil }
  package func deleteSelection() {}
  package var caretRect: CGRect? { nil }
  package func compose(_ composition: TextComposition?) {}
  package var surroundingText: SurroundingText? { nil }
  package func deleteSurrounding(offset: Int, count: Int) -> Bool { false }
  package var inputTraits: TextInputTraits { TextInputTraits() }
}

/// The ways in which a view uses the keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view is pressed, like a button. Such a view has the keyboard only if all controls can be reached with it.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes input over time, like a text field.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Keys move between the elements in the view, as in a list. The Tab key always stops at such a view, once.
  package static let navigate = FocusInteractions(rawValue: 1 << 2)
  /// Both: pressed like a button, and edited like a field.
  public static let automatic: FocusInteractions = [.activate, .edit]
}
