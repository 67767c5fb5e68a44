// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction
import Foundation

extension View {
  /// Adds a rotor of the system: a list of places in this view, in order. Screen readers of Linux have no rotors; tests, dumps and the inspector show them.
  /// - Parameter entries: The places. Those that have only an identity are in the scroll views inside of this view.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(named: systemRotor.name, entries) }

  /// Adds a rotor of the system for the views of identifiable elements, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: systemRotor.name, entries, \.id, entryLabel) }

  /// Adds a rotor of the system for the views of elements with an identity, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: systemRotor.name, entries, entryID, entryLabel) }

  /// Adds a rotor of the system for parts of this view's text.
  public nonisolated func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(named: systemRotor.name, textRanges)
  }
}

extension View {
  /// Adds a rotor: a list of places in this view, in order. Screen readers of Linux have no rotors; tests, dumps and the inspector show them.
  /// - Parameter entries: The places. Those that have only an identity are in the scroll views inside of this view.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(named: label.string, entries) }

  /// Adds a rotor for the views of identifiable elements, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: label.string, entries, \.id, entryLabel) }

  /// Adds a rotor for the views of elements with an identity, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: label.string, entries, entryID, entryLabel) }

  /// Adds a rotor for parts of this view's text.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    rotor(named: label.string, textRanges)
  }
}

extension View {
  /// Adds a rotor with a translated name: a list of places in this view, in order. Screen readers of Linux have no rotors; tests, dumps and the inspector show them.
  /// - Parameter entries: The places. Those that have only an identity are in the scroll views inside of this view.
  public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(named: labelKey.string, entries) }

  /// Adds a rotor with a translated name for the views of identifiable elements, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: labelKey.string, entries, \.id, entryLabel) }

  /// Adds a rotor with a translated name for the views of elements with an identity, such as rows of a list.
  public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: labelKey.string, entries, entryID, entryLabel) }

  /// Adds a rotor with a translated name for parts of this view's text.
  public nonisolated func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(named: labelKey.string, textRanges)
  }
}

extension View {
  /// Adds a rotor with a name that is not translated: a list of places in this view, in order. Screen readers of Linux have no rotors; tests, dumps and the inspector show them.
  /// - Parameter entries: The places. Those that have only an identity are in the scroll views inside of this view.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View { rotor(named: String(label), entries) }

  /// Adds a rotor with a name that is not translated for the views of identifiable elements, such as rows of a list.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: String(label), entries, \.id, entryLabel) }

  /// Adds a rotor with a name that is not translated for the views of elements with an identity, such as rows of a list.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View { rotor(named: String(label), entries, entryID, entryLabel) }

  /// Adds a rotor with a name that is not translated for parts of this view's text.
  @_disfavoredOverload
  public nonisolated func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>])
    -> some View
  {
    rotor(named: String(label), textRanges)
  }
}
