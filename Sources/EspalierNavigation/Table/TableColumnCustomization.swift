// SPDX-License-Identifier: MIT

import EspalierCore
import Foundation

/// The order, the visibility and the widths that a user has chosen for the columns of a table. `SceneStorage` and `AppStorage`
/// can store it.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
  private struct Column: Codable, Equatable, Sendable {
    var isVisible: Bool?
    /// The width in points.
    var width: Double?
  }

  /// The identities of columns in their order; empty for the order of the code.
  var order: [String] = []
  private var columns: [String: Column] = [:]

  /// The order, visibility and widths of the code.
  public init() {}

  /// Whether the column with an identity is shown; `.automatic` is its `defaultVisibility`.
  public subscript(visibility id: String) -> Visibility {
    get { columns[id]?.isVisible.map { $0 ? .visible : .hidden } ?? .automatic }
    set { columns[id, default: Column()].isVisible = newValue == .automatic ? nil : newValue == .visible }
  }

  /// Restores the order of the code. Visibility and widths of the columns stay.
  public mutating func resetOrder() { order = [] }

  /// The width that a user has chosen for the column, in points.
  subscript(width id: String) -> CGFloat? {
    get { columns[id]?.width.map { CGFloat($0) } }
    set { columns[id, default: Column()].width = newValue.map { Double($0) } }
  }

  /// Columns in the user's order: those with an identity exchange their places, the others stay. A column that is missing in the
  /// order is placed after its predecessor in the code. O(n²).
  @MainActor
  func ordered(_ columns: [TableColumnDescription<RowValue>]) -> [TableColumnDescription<RowValue>] {
    if order.isEmpty { return columns }
    let movable = columns.filter { $0.customizationID != nil }
    var result = order.compactMap { id in movable.first { $0.customizationID == id } }
    for (index, column) in movable.enumerated() where !order.contains(column.customizationID!) {
      let before = index == 0 ? nil : movable[index - 1].customizationID
      let place = result.firstIndex { $0.customizationID == before }.map { $0 + 1 } ?? 0
      result.insert(column, at: place)
    }
    var next = result.makeIterator()
    return columns.map { $0.customizationID == nil ? $0 : next.next() ?? $0 }
  }
}

extension TableColumnCustomization: _StorableValue {
  public static var _storedForm: _StoredForm<TableColumnCustomization> { .json() }
}

extension SceneStorage {
  /// The columns of a table under a key of the window; as in the code while the key has no value.
  public init<RowValue: Identifiable>(_ key: String) where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key)
  }
}

extension AppStorage {
  /// The columns of a table under a key of the user defaults; as in the code while the key has no value.
  public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
  where Value == TableColumnCustomization<RowValue> {
    self.init(wrappedValue: TableColumnCustomization(), key, store: store)
  }
}
