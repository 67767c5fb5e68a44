// SPDX-License-Identifier: MIT

import Foundation

/// A store of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in one file that is not a database; not available.
public let NSBinaryStoreType = "Binary"
/// The option that a store is changed to a newer model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option that the changes to a newer model are found by comparison.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option that a store is not written.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option that a store has a history of its changes; there is none here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that changes are announced by `NSPersistentStoreRemoteChange`.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option of settings of SQLite; without effect.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option of the protection of files, which Linux has by permissions; without effect.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The key of the identifier in a store's metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the type in a store's metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of the store's address in notifications.
public let NSPersistentStoreURLKey = "storeURL"

/// An open store.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The kinds of stores by newer names.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A file of SQLite.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    /// One file that is not a database; not available.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }

  /// The kind.
  public let type: String
  /// The file; `/dev/null` for a store in memory.
  open var url: URL?
  /// The name of the configuration whose entities it has; `PF_DEFAULT_CONFIGURATION_NAME` for all.
  public let configurationName: String
  /// The options with which it was opened.
  public let options: [AnyHashable: Any]?
  /// Whether it is not written.
  open var isReadOnly: Bool { file.isReadOnly }
  /// An identifier that the file keeps.
  open var identifier: String! { file.identifier }
  /// The identifier and the kind.
  open var metadata: [String: Any]! { [NSStoreUUIDKey: identifier ?? "", NSStoreTypeKey: type] }
  /// The coordinator.
  public internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  private(set) var file: StoreFile!
  private struct Weak { weak var id: NSManagedObjectID? }
  private struct Place: Hashable {
    let table: ObjectIdentifier
    let row: Int64
  }
  private let lock = NSLock()
  private var ids: [Place: Weak] = [:]
  private var limit = 1024

  init(
    _ type: String, _ url: URL?, _ configuration: String?, _ options: [AnyHashable: Any]?,
    _ entities: [NSEntityDescription]
  ) throws {
    self.type = type
    self.url = url
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.options = options
    super.init()
    func isOn(_ key: String, _ otherwise: Bool) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? otherwise }
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    file = try StoreFile(
      isInMemory ? nil : url, self, StoreTables(entities: entities),
      isReadOnly: isOn(NSReadOnlyPersistentStoreOption, false),
      migrates: isOn(NSMigratePersistentStoresAutomaticallyOption, false)
        && isOn(NSInferMappingModelAutomaticallyOption, false))
  }

  // MARK: - Identifiers

  /// The identifier of a row.
  func id(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID {
    let place = Place(table: ObjectIdentifier(entity.root), row: row)
    return lock.withLock {
      if let known = ids[place]?.id { return known }
      let made = NSManagedObjectID(entity, self, row: row)
      add(made, place)
      return made
    }
  }

  /// The identifier of a row, if there is one.
  func knownID(_ entity: NSEntityDescription, _ row: Int64) -> NSManagedObjectID? {
    lock.withLock { ids[Place(table: ObjectIdentifier(entity.root), row: row)]?.id }
  }

  /// An identifier of a new object becomes that of its row.
  func assign(_ id: NSManagedObjectID, _ row: Int64) {
    lock.withLock {
      id.row = row
      id.persistentStore = self
      add(id, Place(table: ObjectIdentifier(id.entity.root), row: row))
    }
  }

  private func add(_ id: NSManagedObjectID, _ place: Place) {
    ids[place] = Weak(id: id)
    guard ids.count > limit else { return }
    ids = ids.filter { $0.value.id != nil }
    limit = max(1024, ids.count * 2)
  }
}
