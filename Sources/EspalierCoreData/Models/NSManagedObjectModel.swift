// SPDX-License-Identifier: MIT

import EspalierDataModels
import EspalierFoundation
import Foundation

/// The entities of a program.
open class NSManagedObjectModel: NSObject, NSCopying, @unchecked Sendable {
  var requests: [String: (entity: String, predicate: String?)] = [:]
  private var members: [String: [NSEntityDescription]] = [:]

  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      knownEntities = nil
    }
  }
  private var knownEntities: [String: NSEntityDescription]?

  /// The entities by name.
  open var entitiesByName: [String: NSEntityDescription] {
    if let knownEntities { return knownEntities }
    let made = Dictionary(entities.map { ($0.title, $0) }) { $1 }
    knownEntities = made
    return made
  }

  /// The names of the configurations.
  open var configurations: [String] { members.keys.sorted() }
  /// Names of versions, which tools compare.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// A model without entities.
  override public required init() {}

  /// The model of a file: a folder `momd`, as the command puts into the app's bundle, or `xcdatamodeld`; or a version of it.
  ///
  /// A file that is no model gives nil, with a message on standard error that names the line.
  public convenience init?(contentsOf url: URL) {
    do { try self.init(reading: url) } catch {
      CoreDataLog.warn("The model cannot be read: \(error)")
      return nil
    }
  }

  /// - Throws: `DataModelError`.
  init(reading url: URL) throws {
    let file = DataModelFile(url)
    let model = try file.read()
    super.init()
    add(model, module: file.module)
  }

  /// The entities of several models as one; nil if there is none.
  public init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    super.init()
    entities = models.flatMap(\.entities)
    for model in models {
      requests.merge(model.requests) { $1 }
      members.merge(model.members) { $0 + $1 }
    }
  }

  /// All models in bundles as one; nil stands for the app's bundle.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let found = (bundles ?? [Bundle.main]).flatMap { bundle in
      ModelFiles.endings.flatMap {
        (bundle.urls(forResourcesWithExtension: $0, subdirectory: nil) ?? []).map { $0 as URL }
      }
    }
    return NSManagedObjectModel(byMerging: found.compactMap { NSManagedObjectModel(contentsOf: $0) })
  }

  /// A model whose entities can be changed, as models are not copied here: the same one.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The entities of a configuration; nil if there is none of that name. Nil stands for all entities.
  open func entities(forConfigurationName configuration: String?) -> [NSEntityDescription]? {
    configuration.map { members[$0] } ?? entities
  }

  /// Sets the entities of a configuration.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName configuration: String) {
    members[configuration] = entities
  }

  private func add(_ model: DataModel, module: String?) {
    var made: [String: NSEntityDescription] = [:]
    for each in model.entities {
      let entity = NSEntityDescription()
      entity.name = each.name
      entity.managedObjectClassName = each.className ?? "NSManagedObject"
      entity.module = module
      entity.isAbstract = each.isAbstract
      entity.renamingIdentifier = each.formerName
      if !each.userInfo.isEmpty { entity.userInfo = each.userInfo }
      entity.properties =
        each.attributes.map(NSAttributeDescription.init) + each.relationships.map(NSRelationshipDescription.init)
      entity.uniquenessConstraints = each.uniqueness
      made[each.name] = entity
    }
    for each in model.entities {
      made[each.name]!.subentities = model.entities.filter { $0.parent == each.name }.map { made[$0.name]! }
    }
    for each in model.entities {
      let properties = made[each.name]!.relationshipsByName
      for relationship in each.relationships {
        let description = properties[relationship.name]!
        description.destinationEntity = made[relationship.destination]
        description.inverseRelationship = relationship.inverse.flatMap {
          made[relationship.destination]?.relationshipsByName[$0]
        }
      }
    }
    entities = model.entities.map { made[$0.name]! }
    for request in model.requests { requests[request.name] = (request.entity, request.predicate) }
    for (name, names) in model.configurations { members[name] = names.compactMap { made[$0] } }
  }
}

/// The files of models in bundles.
enum ModelFiles {
  static let endings = ["momd", "mom", "xcdatamodeld", "xcdatamodel"]

  /// The model of a name in the app's bundle; nil if there is none.
  static func url(_ name: String) -> URL? {
    for bundle in [Bundle.main] + Bundle.allBundles {
      for ending in endings {
        if let url = bundle.url(forResource: name, withExtension: ending) { return url }
      }
    }
    return nil
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ attribute: DataModel.Attribute) {
    self.init()
    name = attribute.name
    attributeType = NSAttributeType(attribute.kind)
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    valueTransformerName = attribute.transformer
    attributeValueClassName = attribute.customClass
    renamingIdentifier = attribute.formerName
    minimum = attribute.minimum.flatMap { Double($0) }
    maximum = attribute.maximum.flatMap { Double($0) }
    pattern = attribute.pattern
    if !attribute.userInfo.isEmpty { userInfo = attribute.userInfo }
    defaultValue = attribute.defaultValue.flatMap { AttributeValue.parsed($0, attributeType) }
    // A number's own type has no nil.
    if attribute.isScalar {
      zero = AttributeValue.zero(attributeType)
      if isOptional, defaultValue == nil { defaultValue = zero }
    }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ relationship: DataModel.Relationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    minCount = relationship.minimum
    maxCount = relationship.isToMany ? (relationship.maximum == 1 ? 0 : relationship.maximum) : 1
    deleteRule = NSDeleteRule(relationship.deletionRule)
    renamingIdentifier = relationship.formerName
    if !relationship.userInfo.isEmpty { userInfo = relationship.userInfo }
  }
}
