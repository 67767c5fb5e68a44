// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierGraph
import EspalierMotion
import Foundation

// Reads: the context, and what it reports about objects of one model.
// Produces: the objects of a request, and a count of their changes, which the view's body depends on.
// Costs: one request at first, and after changes that concern its condition or its order; one comparison for other changes.
@MainActor
final class QueryResults<Element: PersistentModel>: ModelContextObserver {
  private let host: WeakHost
  private let changes = Attribute<Int>.input(0)
  private var descriptor = FetchDescriptor<Element>()
  private var transaction: Transaction?
  private var isFetched = false
  private var isScheduled = false
  private(set) var context: ModelContext?
  private var rows: QueryRows<Element>?
  var objects: [Element] { rows?.objects ?? [] }
  private(set) var error: (any Error)?
  /// The number of changes of the list.
  private(set) var count = 0
  /// The properties that the condition and the order read; nil: any, also of other models.
  private var relevant: Set<Int>?

  init(host: ViewGraph) { self.host = host.weakReference }

  isolated deinit { rows?.end() }

  /// Brings the objects up to date for a body that runs.
  func follow(_ descriptor: FetchDescriptor<Element>, in context: ModelContext, _ transaction: Transaction?) {
    _ = changes.value
    self.transaction = transaction
    let isSame = isFetched && self.context === context && self.descriptor.isSame(as: descriptor)
    if isSame { return }
    if self.context !== context {
      self.context?.remove(self)
      context.add(self)
      self.context = context
      rows?.end()
      let made = QueryRows<Element>(in: context)
      context.add(made)
      rows = made
    }
    self.descriptor = descriptor
    relevant = Self.properties(of: descriptor)
    isFetched = true
    _ = fetch()
  }

  /// - Returns: Whether the list is another one.
  private func fetch() -> Bool {
    guard let context, let rows else { return false }
    do {
      error = nil
      return try context.follow(descriptor, rows)
    } catch {
      self.error = error
      SwiftDataLog.warn("\(error)")
      return rows.take([])
    }
  }

  nonisolated func contextChanged(_ entity: _ModelEntity, _ storage: _ModelStorage?, _ property: ModelProperty?) {
    // A context of views is used on the main thread.
    guard MainQueue.isCurrent else { return }
    let index = property?.index
    MainActor.assumeIsolated { note(entity, index) }
  }

  private func note(_ entity: _ModelEntity, _ property: Int?) {
    guard isFetched, !isScheduled else { return }
    if let relevant {
      guard entity === Element._modelEntity else { return }
      if let property, !relevant.contains(property) { return }
    }
    isScheduled = true
    let current = CurrentTransaction.value
    let transaction = transaction ?? current
    host.write(transaction) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isScheduled = false
    guard fetch() else { return }
    count &+= 1
    changes.set(count)
  }

  private static func properties(of descriptor: FetchDescriptor<Element>) -> Set<Int>? {
    var result: Set<Int> = []
    if let predicate = descriptor.predicate {
      guard let (_, translation) = try? PredicateTranslation.translate(predicate), !translation.readsRelationships
      else {
        return nil
      }
      result = translation.properties
    }
    for each in descriptor.sortBy {
      guard let keyPath = each.keyPath, let property = Element._modelEntity.property(keyPath) else { return nil }
      result.insert(property.index)
    }
    return result
  }
}

extension FetchDescriptor {
  /// Whether two requests have the same objects: their conditions are compared as SQL with its values.
  func isSame(as other: FetchDescriptor<T>) -> Bool {
    guard sortBy == other.sortBy, fetchLimit == other.fetchLimit, fetchOffset == other.fetchOffset,
      includePendingChanges == other.includePendingChanges
    else { return false }
    switch (predicate, other.predicate) {
    case (nil, nil): return true
    case (let a?, let b?):
      guard let (first, one) = try? PredicateTranslation.translate(a),
        let (second, two) = try? PredicateTranslation.translate(b)
      else { return false }
      return first == second && one.values == two.values
    default: return false
    }
  }
}
