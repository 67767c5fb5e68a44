// SPDX-License-Identifier: MIT

import EspalierDatabase

// The two sides of a relationship. The side of one object has the column; the side of many is read from the other side's columns,
// or from a table of pairs, when it is first used, and then kept.
extension _ModelStorage {
  /// The object that a property leads to.
  func relatedObject(_ property: ModelProperty) -> AnyObject? {
    if let known = related[property.index] { return known.first }
    guard case .integer(let row) = values[property.index], let context, let relationship = property.relationship
    else { return nil }
    let found = context.object(relationship.destination, row)
    related[property.index] = found.map { [$0] } ?? []
    return found
  }

  func setRelatedObject(_ property: ModelProperty, _ object: (any PersistentModel)?) {
    related[property.index] = object.map { [$0] } ?? []
    values[property.index] = object?._modelStorage.row.map(StoredValue.integer) ?? .null
  }

  /// The objects that a property leads to.
  func relatedObjects(_ property: ModelProperty) -> [AnyObject] {
    if let known = related[property.index] { return known }
    guard let context, row != nil else { return [] }
    let found = context.loadRelated(of: self, property)
    related[property.index] = found
    return found
  }

  func setRelatedObjects(_ property: ModelProperty, _ objects: [any PersistentModel]) {
    var seen: Set<ObjectIdentifier> = []
    related[property.index] = objects.filter { seen.insert(ObjectIdentifier($0._modelStorage)).inserted }
  }

  func relatedNow(_ property: ModelProperty) -> [AnyObject] {
    property.relationship?.isToMany == true
      ? relatedObjects(property) : relatedObject(property).map { [$0] } ?? []
  }

  /// Sets the other sides after this side of a relationship has changed, and inserts objects that are new to the context.
  func relink(_ model: any PersistentModel, _ property: ModelProperty, from old: [AnyObject]) {
    guard let relationship = property.relationship else { return }
    let new = related[property.index] ?? []
    let kept = Set(new.map(ObjectIdentifier.init))
    let before = Set(old.map(ObjectIdentifier.init))
    if let inverse = relationship.inverse {
      for object in old where !kept.contains(ObjectIdentifier(object)) {
        (object as! any PersistentModel)._modelStorage.unlink(inverse, from: model)
      }
      for object in new where !before.contains(ObjectIdentifier(object)) {
        (object as! any PersistentModel)._modelStorage.link(inverse, to: model, property)
      }
    }
    guard let context else { return adoptContext(model, new) }
    for object in new { context.insertIfNew(object as! any PersistentModel) }
  }

  /// A new object that leads to one of a context belongs to that context.
  private func adoptContext(_ model: any PersistentModel, _ objects: [AnyObject]) {
    for object in objects {
      guard let context = (object as! any PersistentModel)._modelStorage.context else { continue }
      return context.insertIfNew(model)
    }
  }

  /// Adds an object to this side. `other` is the object's property that leads here.
  func link(_ property: ModelProperty, to object: any PersistentModel, _ other: ModelProperty) {
    if property.relationship?.isToMany == true {
      // A side that is not known yet is read later, from the columns of the other side.
      let isRead = related[property.index] != nil || row == nil || property.relationship?.join != nil
      let now = isRead ? relatedObjects(property) : []
      if now.contains(where: { $0 === object }) { return }
      change(property) { if isRead { related[property.index] = now + [object] } }
    } else {
      let old = relatedObject(property)
      if old === object { return }
      change(property) { setRelatedObject(property, object) }
      if let old { (old as! any PersistentModel)._modelStorage.unlink(other, from: model) }
    }
  }

  /// Removes an object from this side.
  func unlink(_ property: ModelProperty, from object: AnyObject?) {
    guard let object else { return }
    if property.relationship?.isToMany == true {
      if property.relationship?.join == nil, related[property.index] == nil { return }
      let now = relatedObjects(property)
      guard now.contains(where: { $0 === object }) else { return }
      change(property) { related[property.index] = now.filter { $0 !== object } }
    } else if relatedObject(property) === object {
      change(property) { setRelatedObject(property, nil) }
    }
  }

  /// Sets the other sides of the relationships that an initializer has set.
  func linkAll(_ model: any PersistentModel) {
    for property in entity.relationships {
      guard let objects = related[property.index], !objects.isEmpty else { continue }
      for object in objects {
        if let inverse = property.relationship?.inverse {
          (object as! any PersistentModel)._modelStorage.link(inverse, to: model, property)
        }
        context?.insertIfNew(object as! any PersistentModel)
      }
    }
  }

  /// The value of a column to save.
  func column(_ property: ModelProperty) -> StoredValue {
    guard property.relationship != nil, let known = related[property.index] else { return values[property.index] }
    guard let object = known.first else { return .null }
    return (object as! any PersistentModel)._modelStorage.row.map(StoredValue.integer) ?? .null
  }
}
