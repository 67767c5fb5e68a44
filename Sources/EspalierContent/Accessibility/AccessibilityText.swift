// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierInteraction

extension View {
  /// Sets the label that screen readers read for this view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
  /// Sets the label that screen readers read for this view, translated.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(labelKey.string)
  }

  /// Sets the value that screen readers read for this view.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }
  /// Sets the value that screen readers read for this view, translated.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(valueKey.string)
  }

  /// Sets the hint that screen readers read about the action of this view.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.string) }
  /// Sets the hint that screen readers read about the use of this view, translated.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(hintKey.string)
  }

  /// Adds an action with a name, which screen readers offer on this view.
  public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: name.string, handler)
  }

  /// Adds an action with a name, which screen readers offer on this view.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: nameKey.string, handler)
  }

  /// Adds the actions of buttons that are not shown, which screen readers offer on this view.
  public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    accessibilityActions(category: .default, content)
  }

  /// Adds the actions of buttons that are not shown, which screen readers offer on this view.
  /// - Parameter category: A group of actions. Those of the standard category have the buttons' names; the names of others begin
  ///   with the category's, because the actions of desktops have no groups.
  public nonisolated func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(_AccessibilityButtons(buttons: content(), category: category.name))
  }
}
