// SPDX-License-Identifier: MIT

import EspalierCore

/// Brings the next column to the front when a row is clicked that is selected already.
package final class ColumnOpener: Equatable {
  package var open: @MainActor () -> Void = {}

  package nonisolated init() {}

  package static func == (a: ColumnOpener, b: ColumnOpener) -> Bool { a === b }
}

// What lists and links read of the column of a split view that they stand in. What is presented stands in none.

extension EnvironmentValues {
  private enum IsInColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum ColumnOpenerKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

  /// Whether links stand in a column of a split view: what they lead to is shown in the next one.
  package var isInColumn: Bool {
    get { self[IsInColumnKey.self] }
    set { self[IsInColumnKey.self] = newValue }
  }

  /// Whether this is the first column of a split view, and others stand beside it.
  package var isInSidebar: Bool {
    get { self[IsInSidebarKey.self] }
    set { self[IsInSidebarKey.self] = newValue }
  }

  /// Of the column that a list stands in, in a narrow window.
  package var columnOpener: ColumnOpener? {
    get { self[ColumnOpenerKey.self] }
    set { self[ColumnOpenerKey.self] = newValue }
  }
}
