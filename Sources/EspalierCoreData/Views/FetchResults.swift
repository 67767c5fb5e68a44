// SPDX-License-Identifier: MIT

import EspalierCore
import EspalierFoundation
import EspalierGraph
import EspalierMotion
import Foundation

// Reads: the context, and what it reports about objects of the request's entity.
// Produces: the objects of the request, and a count of changes of the list or of its objects, which the view's body depends on.
// Costs: one request at first, and one for each frame after changes of objects of the entity or of related ones.
@MainActor
final class FetchResults<Result: NSFetchRequestResult>: ContextObserver {
  private let host: WeakHost
  private let changes = Attribute<Int>.input(0)
  private(set) var request: NSFetchRequest<Result>?
  private var transaction: Transaction?
  private var context: NSManagedObjectContext?
  private var isScheduled = false
  private(set) var objects: [Result] = []
  private(set) var count = 0
  /// The parameters that a program has set by the results, instead of the declaration.
  var predicate: NSPredicate??
  var sortDescriptors: [NSSortDescriptor]?
  private var isFetched = false
  private var declared: RequestDeclaration?

  init(host: ViewGraph) { self.host = host.weakReference }

  /// Brings the objects up to date for a body that runs.
  func follow(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext, _ transaction: Transaction?) {
    _ = changes.value
    self.transaction = transaction
    let new = RequestDeclaration(
      entityName: request.entityName, predicate: request.predicate, sortDescriptors: request.sortDescriptors,
      limit: request.fetchLimit)
    let isSame = isFetched && self.context === context && declared?.isSame(as: new) == true
    if isSame { return }
    if self.context !== context {
      self.context?.remove(self)
      context.add(self)
      self.context = context
    }
    // Parameters that the program has set remain until the declaration changes.
    if let declared, !declared.isSame(as: new) {
      predicate = nil
      sortDescriptors = nil
    }
    declared = new
    self.request = request
    isFetched = true
    _ = fetch()
  }

  /// The condition in use.
  var currentPredicate: NSPredicate? { predicate ?? request?.predicate }
  /// The order in use.
  var currentSortDescriptors: [NSSortDescriptor] { sortDescriptors ?? request?.sortDescriptors ?? [] }

  /// - Returns: Whether the list is another one.
  private func fetch() -> Bool {
    guard let context, let request else { return false }
    let old = objects
    let copy = request.objects()
    copy.resultType = request.resultType
    copy.predicate = currentPredicate
    copy.sortDescriptors = currentSortDescriptors
    do {
      // Without stores there are no objects: previews show views without a container.
      objects =
        context.persistentStoreCoordinator?.persistentStores.isEmpty != false
        ? [] : try context.fetch(copy).compactMap { $0 as? Result }
    } catch {
      CoreDataLog.warn(error.localizedDescription)
      objects = []
    }
    return !(old.count == objects.count && zip(old, objects).allSatisfy { $0 === $1 })
  }

  /// Sets another condition or order, as a program does by the results.
  func change(_ change: () -> Void) {
    change()
    schedule()
  }

  nonisolated func contextChanged(_ change: ContextChange, _ object: NSManagedObject?, _ place: Int?) {
    // A context of views is used on the main thread.
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated {
      if change == .reset { objects = [] }
      guard isFetched, !isScheduled, concerns(object) else { return }
      schedule()
    }
  }

  /// Whether a change can concern the list: of an object of the entity, or of another one to which the condition or the order
  /// leads.
  private func concerns(_ object: NSManagedObject?) -> Bool {
    guard let object, let context, let request else { return true }
    if object.entity.isKindOf(entity: request.entity(in: context)) { return true }
    return readsRelationships(request.entity(in: context))
  }

  private func readsRelationships(_ entity: NSEntityDescription) -> Bool {
    if let predicate = currentPredicate {
      guard let (_, query) = PredicateQuery.translate(predicate, entity) else { return true }
      if query.readsRelationships { return true }
    }
    return currentSortDescriptors.contains { SortKey($0, entity).path?.contains(".") ?? true }
  }

  private func schedule() {
    guard !isScheduled else { return }
    isScheduled = true
    let current = CurrentTransaction.value
    host.write(transaction ?? current) { [weak self] in self?.refresh() }
  }

  private func refresh() {
    isScheduled = false
    _ = fetch()
    // The body shows values of the objects, too.
    count &+= 1
    changes.set(count)
  }
}

/// The part of a declaration whose change is another request.
private struct RequestDeclaration {
  let entityName: String?
  let predicate: NSPredicate?
  let sortDescriptors: [NSSortDescriptor]?
  let limit: Int

  func isSame(as other: RequestDeclaration) -> Bool {
    entityName == other.entityName && limit == other.limit && Self.areSame(predicate, other.predicate)
      && sortDescriptors?.count == other.sortDescriptors?.count
      && zip(sortDescriptors ?? [], other.sortDescriptors ?? []).allSatisfy(Self.areSame)
  }

  private static func areSame(_ first: NSPredicate?, _ second: NSPredicate?) -> Bool {
    if first === second { return true }
    guard let first = first?.node, let second = second?.node else { return false }
    return "\(first)" == "\(second)"
  }

  private static func areSame(_ first: NSSortDescriptor, _ second: NSSortDescriptor) -> Bool {
    if first === second { return true }
    guard let one = SortedPaths.path(of: first), let two = SortedPaths.path(of: second) else { return false }
    return one.path == two.path && one.collation == two.collation && first.ascending == second.ascending
  }
}
