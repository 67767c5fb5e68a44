// SPDX-License-Identifier: MIT

import Foundation

/// The classes of entities, by the names in models, without Objective-C.
enum ManagedClasses {
  private struct Weak { weak var model: NSManagedObjectModel? }
  private static let lock = NSRecursiveLock()
  @exclusivity(unchecked) nonisolated(unsafe) private static var models: [Weak] = []
  /// The modules of classes that the program has named.
  @exclusivity(unchecked) nonisolated(unsafe) private static var modules: [String] = []

  /// The models of open stores, the newest first.
  static func add(_ model: NSManagedObjectModel) {
    lock.withLock {
      models.removeAll { $0.model == nil || $0.model === model }
      models.insert(Weak(model: model), at: 0)
    }
  }

  /// The entity with a class, of any open store.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { models }.lazy.compactMap { $0.model.flatMap { entity(of: type, in: $0) } }.first
  }

  /// The entity with a class, or with the name of the class.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
    note(type)
    let name = "\(type)"
    let full = String(reflecting: type)
    let found = model.entities.filter {
      $0.managedObjectClassName.map { $0 == full || $0 == name || $0.hasSuffix("." + name) } ?? false
    }
    // The classes of two modules may have one name.
    return found.first { $0.managedObjectClassName == full } ?? found.first { $0.name == name } ?? found.first
      ?? model.entitiesByName[name]
  }

  /// Notes the module of a class: the classes of its relationships are in the same one.
  static func note(_ type: NSManagedObject.Type) {
    let module = String(String(reflecting: type).prefix { $0 != "." })
    lock.withLock {
      if module != "EspalierCoreData", !modules.contains(module) { modules.insert(module, at: 0) }
    }
  }

  /// The class of an entity; `NSManagedObject` with a message if the program has none of the name.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    lock.withLock {
      if let known = entity.knownClass as? NSManagedObject.Type { return known }
      guard let name = entity.managedObjectClassName, name != "NSManagedObject", !name.isEmpty else {
        return NSManagedObject.self
      }
      let parts = name.split(separator: ".").map(String.init)
      var candidates = parts.count > 1 ? [name] : []
      let own = parts.last ?? name
      candidates += ([entity.module].compactMap(\.self) + modules + [mainModule]).map { "\($0).\(own)" }
      for candidate in candidates {
        if let type = _typeByName(candidate) as? NSManagedObject.Type ?? NSClassFromString(candidate)
          as? NSManagedObject.Type
        {
          entity.knownClass = type
          return type
        }
      }
      CoreDataLog.warnOnce(
        "The class \(name) of the entity \(entity.title) is not in the program: its objects are of the class NSManagedObject."
      )
      return NSManagedObject.self
    }
  }

  private static var mainModule: String {
    let name = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String ?? ProcessInfo.processInfo.processName
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}
