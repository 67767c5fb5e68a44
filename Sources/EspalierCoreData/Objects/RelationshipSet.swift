// SPDX-License-Identifier: MIT

import Foundation

/// The objects of a relationship: a change of the set is a change of the object.
final class RelationshipSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var place = 0

  static func of(_ object: NSManagedObject, _ place: Int) -> RelationshipSet {
    let set = RelationshipSet()
    set.owner = object
    set.place = place
    return set
  }

  private var objects: [NSManagedObject] {
    guard let owner else { return [] }
    owner.fulfil()
    return owner.references(place).compactMap(owner.related)
  }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override var allObjects: [Any] { objects }

  override func add(_ object: Any) {
    guard let owner, let object = object as? NSManagedObject else { return }
    owner.set(objects + [object], at: place)
  }

  override func remove(_ object: Any) {
    guard let owner, let object = object as? NSManagedObject else { return }
    owner.unlink(place, object)
  }

  override func removeAllObjects() { owner?.set(nil, at: place) }
  override func copy(with zone: NSZone? = nil) -> Any { NSSet(array: objects) }
  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableSet(array: objects) }
}

/// The objects of an ordered relationship: a change of the set is a change of the object.
final class OrderedRelationshipSet: NSMutableOrderedSet {
  private var owner: NSManagedObject?
  private var place = 0

  static func of(_ object: NSManagedObject, _ place: Int) -> OrderedRelationshipSet {
    let set = OrderedRelationshipSet(capacity: 0)
    set.owner = object
    set.place = place
    return set
  }

  override init(capacity numItems: Int) { super.init(capacity: numItems) }
  required init(arrayLiteral elements: Any...) { super.init(capacity: 0) }
  // A relationship is saved with its object, not in an archive.
  required init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] {
    get {
      guard let owner else { return [] }
      owner.fulfil()
      return owner.references(place).compactMap(owner.related)
    }
    set { owner?.set(newValue, at: place) }
  }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int { objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }

  override func add(_ object: Any) {
    guard let object = object as? NSManagedObject, !contains(object) else { return }
    objects.append(object)
  }
  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, !contains(object) else { return }
    objects.insert(object, at: idx)
  }
  override func removeObject(at idx: Int) { objects.remove(at: idx) }
  override func remove(_ object: Any) { objects.removeAll { $0 === object as AnyObject } }
  override func replaceObject(at idx: Int, with object: Any) {
    guard let object = object as? NSManagedObject else { return }
    objects[idx] = object
  }
  override func removeAllObjects() { objects = [] }
  override func copy(with zone: NSZone? = nil) -> Any { NSOrderedSet(array: objects) }
  override func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableOrderedSet(array: objects) }
}
