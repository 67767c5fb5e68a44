// SPDX-License-Identifier: MIT

import Combine
import EspalierFoundation
import Foundation

/// An object of an entity. Its properties are read and set by key; `@NSManaged` and the generated classes do so.
///
/// Views observe it as an `ObservableObject`: it announces each change of a property.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult, _KeyedValues {
  /// Sends before a property changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The entity.
  public let entity: NSEntityDescription
  /// The identifier.
  public internal(set) var objectID: NSManagedObjectID
  /// The context that the object belongs to.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is new.
  public internal(set) var isInserted = false
  /// Whether the object has changes.
  public internal(set) var isUpdated = false
  /// Whether the object is deleted at the next save.
  public internal(set) var isDeleted = false
  /// Whether the values are not read yet.
  public internal(set) var isFault = false

  var slots: [Slot]
  /// The values of the store, while the object has others.
  var committed: [Slot]?
  /// The number of the row's changes when the values were read.
  var version: Int64 = 0
  /// Collects the keys that are read, in an object that has no values.
  var recorder: KeyRecorder?
  /// The object was deleted by a save.
  var isGone = false

  /// An object of an entity.
  /// - Parameter context: The context that saves it; nil for an object that belongs to none.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    slots = entity.layout.properties.map { property in
      switch property {
      case let attribute as NSAttributeDescription: attribute.defaultValue.map { .value($0) } ?? .none
      case let relationship as NSRelationshipDescription where relationship.isToMany: .references([])
      default: .none
      }
    }
    super.init()
    objectID.unattached = self
    context?.insert(self)
  }

  /// A new object of the entity whose class this is.
  ///
  /// A class that no entity of the context's model has ends the program, as Apple's exception does.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let entity = moc.entity(of: Self.self) else {
      fatalError(
        "No entity of the context's model has the class \(Self.self). Is the model loaded, and is the class set in it? "
          + "Entities: \(moc.model?.entities.map(\.title).sorted().joined(separator: ", ") ?? "no model").")
    }
    self.init(entity: entity, insertInto: moc)
  }

  /// The entity whose class this is, of the models of all open stores. A class without one ends the program, as Apple's
  /// exception does.
  open class func entity() -> NSEntityDescription {
    guard let entity = ManagedClasses.entity(of: self) else {
      fatalError("No entity of a loaded model has the class \(self).")
    }
    return entity
  }

  /// A request for all objects of the class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.managedClass = self
    return request
  }

  /// Whether objects that are not read yet have changes in relationships only, which is never so here.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  // MARK: - Life

  /// Called once, when the object is inserted into a context: sets values that a model's defaults cannot have.
  open func awakeFromInsert() {}
  /// Called each time that the values are read from the store.
  open func awakeFromFetch() {}
  /// Called before each save of the object. Changes are saved, too.
  open func willSave() {}
  /// Called after each save of the object.
  open func didSave() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called after the values were forgotten.
  open func didTurnIntoFault() {}
  /// Called when the object is about to be deleted.
  open func prepareForDeletion() {}

  // MARK: - Values

  /// Whether the object is new, changed or deleted.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from that of the store.
  open var hasPersistentChangedValues: Bool {
    changedPlaces.contains { !entity.layout.properties[$0].isTransient }
  }
  /// A number that is not 0 while values are read: views of a fault read nothing. Always 0 here.
  open var faultingState: Int { isFault ? 1 : 0 }

  /// The value of a property: numbers are `NSNumber`, relationships to several objects `NSSet` or `NSOrderedSet`.
  ///
  /// A key that the entity does not have ends the program, as Apple's exception does.
  open func value(forKey key: String) -> Any? {
    if let recorder { return recorder.value(key, self) }
    let place = place(key)
    fulfil()
    return object(place)
  }

  /// Sets a property, and the inverse of a relationship.
  ///
  /// A key that the entity does not have ends the program, as Apple's exception does.
  open func setValue(_ value: Any?, forKey key: String) { set(value, at: place(key)) }

  /// The value of a property at the end of a path of keys.
  open func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return value(forKey: keyPath) }
    let value = value(forKey: keys[0])
    if let object = value as? NSManagedObject { return object.value(forKeyPath: keys[1]) }
    if let objects = (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array {
      if keys[1] == "@count" { return NSNumber(value: objects.count) }
      return NSSet(array: objects.compactMap { ($0 as? NSManagedObject)?.value(forKeyPath: keys[1]) })
    }
    return nil
  }

  /// Sets a property at the end of a path of keys of relationships to one object.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard keys.count == 2 else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: keys[0]) as? NSManagedObject)?.setValue(value, forKeyPath: keys[1])
  }

  /// Sets several properties.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values of several properties.
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(uniqueKeysWithValues: Set(keys).map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// The value of a property, for accessors of one's own.
  open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
  /// Sets a property without an announcement, for accessors of one's own, which announce the change.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { set(value, at: place(key), announces: false) }

  /// Reads the values of an object that has none yet. Accessors of one's own call it.
  open func willAccessValue(forKey key: String?) { fulfil() }
  /// The end of an access; without effect, as values are not kept by accesses.
  open func didAccessValue(forKey key: String?) {}
  /// Announces a change of a property.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// The end of a change; the property itself reports it.
  open func didChangeValue(forKey key: String) {}

  /// The changed properties since the last save, with their new values.
  open func changedValues() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: changedPlaces.map { (entity.layout.properties[$0].name, object($0) ?? NSNull()) })
  }
  /// The same as ``changedValues()``.
  open func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values of the last save or reading.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    fulfil()
    let names = keys ?? entity.layout.properties.map(\.name)
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let place = place(name)
        return (name, committed.map { object(place, $0[place]) ?? NSNull() } ?? object(place) ?? NSNull())
      })
  }

  /// The identifiers of a relationship's objects.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    fulfil()
    let place = place(key)
    return references(place)
  }

  /// Whether the objects of a relationship are not read yet.
  open func hasFault(forRelationshipNamed key: String) -> Bool {
    if isFault { return true }
    if case .unknown = slots[place(key)] { return true }
    return false
  }

  /// A set through which a relationship is changed.
  open func mutableSetValue(forKey key: String) -> NSMutableSet { RelationshipSet.of(self, place(key)) }
  /// An ordered set through which a relationship is changed.
  open func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet {
    OrderedRelationshipSet.of(self, place(key))
  }

  // MARK: - Validation

  /// Checks a new object before it is saved.
  /// - Throws: An error of Cocoa's with the number of the failure.
  open func validateForInsert() throws { try validate() }
  /// Checks a changed object before it is saved.
  /// - Throws: An error of Cocoa's with the number of the failure.
  open func validateForUpdate() throws { try validate() }
  /// Checks whether the delete rules allow the deletion.
  /// - Throws: An error of Cocoa's with the number of the failure.
  open func validateForDelete() throws { try validateDeletion() }

  override open var description: String {
    if isFault { return "<\(Self.self): \(objectID); data: fault>" }
    let values = entity.layout.properties.enumerated().map { "\($1.name) = \(Self.text(slots[$0]))" }
    return "<\(Self.self): \(objectID); data: {\(values.joined(separator: "; "))}>"
  }

  private static func text(_ slot: Slot) -> String {
    switch slot {
    case .none: "nil"
    case .value(let value): "\(value)"
    case .reference(let id): "\(id)"
    case .references(let ids): "\(ids)"
    case .unknown: "<relationship fault>"
    }
  }
}
