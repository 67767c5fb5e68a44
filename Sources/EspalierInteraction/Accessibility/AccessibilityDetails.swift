// SPDX-License-Identifier: MIT

/// What kind of thing an accessible element is.
public enum _AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case text, heading, image, button, link, toggle, slider, stepper, textField, secureTextField, group, list, row,
    window, scrollView
  case progressIndicator, other
  case table, cell, columnHeader
}

package typealias AccessibilityRole = _AccessibilityRole

/// What an accessible element is among what surrounds it.
package enum AccessibilityKind: Hashable, Sendable {
  /// It contains a question, and nothing else can be used before it is answered.
  case alert
  /// It lies above a part of the window and is about something of its own.
  case dialog
  case popover
  case menu
  case tabBar
  case toolbar
  /// Of a list.
  case row
  /// One of several, of which one is chosen.
  case option
  /// It shows what is chosen and opens a menu to choose from.
  case popUp
  /// It opens and closes what follows it.
  case disclosure
}

/// A number that an element stands for.
package struct AccessibilityRange {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// Nil where there are no steps.
  package var step: Double?
  /// Nil where it is only shown.
  package var set: (@MainActor (Double) -> Void)?

  package init(
    value: Double, bounds: ClosedRange<Double>, step: Double? = nil, set: (@MainActor (Double) -> Void)? = nil
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.set = set
  }
}

/// A detail of an element beside its value.
package struct AccessibilityCustomContent: Equatable {
  package let id: String
  package let label: String
  package let value: String
  package let isImportant: Bool

  package init(id: String, label: String, value: String, isImportant: Bool) {
    self.id = id
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

/// The text of a field, for assistive technologies that write in it without keys. Offsets count characters.
@MainActor
package protocol AccessibleText: AnyObject {
  /// As it is shown: of a secret, only how long it is.
  var shownText: String { get }
  /// In characters.
  var selectedCharacters: Range<Int> { get }
  var hasSeveralLines: Bool { get }
  var placeholder: String? { get }
  /// Puts `text` in the place of a part, as if it was typed.
  func replaceCharacters(_ range: Range<Int>, with text: String)
  func selectCharacters(_ range: Range<Int>)
}

/// Which way an adjustable element goes.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// How deep a heading stands among headings.
public enum AccessibilityHeadingLevel: UInt, Sendable, Hashable {
  /// The level as in HTML, the first one the highest; `unspecified` leaves it open.
  case unspecified, h1, h2, h3, h4, h5, h6
}

package struct AccessibilityAction {
  package let name: String
  package let perform: @MainActor () -> Void
  package init(name: String, perform: @escaping @MainActor () -> Void) {
    self.name = name
    self.perform = perform
  }
}
