// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

/// Related tabs. They appear in the bar like others, and in a sidebar below their header.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable>: TabContent
where Content.TabValue == SelectionValue {
  public typealias TabValue = SelectionValue
  private let header: Header
  private let content: Content

  private init(_ header: Header, _ content: Content) {
    self.header = header
    self.content = content
  }

  /// Tabs under a header, which is shown in a sidebar.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
    self.init(header(), content())
  }

  public var _tabs: [_TabEntry] {
    let place = TabSectionPlace(header: AnyView(header))
    return content._tabs.map { entry in
      var entry = entry
      entry.section = entry.section ?? place
      return entry
    }
  }
}

extension TabSection where Header == Text {
  /// Tabs under a title, which is shown in a sidebar.
  public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Tabs under a title, which is shown in a sidebar. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension TabSection where Header == EmptyView {
  /// Related tabs, without a title.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.init(EmptyView(), content()) }
}
