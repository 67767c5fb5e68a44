// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the parent: all, or none.
  /// - Throws: An error of Cocoa's: an object that is not valid, a conflict with another context, or a failure of the file. The
  ///   changes remain.
  public func save() throws {
    if !hasChanges {
      processPendingChanges()
      return
    }
    prepareObjects()
    let (added, changed, removed) = (inserted.objects, updated.objects, deleted.objects)
    try validate(added, changed, removed)
    processPendingChanges()
    NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
    var stale: [NSManagedObject] = []
    if let parent {
      parent.queue.sync {
        parent.take(added, changed, removed)
        parent.processPendingChanges()
      }
    } else {
      stale = try write(added, changed, removed)
    }
    inserted = ObjectList()
    updated = ObjectList()
    deleted = ObjectList()
    for object in added + changed {
      object.isInserted = false
      object.isUpdated = false
      object.committed = nil
    }
    for object in removed {
      object.isGone = true
      object.committed = nil
      registered.remove(object)
    }
    for object in stale { refresh(object, mergeChanges: false) }
    for object in added + changed + removed { object.didSave() }
    announce(added, changed, removed)
  }

  /// Gives each object the occasion to change itself, and others, before the save.
  private func prepareObjects() {
    var seen: Set<ObjectIdentifier> = []
    for _ in 0..<100 {
      let next = (inserted.objects + updated.objects + deleted.objects).filter {
        seen.insert(ObjectIdentifier($0)).inserted
      }
      if next.isEmpty { return }
      for object in next { object.willSave() }
    }
    CoreDataLog.warnOnce("willSave changed further objects 100 times; the rest was saved without its call.")
  }

  private func validate(_ added: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject]) throws {
    var failures: [NSError] = []
    func check(_ objects: [NSManagedObject], _ test: (NSManagedObject) throws -> Void) {
      for object in objects {
        do { try test(object) } catch {
          let error = error as NSError
          failures += error.userInfo[NSDetailedErrorsKey] as? [NSError] ?? [error]
        }
      }
    }
    check(removed) { try $0.validateForDelete() }
    check(added) { try $0.validateForInsert() }
    check(changed) { try $0.validateForUpdate() }
    try NSManagedObject.raise(failures)
  }

  private func write(_ added: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject]) throws
    -> [NSManagedObject]
  {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError.make(.save, "The changes cannot be saved: the context has no coordinator.")
    }
    var requests: [(store: NSPersistentStore, request: SaveRequest)] = []
    func add(_ object: NSManagedObject, to list: WritableKeyPath<SaveRequest, [NSManagedObject]>) throws {
      guard let store = object.objectID.persistentStore ?? coordinator.store(for: object.entity) else {
        throw CoreDataError.make(
          .save,
          "The changes cannot be saved: no store is open for \(object.entity.title). Call loadPersistentStores first.")
      }
      if !requests.contains(where: { $0.store === store }) {
        requests.append(
          (store, SaveRequest(policy: (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType)))
      }
      requests[requests.firstIndex { $0.store === store }!].request[keyPath: list].append(object)
    }
    for object in added { try add(object, to: \.inserted) }
    for object in changed { try add(object, to: \.updated) }
    for object in removed { try add(object, to: \.deleted) }
    var stale: [NSManagedObject] = []
    for (store, request) in requests {
      let result = try store.file.save(request)
      for (object, row) in result.rows {
        registered.remove(object)
        let id = object.objectID
        // The row may have an identifier already, if a value is unique.
        if let known = store.knownID(object.entity, row), known !== id {
          if let other = registered.object(known) { other.isGone = true }
          object.objectID = known
        } else {
          store.assign(id, row)
        }
        registered.add(object)
      }
      stale += result.stale
    }
    return stale
  }

  private func announce(_ added: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject]) {
    var values: [String: Any] = [:]
    var ids: [String: Any] = [:]
    for (key, idKey, list) in [
      (NSInsertedObjectsKey, NSInsertedObjectIDsKey, added), (NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, changed),
      (NSDeletedObjectsKey, NSDeletedObjectIDsKey, removed),
    ] {
      values[key] = Set(list)
      ids[idKey] = Set(list.map(\.objectID))
    }
    NotificationCenter.default.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: values)
    NotificationCenter.default.post(name: Self.didSaveObjectIDsNotification, object: self, userInfo: ids)
    let changes = SavedChanges(
      inserted: added.map(\.objectID), updated: changed.map(\.objectID), deleted: removed.map(\.objectID))
    if let parent {
      parent.pass(changes, besides: self)
    } else {
      persistentStoreCoordinator?.pass(changes, besides: self)
      pass(changes, besides: self)
    }
  }

  /// Passes changes to the contexts below this one that merge them by themselves.
  func pass(_ changes: SavedChanges, besides source: NSManagedObjectContext) {
    for child in children.contexts
    where child !== source && child.parent === self && child.automaticallyMergesChangesFromParent {
      child.mergeLater(changes)
    }
  }

  /// Takes over the changes of a context below this one.
  private func take(_ added: [NSManagedObject], _ changed: [NSManagedObject], _ removed: [NSManagedObject]) {
    for other in added {
      let object = ManagedClasses.type(of: other.entity).init(entity: other.entity, insertInto: nil)
      object.objectID = other.objectID
      object.managedObjectContext = self
      object.slots = other.slots
      object.isInserted = true
      registered.add(object)
      inserted.add(object)
      event.inserted.add(object)
      note(.insertion, object, nil)
    }
    for other in changed {
      let object = object(with: other.objectID)
      object.fulfil()
      for place in other.changedPlaces { object.assign(place, other.slots[place]) }
    }
    for other in removed { delete(object(with: other.objectID)) }
  }
}

