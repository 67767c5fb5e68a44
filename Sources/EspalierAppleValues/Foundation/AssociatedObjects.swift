// SPDX-License-Identifier: MIT

import Foundation

/// The hold of an object on a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// By a reference that does not keep the value alive. Here it keeps it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a reference to a copy; values here are copies in any case, and objects are retained.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a reference.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// By a reference to a copy; values here are copies in any case, and objects are retained.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under an address; nil removes it. The value of an object that is gone is released when another
/// one is set.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key)
}

/// The value that is associated with an object under an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.remove(object as AnyObject) }

private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Any]
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which those of objects that are gone are removed.
  private var limit = 32

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key] }
  }

  func set(_ value: Any?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // Released without the lock: an end may associate values, too.
    let released: Any = lock.withLock {
      var entry = entry(of: owner) ?? Entry(owner: owner, values: [:])
      let old = entry.values[key]
      entry.values[key] = value
      let replaced = entries.updateValue(entry, forKey: ObjectIdentifier(owner))
      return (old as Any, replaced as Any, takeEntriesWithoutOwners())
    }
    withExtendedLifetime(released) {}
  }

  func remove(_ owner: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }

  private func entry(of owner: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry
  }

  private func takeEntriesWithoutOwners() -> [Entry] {
    guard entries.count > limit else { return [] }
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(32, entries.count * 2)
    return Array(gone.values)
  }
}
