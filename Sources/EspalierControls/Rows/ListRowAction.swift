// SPDX-License-Identifier: MIT

import EspalierCore

/// The actions of a row's buttons without a style of their own: a click anywhere on the row runs them all (specification I30).
package enum ListRowActionsKey: PreferenceKey {
  package static var defaultValue: [ListRowAction] { [] }
  package static func reduce(value: inout [ListRowAction], nextValue: () -> [ListRowAction]) { value += nextValue() }
}

package nonisolated struct ListRowAction: @unchecked Sendable {
  /// Whether the action is omitted if the press selects the row.
  package var yieldsToSelection = false
  package let perform: @MainActor () -> Void

  package init(yieldsToSelection: Bool = false, perform: @escaping @MainActor () -> Void) {
    self.yieldsToSelection = yieldsToSelection
    self.perform = perform
  }
}
