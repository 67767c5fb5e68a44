// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

/// Value of a program for intents.
public protocol AppValue: DisplayRepresentable, PersistentlyIdentifiable, Sendable {}

/// Object of a program for intents, which a query finds by its identifier.
public protocol AppEntity: AppValue, Identifiable where ID: Sendable {
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
  /// The query that finds the objects.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// Value of an object.
  public typealias Property = EntityProperty
}

/// Object of a program that exists only as a result.
public protocol TransientAppEntity: AppValue {
  /// An object without values.
  init()
}

extension TransientAppEntity {
  /// Value of an object.
  public typealias Property = EntityProperty
}

/// Enumeration of a program for intents.
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable where RawValue: LosslessStringConvertible {
  /// The texts of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The texts of the cases.
  public typealias CaseDisplayRepresentations = [Self: DisplayRepresentation]
  /// The text of the case; its raw value if it has none.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: String(rawValue))
  }
}

/// Value of an entity. Copies of the entity share it.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  /// The name of the value.
  public let title: LocalizedStringResource?
  private let lock = NSLock()
  private var stored: Value?

  /// - Parameters:
  ///   - title: The name of the value.
  ///   - identifier: Another name, which the system stores.
  public init(title: LocalizedStringResource? = nil, identifier: String? = nil) { self.title = title }

  /// The value. Reading a value that was not set ends the program, unless its type is optional.
  public var wrappedValue: Value {
    get {
      let value =
        lock.withLock { stored }
        ?? (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
      if let value { return value }
      fatalError("A property of type \(Value.self) of an entity has no value: set it in the entity's initializer.")
    }
    set { lock.withLock { stored = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
