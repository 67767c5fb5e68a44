// SPDX-License-Identifier: MIT

/// The properties of an element that a screen reader reads beside its label.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var traits: Set<Trait> = []

  private enum Trait: Hashable {
    case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey, isStaticText
    case isSummaryElement, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, isModal
    case isToggle, isTabBar
  }

  private init(_ trait: Trait) { traits = [trait] }

  /// The element can be pressed.
  public static let isButton = AccessibilityTraits(.isButton)
  /// The element heads a part of the content; screen readers jump from header to header.
  public static let isHeader = AccessibilityTraits(.isHeader)
  /// The element is the chosen one of several.
  public static let isSelected = AccessibilityTraits(.isSelected)
  /// The element leads to a page or a document.
  public static let isLink = AccessibilityTraits(.isLink)
  /// The element is a field for searching.
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  /// The element is a picture.
  public static let isImage = AccessibilityTraits(.isImage)
  /// Pressing it plays a sound.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// The element is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  /// The element is text that does not change by itself.
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  /// The element sums up the state of the app when the app opens.
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  /// The label or value changes too often to be read at every change.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Pressing it begins to play or record; the screen reader is silent then.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Touches reach the element directly, as on a piano's keys.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// The page turns after the element was read to its end.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Elements outside of it cannot be reached while it shows.
  public static let isModal = AccessibilityTraits(.isModal)
  /// The element is on or off.
  public static let isToggle = AccessibilityTraits(.isToggle)
  /// The element is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(.isTabBar)

  // MARK: - Set algebra

  public init() {}
  /// Whether all traits of `member` are in the set.
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }
  /// The traits that are in either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formIntersection(other) } }
  /// The traits that are in exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other) }
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  /// Keeps the traits that are also in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  /// Keeps the traits that are in exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }

  /// Adds traits; `inserted` is false if all of them were in the set.
  public mutating func insert(_ member: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let inserted = !contains(member)
    formUnion(member)
    return (inserted, member)
  }

  /// Takes traits out; the result is those that were in the set, nil without any.
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }

  /// Adds traits; the result is those that were in the set before, nil without any.
  public mutating func update(with member: AccessibilityTraits) -> AccessibilityTraits? {
    let known = intersection(member)
    formUnion(member)
    return known.traits.isEmpty ? nil : known
  }

  private func with(_ change: (inout AccessibilityTraits) -> Void) -> AccessibilityTraits {
    var result = self
    change(&result)
    return result
  }
}

extension AccessibilityTraits {
  /// The kind of element that these traits make.
  var role: AccessibilityRole? {
    if contains(.isHeader) { return .heading }
    if contains(.isToggle) { return .toggle }
    if contains(.isLink) { return .link }
    if contains(.isButton) { return .button }
    if contains(.isImage) { return .image }
    if contains(.isStaticText) { return .text }
    return nil
  }
}
