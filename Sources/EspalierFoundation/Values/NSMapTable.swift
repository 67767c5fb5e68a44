// SPDX-License-Identifier: MIT

import Foundation

/// A dictionary of objects whose keys or values can be weak references: an entry leaves with either. Foundation on Linux has
/// none.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var entries: [TableKey: (key: TableReference, value: TableReference)] = [:]
  private let keyOptions: NSPointerFunctionsOptions
  private let valueOptions: NSPointerFunctionsOptions

  /// A table with the kinds of references of its options.
  public init(
    keyOptions: NSPointerFunctionsOptions = [], valueOptions: NSPointerFunctionsOptions = [], capacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  /// A table that keeps its keys and values.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps its values.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// A table that keeps its keys.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// A table that keeps neither.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.values.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }

  /// The number of entries. O(n).
  open var count: Int { present.count }

  /// The value of a key.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey, let entry = entries[TableKey(aKey, keyOptions)], entry.key.object != nil else { return nil }
    return entry.value.object as? ObjectType
  }

  /// Sets the value of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    guard let anObject else { return removeObject(forKey: aKey) }
    entries = entries.filter { $0.value.key.object != nil && $0.value.value.object != nil }
    entries[TableKey(aKey, keyOptions)] = (TableReference(aKey, keyOptions), TableReference(anObject, valueOptions))
  }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[TableKey(aKey, keyOptions)] = nil }
  }

  /// Removes all entries.
  open func removeAllObjects() { entries = [:] }

  /// The keys, in no order.
  open func keyEnumerator() -> NSEnumerator { (present.map(\.key) as NSArray).objectEnumerator() }
  /// The values, in no order.
  open func objectEnumerator() -> NSEnumerator? { (present.map(\.value) as NSArray).objectEnumerator() }
  /// The keys and values.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    present.reduce(into: [:]) { result, entry in
      result[(entry.key as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(entry.key))] = entry.value
    }
  }
}
