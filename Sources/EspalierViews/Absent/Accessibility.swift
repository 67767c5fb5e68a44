// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no rotors, for desktops' screen readers have none: use accessibilityAddTraits(.isHeader)."
)
extension View {
  public func accessibilityRotor<Content>(_ titleKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content)
    -> some View
  { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content>(
    _ title: L, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ titleKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no direct touch: desktops' screen readers leave touches to the views."
)
extension View {
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier has no direct touch: desktops' screen readers leave touches to the views."
)
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
