// SPDX-License-Identifier: MIT

import Foundation

/// The identifier of an object. There is one for each row of an open store, in all contexts; that of a new object becomes that of
/// its row when the object is saved.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  /// The entity of the object.
  public internal(set) var entity: NSEntityDescription
  /// The store with the object; nil before it is saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// Nil before the object is saved.
  var row: Int64?
  private let temporary = UUID()
  /// The object, if it has no context.
  weak var unattached: NSManagedObject?

  init(_ entity: NSEntityDescription, _ store: NSPersistentStore? = nil, row: Int64? = nil) {
    self.entity = entity
    persistentStore = store
    self.row = row
  }

  /// Whether the object was never saved.
  open var isTemporaryID: Bool { row == nil }

  /// An address that finds the object again in a later run of the program, once it is saved.
  open func uriRepresentation() -> URL {
    let end = row.map { "p\($0)" } ?? "t\(temporary.uuidString)"
    return URL(string: "x-coredata://\(row == nil ? "" : persistentStore?.identifier ?? "")/\(entity.title)/\(end)")!
  }

  /// The same identifier.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  override open var description: String { uriRepresentation().absoluteString }
}
