// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierInteraction

/// The button of a tab with what screen readers read about the tab.
struct DescribedTab: ViewModifier {
  let item: TabItem

  init(item: TabItem) { self.item = item }

  func body(content: Content) -> some View {
    if let describe = item.describe { describe(AnyView(content)) } else { content }
  }
}

extension TabContent {
  /// Sets the name that screen readers read for the button of the tab.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    describing(if: isEnabled) { AnyView($0.accessibilityLabel(label)) }
  }

  /// Sets the name that screen readers read for the button of the tab, translated.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the name that screen readers read for the button of the tab. The text is read as it is, without translation.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value that screen readers read for the button of the tab.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    describing(if: isEnabled) { AnyView($0.accessibilityValue(value)) }
  }

  /// Sets the value that screen readers read for the button of the tab, translated.
  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value that screen readers read for the button of the tab. The text is read as it is, without translation.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint that screen readers read about the button of the tab.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
    describing(if: isEnabled) { AnyView($0.accessibilityHint(hint)) }
  }

  /// Sets the hint that screen readers read about the button of the tab, translated.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint that screen readers read about the button of the tab. The text is read as it is, without translation.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the identifier of the button of the tab, for tests.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
    describing(if: isEnabled) { AnyView($0.accessibilityIdentifier(identifier)) }
  }

  /// Sets the names by which users of speech call the button of the tab.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
    describing(if: isEnabled) { AnyView($0.accessibilityInputLabels(inputLabels)) }
  }

  /// Sets the translated names by which users of speech call the button of the tab.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the names by which users of speech call the button of the tab, without translation.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool = true)
    -> some TabContent<TabValue>
  {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  private func describing(if isEnabled: Bool, _ describe: @escaping @MainActor (AnyView) -> AnyView)
    -> TabContentBuilder<TabValue>.Tabs
  {
    changingTabs { tab in
      guard isEnabled else { return }
      // The innermost modifier takes precedence, as on views.
      let inner = tab.describe
      tab.describe = { describe(inner?($0) ?? $0) }
    }
  }
}
