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
  /// Whether links are in a column of a split view: their destinations are shown in the next one.
  @EnvironmentEntry package var isInColumn: Bool = false

  /// Whether this is the first column of a split view, with others beside it.
  @EnvironmentEntry package var isInSidebar: Bool = false

  /// Whether this is a column of a split view between the first and the last one.
  @EnvironmentEntry package var isInContentColumn: Bool = false

  /// The opener of the column that contains a list, in a narrow window.
  @EnvironmentEntry package var columnOpener: ColumnOpener? = nil
}
