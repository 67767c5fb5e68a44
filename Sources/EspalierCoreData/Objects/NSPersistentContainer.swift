// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation

/// The parameters of a store.
open class NSPersistentStoreDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The kind.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities it has; nil for all.
  open var configuration: String?
  /// The file; `/dev/null` for a store in memory.
  open var url: URL?
  /// The options.
  public private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  /// Seconds for which a lock of the file is awaited; 5 here.
  open var timeout: TimeInterval = 5
  /// Whether the store is opened in the background; the call of `loadPersistentStores` returns before that.
  open var shouldAddStoreAsynchronously = false
  /// The container of iCloud, which Linux does not have: the store is local.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?

  /// A store in a file.
  public init(url: URL) { self.url = url }
  /// A store whose file is set later.
  override public init() {}

  /// Whether the store is not written.
  open var isReadOnly: Bool {
    get { (options[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false }
    set { setOption(NSNumber(value: newValue), forKey: NSReadOnlyPersistentStoreOption) }
  }
  /// Whether the store is changed to a newer model.
  open var shouldMigrateStoreAutomatically: Bool {
    get { (options[NSMigratePersistentStoresAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
    set { setOption(NSNumber(value: newValue), forKey: NSMigratePersistentStoresAutomaticallyOption) }
  }
  /// Whether the changes to a newer model are found by comparison.
  open var shouldInferMappingModelAutomatically: Bool {
    get { (options[NSInferMappingModelAutomaticallyOption] as? NSNumber)?.boolValue ?? false }
    set { setOption(NSNumber(value: newValue), forKey: NSInferMappingModelAutomaticallyOption) }
  }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  /// Sets a setting of SQLite; without effect.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    CoreDataLog.warnOnce("The setting \(name) of SQLite has no effect.")
  }

  /// The same parameters.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    copy.cloudKitContainerOptions = cloudKitContainerOptions
    return copy
  }
}

/// A model with its stores and contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name, which is that of the file.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context of the main queue.
  public let viewContext: NSManagedObjectContext
  /// The parameters of the stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container with the model of a name in the app's bundle.
  ///
  /// Without such a model the container has no entities, with a message on standard error; the first use of an entity ends the
  /// program.
  public convenience init(name: String) {
    let model = ModelFiles.url(name).flatMap { NSManagedObjectModel(contentsOf: $0) }
    if model == nil {
      CoreDataLog.warn(
        "There is no readable model \(name).xcdatamodeld in the app's bundle, \(Bundle.main.bundlePath): the container has no entities."
      )
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  /// A container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    viewContext.name = "viewContext"
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// The folder of the stores: that of the program's data, by the program's identifier.
  open class func defaultDirectoryURL() -> URL { ProgramData("default.store").url.deletingLastPathComponent() }

  /// Opens the stores.
  /// - Parameter block: Called for each store, with the error if it could not be opened.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      guard description.shouldAddStoreAsynchronously else {
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
        continue
      }
      nonisolated(unsafe) let block = block
      DispatchQueue.global().async { [self] in
        persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
      }
    }
  }

  /// A new context with a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a new context, on its queue, later.
  @preconcurrency open func performBackgroundTask(_ block: @escaping @Sendable (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context, on its queue.
  /// - Throws: The error of the block.
  @preconcurrency open func performBackgroundTask<T, E: Error>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// The container of iCloud of a store, which Linux does not have.
open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  /// The identifier.
  public let containerIdentifier: String

  /// The options of a container.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// A container whose stores are local on Linux: there is no iCloud, and nothing is sent.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Posted on Apple systems during the exchange with iCloud; never posted here.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")

  /// Whether iCloud would take an object: never here.
  open func canUpdateRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether an object can be deleted: always here, as stores are local.
  open func canDeleteRecord(forManagedObjectWith objectID: NSManagedObjectID) -> Bool { true }
  /// Whether a store can be changed: unless it is read-only.
  open func canModifyManagedObjects(in store: NSPersistentStore) -> Bool { !store.isReadOnly }

  /// Makes the types of records in iCloud, which does not exist.
  /// - Throws: Always: there is no iCloud on Linux.
  open func initializeCloudKitSchema() throws {
    throw CoreDataError.make(
      .storeOpen, "The schema of iCloud cannot be made: there is no iCloud on Linux. The stores are local.")
  }
}
