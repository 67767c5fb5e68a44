// SPDX-License-Identifier: MIT

import Foundation

extension NSManagedObject {
  /// The place of a key.
  func place(_ key: String) -> Int {
    guard let place = entity.layout.places[key] else {
      fatalError("The entity \(entity.title) has no property “\(key)” (class \(Self.self)).")
    }
    return place
  }

  /// The places of values that differ from those of the store.
  var changedPlaces: [Int] {
    if isInserted {
      return slots.indices.filter {
        switch slots[$0] {
        case .none: false
        case .references(let ids): !ids.isEmpty
        default: true
        }
      }
    }
    guard let committed else { return [] }
    return slots.indices.filter { !slots[$0].isSame(as: committed[$0]) }
  }

  /// Reads the values of an object that has none yet.
  func fulfil() {
    if isFault, let context = managedObjectContext { context.fulfil(self) }
  }

  // MARK: - Reading

  /// The value at a place, as programs read it.
  func object(_ place: Int) -> Any? {
    if case .unknown = slots[place] { load(place) }
    return object(place, slots[place])
  }

  func object(_ place: Int, _ slot: Slot) -> Any? {
    switch slot {
    case .value(let value): return value
    case .reference(let id): return related(id)
    case .references(let ids):
      let objects = ids.compactMap(related)
      return entity.layout.relationship(place)?.isOrdered == true
        ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case .none, .unknown: return (entity.layout.properties[place] as? NSAttributeDescription)?.zero
    }
  }

  /// The identifiers of a relationship's objects, in their order.
  func references(_ place: Int) -> [NSManagedObjectID] {
    if case .unknown = slots[place] { load(place) }
    switch slots[place] {
    case .reference(let id): return [id]
    case .references(let ids): return ids
    default: return []
    }
  }

  private func load(_ place: Int) {
    guard let relationship = entity.layout.relationship(place) else { return }
    slots[place] = .references(managedObjectContext?.references(self, relationship) ?? [])
    if committed != nil, case .unknown = committed![place] { committed![place] = slots[place] }
  }

  /// A related object; nil if it is deleted.
  func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let context = managedObjectContext else { return id.unattached }
    return context.object(with: id)
  }

  // MARK: - Writing

  /// Sets the value at a place, and the inverse of a relationship.
  func set(_ value: Any?, at place: Int, announces: Bool = true) {
    fulfil()
    let property = entity.layout.properties[place]
    guard let relationship = property as? NSRelationshipDescription else {
      let type = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
      let normal = AttributeValue.normal(value, type)
      return assign(place, normal.map { .value($0) } ?? .none, announces: announces)
    }
    let objects = Self.objects(value, relationship)
    for object in objects where object.managedObjectContext !== managedObjectContext && managedObjectContext != nil {
      if object.managedObjectContext == nil {
        managedObjectContext?.insert(object)
      } else {
        fatalError(
          "\(entity.title).\(relationship.name) cannot have an object of another context: fetch it in this one with "
            + "object(with: other.objectID).")
      }
    }
    let old = references(place)
    let new = objects.map(\.objectID)
    if relationship.isToMany {
      if old.elementsEqual(new, by: { $0 === $1 }) { return }
      let kept = Set(new.map(ObjectIdentifier.init))
      for id in old where !kept.contains(ObjectIdentifier(id)) { if let object = related(id) { unlink(place, object) } }
      for object in objects { link(place, object) }
      if relationship.isOrdered { assign(place, .references(new)) }
    } else if let object = objects.first {
      link(place, object)
    } else if let id = old.first {
      if let object = related(id) { unlink(place, object) } else { assign(place, .none) }
    }
  }

  private static func objects(_ value: Any?, _ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    let objects: [Any] =
      switch AttributeValue.unwrapped(value) {
      case nil: []
      case let object as NSManagedObject: [object]
      case let set as NSOrderedSet: set.array
      case let set as NSSet: set.allObjects
      case let array as [Any]: array
      case let set as any Sequence: set.map { $0 as Any }
      case let other?: [other]
      }
    return objects.map { object in
      guard let object = object as? NSManagedObject else {
        fatalError(
          "\(relationship.entity?.title ?? "").\(relationship.name) cannot have the value \(object), which is no object."
        )
      }
      if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
        fatalError(
          "\(relationship.entity?.title ?? "").\(relationship.name) cannot have an object of \(object.entity.title): its "
            + "destination is \(destination.title).")
      }
      return object
    }
  }

  /// Sets a value without its inverse.
  func assign(_ place: Int, _ slot: Slot, announces: Bool = true) {
    if slots[place].isSame(as: slot) { return }
    if announces { objectWillChange.send() }
    managedObjectContext?.willChange(self)
    slots[place] = slot
    managedObjectContext?.didChange(self, place)
  }

  /// Adds an object to a relationship, and this one to the inverse.
  func link(_ place: Int, _ other: NSManagedObject) {
    guard let relationship = entity.layout.relationship(place) else { return }
    let known = references(place)
    if known.contains(where: { $0 === other.objectID }) { return }
    if !relationship.isToMany, let id = known.first, let former = related(id) { unlink(place, former) }
    assign(place, relationship.isToMany ? .references(known + [other.objectID]) : .reference(other.objectID))
    guard let inverse = relationship.inverseRelationship, let back = other.entity.layout.places[inverse.name] else {
      return
    }
    other.fulfil()
    let others = other.references(back)
    if others.contains(where: { $0 === objectID }) { return }
    if inverse.isToMany {
      other.assign(back, .references(others + [objectID]))
    } else {
      if let id = others.first, let former = other.related(id) {
        former.drop(former.entity.layout.places[relationship.name]!, other)
      }
      other.assign(back, .reference(objectID))
    }
  }

  /// Removes an object from a relationship, and this one from the inverse.
  func unlink(_ place: Int, _ other: NSManagedObject) {
    guard let relationship = entity.layout.relationship(place) else { return }
    drop(place, other)
    guard let inverse = relationship.inverseRelationship, let back = other.entity.layout.places[inverse.name] else {
      return
    }
    other.drop(back, self)
  }

  /// Removes an object from a relationship, without the inverse.
  func drop(_ place: Int, _ other: NSManagedObject) {
    fulfil()
    let known = references(place)
    guard known.contains(where: { $0 === other.objectID }) else { return }
    let isToMany = entity.layout.relationship(place)?.isToMany == true
    assign(place, isToMany ? .references(known.filter { $0 !== other.objectID }) : .none)
  }
}
