// SPDX-License-Identifier: MIT

import EspalierFoundation
import Foundation

/// A kind of objects: their class, their properties, and the kind that they are a special case of.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name, by which requests find it.
  open var name: String?
  /// The name of the class, with or without that of its module.
  open var managedObjectClassName: String! = "NSManagedObject"
  /// Whether there are objects of its subentities only.
  open var isAbstract = false
  /// Values of the program's own.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version of the model: the store's objects are kept.
  open var renamingIdentifier: String?
  /// Names the version of the entity in tools; has no effect on stores here.
  open var versionHashModifier: String?
  /// Groups of properties whose values no two objects share: arrays of names or descriptions.
  open var uniquenessConstraints: [[Any]] = []
  /// The model that has it.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The entity of which this one is a special case.
  public private(set) weak var superentity: NSEntityDescription?
  /// The module in which the class is looked for first.
  var module: String?
  /// The class, once it is found.
  var knownClass: AnyClass?
  /// The paths of keys of key paths.
  var knownKeys: [AnyKeyPath: String] = [:]
  private var own: [NSPropertyDescription] = []
  private var knownLayout: EntityLayout?

  /// An entity without a name and properties.
  override public required init() {}

  /// The properties, inherited ones among them. Setting them sets the entity's own ones.
  open var properties: [NSPropertyDescription] {
    get { layout.properties }
    set {
      own = newValue
      for property in newValue { property.entity = self }
      invalidate()
    }
  }

  /// The entities that are special cases of this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.invalidate()
      }
    }
  }

  /// The properties by name.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(layout.properties.map { ($0.name, $0) }) { $1 }
  }
  /// The attributes by name.
  open var attributesByName: [String: NSAttributeDescription] {
    Dictionary(layout.properties.compactMap { $0 as? NSAttributeDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// The relationships by name.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    Dictionary(layout.properties.compactMap { $0 as? NSRelationshipDescription }.map { ($0.name, $0) }) { $1 }
  }
  /// The subentities by name.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// The relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether this is an entity or one of its special cases.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    var current: NSEntityDescription? = self
    while let each = current {
      if each === entity { return true }
      current = each.superentity
    }
    return false
  }

  /// The places of the values, made at the first use.
  var layout: EntityLayout {
    if let knownLayout { return knownLayout }
    let made = EntityLayout((superentity?.layout.properties ?? []) + own)
    knownLayout = made
    return made
  }

  private func invalidate() {
    knownLayout = nil
    for entity in subentities { entity.invalidate() }
  }

  /// The entity at the root of the special cases, whose table has the rows of all.
  var root: NSEntityDescription { superentity?.root ?? self }

  /// The entity and all its special cases.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  var title: String { name ?? "" }

  /// The properties of the groups without duplicates.
  var uniqueNames: [[String]] {
    (superentity?.uniqueNames ?? [])
      + uniquenessConstraints.map { $0.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name } }
  }
}

/// The places of an object's values.
struct EntityLayout {
  let properties: [NSPropertyDescription]
  /// The places by name.
  let places: [String: Int]

  init(_ properties: [NSPropertyDescription]) {
    self.properties = properties
    places = Dictionary(properties.enumerated().map { ($1.name, $0) }) { $1 }
  }

  func relationship(_ place: Int) -> NSRelationshipDescription? { properties[place] as? NSRelationshipDescription }
}
