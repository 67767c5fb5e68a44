// SPDX-License-Identifier: MIT

import Foundation

/// Computes the values that a parameter offers.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the values.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue = Result.Element
  /// The values.
  func results() async throws -> Result
  /// The value of a new intent; nil by default.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> DefaultValue? { nil }
  /// An object of the program that the provider uses.
  public typealias Dependency = AppDependency
}

/// Finds the entities of a program.
public protocol EntityQuery: DynamicOptionsProvider {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the suggested entities.
  associatedtype Result = [Entity]
  /// The entities with some identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that a list offers first; none by default.
  func suggestedEntities() async throws -> Result
  /// A query.
  init()
}

extension EntityQuery {
  public func results() async throws -> Result { try await suggestedEntities() }
  /// The description of the action that finds entities. Linux has no such action.
  public static var findIntentDescription: IntentDescription? { nil }
}

extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by a text.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that fit the text.
  func entities(matching string: String) async throws -> Result
}

/// Finds all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// All entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// The query of an entity that exists once.
public protocol UniqueAppEntityQuery: EntityQuery {
  /// The entity.
  func uniqueEntity() async throws -> Entity
}
