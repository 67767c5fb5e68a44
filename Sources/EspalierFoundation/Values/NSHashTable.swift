// SPDX-License-Identifier: MIT

import Foundation

/// The options of hash tables and map tables: strong or weak references.
public struct NSPointerFunctionsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// References that keep the object.
  public static let strongMemory: NSPointerFunctionsOptions = []
  /// References that do not keep the object: it leaves the table at its end.
  public static let weakMemory = NSPointerFunctionsOptions(rawValue: 5)
  /// Objects are equal only to themselves.
  public static let objectPointerPersonality = NSPointerFunctionsOptions(rawValue: 1 << 9)
}

/// A set of objects with weak or strong references. Foundation on Linux has none.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var references: [TableKey: TableReference] = [:]
  private let options: NSPointerFunctionsOptions

  /// A table with the kind of references of its options.
  public init(options: NSPointerFunctionsOptions = [], capacity initialCapacity: Int = 0) { self.options = options }

  /// A table with weak references.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that exist, in no order. O(n).
  open var allObjects: [ObjectType] { references.values.compactMap { $0.object as? ObjectType } }
  /// The number of objects that exist. O(n).
  open var count: Int { allObjects.count }
  /// One of the objects; nil if there is none.
  open var anyObject: ObjectType? { allObjects.first }

  /// Whether the table has an object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object of the table that is equal to another one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { references[TableKey($0, options)]?.object as? ObjectType }
  }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    guard let object else { return }
    references = references.filter { $0.value.object != nil }
    references[TableKey(object, options)] = TableReference(object, options)
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { references[TableKey(object, options)] = nil }
  }

  /// Removes all objects.
  open func removeAllObjects() { references = [:] }
}

/// An object of a table as a key: an object with weak references is equal only to itself, because it may end.
struct TableKey: Hashable {
  private let value: AnyHashable

  init(_ object: AnyObject, _ options: NSPointerFunctionsOptions) {
    let isIdentity = options.contains(.weakMemory) || options.contains(.objectPointerPersonality)
    value =
      if !isIdentity, let object = object as? NSObject { AnyHashable(object) } else {
        AnyHashable(ObjectIdentifier(object))
      }
  }
}

/// A reference of a table to an object.
struct TableReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctionsOptions) {
    weakObject = object
    strongObject = options.contains(.weakMemory) ? nil : object
  }

  var object: AnyObject? { weakObject }
}
