// SPDX-License-Identifier: MIT

import Foundation

/// The models whose objects a store keeps, with those that they are related to.
public final class Schema: Sendable {
  /// The number of a schema: major, minor, patch.
  public struct Version: Codable, Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The three numbers, the most significant first.
    public let major: Int, minor: Int, patch: Int

    /// A version with these numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// The order of the numbers.
    public static func < (a: Version, b: Version) -> Bool {
      (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The version that is recorded in the store.
  public let version: Version
  /// The models, those that others are related to included, in the order of their names.
  public let entities: [Entity]
  let models: [_ModelEntity]

  /// The schema of these models and of all they are related to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    models = _ModelEntity.closure(of: types.map { $0._modelEntity })
    entities = models.map(Entity.init)
    self.version = version
  }

  /// The schema of these models and of all they are related to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The models of a version of a program's schema.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The entity of a name.
  public func entity(named name: String) -> Entity? { entities.first { $0.name == name } }

  /// One model: a table of the store.
  public struct Entity: Hashable, Sendable {
    /// The name of the class, without its module.
    public let name: String
    /// The names of the properties that are values.
    public let attributeNames: [String]
    /// The names of the properties that are other objects.
    public let relationshipNames: [String]

    init(_ model: _ModelEntity) {
      name = model.name
      attributeNames = model.properties.filter { $0.relationship == nil }.map(\.name)
      relationshipNames = model.properties.filter { $0.relationship != nil }.map(\.name)
    }
  }

  /// The declaration that `@Attribute` makes.
  public struct Attribute: Sendable {
    /// A demand on the values of a property.
    public struct Option: Hashable, Sendable {
      let name: String
      /// No two objects have the same value: an object that is inserted with the value of another replaces it.
      public static var unique: Option { Option(name: "unique") }
      /// A mark for large values. They are kept in the store's file, whose pages SQLite reads only when the value is.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// A mark for values that a history keeps of deleted objects.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// A mark for search services of Apple's systems.
      public static var spotlight: Option { Option(name: "spotlight") }

      /// Values that are encrypted by the store: there is no such store here.
      @available(
        *, unavailable, message: "SQLite on Linux does not encrypt; seal the value with CryptoKit, or the disk"
      )
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
    }

    let options: [Option]
    let originalName: String?

    /// A property with these options, which had `originalName` in an older version of the schema.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
    }
  }

  /// The declaration that `@Relationship` makes.
  public struct Relationship: @unchecked Sendable {
    /// The fate of the related objects when an object is deleted.
    public enum DeleteRule: String, Codable, Sendable {
      /// They keep their reference to the deleted object, which then leads to none.
      case noAction
      /// They remain, without the reference.
      case nullify
      /// They are deleted, too.
      case cascade
      /// Saving fails while there are any.
      case deny
    }

    /// A demand on the related objects.
    public struct Option: Hashable, Sendable {
      /// No two objects are related to the same one.
      public static var unique: Option { Option() }
    }

    let deleteRule: DeleteRule
    let minimum: Int
    /// 0: any number.
    let maximum: Int
    let originalName: String?
    let inverse: AnyKeyPath?

    /// A relationship with these rules; without an inverse, the one property of the other model that leads back is it.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      minimum = minimumModelCount ?? 0
      maximum = maximumModelCount ?? 0
      self.originalName = originalName
      self.inverse = inverse
    }
  }
}

extension Schema: Equatable {
  /// Whether both have the same models in the same version.
  public static func == (a: Schema, b: Schema) -> Bool {
    a.version == b.version && a.models.elementsEqual(b.models) { $0 === $1 }
  }
}
