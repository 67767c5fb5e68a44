// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

@available(
  *, unavailable,
  message: "Espalier has no rotors, for desktops' screen readers have none: use accessibilityAddTraits(.isHeader)."
)
extension View {
  public func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>])
    -> some View
  { self }
  public func accessibilityRotor<Content>(
    _ label: Text, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }
  public func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
    self
  }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content>(
    _ label: L, @ViewBuilder entries: @escaping () -> Content
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
    _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
    _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View { self }
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View { self }
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

@available(*, unavailable, message: "Espalier has no AccessibilityRotorEntry: use accessibilityAddTraits(.isHeader).")
public struct AccessibilityRotorEntry<ID: Hashable>: View {
  public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {}
  public init(_ label: Text, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {}
  public init(_ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(_ label: L, id: ID, prepare: @escaping () -> Void = {}) {}
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, in namespace: Namespace.ID, prepare: @escaping () -> Void = {}
  ) {}
  public var body: Never { fatalError("unavailable") }
}

@available(
  *, unavailable, message: "Espalier has no AccessibilitySystemRotor: use accessibilityAddTraits(.isHeader)."
)
public struct AccessibilitySystemRotor: Sendable {
  public static let headings = AccessibilitySystemRotor()
  public static let boldText = AccessibilitySystemRotor()
  public static let images = AccessibilitySystemRotor()
  public static let italicText = AccessibilitySystemRotor()
  public static let landmarks = AccessibilitySystemRotor()
  public static let links = AccessibilitySystemRotor()
  public static let lists = AccessibilitySystemRotor()
  public static let misspelledWords = AccessibilitySystemRotor()
  public static let tables = AccessibilitySystemRotor()
  public static let textFields = AccessibilitySystemRotor()
  public static let underlineText = AccessibilitySystemRotor()
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .headings }
  public static func links(visited: Bool) -> AccessibilitySystemRotor { .links }
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

@available(
  *, unavailable,
  message: "Espalier's screen readers get no charts: give the view accessibilityLabel(_:) and accessibilityValue(_:)."
)
extension View {
  public func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }
}

@available(
  *, unavailable,
  message: "Desktops' screen readers have no kinds of text: use accessibilityLabel(_:) or accessibilityHint(_:)."
)
extension View {
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
}

@available(
  *, unavailable,
  message: "Desktops' screen readers have no kinds of text: use accessibilityLabel(_:) or accessibilityHint(_:)."
)
public struct AccessibilityTextContentType: Sendable {
  public static let plain = AccessibilityTextContentType()
  public static let console = AccessibilityTextContentType()
  public static let fileSystem = AccessibilityTextContentType()
  public static let messaging = AccessibilityTextContentType()
  public static let narrative = AccessibilityTextContentType()
  public static let sourceCode = AccessibilityTextContentType()
  public static let spreadsheet = AccessibilityTextContentType()
  public static let wordProcessing = AccessibilityTextContentType()
}

@available(
  *, unavailable, message: "Espalier does not link elements: use accessibilityElement(children: .combine) around them."
)
extension View {
  public func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
}

@available(
  *, unavailable, message: "Espalier does not link elements: use accessibilityElement(children: .combine) around them."
)
public enum AccessibilityLabeledPairRole: Sendable {
  case label
  case content
}

@available(
  *, unavailable,
  message: "Espalier's screen readers drag nothing: use accessibilityAction(named:_:) to move what is dragged."
)
extension View {
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
  public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View { self }
}

@available(
  *, unavailable,
  message:
    "The accessibility bus has no term for the state of scrolling: use accessibilityValue(_:) on the scroll view."
)
extension View {
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View { self }
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View { self }
}
