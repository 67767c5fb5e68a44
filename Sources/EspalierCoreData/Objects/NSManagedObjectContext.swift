// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// The queue of a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// The thread that made the context.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main queue.
  case mainQueueConcurrencyType = 2
}

/// Objects with their changes, which a save writes to the store together.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queues of contexts by newer names.
  public struct ConcurrencyType: Equatable, Sendable {
    let type: NSManagedObjectContextConcurrencyType
    /// The main queue.
    public static let mainQueue = ConcurrencyType(type: .mainQueueConcurrencyType)
    /// A queue of its own.
    public static let privateQueue = ConcurrencyType(type: .privateQueueConcurrencyType)
  }

  /// The time at which the block of `perform` runs.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the caller runs on the context's queue.
    case immediate
    /// After what is in the queue.
    case enqueued
  }

  /// The queue.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  let queue: ContextQueue

  /// The stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { storedCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      storedCoordinator?.remove(self)
      storedCoordinator = newValue
      newValue?.add(self)
    }
  }
  private var storedCoordinator: NSPersistentStoreCoordinator?

  /// The context that a save writes to, instead of the stores.
  open var parent: NSManagedObjectContext? {
    didSet { if automaticallyMergesChangesFromParent { parent?.children.add(self) } }
  }
  /// Contexts that take this one's changes over.
  let children = WeakContexts()

  /// A name for messages.
  open var name: String?
  /// The author of the saves, in their history.
  open var transactionAuthor: String?
  /// Values of the program's own.
  open var userInfo = NSMutableDictionary()
  /// The policy of a save if another context has changed the same objects: an ``NSMergePolicy``.
  open var mergePolicy: Any = NSMergePolicy.error
  /// Whether the saves of other contexts change the objects of this one.
  open var automaticallyMergesChangesFromParent = false {
    didSet { if automaticallyMergesChangesFromParent { parent?.children.add(self) } }
  }
  /// Whether an object that is gone from the store has nil values, instead of ending the program; always true here.
  open var shouldDeleteInaccessibleFaults = true
  /// Whether changes are processed for deletions of the current event; rules of deletion apply at once here.
  open var propagatesDeletesAtEndOfEvent = true
  /// Seconds after which values are read anew; values are kept until a refresh.
  open var stalenessInterval: TimeInterval = -1
  /// Whether objects without changes are kept while nothing else keeps them.
  open var retainsRegisteredObjects = false

  /// Changes are not recorded for an undo: only nil can be set without a message.
  open var undoManager: AnyObject? {
    didSet {
      if undoManager != nil {
        CoreDataLog.warnOnce(
          "The undo manager of a context has no effect: changes of objects are not recorded for an undo.")
      }
    }
  }

  /// Objects of the context, by identifier, while anything keeps them.
  var registered = RegisteredObjects()
  var inserted = ObjectList()
  var updated = ObjectList()
  var deleted = ObjectList()
  var event = ContextEvent()
  var observers: [WeakObserver] = []

  /// A context.
  public init(_ type: ConcurrencyType) {
    concurrencyType = type.type
    queue = ContextQueue(type.type)
    super.init()
  }

  /// A context.
  public convenience init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    self.init(ConcurrencyType(type: ct))
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    model.flatMap { ManagedClasses.entity(of: type, in: $0) }
  }

  // MARK: - Changes

  /// The new objects.
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.objects) }
  /// The changed objects.
  open var updatedObjects: Set<NSManagedObject> { Set(updated.objects) }
  /// The deleted objects.
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.objects) }
  /// All objects of the context that the program has.
  open var registeredObjects: Set<NSManagedObject> { Set(registered.objects) }
  /// Whether there is something to save.
  open var hasChanges: Bool { !inserted.isEmpty || !updated.isEmpty || !deleted.isEmpty }

  /// Makes an object one of this context: it is saved with it.
  open func insert(_ object: NSManagedObject) {
    if object.managedObjectContext === self, !object.isDeleted { return }
    if object.managedObjectContext != nil, object.managedObjectContext !== self {
      fatalError("The object \(object) belongs to another context: make a new one in this context.")
    }
    let isNew = object.managedObjectContext == nil
    object.managedObjectContext = self
    object.objectID.unattached = nil
    object.isDeleted = false
    deleted.remove(object)
    registered.add(object)
    if object.objectID.isTemporaryID {
      object.isInserted = true
      inserted.add(object)
    }
    if isNew { object.awakeFromInsert() }
    event.inserted.add(object)
    note(.insertion, object, nil)
  }

  /// Deletes an object, and others by the delete rules, at the next save.
  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted, !object.isGone else { return }
    object.fulfil()
    if object.isGone { return }
    object.prepareForDeletion()
    object.isDeleted = true
    willChange(object, marks: false)
    for (place, property) in object.entity.layout.properties.enumerated() {
      guard let relationship = property as? NSRelationshipDescription else { continue }
      let related = object.references(place).compactMap(object.related)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for other in related { delete(other) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for other in related where !other.isDeleted {
          if let back = other.entity.layout.places[inverse.name] { other.drop(back, object) }
        }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
    object.objectWillChange.send()
    updated.remove(object)
    if object.isInserted {
      // A new object that is deleted was never there.
      inserted.remove(object)
      object.isInserted = false
      registered.remove(object)
    } else {
      deleted.add(object)
    }
    event.deleted.add(object)
    note(.deletion, object, nil)
  }

  /// Called before a value of an object changes: keeps the store's values, and the object.
  func willChange(_ object: NSManagedObject, marks: Bool = true) {
    if object.isInserted || object.isGone { return }
    if object.committed == nil { object.committed = object.slots }
    guard marks, !object.isUpdated, !object.isDeleted else { return }
    object.isUpdated = true
    updated.add(object)
  }

  /// Called after a value of an object changed.
  func didChange(_ object: NSManagedObject, _ place: Int) {
    if object.isDeleted || object.isGone { return }
    if !object.isInserted { event.updated.add(object) }
    note(.change, object, place)
  }

  // MARK: - Objects

  /// The object of an identifier, whose values are read at the first use.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered.object(objectID) { return known }
    return fault(objectID)
  }

  private func fault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = ManagedClasses.type(of: id.entity).init(entity: id.entity, insertInto: nil)
    object.objectID = id
    object.managedObjectContext = self
    object.isFault = true
    registered.add(object)
    return object
  }

  /// The object of an identifier, if the context has it already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? { registered.object(objectID) }

  /// The object of an identifier.
  /// - Throws: An error of Cocoa's if the store has no such object.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    let object = object(with: objectID)
    object.fulfil()
    if object.isGone || object.isDeleted {
      throw CoreDataError.make(.object, "The object \(objectID) is not in the store: it was deleted.")
    }
    return object
  }

  /// Makes an object that has values read from outside the context's own.
  func object(_ id: NSManagedObjectID, _ row: StoredRow) -> NSManagedObject {
    let object = object(with: id)
    if object.isFault { fill(object, row) }
    return object
  }

  private func fill(_ object: NSManagedObject, _ row: StoredRow) {
    object.slots = row.slots
    object.version = row.version
    object.isFault = false
    object.awakeFromFetch()
  }

  /// Reads the values of an object.
  func fulfil(_ object: NSManagedObject) {
    object.isFault = false
    do {
      if let row = try row(object.objectID) { return fill(object, row) }
    } catch { CoreDataLog.warn("The object \(object.objectID) cannot be read: \(error.localizedDescription)") }
    object.isGone = true
  }

  /// The values of an object in the parent or the store; nil if it is not there.
  private func row(_ id: NSManagedObjectID) throws -> StoredRow? {
    if let parent {
      return parent.queue.sync {
        let object = parent.object(with: id)
        object.fulfil()
        return object.isGone || object.isDeleted ? nil : StoredRow(slots: object.slots, version: object.version)
      }
    }
    return try id.persistentStore?.file.row(id)
  }

  /// The objects of a relationship to several in the parent or the store.
  func references(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) -> [NSManagedObjectID] {
    if let parent {
      return parent.queue.sync {
        let other = parent.object(with: object.objectID)
        other.fulfil()
        return other.isGone ? [] : other.references(other.place(relationship.name))
      }
    }
    do {
      return try object.objectID.persistentStore?.file.references(object.objectID, relationship) ?? []
    } catch {
      CoreDataLog.warn("\(object.entity.title).\(relationship.name) cannot be read: \(error.localizedDescription)")
      return []
    }
  }

  /// Gives an object the values of the store.
  /// - Parameter mergeChanges: Whether its own changes remain.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    object.objectWillChange.send()
    let own = flag && object.committed != nil ? object.changedPlaces.map { ($0, object.slots[$0]) } : []
    object.willTurnIntoFault()
    object.committed = nil
    object.isFault = true
    object.isUpdated = false
    updated.remove(object)
    object.didTurnIntoFault()
    if !own.isEmpty {
      object.fulfil()
      object.committed = object.slots
      for (place, slot) in own { object.slots[place] = slot }
      object.isUpdated = true
      updated.add(object)
    }
    event.refreshed.add(object)
    note(.change, object, nil)
  }

  /// Gives all objects the values of the store; their own changes remain.
  open func refreshAllObjects() { for object in registered.objects { refresh(object, mergeChanges: true) } }

  /// Assigns a new object to a store.
  open func assign(_ object: Any, to store: NSPersistentStore) {
    (object as? NSManagedObject)?.objectID.persistentStore = store
  }

  /// Gives up all changes since the last save.
  open func rollback() {
    let added = inserted.objects
    let changed = updated.objects + deleted.objects
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    for object in added {
      object.objectWillChange.send()
      object.isInserted = false
      object.isDeleted = true
      registered.remove(object)
      event.deleted.add(object)
      note(.deletion, object, nil)
    }
    for object in changed {
      object.objectWillChange.send()
      let wasDeleted = object.isDeleted
      if let committed = object.committed { object.slots = committed }
      object.committed = nil
      object.isUpdated = false
      object.isDeleted = false
      event.refreshed.add(object)
      note(wasDeleted ? .insertion : .change, object, nil)
    }
    processPendingChanges()
  }

  /// Forgets all objects and changes. Objects that the program still has belong to no context.
  open func reset() {
    for object in registered.objects {
      object.managedObjectContext = nil
      object.isFault = true
    }
    registered = RegisteredObjects()
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    event = ContextEvent()
    note(.reset, nil, nil)
  }

  /// Gives new objects identifiers that remain.
  /// - Throws: An error of Cocoa's if the store refuses the objects: they are saved for this.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID {
      guard let store = persistentStoreCoordinator?.store(for: object.entity) else { continue }
      store.assign(object.objectID, try store.file.reserve(object.entity))
    }
  }
}
