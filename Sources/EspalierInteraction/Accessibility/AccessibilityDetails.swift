// SPDX-License-Identifier: MIT

/// The kind of an accessible element.
public enum _AccessibilityRole: String, Hashable, Sendable, CaseIterable {
  case text, heading, image, button, link, toggle, slider, stepper, textField, secureTextField, group, list, row,
    window, scrollView
  case progressIndicator, other
  case table, cell, columnHeader
}

package typealias AccessibilityRole = _AccessibilityRole

/// The kind of an accessible element among its neighbours.
package enum AccessibilityKind: Hashable, Sendable {
  /// A question that must be answered before other elements can be used.
  case alert
  /// A layer above a part of the window with a subject of its own.
  case dialog
  case popover
  case menu
  case tabBar
  case toolbar
  /// A row of a list.
  case row
  /// One of several options, of which one is chosen.
  case option
  /// A control that shows the chosen option and opens a menu to choose from.
  case popUp
  /// A control that opens and closes the content after it.
  case disclosure
}

/// A number that an element represents.
package struct AccessibilityRange {
  package var value: Double
  package var bounds: ClosedRange<Double>
  /// The step; nil if there are no steps.
  package var step: Double?
  /// Sets the value; nil if it is only shown.
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
  /// The text as it is shown: of a secret, only its length.
  var shownText: String { get }
  /// The selection, in characters.
  var selectedCharacters: Range<Int> { get }
  var hasSeveralLines: Bool { get }
  var placeholder: String? { get }
  /// Replaces a part by `text`, as if it was typed.
  func replaceCharacters(_ range: Range<Int>, with text: String)
  func selectCharacters(_ range: Range<Int>)
}

/// The direction of an adjustment of an element.
public enum AccessibilityAdjustmentDirection: Sendable, Hashable {
  /// Increases the value.
  case increment
  /// Decreases the value.
  case decrement
}

/// The level of a heading among headings.
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
