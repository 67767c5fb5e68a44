// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// The result of a request that is no fetch.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// The kinds of results of a deletion.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identifiers of the deleted objects.
  case resultTypeObjectIDs = 1
  /// Their number.
  case resultTypeCount = 2
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// A `Bool`, identifiers or a number, by ``resultType``.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Deletes the objects of a request in the store, without the contexts: these merge the result.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  let ids: [NSManagedObjectID]?
  /// The kind of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Deletes the objects of a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    ids = nil
  }

  /// Deletes objects of one entity.
  public init(objectIDs objects: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest()
    fetchRequest.entity = objects.first?.entity
    ids = objects
  }
}

/// The kinds of results of a change.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnlyResultType = 0
  /// The identifiers of the changed objects.
  case updatedObjectIDsResultType = 1
  /// Their number.
  case updatedObjectsCountResultType = 2
}

/// The result of a change.
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  /// A `Bool`, identifiers or a number, by ``resultType``.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Sets properties of all objects that fulfil a condition in the store, without the contexts: these merge the result.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// Whether objects of special cases are meant, too.
  open var includesSubentities = true
  /// The kind of the result.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// A change of the objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// The kinds of results of an insertion.
public enum NSBatchInsertRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case statusOnly = 0
  /// The identifiers of the new objects.
  case objectIDs = 1
  /// Their number.
  case count = 2
}

/// The result of an insertion.
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  /// A `Bool`, identifiers or a number, by ``resultType``.
  public internal(set) var result: Any?
  /// The kind of the result.
  public internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

/// Makes objects in the store, without the contexts: these merge the result.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity.
  public let entityName: String
  /// The values of the objects by the names of properties.
  open var objectsToInsert: [[String: Any]]?
  /// The kind of the result.
  open var resultType = NSBatchInsertRequestResultType.statusOnly
  private let handler: ((NSManagedObject) -> Bool)?

  /// Makes objects with values.
  public init(entityName: String, objects: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = objects
    handler = nil
  }

  /// Makes objects until a closure returns true.
  /// - Parameter handler: Sets the values of an object, or returns true if there are no more.
  public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
    self.entityName = entityName
    self.handler = handler
  }

  func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext) -> [NSManagedObject] {
    let type = ManagedClasses.type(of: entity)
    guard let handler else {
      return (objectsToInsert ?? []).map { values in
        let object = type.init(entity: entity, insertInto: context)
        object.setValuesForKeys(values)
        return object
      }
    }
    var made: [NSManagedObject] = []
    while true {
      let object = type.init(entity: entity, insertInto: context)
      if handler(object) {
        context.delete(object)
        return made
      }
      made.append(object)
    }
  }
}

extension NSManagedObjectContext {
  /// Runs a request in the store, or a fetch.
  /// - Throws: An error of Cocoa's.
  @discardableResult public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    let work = NSManagedObjectContext(.privateQueue)
    work.persistentStoreCoordinator = persistentStoreCoordinator
    work.mergePolicy = NSMergePolicy.overwrite
    return try work.queue.sync { () throws -> NSPersistentStoreResult in
      switch request {
      case let request as NSBatchDeleteRequest: return try delete(request, work)
      case let request as NSBatchUpdateRequest: return try update(request, work)
      case let request as NSBatchInsertRequest: return try insert(request, work)
      default:
        throw CoreDataError.make(.sqlite, "Requests of the type \(type(of: request)) cannot be executed here.")
      }
    }
  }

  private func delete(_ request: NSBatchDeleteRequest, _ work: NSManagedObjectContext) throws -> NSPersistentStoreResult
  {
    let objects = try request.ids.map { $0.map(work.object) } ?? work.objects(request.fetchRequest.objects())
    let ids = objects.map(\.objectID)
    for object in objects { work.delete(object) }
    try work.save()
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .resultTypeStatusOnly: result.result = true
    case .resultTypeObjectIDs: result.result = ids
    case .resultTypeCount: result.result = ids.count
    }
    return result
  }

  private func update(_ request: NSBatchUpdateRequest, _ work: NSManagedObjectContext) throws -> NSPersistentStoreResult
  {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    fetch.includesSubentities = request.includesSubentities
    let objects = try work.objects(fetch)
    for object in objects {
      for (key, value) in request.propertiesToUpdate ?? [:] {
        guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
        object.setValue(value, forKey: name)
      }
    }
    try work.save()
    let result = NSBatchUpdateResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnlyResultType: result.result = true
    case .updatedObjectIDsResultType: result.result = objects.map(\.objectID)
    case .updatedObjectsCountResultType: result.result = objects.count
    }
    return result
  }

  private func insert(_ request: NSBatchInsertRequest, _ work: NSManagedObjectContext) throws -> NSPersistentStoreResult
  {
    guard let entity = model?.entitiesByName[request.entityName] else {
      throw CoreDataError.make(.sqlite, "There is no entity \(request.entityName) in the context's model.")
    }
    let objects = request.make(entity, in: work)
    try work.save()
    let result = NSBatchInsertResult()
    result.resultType = request.resultType
    switch request.resultType {
    case .statusOnly: result.result = true
    case .objectIDs: result.result = objects.map(\.objectID)
    case .count: result.result = objects.count
    }
    return result
  }
}
