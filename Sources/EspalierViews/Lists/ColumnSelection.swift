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

/// Brings the next column to the front when a row is clicked that is selected already.
final class ColumnOpener: Equatable {
  var open: @MainActor () -> Void = {}
  static func == (a: ColumnOpener, b: ColumnOpener) -> Bool { a === b }
}

extension EnvironmentValues {
  private enum IsInColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ColumnOpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

  /// Whether links stand in a column of a split view: what they lead to is shown in the next one.
  var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// Whether this is the first column of a split view, and others stand beside it.
  var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }

  /// Of the column that a list stands in, in a narrow window.
  var columnOpener: ColumnOpener? {
    get { self[ColumnOpenerKey.self] }
    set { self[ColumnOpenerKey.self] = newValue }
  }
}
