// SPDX-License-Identifier: MIT

import Foundation

/// The hold of an object on a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// By a reference that does not keep an object alive: nil after the object's end. Values of other types are kept.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By a reference.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By a reference to a copy, for objects that are `NSCopying`; values of other types are copies in any case.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By a reference.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// By a reference to a copy, for objects that are `NSCopying`; values of other types are copies in any case.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Associates a value with an object under an address; nil removes it. Can be called on any thread.
///
/// The end of an object on Linux runs no code of a library. Values of an object that is gone are released on the main queue a
/// second later, or when a value is set; after a minute in which no value was set, up to a minute later.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value.map { AssociatedValue($0, policy) }, of: object as AnyObject, key)
}

/// The value that is associated with an object under an address.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key)
}

/// Removes all values that are associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) { AssociatedObjects.shared.remove(object as AnyObject) }

/// A value, held as its policy requires.
private enum AssociatedValue {
  case held(Any)
  case assigned(WeakReference)

  struct WeakReference { weak var object: AnyObject? }

  init(_ value: Any, _ policy: objc_AssociationPolicy) {
    guard type(of: value) is AnyClass else {
      self = .held(value)
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .assigned(WeakReference(object: value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .held((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .held(value)
    }
  }

  var value: Any? {
    switch self {
    case .held(let value): value
    case .assigned(let reference): reference.object
    }
  }
}

private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Entry {
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: AssociatedValue]
  }

  /// The number of entries up to which each new value removes those of objects that are gone.
  private static let few = 32
  /// The times in seconds between two searches for objects that are gone.
  private static let delays = 1.0...64

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = few
  private var isSearchPlanned = false
  private var delay = delays.lowerBound

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // Released without the lock: an end may associate values, too.
    let released: Any = lock.withLock {
      var entry = entry(of: owner) ?? Entry(owner: owner, values: [:])
      let old = entry.values.removeValue(forKey: key)
      entry.values[key] = value
      let replaced =
        entry.values.isEmpty
        ? entries.removeValue(forKey: ObjectIdentifier(owner))
        : entries.updateValue(entry, forKey: ObjectIdentifier(owner))
      let gone = entries.count > limit ? takeEntriesWithoutOwners() : []
      delay = Self.delays.lowerBound
      planSearch()
      return (old as Any, replaced as Any, gone)
    }
    withExtendedLifetime(released) {}
  }

  func remove(_ owner: AnyObject) {
    let released = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(released) {}
  }

  /// An object that is gone may have had the same address.
  private func entry(of owner: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil }
    return entry
  }

  private func takeEntriesWithoutOwners() -> [Entry] {
    let gone = entries.filter { $0.value.owner == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(Self.few, entries.count * 2)
    return Array(gone.values)
  }

  private func planSearch() {
    guard !isSearchPlanned, !entries.isEmpty else { return }
    isSearchPlanned = true
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in
      let released = lock.withLock {
        isSearchPlanned = false
        let gone = takeEntriesWithoutOwners()
        delay = gone.isEmpty ? min(delay * 2, Self.delays.upperBound) : Self.delays.lowerBound
        planSearch()
        return gone
      }
      withExtendedLifetime(released) {}
    }
  }
}
