// SPDX-License-Identifier: MIT

import Foundation
import SwiftData
import Testing

private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { .init(1, 0, 0) }

  @Model final class Person {
    var name: String
    var age: Int?
    var unused = "x"
    init(name: String) { self.name = name }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { .init(2, 0, 0) }

  @Model final class Person {
    @Attribute(originalName: "name") var fullName: String
    var age: Int = 18
    var city: String = "none"
    init(name: String) { fullName = name }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self] }
  static var stages: [MigrationStage] {
    [
      .custom(fromVersion: First.self, toVersion: Second.self) { context in
        for person in try context.fetch(FetchDescriptor<First.Person>()) { person.name += " (old)" }
      } didMigrate: { context in
        for person in try context.fetch(FetchDescriptor<Second.Person>()) { person.city = "moved" }
      }
    ]
  }
}

private enum Broken: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Person.self] }
  static var versionIdentifier: Schema.Version { .init(2, 0, 0) }

  @Model final class Person {
    var name: String
    var birthplace: String
    init(name: String) {
      self.name = name
      birthplace = ""
    }
  }
}

@Suite struct MigrationTests {
  private func makeOld(_ url: URL) throws {
    let context = ModelContext(
      try ModelContainer(for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)]))
    let ada = First.Person(name: "Ada")
    ada.age = 36
    context.insert(ada)
    context.insert(First.Person(name: "Bob"))
    try context.save()
  }

  @Test("properties that are new, renamed, gone or no longer optional are changed without a plan")
  func lightweight() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      try makeOld(url)
      let context = ModelContext(
        try ModelContainer(for: Schema(versionedSchema: Second.self), configurations: [ModelConfiguration(url: url)]))
      let people = try context.fetch(FetchDescriptor<Second.Person>())
      #expect(people.map(\.fullName) == ["Ada", "Bob"])
      #expect(people.map(\.age) == [36, 18])
      #expect(people.map(\.city) == ["none", "none"])
    }
  }

  @Test("a custom stage has the old objects before the change, and the new ones after it, once")
  func plan() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      try makeOld(url)
      for _ in 0..<2 {
        let container = try ModelContainer(
          for: Second.Person.self, migrationPlan: Plan.self, configurations: ModelConfiguration(url: url))
        let people = try ModelContext(container).fetch(FetchDescriptor<Second.Person>())
        #expect(people.map(\.fullName) == ["Ada (old)", "Bob (old)"])
        #expect(people.map(\.city) == ["moved", "moved"])
      }
    }
  }

  @Test("a new property without a value for old objects is an error, and the store remains as it was")
  func impossible() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("a.store")
      try makeOld(url)
      let error = #expect(throws: SwiftDataError.self) {
        try ModelContainer(for: Schema(versionedSchema: Broken.self), configurations: [ModelConfiguration(url: url)])
      }
      #expect(error?.message.contains("Person.birthplace is new and has no value for the objects that exist") == true)
      let old = ModelContext(
        try ModelContainer(for: Schema(versionedSchema: First.self), configurations: [ModelConfiguration(url: url)]))
      #expect(try old.fetchCount(FetchDescriptor<First.Person>()) == 2)
    }
  }
}
