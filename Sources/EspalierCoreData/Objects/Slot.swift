// SPDX-License-Identifier: MIT

import Foundation

/// The value of a property in an object: related objects are identifiers, so that no object keeps another one alive.
enum Slot {
  /// Nil.
  case none
  /// The value of an attribute.
  case value(Any)
  /// The object of a relationship to one.
  case reference(NSManagedObjectID)
  /// The objects of a relationship to several.
  case references([NSManagedObjectID])
  /// The objects of a relationship to several, which are not read yet.
  case unknown

  /// Whether two values are the same. A value that is not read yet is the store's.
  func isSame(as other: Slot) -> Bool {
    switch (self, other) {
    case (.none, .none), (.unknown, .unknown): true
    case (.value(let first), .value(let second)): AttributeValue.areEqual(first, second)
    case (.reference(let first), .reference(let second)): first === second
    case (.references(let first), .references(let second)): first.elementsEqual(second) { $0 === $1 }
    default: false
    }
  }

  var reference: NSManagedObjectID? {
    if case .reference(let id) = self { id } else { nil }
  }
}

/// A result of a request: objects, their identifiers, dictionaries and numbers.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
