// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension View {
  /// What a screen reader calls this view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
  /// What screen readers read for this view, translated.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(labelKey.string)
  }

  /// What a screen reader reads as the value of this view.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }
  /// The value that screen readers read for this view, translated.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(valueKey.string)
  }

  /// Describes for screen readers what the element's action does.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.string) }
  /// What screen readers read about the use of this view, translated.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(hintKey.string)
  }

  /// An action that a screen reader offers on this view under a name.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: name.string, handler)
  }

  /// An action of this view that screen readers offer by its name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: nameKey.string, handler)
  }

  /// Actions that a screen reader offers on this view: those of buttons that are not shown.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    modifier(_AccessibilityButtons(buttons: content()))
  }
}
