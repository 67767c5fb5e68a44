// SPDX-License-Identifier: MIT

import EspalierCore

/// The selection of the lists in a split view's column, as a preference: it decides which column a narrow window shows.
@MainActor
struct ColumnSelection {
  let values: Set<AnyHashable>
  /// Clears the selection.
  let clear: () -> Void

  /// Whether the next column comes to the front: only if exactly one row is selected. Several are selected for another purpose.
  var leadsOn: Bool { values.count == 1 }
}

extension ColumnSelection: @MainActor Equatable {
  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.values == b.values }
}

enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection? { nil }
  static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) { value = value ?? nextValue() }
}
