// SPDX-License-Identifier: MIT

import EspalierCore

/// Builds tabs from the statements of a closure.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
  /// A statement of the builder is a tab or a section of tabs.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// No tabs, as in an empty branch of `if`.
  public static func buildBlock() -> Tabs { Tabs(_tabs: []) }

  /// The first tabs.
  public static func buildPartialBlock<Content: TabContent>(first content: Content) -> Content
  where Content.TabValue == TabValue {
    content
  }

  /// Tabs that follow others.
  public static func buildPartialBlock<Before: TabContent, Content: TabContent>(
    accumulated before: Before, next content: Content
  ) -> Tabs where Before.TabValue == TabValue, Content.TabValue == TabValue {
    Tabs(_tabs: before._tabs + content._tabs)
  }

  /// Tabs of an `if` without `else`; nil is none.
  public static func buildIf<Content: TabContent>(_ content: Content?) -> Content? where Content.TabValue == TabValue {
    content
  }

  /// Tabs of one branch of `if` or `switch`.
  public static func buildEither<Content: TabContent>(first: Content) -> Tabs where Content.TabValue == TabValue {
    Tabs(_tabs: first._tabs)
  }

  /// Tabs of one branch of `if` or `switch`.
  public static func buildEither<Content: TabContent>(second: Content) -> Tabs where Content.TabValue == TabValue {
    Tabs(_tabs: second._tabs)
  }

  /// Tabs of a `for` loop.
  public static func buildArray<Content: TabContent>(_ parts: [Content]) -> Tabs where Content.TabValue == TabValue {
    Tabs(_tabs: parts.flatMap { $0._tabs })
  }

  /// Tabs under `if #available`.
  public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Tabs
  where Content.TabValue == TabValue {
    Tabs(_tabs: content._tabs)
  }

  /// Several tabs.
  public struct Tabs: TabContent {
    public let _tabs: [_TabEntry]
  }

  /// The views of tabs.
  public struct Content<C: TabContent>: View where C.TabValue == TabValue {
    private let content: C
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.tabViewSelector) private var selector
    @Environment(\.design) private var design

    init(_ content: C) { self.content = content }

    public var body: some View {
      let tabs = IdentifiedTab.tabs(content._tabs).filter {
        !$0.entry.isHidden(customization, inSidebar: selector == .sidebar && design.tabs.isAbove)
      }
      ForEach(tabs) { identified in
        let tab = identified.entry
        tab.content
          .modifier(
            _TraitWritingModifier<TabItemTraitKey>(
              value: TabItem(
                label: tab.label, badge: tab.badge, isDisabled: tab.isDisabled, describe: tab.describe,
                section: tab.section))
          )
          .modifier(TagModifier(tab.tag))
      }
    }
  }
}

/// A tab with its identity: its value and the elements from which it is made, so that tabs before it can be inserted and removed;
/// without either, its position.
private struct IdentifiedTab: Identifiable {
  let id: AnyHashable
  let entry: _TabEntry

  @MainActor static func tabs(_ entries: [_TabEntry]) -> [IdentifiedTab] {
    var counts = IDTable<AnyHashable, Int>()
    return entries.map { entry in
      let key = AnyHashable(entry.path + [entry.tag?.value].compactMap { $0 })
      let count = counts[key] ?? 0
      counts[key] = count + 1
      return IdentifiedTab(id: [key, AnyHashable(count)] as [AnyHashable], entry: entry)
    }
  }
}

extension TabView {
  /// Tabs identified by their values.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    let tabs = TabContentBuilder<SelectionValue>.Content(content())
    self.init(selection: Optional(selection)) { tabs }
  }

  /// Tabs without values; the tab view stores its selection itself.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    let tabs = TabContentBuilder<Never>.Content(content())
    self.init(selection: nil) { tabs }
  }
}
