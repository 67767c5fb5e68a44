// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// The description of one model class, which `@Model` makes.
public final class _ModelEntity: @unchecked Sendable {
  let name: String
  let type: any PersistentModel.Type
  private(set) var properties: [ModelProperty] = []
  /// The properties whose values together no two objects share.
  private(set) var uniques: [[ModelProperty]] = []
  /// The properties for which the table has an index.
  private(set) var indices: [[ModelProperty]] = []
  private(set) var columns: [ModelProperty] = []
  /// The properties that lead to other objects.
  private(set) var relationships: [ModelProperty] = []
  /// The values of an object before its initializer.
  private(set) var blank: [StoredValue] = []
  private var places: [AnyKeyPath: Int] = [:]
  @exclusivity(unchecked) private var isResolved = false
  private static let lock = NSRecursiveLock()

  /// The entity of a class, with the properties that a closure adds.
  public init<Model: PersistentModel>(_ type: Model.Type, _ describe: (_Description<Model>) -> Void) {
    name = "\(type)"
    self.type = type
    describe(_Description(entity: self))
    columns = properties.filter(\.hasColumn)
    relationships = properties.filter { $0.relationship != nil }
    blank = properties.map { _ in .null }
    for property in properties {
      places[property.keyPath] = property.index
      if property.attribute?.options.contains(.unique) == true { uniques.append([property]) }
    }
  }

  func property(_ keyPath: AnyKeyPath) -> ModelProperty? { places[keyPath].map { properties[$0] } }

  /// The entities and all that they are related to, with their inverses, in the order of their names.
  static func closure(of entities: [_ModelEntity]) -> [_ModelEntity] {
    var found: [_ModelEntity] = []
    var open = entities
    while let next = open.popLast() {
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      open += next.properties.compactMap { $0.relationship?.destination }
    }
    lock.withLock {
      for entity in found where !entity.isResolved {
        entity.isResolved = true
        entity.properties.forEach { $0.resolve() }
      }
    }
    return found.sorted { $0.name < $1.name }
  }

  /// Takes the properties of a class.
  public struct _Description<Model: PersistentModel> {
    let entity: _ModelEntity

    /// A property that is a value.
    @_disfavoredOverload
    public func add<Value: Codable>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, default value: (() -> Value)? = nil,
      attribute: Schema.Attribute? = nil
    ) {
      let form = attributeForm(Value.self)
      entity.properties.append(
        ModelProperty(
          name, keyPath, form, PropertyObservation(keyPath), in: entity,
          defaultValue: value.map { value in { form.encode(value()) } },
          attribute: attribute))
    }

    /// A property that is another object, without a declaration of the relationship.
    public func add<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, Related?>, default value: (() -> Related?)? = nil,
      attribute: Schema.Attribute? = nil
    ) { relate(name, keyPath, default: value, relationship: Schema.Relationship()) }

    /// A property that is another object, without a declaration of the relationship.
    public func add<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, Related>, default value: (() -> Related)? = nil,
      attribute: Schema.Attribute? = nil
    ) { relate(name, keyPath, default: value, relationship: Schema.Relationship()) }

    /// A property that is other objects, without a declaration of the relationship.
    public func add<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, [Related]>, default value: (() -> [Related])? = nil,
      attribute: Schema.Attribute? = nil
    ) { relate(name, keyPath, default: value, relationship: Schema.Relationship()) }

    /// A property that is other objects, without a declaration of the relationship.
    public func add<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, [Related]?>, default value: (() -> [Related]?)? = nil,
      attribute: Schema.Attribute? = nil
    ) { relate(name, keyPath, default: value, relationship: Schema.Relationship()) }

    /// A property that is one other object or none.
    public func relate<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, Related?>, default value: (() -> Related?)? = nil,
      attribute: Schema.Attribute? = nil, relationship: Schema.Relationship
    ) { append(name, keyPath, ToOneForm<Related>(), Related.self, false, relationship) }

    /// A property that is one other object.
    public func relate<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, Related>, default value: (() -> Related)? = nil,
      attribute: Schema.Attribute? = nil, relationship: Schema.Relationship
    ) { append(name, keyPath, RequiredToOneForm<Related>(), Related.self, false, relationship) }

    /// A property that is any number of other objects.
    public func relate<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, [Related]>, default value: (() -> [Related])? = nil,
      attribute: Schema.Attribute? = nil, relationship: Schema.Relationship
    ) { append(name, keyPath, ToManyForm<Related>(), Related.self, true, relationship) }

    /// A property that is any number of other objects.
    public func relate<Related: PersistentModel>(
      _ name: String, _ keyPath: KeyPath<Model, [Related]?>, default value: (() -> [Related]?)? = nil,
      attribute: Schema.Attribute? = nil, relationship: Schema.Relationship
    ) { append(name, keyPath, OptionalToManyForm<Related>(), Related.self, true, relationship) }

    private func append<Value>(
      _ name: String, _ keyPath: KeyPath<Model, Value>, _ form: AnyPropertyForm, _ related: any PersistentModel.Type,
      _ isToMany: Bool, _ declared: Schema.Relationship
    ) {
      entity.properties.append(
        ModelProperty(
          name, keyPath, form, PropertyObservation(keyPath), in: entity,
          relationship: ModelRelationship(related, isToMany: isToMany, declared)))
    }

    /// The combinations of `#Unique`.
    public func unique(_ groups: [PartialKeyPath<Model>]...) {
      entity.uniques += groups.map { $0.map { find($0, "#Unique") } }
    }

    /// The combinations of `#Index`.
    public func index(_ groups: [PartialKeyPath<Model>]...) {
      entity.indices += groups.map { $0.map { find($0, "#Index") } }
    }

    private func find(_ keyPath: AnyKeyPath, _ macro: String) -> ModelProperty {
      guard let property = entity.properties.first(where: { $0.keyPath == keyPath }), property.hasColumn else {
        fatalError("\(macro) of \(entity.name) names \(keyPath), which is no property that the store keeps as a column")
      }
      return property
    }
  }
}
