// SPDX-License-Identifier: MIT

import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// The entity that has it.
  public internal(set) weak var entity: NSEntityDescription?
  /// The name, which is the key of its values.
  open var name = ""
  /// Whether an object without a value can be saved.
  open var isOptional = true
  /// Whether its values are not saved.
  open var isTransient = false
  /// Values of the program's own.
  open var userInfo: [AnyHashable: Any]?
  /// The name in an earlier version of the model: the store's values are kept.
  open var renamingIdentifier: String?
  /// Names the version of the property in tools; has no effect on stores here.
  open var versionHashModifier: String?
  /// Predicates that values fulfil, with a text for each.
  open var validationPredicates: [NSPredicate] = []
  /// Texts for failures of ``validationPredicates``.
  open var validationWarnings: [Any] = []

  /// Sets the predicates that values fulfil, and a text for each.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  /// A property without a name.
  override public required init() {}
}

/// A property that has a value of its own.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects.
  open var defaultValue: Any?
  /// The name of the transformer of a transformable attribute; nil for a keyed archive, or for JSON of Swift values.
  open var valueTransformerName: String?
  /// Whether large values may be kept in files beside the store; they are kept in it.
  open var allowsExternalBinaryDataStorage = false
  /// Whether values stay in the history of deleted objects, which does not exist here.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether a CloudKit service encrypts the values; local stores are not encrypted.
  open var allowsCloudEncryption = false
  /// The name of the class of the values.
  open var attributeValueClassName: String?

  /// The value of a property with a number's own type where there is none.
  var zero: NSNumber?
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  /// The types of attributes by newer names.
  public struct AttributeType: Hashable, Sendable, RawRepresentable {
    /// The number of ``NSAttributeType``.
    public let rawValue: UInt
    /// The type of a number of ``NSAttributeType``.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// Any type.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// An integer of 16 bits.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// An integer of 32 bits.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// An integer of 64 bits.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// An `NSDecimalNumber`.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A `Double`.
    public static let double = AttributeType(.doubleAttributeType)
    /// A `Float`.
    public static let float = AttributeType(.floatAttributeType)
    /// A `String`.
    public static let string = AttributeType(.stringAttributeType)
    /// A `Bool`.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// A `Date`.
    public static let date = AttributeType(.dateAttributeType)
    /// `Data`.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A `UUID`.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// A `URL`.
    public static let uri = AttributeType(.URIAttributeType)
    /// A value that a transformer makes data of.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// An identifier of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }

  /// ``attributeType`` by its newer name.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
}

/// A property whose values are other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the objects.
  open weak var destinationEntity: NSEntityDescription?
  /// The relationship of the objects that leads back.
  open weak var inverseRelationship: NSRelationshipDescription?
  /// The effect of the deletion on the objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// The smallest number of objects; 0 for none.
  open var minCount = 0
  /// The greatest number of objects; 1 for a relationship to one object, 0 for no limit.
  open var maxCount = 0
  /// Whether the objects have an order.
  open var isOrdered = false
  /// Whether there can be more than one object.
  open var isToMany: Bool { maxCount != 1 }
}
