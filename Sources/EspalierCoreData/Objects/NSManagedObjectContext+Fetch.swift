// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

extension NSManagedObjectContext {
  /// The results of a request, with changes that are not saved.
  /// - Throws: An error of Cocoa's: a failure of the file, or a result of another type than the request's.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let results: [Any]
    switch request.resultType {
    case .managedObjectIDResultType: results = try objects(request.objects()).map(\.objectID)
    case .dictionaryResultType: results = try dictionaries(request)
    case .countResultType: results = [NSNumber(value: try count(for: request))]
    default: results = try objects(request.objects())
    }
    return try results.map { result in
      guard let result = result as? T else {
        throw CoreDataError.make(
          .sqlite,
          "The request has results of the type \(type(of: result)) instead of \(T.self). Does the entity have the class, and the "
            + "request the result type?")
      }
      return result
    }
  }

  /// The number of objects of a request, with changes that are not saved.
  /// - Throws: An error of Cocoa's.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let request = request.objects()
    let plan = FetchPlan(request, self)
    if plan.isExact, parent == nil, let store = persistentStoreCoordinator?.store(for: plan.entity) {
      return try store.file.count(plan.entity, plan.query)
    }
    return try objects(request).count
  }

  private func dictionaries<T>(_ request: NSFetchRequest<T>) throws -> [NSDictionary] {
    let objects = try objects(request.objects())
    let names = request.propertiesToFetch?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      var values: [String: Any] = [:]
      for name in names ?? Array(object.entity.attributesByName.keys) { values[name] = object.value(forKeyPath: name) }
      let dictionary = NSDictionary(dictionary: values)
      return request.returnsDistinctResults && !seen.insert(dictionary).inserted ? nil : dictionary
    }
  }

  /// The objects of a request.
  func objects(_ request: NSFetchRequest<NSManagedObject>) throws -> [NSManagedObject] {
    let plan = FetchPlan(request, self)
    var found: [NSManagedObject]
    if let parent {
      let ids = try parent.queue.sync { () throws -> [NSManagedObjectID] in
        let all = request.objects()
        all.entity = plan.entity
        all.sortDescriptors = nil
        all.fetchLimit = 0
        all.fetchOffset = 0
        // The values of this context's objects may be others.
        if !plan.changed.isEmpty || !plan.isTranslated { all.predicate = nil }
        return try parent.objects(all).map(\.objectID)
      }
      found = ids.map(object)
    } else {
      guard let store = persistentStoreCoordinator?.store(for: plan.entity) else {
        throw CoreDataError.make(
          .storeOpen,
          "The objects of \(plan.entity.title) cannot be read: the context has no store. Call loadPersistentStores first."
        )
      }
      found = try store.file.rows(plan.entity, plan.query).map { object($0.id, $0.row) }
      if request.shouldRefreshRefetchedObjects {
        for object in found where !object.hasChanges { refresh(object, mergeChanges: true) }
      }
    }
    if parent == nil, plan.isExact { return found }
    let changed = Set(plan.changed.map(ObjectIdentifier.init))
    found.removeAll { $0.isDeleted || changed.contains(ObjectIdentifier($0)) }
    if let predicate = request.predicate, plan.evaluates || parent != nil {
      found = found.filter { predicate.evaluate(with: $0) }
    }
    for object in plan.changed where !object.isDeleted {
      if request.predicate?.evaluate(with: object) ?? true { found.append(object) }
    }
    found = SortKey.sorted(found, plan.keys)
    if request.fetchOffset > 0 { found = Array(found.dropFirst(request.fetchOffset)) }
    if request.fetchLimit > 0 { found = Array(found.prefix(request.fetchLimit)) }
    return found
  }
}

/// The part of a request that the store answers, and the part that is compared in memory.
private struct FetchPlan {
  let entity: NSEntityDescription
  let keys: [SortKey]
  /// The objects with changes that concern the request.
  let changed: [NSManagedObject]
  private(set) var query = StoreQuery()
  /// Whether the condition is SQL.
  private(set) var isTranslated = true
  /// Whether the condition is compared in memory.
  private(set) var evaluates = false
  /// Whether the store's answer is the result.
  private(set) var isExact = false

  init(_ request: NSFetchRequest<NSManagedObject>, _ context: NSManagedObjectContext) {
    let entity = request.entity(in: context)
    self.entity = entity
    keys = (request.sortDescriptors ?? []).map { SortKey($0, entity) }
    let hasChanges = request.includesPendingChanges && context.hasChanges
    changed =
      hasChanges
      ? (context.inserted.objects + context.updated.objects + context.deleted.objects).filter {
        request.includesSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity
      } : []
    query.includesSubentities = request.includesSubentities
    var condition: (sql: String, query: PredicateQuery)?
    if let predicate = request.predicate {
      condition = PredicateQuery.translate(predicate, entity)
      isTranslated = condition != nil
      // Changes of other objects are not in the store.
      if let translated = condition, hasChanges, translated.query.readsRelationships { condition = nil }
      evaluates = condition == nil
    }
    query.condition = condition?.sql
    query.values = condition?.query.values ?? []
    let order = PredicateQuery.order(keys, entity)
    let isOrdered = order != nil && !(hasChanges && order!.readsRelationships)
    isExact = changed.isEmpty && !evaluates && isOrdered
    if isExact {
      query.order = order!.terms
      query.limit = request.fetchLimit
      query.offset = request.fetchOffset
    }
  }
}
