// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierNumbers

/// Objects of a long query, in its order. Their values are read in blocks, when one of them is used.
///
/// Reads: the rows of a request. Produces: objects that know their row alone. Cost: O(n) small objects at first, then the part of
/// the list that changed.
class FaultBatch {
  /// A query with at most so many objects has their values at once.
  static let least = 256
  /// The objects of a block: about those of a high window.
  fileprivate static let block = 64

  let entity: _ModelEntity
  fileprivate let source: ModelStore
  fileprivate let home: ContextReference
  /// The rows in the order of the query; objects that are not saved have negative numbers.
  fileprivate(set) var rows: [Int64] = [] { didSet { index = nil } }
  fileprivate var isSorted = true
  private var index: [Int64: Int]?

  fileprivate init(_ entity: _ModelEntity, _ source: ModelStore, _ home: ContextReference) {
    (self.entity, self.source, self.home) = (entity, source, home)
  }

  var store: String { source.identifier }

  func object(at index: Int) -> any PersistentModel { fatalError("abstract") }

  /// The number of a row in the order. O(log n) in a query by rows, else O(1) after O(n) once.
  func position(of row: Int64, near guess: Int = 0) -> Int? {
    if rows.indices.contains(guess), rows[guess] == row { return guess }
    if isSorted {
      let place = rows.partitioningIndex { $0 >= row }
      return place < rows.count && rows[place] == row ? place : nil
    }
    if index == nil { index = Dictionary(zip(rows, rows.indices), uniquingKeysWith: { first, _ in first }) }
    return index?[row]
  }

  /// Reads the values of an object, and of those around it that have none.
  func fill(_ storage: _ModelStorage) {
    guard let row = storage.row else { return }
    var storages = [row: storage]
    if let place = position(of: row, near: Int(storage.faultIndex)) {
      for index in max(0, place - Self.block / 4)..<min(rows.count, place + Self.block * 3 / 4) {
        let other = object(at: index)._modelStorage
        if other.fault === self, let row = other.row { storages[row] = other }
      }
    }
    do {
      let marks = Array(repeating: "?", count: Self.block).joined(separator: ", ")
      let sql = "SELECT \(entity.selection) FROM \(quoted(entity.name)) t0 WHERE t0._id IN (\(marks))"
      let rows = storages.keys.map { StoredValue.integer($0) }
      let values = rows + Array(repeating: .null, count: max(0, Self.block - rows.count))
      let context = home.context
      try source.read { database in
        try database.statement(sql).each(values) { row in
          guard let storage = storages.removeValue(forKey: row.integer(0)) else { return true }
          storage.fill(entity.values(row), in: store)
          context?.register(storage)
          return true
        }
      }
    } catch { SwiftDataLog.warn("\(error)") }
    if storages[row] != nil { fillDeleted(storage, row) }
  }

  /// Another context or program has deleted the row. Its values, if that context has them, else those of a new object.
  private func fillDeleted(_ storage: _ModelStorage, _ row: Int64) {
    if let context = home.context, let values = context.removedValues(entity, row) {
      storage.fill(values, in: store)
      return context.register(storage)
    }
    SwiftDataLog.warn(
      "an object of \(entity.name) was read whose row another program has deleted: its properties have their defaults")
    storage.fill(entity.substitutes, in: store)
    storage.isDestroyed = true
  }
}

/// The same for one model: the value of a query.
final class QueryRows<Element: PersistentModel>: FaultBatch, @unchecked Sendable {
  private(set) var objects: [Element] = []

  init(in context: ModelContext) {
    super.init(Element._modelEntity, context.store(of: Element._modelEntity), context.reference)
  }

  override func object(at index: Int) -> any PersistentModel { objects[index] }

  /// Takes objects with values.
  /// - Returns: Whether they are others, or in another order.
  func take(_ new: [Element]) -> Bool {
    let isOther = objects.count != new.count || !zip(objects, new).allSatisfy { $0 === $1 }
    let old = objects
    objects = new
    rows = new.map { $0.rowKey }
    isSorted = rows.isAscending
    for object in old where object._modelStorage.fault === self { detach(object) }
    return isOther
  }

  /// Takes the objects of rows.
  /// - Parameters:
  ///   - isAscending: Whether the rows are in the order of their numbers.
  ///   - known: An object that exists already.
  /// - Returns: Whether they are others, or in another order.
  func take(rows new: [Int64], isAscending: Bool, known: ((Int64) -> Element?)?) -> Bool {
    let shared = min(rows.count, new.count)
    var (start, end) = (0, 0)
    while start < shared, rows[start] == new[start] { start += 1 }
    while end < shared - start, rows[rows.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let (old, changed) = (start..<rows.count - end, start..<new.count - end)
    if old.isEmpty, changed.isEmpty { return false }
    let entity = entity
    var middle: [Element] = []
    middle.reserveCapacity(changed.count)
    for index in changed {
      let row = new[index]
      let found = known?(row) ?? position(of: row).map { objects[$0] }
      if let found {
        let storage = found._modelStorage
        if storage.fault === self { storage.faultIndex = Int32(clamping: index) }
        middle.append(found)
      } else {
        let storage = _ModelStorage(entity, row: row, self, at: Int32(clamping: index), home)
        let object = Element(_modelStorage: storage)
        storage.hold(object)
        middle.append(object)
      }
    }
    let gone = Array(objects[old])
    let isOther = gone.count != middle.count || !zip(gone, middle).allSatisfy { $0 === $1 }
    objects.replaceSubrange(old, with: middle)
    (rows, isSorted) = (new, isAscending)
    for object in gone where object._modelStorage.fault === self {
      if position(of: object._modelStorage.row ?? -1) == nil { detach(object) }
    }
    return isOther
  }

  /// An object that the query no longer retains is found by a weak reference.
  private func detach(_ object: Element) {
    object._modelStorage.release()
    home.context?.register(object._modelStorage)
  }

  /// The view of the query is gone. Only objects that others use remain.
  func end() {
    for index in objects.indices where objects[index]._modelStorage.fault === self {
      if !isKnownUniquelyReferenced(&objects[index]) { detach(objects[index]) }
    }
    objects = []
    rows = []
  }
}

extension PersistentModel {
  /// A number of the object in the order of a query: its row, or a negative one for an object that is not saved.
  var rowKey: Int64 {
    _modelStorage.row ?? Int64(bitPattern: UInt64(UInt(bitPattern: ObjectIdentifier(_modelStorage)))) | .min
  }
}

extension RandomAccessCollection where Element == Int64, Index == Int {
  fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }

  /// The first place from which on a condition is true. O(log n).
  func partitioningIndex(_ isAfter: (Int64) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension _ModelEntity {
  /// The values of a row of a selection.
  func values(_ row: Statement.Row) -> [StoredValue] {
    var values = blank
    for (index, property) in columns.enumerated() { values[property.index] = row[index + 1] }
    return values
  }

  /// Values for a row that is gone: the defaults of the properties, else 0 and empty texts.
  fileprivate var substitutes: [StoredValue] {
    var values = blank
    for property in columns where !property.form.isOptional {
      values[property.index] =
        property.defaultValue?()
        ?? (property.relationship != nil
          ? .null
          : property.form.columnType == "TEXT"
            ? .text("") : property.form.columnType == "BLOB" ? .data(.init()) : .integer(0))
    }
    return values
  }
}
