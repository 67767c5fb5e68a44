// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierControls
import EspalierCore
import EspalierPrimitives

/// The content of a `TabView` in tabs: `Tab`s and `TabSection`s.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs.
  associatedtype TabValue: Hashable

  /// The tabs, in order. The framework's requirement.
  var _tabs: [_TabEntry] { get }
}

/// The tabs of an `if` without `else`; nil is none.
extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
  public var _tabs: [_TabEntry] { self?._tabs ?? [] }
}

/// One tab: its tag, its appearance in the bar, its content.
@MainActor
public struct _TabEntry {
  let tag: ViewTag?
  let label: AnyView
  let content: AnyView
  var isHidden = false
  var badge: Text?
  var isDisabled = false
  /// Adds what screen readers read about the tab to its button; nil adds nothing.
  var describe: (@MainActor (AnyView) -> AnyView)?
  /// The elements of the collections that the tab is made from.
  var path: [AnyHashable] = []
  /// The tab's name in a customisation.
  var customizationID: String?
  /// The visibility of the tab without a customisation, in the bar and in a sidebar.
  var defaultVisibility = (bar: Visibility.automatic, sidebar: Visibility.automatic)
  /// The section that the tab is in; nil outside of sections.
  var section: TabSectionPlace?
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String
  /// A search: a tab without a label of its own gets the title and the symbol of a search.
  public static let search = TabRole(name: "search")
}

/// A tab of a `TabView`.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  public typealias TabValue = Value
  private let value: Value?
  private let label: Label
  private let content: Content

  fileprivate init(value: Value?, label: Label, content: Content) {
    self.value = value
    self.label = label
    self.content = content
  }

  public var _tabs: [_TabEntry] {
    [
      _TabEntry(
        tag: value.map { ViewTag($0, includesOptional: true) }, label: AnyView(label),
        content: content.inImplicitColumn())
    ]
  }
}

extension Tab {
  /// A tab selected by a value; the role has no appearance of its own here.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  {
    self.init(value: value, label: label(), content: content())
  }
}

extension Tab where Value == Never {
  /// A tab in a bar without a selection.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, label: label(), content: content())
  }
}

extension Tab where Label == EmptyView {
  /// A tab without an appearance in the bar, selected by a value: for custom bars of an app that hides the tab view's own.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, label: EmptyView(), content: content())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// A tab without an appearance in the bar.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, label: EmptyView(), content: content())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the label of its role, selected by a value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, label: DefaultTabLabel(role), content: content())
  }

  /// A tab with a title and a symbol, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)), content: content())
  }

  /// A tab with a title and a symbol, selected by a value. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(title), .symbol(systemImage)), content: content())
  }

  /// A tab with a title and a picture of the asset catalogue, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), .named(image)), content: content())
  }

  /// A tab with a title and a picture of the asset catalogue, selected by a value. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(title), .named(image)), content: content())
  }

  /// A tab with a title and the picture of a resource, selected by a value.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(titleKey), .resource(image)), content: content())
  }

  /// A tab with a title and the picture of a resource, selected by a value. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, label: DefaultTabLabel(Text(title), .resource(image)), content: content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the label of its role, in a bar without a selection.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: nil, label: DefaultTabLabel(role), content: content())
  }

  /// A tab with a title and a symbol, in a bar without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), .symbol(systemImage)), content: content())
  }

  /// A tab with a title and a symbol, in a bar without a selection. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(title), .symbol(systemImage)), content: content())
  }

  /// A tab with a title and a picture of the asset catalogue, in a bar without a selection.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content)
  {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), .named(image)), content: content())
  }

  /// A tab with a title and a picture of the asset catalogue, in a bar without a selection. The title is shown as it is,
  /// without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value: nil, label: DefaultTabLabel(Text(title), .named(image)), content: content())
  }

  /// A tab with a title and the picture of a resource, in a bar without a selection.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(titleKey), .resource(image)), content: content())
  }

  /// A tab with a title and the picture of a resource, in a bar without a selection. The title is shown as it is, without
  /// translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, label: DefaultTabLabel(Text(title), .resource(image)), content: content())
  }
}

/// A title and an icon.
public struct DefaultTabLabel: View {
  enum Icon {
    case symbol(String)
    case named(String)
    case resource(ImageResource)
  }
  private let content: (title: Text, icon: Icon)?

  init(_ title: Text, _ icon: Icon) { content = (title, icon) }

  /// The label of a role; empty without a role.
  init(_ role: TabRole?) { content = role == .search ? (Text("Search"), .symbol("magnifyingglass")) : nil }

  public var body: some View {
    if let content {
      Label {
        content.title
      } icon: {
        switch content.icon {
        case .symbol(let name): Image(systemName: name)
        case .named(let name): Image(name)
        case .resource(let resource): Image(resource)
        }
      }
    }
  }
}

/// Tabs whose type is erased.
public struct AnyTabContent<Value: Hashable>: TabContent {
  public typealias TabValue = Value
  public let _tabs: [_TabEntry]

  /// The same tabs.
  public init<C: TabContent>(_ content: C) where C.TabValue == Value { _tabs = content._tabs }
}

extension TabContent {
  /// Hides the tab from the bar.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { changingTabs { $0.isHidden = hidden } }

  /// Sets whether users cannot choose the tab. A binding can select it nevertheless.
  public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changingTabs { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Adds a text at the tab's symbol in the bar; nil is none. The innermost badge takes precedence.
  public func badge(_ label: Text?) -> some TabContent<TabValue> { changingTabs { $0.badge = $0.badge ?? label } }

  /// Adds a text at the tab's symbol in the bar; nil is none.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badge(key.map { Text($0) }) }

  /// Adds a text at the tab's symbol in the bar; nil is none. The text is shown as it is, without translation.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badge(label.map { Text($0) }) }

  /// Adds a number at the tab's symbol in the bar; 0 is none.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  package func changingTabs(_ change: (inout _TabEntry) -> Void) -> TabContentBuilder<TabValue>.Tabs {
    TabContentBuilder<TabValue>.Tabs(
      _tabs: _tabs.map { entry in
        var entry = entry
        change(&entry)
        return entry
      })
  }
}
