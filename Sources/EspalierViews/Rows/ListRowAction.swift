// SPDX-License-Identifier: MIT

import EspalierCore

/// The actions of a row's buttons that have no style of their own: a click anywhere on the row does them all
/// (specification I30).
enum ListRowActionsKey: PreferenceKey {
  static var defaultValue: [ListRowAction] { [] }
  static func reduce(value: inout [ListRowAction], nextValue: () -> [ListRowAction]) { value += nextValue() }
}

nonisolated struct ListRowAction: @unchecked Sendable {
  /// It is left out where the press selects the row.
  var yieldsToSelection = false
  let perform: @MainActor () -> Void
}
