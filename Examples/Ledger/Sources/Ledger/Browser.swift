// SPDX-License-Identifier: MIT

import Foundation
import Observation

/// The part of its ledger that a window shows.
@Observable
final class Browser {
  enum Place: Hashable {
    case all, unpaid, overview
    case category(Category)
  }

  var place: Place? = .all
  var selection: Set<Expense.ID> = []
  var search = ""
  var sortOrder = [KeyPathComparator(\Expense.date, order: .reverse)]
  var showsInspector = true
  var isAdding = false
  var isExporting = false
  var isImporting = false
  var problem: String?
  var deletion: Set<Expense.ID> = []

  /// The rows of the table, in their order.
  func shown(in ledger: Ledger) -> [Expense] {
    ledger.expenses.filter { expense in
      let isInPlace =
        switch place {
        case .unpaid: !expense.isPaid
        case .category(let category): expense.category == category
        case .all, .overview, nil: true
        }
      return isInPlace && (search.isEmpty || expense.title.localizedCaseInsensitiveContains(search))
    }
    .sorted(using: sortOrder)
  }
}
