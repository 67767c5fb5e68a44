// SPDX-License-Identifier: MIT

import Foundation

/// The key of the new objects in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification.
public let NSDeletedObjectsKey = "deleted"
/// The key of the objects with values of the store in a notification.
public let NSRefreshedObjectsKey = "refreshed"
/// The key of the objects without values in a notification.
public let NSInvalidatedObjectsKey = "invalidated"
/// The key of the identifiers of new objects in a notification of identifiers.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The key of the identifiers of changed objects in a notification of identifiers.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The key of the identifiers of deleted objects in a notification of identifiers, and in changes that are merged.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension NSNotification.Name {
  /// Posted by a context after changes of objects, once for each event, with sets of the objects.
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// Posted by a context before a save.
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagingContextWillSaveChangesNotification")
  /// Posted by a context after a save, with sets of the objects.
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Posted by a coordinator after a save of any context, if the store has the option.
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
  /// Posted by a coordinator after a store was opened or closed.
  public static let NSPersistentStoreCoordinatorStoresDidChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
  /// Posted by a coordinator before stores change.
  public static let NSPersistentStoreCoordinatorStoresWillChange = Notification.Name(
    "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}

extension NSManagedObjectContext {
  /// Posted by a context after changes of objects.
  public static let didChangeObjectsNotification = Notification.Name.NSManagedObjectContextObjectsDidChange
  /// Posted by a context before a save.
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
  /// Posted by a context after a save, with sets of the objects.
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  /// Posted by a context after a save, with sets of identifiers.
  public static let didSaveObjectIDsNotification = Notification.Name(
    "NSManagedObjectContextDidSaveObjectIDsNotification")

  /// The keys of the notifications' values.
  public enum NotificationKey: String, Sendable {
    /// The context.
    case sourceContext = "managedObjectContext"
    /// The new objects.
    case insertedObjects = "inserted"
    /// The changed objects.
    case updatedObjects = "updated"
    /// The deleted objects.
    case deletedObjects = "deleted"
    /// The objects with values of the store.
    case refreshedObjects = "refreshed"
    /// The objects without values.
    case invalidatedObjects = "invalidated"
    /// The identifiers of the new objects.
    case insertedObjectIDs = "inserted_objectIDs"
    /// The identifiers of the changed objects.
    case updatedObjectIDs = "updated_objectIDs"
    /// The identifiers of the deleted objects.
    case deletedObjectIDs = "deleted_objectIDs"
  }
}
