// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierDrawing
import EspalierInteraction
import Foundation

// Modifiers that apply only under a condition.

extension View {
  /// Sets the label that screen readers read for this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    describing(if: isEnabled) { $0.label = label.string }
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
    describing(if: isEnabled) { $0.value = value.string }
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
    describing(if: isEnabled) { $0.hint = hint.string }
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

  /// Sets the point at which this view is touched when a screen reader activates it; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
    describing(if: isEnabled) { $0.activationPoint = activationPoint }
  }

  /// Sets the point at which this view is touched when a screen reader activates it; with `isEnabled` false nothing changes.
  /// - Parameter activationPoint: In the view's own coordinates, in points.
  public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
    describing(if: isEnabled) { $0.setActivationPoint(activationPoint) }
  }

  /// Adds alternative names by which a user may call this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
    describing(if: isEnabled) { $0.inputLabels = inputLabels.map(\.string) }
  }

  /// Adds alternative names by which a user may call this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Adds alternative names by which a user may call this view; with `isEnabled` false nothing changes.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Whether a user can interact with this view; with `isEnabled` false nothing changes.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View {
    describing(if: isEnabled) { $0.respondsToInteraction = respondsToUserInteraction }
  }
}
