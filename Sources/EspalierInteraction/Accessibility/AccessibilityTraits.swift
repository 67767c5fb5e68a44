// SPDX-License-Identifier: MIT

/// What a screen reader reads about an element beside its label.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var traits: Set<Trait> = []

  private enum Trait: Hashable {
    case isButton, isHeader, isSelected, isLink, isSearchField, isImage, playsSound, isKeyboardKey, isStaticText
    case isSummaryElement, updatesFrequently, startsMediaSession, allowsDirectInteraction, causesPageTurn, isModal
    case isToggle, isTabBar
  }

  private init(_ trait: Trait) { traits = [trait] }

  public static let isButton = AccessibilityTraits(.isButton)
  public static let isHeader = AccessibilityTraits(.isHeader)
  public static let isSelected = AccessibilityTraits(.isSelected)
  public static let isLink = AccessibilityTraits(.isLink)
  public static let isSearchField = AccessibilityTraits(.isSearchField)
  public static let isImage = AccessibilityTraits(.isImage)
  public static let playsSound = AccessibilityTraits(.playsSound)
  public static let isKeyboardKey = AccessibilityTraits(.isKeyboardKey)
  public static let isStaticText = AccessibilityTraits(.isStaticText)
  public static let isSummaryElement = AccessibilityTraits(.isSummaryElement)
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  public static let isModal = AccessibilityTraits(.isModal)
  public static let isToggle = AccessibilityTraits(.isToggle)
  public static let isTabBar = AccessibilityTraits(.isTabBar)

  // MARK: - Set algebra

  public init() {}
  public func contains(_ member: AccessibilityTraits) -> Bool { traits.isSuperset(of: member.traits) }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formUnion(other) } }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { with { $0.formIntersection(other) } }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    with { $0.formSymmetricDifference(other) }
  }
  public mutating func formUnion(_ other: AccessibilityTraits) { traits.formUnion(other.traits) }
  public mutating func formIntersection(_ other: AccessibilityTraits) { traits.formIntersection(other.traits) }
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    traits.formSymmetricDifference(other.traits)
  }
  public mutating func insert(_ member: AccessibilityTraits)
    -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  {
    let inserted = !contains(member)
    formUnion(member)
    return (inserted, member)
  }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let removed = intersection(member)
    traits.subtract(member.traits)
    return removed.traits.isEmpty ? nil : removed
  }
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
