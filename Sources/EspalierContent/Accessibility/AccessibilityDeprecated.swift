// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierGeometry
import EspalierInteraction
import Foundation

// The names of 2019.

extension View {
  /// The older form of `accessibilityLabel(_:)`.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// The older form of `accessibilityValue(_:)`.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// The older form of `accessibilityHint(_:)`.
  public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// The older form of `accessibilityHidden(_:)`.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// The older form of `accessibilityIdentifier(_:)`.
  public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// The older form of `accessibilitySortPriority(_:)`.
  public nonisolated func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// The older form of `accessibilityInputLabels(_:)`.
  public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  /// The older form of `accessibilityAddTraits(_:)`.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// The older form of `accessibilityRemoveTraits(_:)`.
  public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// The older form of `accessibilityActivationPoint(_:)`; in fractions of the view's size.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The older form of `accessibilityActivationPoint(_:)`; in points of the view.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}

// Modifiers that apply only under a condition.

extension View {
  /// Sets the label that screen readers read for this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    describing { if isEnabled { $0.label = label.string } }
  }

  /// Sets the label that screen readers read for this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label that screen readers read for this view; with `isEnabled` false nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value that screen readers read for this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    describing { if isEnabled { $0.value = value.string } }
  }

  /// Sets the value that screen readers read for this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value that screen readers read for this view; with `isEnabled` false nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint that screen readers read about the use of this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    describing { if isEnabled { $0.hint = hint.string } }
  }

  /// Sets the hint that screen readers read about the use of this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint that screen readers read about the use of this view; with `isEnabled` false nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Hides this view from screen readers; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }
}
