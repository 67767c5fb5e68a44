// SPDX-License-Identifier: MIT

import EspalierCore

/// What is selected in the lists of a split view's column, as they send it up: it decides which column a narrow window
/// shows.
@MainActor
struct ColumnSelection {
  let values: Set<AnyHashable>
  /// Takes the selection away.
  let clear: () -> Void

  /// Another column comes to the front where exactly one row is selected: several are chosen for something else.
  var leadsOn: Bool { values.count == 1 }
}

extension ColumnSelection: @MainActor Equatable {
  static func == (a: ColumnSelection, b: ColumnSelection) -> Bool { a.values == b.values }
}

enum ColumnSelectionKey: PreferenceKey {
  static var defaultValue: ColumnSelection? { nil }
  static func reduce(value: inout ColumnSelection?, nextValue: () -> ColumnSelection?) { value = value ?? nextValue() }
}
