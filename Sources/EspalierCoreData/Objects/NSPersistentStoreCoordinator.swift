// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The open stores of a model.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public private(set) var persistentStores: [NSPersistentStore] = []
  /// A name for messages.
  open var name: String?
  private let contexts = WeakContexts()

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
    ManagedClasses.add(model)
  }

  func add(_ context: NSManagedObjectContext) { contexts.add(context) }
  func remove(_ context: NSManagedObjectContext) { contexts.remove(context) }

  /// Opens a store.
  /// - Throws: An error of Cocoa's that names the file and the cause: a damaged file, one of another program or of a newer
  ///   version, a model that the store cannot be changed to.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    guard storeType == NSSQLiteStoreType || storeType == NSInMemoryStoreType else {
      throw CoreDataError.make(
        .invalidStoreType,
        "The store cannot be opened: stores of the type \(storeType) do not exist on Linux; use SQLite.")
    }
    guard storeType == NSInMemoryStoreType || storeURL != nil else {
      throw CoreDataError.make(.storeOpen, "The store cannot be opened: a store of SQLite needs the address of a file.")
    }
    let all = configuration == nil || configuration == "PF_DEFAULT_CONFIGURATION_NAME"
    guard let entities = managedObjectModel.entities(forConfigurationName: all ? nil : configuration) else {
      throw CoreDataError.make(
        .storeOpen, "The store cannot be opened: the model has no configuration \(configuration ?? "").")
    }
    let store = try NSPersistentStore(storeType, storeURL, configuration, options, entities)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
    return store
  }

  /// Opens a store.
  /// - Throws: An error of Cocoa's that names the file and the cause.
  @discardableResult open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store by its description.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration, at: storeDescription.url,
        options: storeDescription.options)
      block(storeDescription, nil)
    } catch { block(storeDescription, error) }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    NotificationCenter.default.post(name: .NSPersistentStoreCoordinatorStoresDidChange, object: self)
  }

  /// Deletes the file of a store, with its log.
  /// - Throws: An error of the file system.
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
    persistentStores.removeAll { $0.url == url }
    for ending in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: url.path + ending) {
      try FileManager.default.removeItem(atPath: url.path + ending)
    }
  }

  /// Deletes the file of a store, with its log.
  /// - Throws: An error of the file system.
  open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil)
    throws
  {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The open store of a file.
  open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }

  /// The identifier with an address; nil if no open store has it.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.path.split(separator: "/").map(String.init)
    guard url.scheme == "x-coredata", parts.count == 2, let entity = managedObjectModel.entitiesByName[parts[0]],
      parts[1].hasPrefix("p"), let row = Int64(parts[1].dropFirst()),
      let store = persistentStores.first(where: { $0.identifier == url.host })
    else { return nil }
    return store.id(entity, row)
  }

  /// Runs a block, and waits for it.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Runs a block later.
  @preconcurrency open func perform(_ block: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { block() }
  }

  /// The store with the objects of an entity.
  func store(for entity: NSEntityDescription) -> NSPersistentStore? {
    persistentStores.first { store in
      managedObjectModel.entities(forConfigurationName: store.configurationName)?.contains { $0 === entity } ?? false
    } ?? persistentStores.first { $0.configurationName == "PF_DEFAULT_CONFIGURATION_NAME" }
  }

  /// Passes the changes of a save to the other contexts that merge them by themselves.
  func pass(_ changes: SavedChanges, besides source: NSManagedObjectContext) {
    for context in contexts.contexts
    where context !== source && context.parent == nil && context.automaticallyMergesChangesFromParent {
      context.mergeLater(changes)
    }
    for store in persistentStores
    where (store.options?[NSPersistentStoreRemoteChangeNotificationPostOptionKey] as? NSNumber)?.boolValue == true {
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: self,
        userInfo: [NSStoreUUIDKey: store.identifier ?? "", NSPersistentStoreURLKey: store.url as Any])
    }
  }
}
