// SPDX-License-Identifier: MIT

/// Keys that are held during another event.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control on Apple's keyboards, the super key on others.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option; Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command on Apple's keyboards, the control key on others.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key is on the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All of the modifiers.
  public static let all = EventModifiers(rawValue: (1 << 6) - 1)
}

/// A key, by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types without modifiers; keys without one have a character of the private use area.
  public var character: Character

  /// The key that types a character without modifiers.
  public init(_ character: Character) { self.character = character }
  /// The key of a literal: `"s"`.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  // Keys without a character have those that AppKit gives them.
  /// The arrow key upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow key downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow key to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow key to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Delete: removes the text after the insertion point.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, on the numeric pad of Apple's keyboards.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}
