// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

extension ModelContext {
  /// So many objects with changes are placed among those of the store; more are sorted with all others.
  private static let mostPending = 64

  /// Brings the objects of a query up to date.
  /// - Returns: Whether they are others, or in another order.
  /// - Throws: ``SwiftDataError`` if they cannot be read.
  func follow<T>(_ descriptor: FetchDescriptor<T>, _ results: QueryRows<T>) throws -> Bool {
    takeChangesOfOthers()
    let request = FetchRequest(descriptor, in: self)
    let changes = request.isInStore ? PendingObjects<T>() : PendingObjects<T>(in: self)
    guard request.isInStore || request.isWithoutLimits && changes.objects.count <= Self.mostPending else {
      return results.take(try fetch(descriptor))
    }
    var rows: [Int64] = []
    var isAscending = true
    rows.reserveCapacity(results.rows.count)
    try store(of: T._modelEntity).read { database in
      try database.statement(request.rowsSQL).each(request.values) { row in
        let id = row.integer(0)
        if changes.hides(id) { return true }
        if let last = rows.last, last > id { isAscending = false }
        rows.append(id)
        return true
      }
    }
    if rows.count + changes.objects.count <= FaultBatch.least { return results.take(try fetch(descriptor)) }
    let placed = try place(changes, in: rows, descriptor)
    if let last = placed.rows.last, last < 0 || placed.rows.count != rows.count { isAscending = false }
    let hasNone = registered[ObjectIdentifier(T._modelEntity)]?.isEmpty ?? true
    let isFirst = hasNone && placed.new.isEmpty && known(batchesOf: T._modelEntity, besides: results).isEmpty
    return results.take(
      rows: placed.rows, isAscending: isAscending,
      known: isFirst
        ? nil
        : { row in
          placed.new[row]
            ?? self.knownObject(T._modelEntity, row, besides: results).map { unsafeDowncast($0, to: T.self) }
        })
  }

  /// Puts objects with changes at their places among rows of the store.
  private func place<T>(
    _ changes: PendingObjects<T>, in rows: [Int64], _ descriptor: FetchDescriptor<T>
  ) throws -> (rows: [Int64], new: [Int64: T]) {
    guard !changes.objects.isEmpty else { return (rows, [:]) }
    let shown = try changes.objects.filter { try descriptor.predicate?.evaluate($0) ?? true }
    func precedes(_ a: T, _ b: T) -> Bool {
      if descriptor.sortBy.precedes(a, b) { return true }
      if descriptor.sortBy.precedes(b, a) { return false }
      return (a._modelStorage.row ?? .max) < (b._modelStorage.row ?? .max)
    }
    var (result, new, copied): ([Int64], [Int64: T], Int) = ([], [:], 0)
    result.reserveCapacity(rows.count + shown.count)
    for object in shown.sorted(by: precedes) {
      let place = rows.partitioningIndex { row in
        guard let other = self.object(T._modelEntity, row) else { return false }
        return precedes(object, unsafeDowncast(other, to: T.self))
      }
      // Places do not decrease, unless another program changes the rows meanwhile.
      if place > copied { result += rows[copied..<place] }
      copied = max(copied, place)
      let key = object.rowKey
      new[key] = object
      result.append(key)
    }
    return (result + rows[copied...], new)
  }

  // MARK: - Objects without values

  /// The results of a query, whose objects this context then finds.
  func add(_ batch: FaultBatch) {
    let key = ObjectIdentifier(batch.entity)
    batches[key] = (batches[key] ?? []).filter { $0.batch != nil } + [WeakBatch(batch: batch)]
  }

  private func known(batchesOf entity: _ModelEntity, besides other: FaultBatch? = nil) -> [FaultBatch] {
    batches[ObjectIdentifier(entity)]?.compactMap(\.batch).filter { $0 !== other && !$0.rows.isEmpty } ?? []
  }

  /// The object of a row, if it is in memory.
  func knownObject(_ entity: _ModelEntity, _ row: Int64, besides other: FaultBatch? = nil) -> AnyObject? {
    if let known = registered[ObjectIdentifier(entity)]?[row]?.storage?.model { return known }
    return fault(entity, row, besides: other)
  }

  /// The object of a row without values, if a query has it.
  func fault(_ entity: _ModelEntity, _ row: Int64, besides other: FaultBatch? = nil) -> (any PersistentModel)? {
    for case let batch? in batches[ObjectIdentifier(entity)]?.map(\.batch) ?? [] where batch !== other {
      guard let place = batch.position(of: row) else { continue }
      let object = batch.object(at: place)
      if !object._modelStorage.isDestroyed { return object }
    }
    return nil
  }

  /// Keeps a weak reference to an object, so that later requests find it.
  func register(_ storage: _ModelStorage) {
    guard let row = storage.row else { return }
    registered[ObjectIdentifier(storage.entity), default: [:]][row] = WeakStorage(storage: storage)
  }

  /// Gives objects without values, whose rows another context has deleted, their last values.
  func takeRemoved(_ changes: StoreChanges, _ entity: _ModelEntity) {
    for (row, values) in changes.removed[ObjectIdentifier(entity)] ?? [:] {
      guard let storage = fault(entity, row)?._modelStorage, storage.fault != nil, let store = storage.fault?.store
      else { continue }
      storage.fill(values, in: store)
      storage.isDestroyed = true
      storage.context = nil
    }
  }
}

/// The objects of one model with changes that are not saved.
struct PendingObjects<T: PersistentModel> {
  /// Those that were inserted or changed, and not deleted.
  private(set) var objects: [T] = []
  private var rows: Set<Int64> = []

  init() {}

  init(in context: ModelContext) {
    let entity = T._modelEntity
    for model in context.changed.values where model._modelStorage.entity === entity { add(model) }
    for model in context.inserted where model._modelStorage.entity === entity { add(model) }
    for model in context.deleted where model._modelStorage.entity === entity {
      if let row = model._modelStorage.row { rows.insert(row) }
    }
  }

  private mutating func add(_ model: any PersistentModel) {
    if let row = model._modelStorage.row { rows.insert(row) }
    if !model._modelStorage.isDeleted { objects.append(unsafeDowncast(model, to: T.self)) }
  }

  /// Whether the store's row is not as the object is.
  func hides(_ row: Int64) -> Bool { !rows.isEmpty && rows.contains(row) }
}
