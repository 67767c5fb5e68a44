// SPDX-License-Identifier: MIT

/// An action of a user by pointer, keys or a screen reader, or an expectation; the same in a window and in a host without a display.
enum Step {
  // MARK: Pointer

  /// - Parameters:
  ///   - x: The place in the element, 0…1 from its left edge.
  ///   - y: 0…1 from its upper edge.
  ///   - holding: A key that is held: "ctrl" or "shift".
  case click(Target, x: Double = 0.5, y: Double = 0.5, times: Int = 1, holding: String? = nil)
  case secondaryClick(Target)
  /// Presses, moves by points in several steps, and releases.
  case drag(Target, x: Double = 0.5, y: Double = 0.5, byX: Int = 0, byY: Int = 0)
  /// Turns the wheel over an element, in notches to the right and down.
  case wheel(Target, right: Int = 0, down: Int = 0)
  case hover(Target)

  // MARK: Keys

  /// The Tab key, until an element has the keyboard.
  case tab(to: Target)
  /// As xdotool calls them, such as "Down" or "ctrl+a".
  case keys([String])
  case type(String)

  // MARK: Screen readers

  /// An action by its name on the accessibility bus.
  case act(String, Target)
  case setValue(Double, Target)
  case setText(String, Target)
  /// Moves the keyboard to a field.
  case focus(Target)

  // MARK: Expectations

  /// An element is found by a screen reader.
  case see(Target)
  /// An element is not found by a screen reader any more.
  case miss(Target)
  /// The view shows a state.
  case state(String)

  static func key(_ name: String) -> Step { .keys([name]) }
  static func press(_ target: Target) -> Step { .act("click", target) }
}

/// An element as a screen reader knows it: a role of the accessibility bus, and a name.
struct Target: CustomStringConvertible {
  let role: String
  let name: String

  var description: String { "\(role) “\(name)”" }

  static func button(_ name: String) -> Target { Target(role: "push button", name: name) }
  static func toggle(_ name: String) -> Target { Target(role: "check box", name: name) }
  static func slider(_ name: String) -> Target { Target(role: "slider", name: name) }
  static func stepper(_ name: String) -> Target { Target(role: "spin button", name: name) }
  static func field(_ name: String) -> Target { Target(role: "text", name: name) }
  static func secret(_ name: String) -> Target { Target(role: "password text", name: name) }
  static func search(_ name: String) -> Target { Target(role: "entry", name: name) }
  static func option(_ name: String) -> Target { Target(role: "radio button", name: name) }
  static func popUp(_ name: String) -> Target { Target(role: "combo box", name: name) }
  static func menuItem(_ name: String) -> Target { Target(role: "menu item", name: name) }
  static func menuOption(_ name: String) -> Target { Target(role: "radio menu item", name: name) }
  static func menuToggle(_ name: String) -> Target { Target(role: "check menu item", name: name) }
  static func link(_ name: String) -> Target { Target(role: "link", name: name) }
  static func text(_ name: String) -> Target { Target(role: "label", name: name) }
  static func heading(_ name: String) -> Target { Target(role: "heading", name: name) }
  static func image(_ name: String) -> Target { Target(role: "image", name: name) }
  static func list(_ name: String) -> Target { Target(role: "list", name: name) }
  static func row(_ name: String) -> Target { Target(role: "list item", name: name) }
  static func table(_ name: String) -> Target { Target(role: "table", name: name) }
  static func tableRow(_ name: String) -> Target { Target(role: "table row", name: name) }
  static func tab(_ name: String) -> Target { Target(role: "page tab", name: name) }
  static func group(_ name: String) -> Target { Target(role: "panel", name: name) }
  static func dialog(_ name: String) -> Target { Target(role: "dialog", name: name) }
  static func alert(_ name: String) -> Target { Target(role: "alert", name: name) }
  static func progress(_ name: String) -> Target { Target(role: "progress bar", name: name) }
}
