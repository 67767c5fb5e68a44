// SPDX-License-Identifier: MIT

import Foundation

/// Finds the names of the properties that a key path reads, without Objective-C: an object without values notes the keys.
final class KeyRecorder {
  private var keys: [String] = []

  /// The object whose key continues the path; nil once the path is at its end.
  private weak var next: NSManagedObject?
  /// Whether the keys are those of several paths, as a computed property reads them.
  private var isAmbiguous = false

  private static let lock = NSRecursiveLock()

  /// The path of keys of a key path, such as `category.name`; nil if it reads none, or several.
  static func keys(of path: AnyKeyPath, in entity: NSEntityDescription) -> String? {
    lock.withLock {
      if let known = entity.knownKeys[path] { return known }
      let recorder = KeyRecorder()
      let object = recorder.object(entity)
      recorder.next = object
      _ = (object as Any)[keyPath: path]
      if recorder.isAmbiguous || recorder.keys.isEmpty { return nil }
      let result = recorder.keys.joined(separator: ".")
      entity.knownKeys[path] = result
      return result
    }
  }

  private func object(_ entity: NSEntityDescription) -> NSManagedObject {
    let object = ManagedClasses.type(of: entity).init(entity: entity, insertInto: nil)
    object.recorder = self
    return object
  }

  /// The value that stands for a property: an object that notes keys in turn, or one that each type of the property can have.
  func value(_ key: String, _ object: NSManagedObject) -> Any? {
    if object !== next { isAmbiguous = true }
    next = nil
    keys.append(key)
    switch object.entity.layout.places[key].map({ object.entity.layout.properties[$0] }) {
    case let relationship as NSRelationshipDescription:
      if relationship.isToMany { return relationship.isOrdered ? NSOrderedSet() : NSSet() }
      let related = relationship.destinationEntity.map(self.object)
      next = related
      return related
    case let attribute as NSAttributeDescription:
      switch attribute.attributeType {
      case .stringAttributeType: return ""
      case .dateAttributeType: return Date(timeIntervalSinceReferenceDate: 0)
      case .UUIDAttributeType: return UUID()
      case .URIAttributeType: return URL(fileURLWithPath: "/")
      case .binaryDataAttributeType: return Data()
      case .decimalAttributeType: return NSDecimalNumber.zero
      case .transformableAttributeType, .undefinedAttributeType, .objectIDAttributeType: return nil
      default: return AttributeValue.zero(attribute.attributeType)
      }
    default: return nil
    }
  }
}
