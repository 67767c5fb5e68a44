// SPDX-License-Identifier: MIT

@_exported import Foundation
@_exported import Observation

// The declarations of the macros; `Sources/EspalierMacroExpander/Models` expands them.

/// Makes a class one whose objects a ``ModelContainer`` keeps: its stored variables are columns or relationships, which views
/// observe as those of `@Observable` objects.
@attached(
  member, names: named(_modelEntity), named(_modelStorage), named(init(_modelStorage:)))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "EspalierMacros", type: "ModelMacro")

/// Options of a property that the store keeps: uniqueness, its name in an older version of the schema.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Options of a relationship: what becomes of the related objects when this one is deleted, and the property of theirs that is
/// its inverse.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Leaves a variable out of the store.
@attached(peer)
public macro Transient() = #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Combinations of properties of which the store keeps one object each: an object that is inserted with the values of another
/// replaces it.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Combinations of properties for which the store has an index, so that a search by them reads no other rows.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "EspalierMacros", type: "ModelMarkMacro")

/// Gives an actor a ``ModelContext`` of its own, on whose queue the actor's methods run.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "EspalierMacros", type: "ModelActorMacro")

/// Accessors of a variable that a store keeps. Part of the expansion of ``Model()``.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _StoredProperty(_ index: Int) = #externalMacro(module: "EspalierMacros", type: "StoredPropertyMacro")

/// Stands in a model for the value of a variable, which is in the model's storage.
public struct _StoredElsewhere {
  /// The mark.
  public init() {}
}
