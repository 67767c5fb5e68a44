// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The alignment of a column's cells and title between the column's edges.
public struct TableColumnAlignment: Hashable, Sendable {
  private enum Edge { case leading, center, trailing }
  private let edge: Edge

  /// Aligns cells at the leading edge.
  public static let automatic = TableColumnAlignment(edge: .leading)
  /// Aligns cells at the leading edge.
  public static let leading = TableColumnAlignment(edge: .leading)
  /// Aligns cells in the middle.
  public static let center = TableColumnAlignment(edge: .center)
  /// Aligns cells at the trailing edge.
  public static let trailing = TableColumnAlignment(edge: .trailing)
  /// Numbers end at the trailing edge.
  public static let numeric = TableColumnAlignment(edge: .trailing)
  /// Numbers of a numbering system, which end at the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { .trailing }

  var horizontal: HorizontalAlignment {
    switch edge {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

/// The changes of a column that a user can make.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Moving the column to another place.
  public static let reorder = Self(rawValue: 1)
  /// Changing the column's width.
  public static let resize = Self(rawValue: 2)
  /// Hiding and showing the column.
  public static let visibility = Self(rawValue: 4)
  /// All of these changes.
  public static let all: Self = [.reorder, .resize, .visibility]
}

/// Columns with a setting of their own.
struct ModifiedTableColumn<Base: TableColumnContent>: TableColumnContent {
  typealias TableRowValue = Base.TableRowValue
  typealias TableColumnSortComparator = Base.TableColumnSortComparator
  typealias TableColumnBody = Never

  let base: Base
  let change: (inout TableColumnDescription<Base.TableRowValue>) -> Void

  func _addColumns(to columns: inout _TableColumnList<Base.TableRowValue>) {
    columns.add({ base._addColumns(to: &$0) }, changed: change)
  }
}

extension TableColumnContent {
  /// Sets the identity under which a `TableColumnCustomization` stores the column's place, width and visibility. A column without
  /// an identity stays in its place.
  public func customizationID(_ id: String) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    ModifiedTableColumn(base: self) { $0.customizationID = id }
  }

  /// Sets whether the column is shown until the user or the program decides.
  public func defaultVisibility(_ visibility: Visibility)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumn(base: self) { $0.defaultVisibility = visibility }
  }

  /// Sets the alignment of the cells and the title between the column's edges.
  public func alignment(_ alignment: TableColumnAlignment)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumn(base: self) { $0.alignment = alignment }
  }

  /// Sets the changes of the column that the user cannot make.
  public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior)
    -> some TableColumnContent<TableRowValue, TableColumnSortComparator>
  {
    ModifiedTableColumn(base: self) { $0.disabledBehavior = behavior }
  }
}

// `width` is a method of the column itself, as in SwiftUI, so it precedes these modifiers. Without these declarations a `width`
// after them makes the compiler try all overloads in the cells of all columns before it reports the error.
@available(*, unavailable, message: "the width of a TableColumn stands before its other modifiers")
extension TableColumnContent {
  public func width(_ width: CGFloat? = nil) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> {
    self
  }
  public func width(
    min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> some TableColumnContent<TableRowValue, TableColumnSortComparator> { self }
}
