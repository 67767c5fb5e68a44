// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

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