/// The identifiers of a save.
struct SavedChanges: @unchecked Sendable {
  var inserted: [NSManagedObjectID] = []
  var updated: [NSManagedObjectID] = []
  var deleted: [NSManagedObjectID] = []
}

extension NSManagedObjectContext {
  /// Takes over the changes of another context's save, from its notification.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(SavedChanges(notification.userInfo ?? [:]))
  }

  /// Takes over changes in several contexts: sets of objects or identifiers by the keys of notifications.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    let changes = SavedChanges(changeNotificationData)
    for context in contexts { context.queue.sync { context.merge(changes) } }
  }

  /// Merges at once if the caller runs on the context's queue.
  func mergeLater(_ changes: SavedChanges) {
    if queue.isCurrent { return merge(changes) }
    queue.async { [weak self] in self?.merge(changes) }
  }

  func merge(_ changes: SavedChanges) {
    for id in changes.updated {
      if let object = registered.object(id), !object.isDeleted, !object.isInserted {
        refresh(object, mergeChanges: true)
      }
    }
    for id in changes.deleted {
      guard let object = registered.object(id) else { continue }
      object.objectWillChange.send()
      object.fulfil()
      object.isGone = true
      object.isUpdated = false
      updated.remove(object)
      deleted.remove(object)
      registered.remove(object)
      event.deleted.add(object)
      note(.deletion, object, nil)
    }
    for id in changes.inserted {
      let object = object(with: id)
      event.inserted.add(object)
      note(.insertion, object, nil)
    }
    processPendingChanges()
    pass(changes, besides: self)
  }
}

extension SavedChanges {
  init(_ values: [AnyHashable: Any]) {
    func ids(_ keys: String...) -> [NSManagedObjectID] {
      keys.flatMap { key -> [NSManagedObjectID] in
        let elements: [Any] =
          switch values[key] {
          case let set as Set<NSManagedObject>: Array(set)
          case let set as Set<NSManagedObjectID>: Array(set)
          case let list as [Any]: list
          case let set as NSSet: set.allObjects
          default: []
          }
        return elements.compactMap { ($0 as? NSManagedObject)?.objectID ?? $0 as? NSManagedObjectID }
      }
    }
    inserted = ids(NSInsertedObjectsKey, NSInsertedObjectIDsKey)
    updated = ids(NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey)
    deleted = ids(NSDeletedObjectsKey, NSDeletedObjectIDsKey)
  }
}
