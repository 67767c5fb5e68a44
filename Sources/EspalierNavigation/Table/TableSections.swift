// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore

extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Content.TableRowValue == Footer.TableRowValue
{
  public typealias TableRowValue = Content.TableRowValue
  public typealias TableRowBody = Never

  public var _tableRowViews: Section<Parent._TableRowViews, Content._TableRowViews, Footer._TableRowViews> {
    Section<_, _, _>(
      header: header._tableRowViews, content: content._tableRowViews, footer: footer._tableRowViews,
      isExpanded: isExpanded)
  }
}

extension Section where Content: TableRowContent, Footer == EmptyTableRowContent<Content.TableRowValue> {
  /// Rows without a header.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<V>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, V == Content.TableRowValue {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows with a header above them.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
  where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
    self.init(header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows with a title as header.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
  where Parent == TableHeaderRowContent<V, Text>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(content: Text(titleKey)), content: content(), footer: EmptyTableRowContent())
  }

  /// Rows that are shown while `isExpanded` is true; a press on the header toggles it.
  @_disfavoredOverload @MainActor @preconcurrency
  public init<V, H: View>(
    isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, V == Content.TableRowValue {
    self.init(
      header: TableHeaderRowContent(content: header()), content: content(), footer: EmptyTableRowContent(),
      isExpanded: isExpanded)
  }
}
