// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import Foundation

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// A sortable column: by the values of a property.
  public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: .reading(value), content: content)
  }

  /// A sortable column: by the values of a property. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Comparable>(
    _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: .reading(value), content: content)
  }

  /// A sortable column: by the values of a property.
  public init<V: Comparable>(
    _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: text, comparator: .reading(value), content: content)
  }

  /// A sortable column: by the values of a property, compared by a comparator.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), comparator: .reading(value, comparator), content: content)
  }

  /// A sortable column: by the values of a property, compared by a comparator. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, V, C: SortComparator>(
    _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(title), comparator: .reading(value, comparator), content: content)
  }

  /// A sortable column: by the values of a property, compared by a comparator.
  public init<V, C: SortComparator>(
    _ text: Text, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: text, comparator: .reading(value, comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// A sortable column of texts, in dictionary order (`localizedStandard`).
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey, value: value, comparator: .localizedStandard) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A sortable column of texts, in the order of a comparator.
  public init<C: SortComparator>(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: C)
  where C.Compared == String {
    self.init(titleKey, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A sortable column of texts, in dictionary order (`localizedStandard`). The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title, value: value, comparator: .localizedStandard) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A sortable column of texts, in the order of a comparator. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol, C: SortComparator>(_ title: S, value: KeyPath<RowValue, String>, comparator: C)
  where C.Compared == String {
    self.init(title, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A sortable column of texts, in dictionary order (`localizedStandard`).
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, value: value, comparator: .localizedStandard) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A sortable column of texts, in the order of a comparator.
  public init<C: SortComparator>(_ text: Text, value: KeyPath<RowValue, String>, comparator: C)
  where C.Compared == String {
    self.init(text, value: value, comparator: comparator) { Text(verbatim: $0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, RowValue == Sort.Compared, Label == Text {
  /// A sortable column, in the order of a comparator of whole rows.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// A sortable column, in the order of a comparator of whole rows. The title is shown as it is, without translation.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }

  /// A sortable column, in the order of a comparator of whole rows.
  public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: comparator, content: content)
  }
}

extension KeyPathComparator {
  /// Key paths are written in code and contain no state that another thread could change.
  fileprivate static func reading<V: Comparable>(_ path: KeyPath<Compared, V>) -> KeyPathComparator {
    KeyPathComparator(ofAnyType: unsafeBitCast(path, to: (any KeyPath<Compared, V> & Sendable).self))
  }

  fileprivate static func reading<V, C: SortComparator>(_ path: KeyPath<Compared, V>, _ comparator: C)
    -> KeyPathComparator where C.Compared == V
  {
    KeyPathComparator(unsafeBitCast(path, to: (any KeyPath<Compared, V> & Sendable).self), comparator: comparator)
  }
}
