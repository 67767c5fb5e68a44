import ViewCore

extension View {
  /// What a screen reader calls this view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.string) }
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(labelKey.string)
  }

  /// What a screen reader reads as the value of this view.
  public nonisolated func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.string) }
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(valueKey.string)
  }

  /// What a screen reader says about what happens.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.string) }
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(hintKey.string)
  }
}
