// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// The kinds of results of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of ``NSFetchRequest/propertiesToFetch``.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to stores.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  /// The stores that are asked; nil for all. Each entity has one store here.
  open var affectedStores: [NSPersistentStore]?

  /// A request.
  override public init() {}
}

/// A request for objects: of an entity, that fulfil a condition, in an order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  private var ownName: String?
  private var ownEntity: NSEntityDescription?
  /// The class of a request that has no entity yet.
  var managedClass: NSManagedObject.Type?

  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The order; nil for that of the saves.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The greatest number of objects; 0 for no limit.
  open var fetchLimit = 0
  /// The number of objects that are left out at the beginning.
  open var fetchOffset = 0
  /// The number of objects that are read together; all are read at once here.
  open var fetchBatchSize = 0
  /// Whether objects of special cases are meant, too.
  open var includesSubentities = true
  /// Whether changes that are not saved count.
  open var includesPendingChanges = true
  /// Whether values are read with the objects; they always are.
  open var includesPropertyValues = true
  /// Whether objects have no values until their first use; they have them here.
  open var returnsObjectsAsFaults = true
  /// Whether the values of known objects are read anew.
  open var shouldRefreshRefetchedObjects = false
  /// Relationships that are read together with the objects; they are read at their first use here.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The kind of the results.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// The properties in dictionaries: names or descriptions; nil for all attributes.
  open var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are given once.
  open var returnsDistinctResults = false
  /// Groups of dictionaries are not available.
  @available(*, unavailable, message: "Groups of dictionaries are not available on Linux: group the objects in Swift.")
  open var propertiesToGroupBy: [Any]? { nil }
  /// Groups of dictionaries are not available.
  @available(*, unavailable, message: "Groups of dictionaries are not available on Linux: group the objects in Swift.")
  open var havingPredicate: NSPredicate? { nil }

  /// A request whose entity is set later.
  override public init() {}

  /// A request for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    ownName = entityName
  }

  /// The name of the entity.
  open var entityName: String? { ownName ?? ownEntity?.name }

  /// The entity.
  open var entity: NSEntityDescription? {
    get { ownEntity }
    set { ownEntity = newValue }
  }

  /// Runs the request in the context whose block runs.
  /// - Throws: An error of Cocoa's.
  @available(*, unavailable, message: "There is no current context on Linux: use context.fetch(request).")
  open func execute() throws -> [ResultType] { [] }

  /// The entity in a context's model. A name that it does not have ends the program, as Apple's exception does.
  func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let ownEntity { return ownEntity }
    let model = context.model
    if let name = ownName, let entity = model?.entitiesByName[name] { return entity }
    if ownName == nil, let type = managedClass ?? (ResultType.self as? NSManagedObject.Type),
      let entity = context.entity(of: type)
    {
      return entity
    }
    let known = model?.entities.map(\.title).sorted().joined(separator: ", ") ?? "none, as no model is loaded"
    fatalError(
      "There is no entity “\(ownName ?? managedClass.map { "\($0)" } ?? "\(ResultType.self)")” in the context's model. Entities: \(known)."
    )
  }

  /// A request for objects with the same parameters.
  func objects() -> NSFetchRequest<NSManagedObject> {
    let copy = NSFetchRequest<NSManagedObject>()
    copy.ownName = ownName
    copy.ownEntity = ownEntity
    copy.managedClass = managedClass ?? (ResultType.self as? NSManagedObject.Type)
    copy.predicate = predicate
    copy.sortDescriptors = sortDescriptors
    copy.fetchLimit = fetchLimit
    copy.fetchOffset = fetchOffset
    copy.includesSubentities = includesSubentities
    copy.includesPendingChanges = includesPendingChanges
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return copy
  }
}
