// SPDX-License-Identifier: MIT

import Observation

/// A class whose objects a ``ModelContainer`` keeps. `@Model` makes the conformance.
///
/// An object belongs to the context that it was inserted into or fetched by, and is used on that context's thread.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The object that a store has the values of.
  init(_modelStorage: _ModelStorage)
  /// The description of the class.
  static var _modelEntity: _ModelEntity { get }
  /// The values of the object.
  var _modelStorage: _ModelStorage { get set }
}

extension PersistentModel {
  /// The identity of the object in its store, in every context; the same before and after it is saved.
  public var persistentModelID: PersistentIdentifier { _modelStorage.identifier }
  /// The same.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context that the object belongs to; nil before it is inserted, and after its deletion is saved.
  public var modelContext: ModelContext? { _modelStorage.context }
  /// Whether the object has values that are not saved.
  public var hasChanges: Bool { _modelStorage.isInserted || _modelStorage.isChanged || _modelStorage.isDeleted }
  /// Whether the object was deleted and the deletion is not saved yet.
  public var isDeleted: Bool { _modelStorage.isDeleted }

  /// Whether both are the same object.
  public static func == (a: Self, b: Self) -> Bool { a._modelStorage === b._modelStorage }
  /// Feeds the identity of the object into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(_modelStorage)) }
}
