// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The parsed formats of predicates. An extension of a class has no stored properties, and a predicate's block none that can
/// be read.
enum PredicateNodes {
  private struct Entry: @unchecked Sendable {
    weak var predicate: NSPredicate?
    let node: PredicateNode
  }

  private struct Table {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of predicates that no longer exist are removed.
    var limit = 64
  }

  private static let table = Mutex(Table())

  /// Amortised O(1).
  static func add(_ node: PredicateNode, of predicate: NSPredicate) {
    let entry = Entry(predicate: predicate, node: node)
    let id = ObjectIdentifier(predicate)
    table.withLock { table in
      table.entries[id] = entry
      guard table.entries.count > table.limit else { return }
      table.entries = table.entries.filter { $0.value.predicate != nil }
      table.limit = max(64, table.entries.count * 2)
    }
  }

  static func node(of predicate: NSPredicate) -> PredicateNode? {
    let entry = table.withLock { $0.entries[ObjectIdentifier(predicate)] }
    return entry?.predicate === predicate ? entry?.node : nil
  }
}
