// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierDatabase
import Foundation

/// A request as SQL, and the part of it that SQL cannot do.
struct FetchRequest<T: PersistentModel> {
  let descriptor: FetchDescriptor<T>
  /// Whether the statement is the whole request.
  let isInStore: Bool
  /// The objects' columns.
  var sql: String { "SELECT \(T._modelEntity.selection) FROM \(source)" }
  /// Their rows alone.
  var rowsSQL: String { "SELECT t0._id FROM \(source)" }
  /// Whether the statement has the condition and the order, and the request no limits, so that objects with changes can be placed
  /// among those of the statement.
  let isWithoutLimits: Bool
  private let source: String
  let values: [StoredValue]
  /// Whether the statement has the condition, so that only objects with changes are compared with it.
  private let isFilteredInStore: Bool

  init(_ descriptor: FetchDescriptor<T>, in context: ModelContext) {
    self.descriptor = descriptor
    let entity = T._modelEntity
    var condition: String?
    var translation: PredicateTranslation?
    if let predicate = descriptor.predicate {
      do {
        (condition, translation) = try PredicateTranslation.translate(predicate) as (String?, PredicateTranslation?)
      } catch {
        let reason = (error as? UntranslatablePredicate)?.reason ?? "\(error)"
        SwiftDataLog.warnOnce(
          "a predicate of \(entity.name) is evaluated in memory, with all objects: SQL has no form of \(reason).")
      }
    }
    let isDirty =
      descriptor.includePendingChanges && context.hasChanges
      && (translation?.readsRelationships == true || context.hasChanges(of: entity))
    isFilteredInStore =
      descriptor.predicate == nil || condition != nil && !(isDirty && translation?.readsRelationships == true)
    let order = Self.order(descriptor.sortBy)
    isInStore = isFilteredInStore && !isDirty && order != nil
    let hasLimits = (descriptor.fetchLimit ?? 0) > 0 || (descriptor.fetchOffset ?? 0) > 0
    isWithoutLimits = isFilteredInStore && order != nil && descriptor.includePendingChanges && !hasLimits
    var source = "\(quoted(entity.name)) t0"
    if isFilteredInStore, let condition { source += " WHERE \(condition)" }
    if let order { source += " ORDER BY \((order + ["t0._id"]).joined(separator: ", "))" }
    if isInStore {
      if let limit = descriptor.fetchLimit, limit > 0 { source += " LIMIT \(limit)" }
      if let offset = descriptor.fetchOffset, offset > 0 {
        if (descriptor.fetchLimit ?? 0) <= 0 { source += " LIMIT -1" }
        source += " OFFSET \(offset)"
      }
    }
    self.source = source
    values = isFilteredInStore ? translation?.values ?? [] : []
  }

  /// The columns of an order; nil if the store does not keep one of its values.
  private static func order(_ descriptors: [SortDescriptor<T>]) -> [String]? {
    var result: [String] = []
    for each in descriptors {
      guard let keyPath = each.keyPath, let column = column(keyPath) else {
        SwiftDataLog.warnOnce(
          "an order of \(T._modelEntity.name) by \(each.keyPath.map { "\($0)" } ?? "a comparator") is made in memory.")
        return nil
      }
      result.append(column + (each.order == .reverse ? " DESC" : " ASC"))
    }
    return result
  }

  private static func column(_ keyPath: AnyKeyPath) -> String? {
    let entity = T._modelEntity
    if let property = entity.property(keyPath) {
      return property.form.isOrderedInStore ? "t0.\(quoted(property.name))" : nil
    }
    for property in entity.columns {
      if let collation = collation(of: property.keyPath, in: keyPath) {
        return "t0.\(quoted(property.name)) COLLATE \(collation)"
      }
      guard let relationship = property.relationship else { continue }
      let table = quoted(relationship.destination.name)
      for other in relationship.destination.columns where other.form.isOrderedInStore {
        guard let path = property.keyPath.appending(path: other.keyPath) else { continue }
        let collation = collation(of: path, in: keyPath)
        guard collation != nil || path == keyPath else { continue }
        let column = "(SELECT o.\(quoted(other.name)) FROM \(table) o WHERE o._id = t0.\(quoted(property.name)))"
        return collation.map { "\(column) COLLATE \($0)" } ?? column
      }
    }
    return nil
  }

  /// The collation of the store for an order by a text property in the user's language; nil if the order is another one.
  private static func collation(of property: AnyKeyPath, in order: AnyKeyPath) -> String? {
    func collation(_ descriptor: (_LocalizedStringComparator) -> SortDescriptor<T>) -> String? {
      if descriptor(.localizedStandard).keyPath == order { return "localized_standard" }
      return descriptor(.localized).keyPath == order ? "localized" : nil
    }
    // Key paths of stored models are without captured values.
    if let text = property as? KeyPath<T, String> {
      let text = unsafeBitCast(text, to: (any KeyPath<T, String> & Sendable).self)
      return collation { SortDescriptor(text, comparator: $0) }
    }
    guard let text = property as? KeyPath<T, String?> else { return nil }
    let sendable = unsafeBitCast(text, to: (any KeyPath<T, String?> & Sendable).self)
    return collation { SortDescriptor(sendable, comparator: $0) }
  }

  /// Does the rest of the request: condition, order, limits.
  func finish(_ objects: [T]) throws -> [T] {
    var result = objects
    if let predicate = descriptor.predicate {
      result = try objects.filter { object in
        let storage = object._modelStorage
        if isFilteredInStore, !storage.isChanged, !storage.isInserted { return true }
        return try predicate.evaluate(object)
      }
    }
    if !descriptor.sortBy.isEmpty { result.sort { descriptor.sortBy.precedes($0, $1) } }
    if let offset = descriptor.fetchOffset, offset > 0 { result.removeFirst(min(offset, result.count)) }
    if let limit = descriptor.fetchLimit, limit > 0, result.count > limit { result.removeLast(result.count - limit) }
    return result
  }
}

extension Array {
  /// Whether an object comes before another in the order of the descriptors; of equal ones, neither does.
  func precedes<T>(_ a: T, _ b: T) -> Bool where Element == SortDescriptor<T> {
    for each in self {
      switch each.compare(a, b) {
      case .orderedAscending: return true
      case .orderedDescending: return false
      case .orderedSame: continue
      }
    }
    return false
  }
}

extension ModelContext {
  /// Whether objects of an entity have changes that are not saved.
  func hasChanges(of entity: _ModelEntity) -> Bool {
    inserted.contains { $0._modelStorage.entity === entity } || deleted.contains { $0._modelStorage.entity === entity }
      || changed.values.contains { $0._modelStorage.entity === entity }
  }
}
