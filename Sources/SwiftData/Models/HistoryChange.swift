// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// A change of one object.
public enum HistoryChange {
  /// An object was inserted.
  case insert(any HistoryInsert)
  /// An object was changed.
  case update(any HistoryUpdate)
  /// An object was deleted.
  case delete(any HistoryDelete)

  /// The identifier of the object.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// An insertion of an object.
public protocol HistoryInsert<Model> {
  /// The object's model.
  associatedtype Model: PersistentModel
  /// The number of the transaction in its store.
  var transactionIdentifier: Int64 { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// A change of properties of an object.
public protocol HistoryUpdate<Model> {
  /// The object's model.
  associatedtype Model: PersistentModel
  /// The number of the transaction in its store.
  var transactionIdentifier: Int64 { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The properties with columns that changed.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// A deletion of an object.
public protocol HistoryDelete<Model> {
  /// The object's model.
  associatedtype Model: PersistentModel
  /// The number of the transaction in its store.
  var transactionIdentifier: Int64 { get }
  /// The identifier of the object.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The values that the history keeps.
  var tombstone: HistoryTombstone<Model> { get }
}

/// An insertion that a store has recorded.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
}

/// A change that a store has recorded.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// A deletion that a store has recorded.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>
}

/// The values of a deleted object: those of properties with `.preserveValueOnDeletion`.
public struct HistoryTombstone<Model: PersistentModel> {
  let values: [String: StoredValue]

  /// The value of a property; nil if the history does not keep it.
  public subscript<Value>(keyPath: KeyPath<Model, Value>) -> Value? {
    guard let property = Model._modelEntity.property(keyPath), let stored = values[property.name],
      let form = property.form as? AttributeForm<Value>
    else { return nil }
    return form.decode(stored)
  }
}
