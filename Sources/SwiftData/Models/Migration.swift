// SPDX-License-Identifier: MIT

/// The models of one version of a program.
public protocol VersionedSchema {
  /// The models of this version.
  static var models: [any PersistentModel.Type] { get }
  /// The number of this version, which the store records.
  static var versionIdentifier: Schema.Version { get }
}

/// The way from older versions of a program's models to the present ones.
public protocol SchemaMigrationPlan {
  /// All versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps from one version to the next.
  static var stages: [MigrationStage] { get }
}

/// One step from a version of a program's models to the next.
public enum MigrationStage {
  /// A change that the store makes itself: new, removed and renamed properties.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A change with code before it, which has objects of the old version, and after it, which has those of the new one.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}

extension SchemaMigrationPlan {
  /// Brings the file of a configuration from the version that it records to the last one.
  static func migrate(_ configuration: ModelConfiguration) throws {
    guard let recorded = try ModelStore.recordedVersion(configuration), let last = schemas.last,
      recorded < last.versionIdentifier
    else { return }
    guard schemas.contains(where: { $0.versionIdentifier == recorded }) else {
      throw SwiftDataError(
        .migrationIssue,
        "The store \(configuration.url.path) was written with version \(recorded) of the program's schema, which the plan \(Self.self) "
          + "lacks. Add that version to its schemas.")
    }
    for stage in stages where stage.from.versionIdentifier >= recorded {
      func context(_ version: any VersionedSchema.Type) throws -> ModelContext {
        ModelContext(try ModelContainer(for: Schema(versionedSchema: version), configurations: [configuration]))
      }
      guard case .custom(_, _, let before, let after) = stage else {
        _ = try context(stage.to)
        continue
      }
      if let before {
        let old = try context(stage.from)
        try before(old)
        try old.save()
      }
      let new = try context(stage.to)
      guard let after else { continue }
      try after(new)
      try new.save()
    }
  }
}
