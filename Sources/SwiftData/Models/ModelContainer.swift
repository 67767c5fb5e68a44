// SPDX-License-Identifier: MIT

import EspalierDatabase
import Foundation

/// The stores of a program's objects, for all of its contexts.
public final class ModelContainer: @unchecked Sendable, Equatable {
  /// The models.
  public let schema: Schema
  /// The places of the objects.
  public let configurations: Set<ModelConfiguration>
  /// The way from older versions of the models.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  private let stores: [ObjectIdentifier: ModelStore]
  let contexts = ContextList()

  /// Opens the stores, and changes those of an older version of the models.
  /// - Throws: ``SwiftDataError`` if one cannot be opened.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration(schema: schema)] : configurations
    self.schema = schema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
    var stores: [ObjectIdentifier: ModelStore] = [:]
    var rest = schema.models
    // Those that name models first; one that names none has the rest.
    let isGeneral = { (each: ModelConfiguration) in
      each.schema == nil || each.schema?.models.count == schema.models.count
    }
    for each in configurations.filter({ !isGeneral($0) }) + configurations.filter(isGeneral) {
      let models = isGeneral(each) ? rest : each.schema?.models ?? []
      for model in models where !rest.contains(where: { $0 === model }) {
        throw SwiftDataError(
          .configurationIssue,
          "The configuration \(each.name) names \(model.name), which another configuration keeps, or which the schema lacks."
        )
      }
      rest.removeAll { model in models.contains { $0 === model } }
      if let migrationPlan { try migrationPlan.migrate(each) }
      let store = try ModelStore(each, models, version: schema.version)
      for model in models { stores[ObjectIdentifier(model)] = store }
    }
    if let lost = rest.first {
      throw SwiftDataError(.configurationIssue, "No configuration keeps \(lost.name). Add it to the schema of one.")
    }
    self.stores = stores
  }

  /// Opens the stores, and changes those of an older version of the models.
  /// - Throws: ``SwiftDataError`` if one cannot be opened.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of these models and of all that they are related to.
  /// - Throws: ``SwiftDataError`` if one cannot be opened.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    let version = migrationPlan?.schemas.last?.versionIdentifier ?? Schema.Version(1, 0, 0)
    try self.init(
      for: Schema(types, version: version), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The context of views. It saves by itself.
  @MainActor public var mainContext: ModelContext { contexts.main(self) }

  func store(of entity: _ModelEntity) -> ModelStore? { stores[ObjectIdentifier(entity)] }

  var allStores: [ModelStore] {
    var seen: Set<ObjectIdentifier> = []
    return schema.models.compactMap { stores[ObjectIdentifier($0)] }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
  }

  /// Deletes all objects of all models.
  /// - Throws: ``SwiftDataError`` if a store cannot be written.
  public func erase() throws {
    for store in allStores {
      try store.write { database in
        for entity in store.entities { try database.run("DELETE FROM \(quoted(entity.name))") }
      }
    }
    contexts.storesChanged(nil) { StoreChanges(entities: schema.models, rows: [:]) }
  }

  /// Deletes all objects of all models. A failure is a warning.
  public func deleteAllData() {
    do { try erase() } catch { SwiftDataLog.warn("\(error)") }
  }

  /// Whether both are the same.
  public static func == (a: ModelContainer, b: ModelContainer) -> Bool { a === b }
}

/// The contexts of a container.
final class ContextList: @unchecked Sendable {
  private struct Weak { weak var context: ModelContext? }
  private let lock = NSLock()
  @exclusivity(unchecked) private var contexts: [Weak] = []
  @exclusivity(unchecked) private var main: ModelContext?

  @MainActor func main(_ container: ModelContainer) -> ModelContext {
    if let main { return main }
    // The context does not retain the container that owns it.
    let made = ModelContext(main: container)
    main = made
    return made
  }

  func add(_ context: ModelContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil }
      contexts.append(Weak(context: context))
    }
  }

  /// A context has saved objects, or all were erased: the others read them anew.
  func storesChanged(_ source: ModelContext?, _ changes: () -> StoreChanges) {
    let others = lock.withLock { contexts.compactMap(\.context) }.filter { $0 !== source }
    if others.isEmpty { return }
    let changes = changes()
    for context in others { context.receive(changes) }
  }
}

/// The changes that another context has saved.
struct StoreChanges: @unchecked Sendable {
  let entities: [_ModelEntity]
  /// The rows that changed, by entity; an entity without an entry: all.
  let rows: [ObjectIdentifier: Set<Int64>]
  /// The values of deleted rows.
  var removed: [ObjectIdentifier: [Int64: [StoredValue]]] = [:]
}
