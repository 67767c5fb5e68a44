// SPDX-License-Identifier: MIT

import EspalierCore

/// Brings the next column to the front when a row that is already selected is clicked.
package final class ColumnOpener: Equatable {
  package var open: @MainActor () -> Void = {}

  package nonisolated init() {}

  package static func == (a: ColumnOpener, b: ColumnOpener) -> Bool { a === b }
}

// The enclosing column of a split view, as lists and links read it. Presentations are in no column.

extension EnvironmentValues {
  private enum IsInColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInContentColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ColumnOpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

  /// Whether links are in a column of a split view: their destinations are shown in the next one.
  package var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// Whether this is the first column of a split view, with others beside it.
  package var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }

  /// Whether this is a column of a split view between the first and the last one.
  package var isInContentColumn: Bool {
    get { self[IsInContentColumnKey.self] }
    set { self[IsInContentColumnKey.self] = newValue }
  }

  /// The opener of the column that contains a list, in a narrow window.
  package var columnOpener: ColumnOpener? {
    get { self[ColumnOpenerKey.self] }
    set { self[ColumnOpenerKey.self] = newValue }
  }
}
