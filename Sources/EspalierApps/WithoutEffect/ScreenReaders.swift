// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierGeometry

// The accessibility bus of desktops has no term for these.

/// The behaviour of a screen reader in an area of direct touch.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Options from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area is not announced when it is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The area is first activated by a double tap.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// No effect: desktops' screen readers leave all touches to the views.
  public nonisolated func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// No effect: a screen reader of the desktop does not jump between elements that belong together.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    self
  }

  /// No effect: a screen reader of the desktop drags nothing.
  public nonisolated func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// No effect: a screen reader of the desktop drags nothing.
  public nonisolated func accessibilityDragPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// No effect: a screen reader of the desktop drags nothing.
  public nonisolated func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// No effect: a screen reader of the desktop drags nothing.
  public nonisolated func accessibilityDropPoint(
    _ point: UnitPoint, description: LocalizedStringKey
  ) -> some View { self }

  /// No effect: a screen reader of the desktop announces the place of a scroll view itself.
  public nonisolated func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View { self }

  /// No effect: a screen reader of the desktop announces the place of a scroll view itself.
  public nonisolated func accessibilityScrollStatus(
    _ statusKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> some View { self }

  /// No effect: a screen reader of the desktop announces the place of a scroll view itself.
  @_disfavoredOverload
  public nonisolated func accessibilityScrollStatus<S: StringProtocol>(
    _ status: S, isEnabled: Bool = true
  ) -> some View { self }
}
