// SPDX-License-Identifier: MIT

import Foundation

/// The objects of the program that intents use.
public final class AppDependencyManager: @unchecked Sendable {
  /// The objects of the program.
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
  }

  private let lock = NSRecursiveLock()
  private var makers: [Key: () -> Any] = [:]
  private var objects: [Key: Any] = [:]

  private init() {}

  /// Adds an object, which is made at its first use.
  /// - Parameters:
  ///   - key: Distinguishes objects of the same type.
  ///   - dependency: Makes the object.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) { add(key: key, dependencyProvider: dependency) }

  /// Adds an object, which a closure makes at its first use.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    let name = Key(type: ObjectIdentifier(Dependency.self), key: key)
    lock.withLock {
      makers[name] = dependencyProvider
      objects[name] = nil
    }
  }

  func object<Dependency>(_ type: Dependency.Type, _ key: AnyHashable?) -> Dependency? {
    let name = Key(type: ObjectIdentifier(type), key: key)
    return lock.withLock {
      if let object = objects[name] { return object as? Dependency }
      guard let made = makers[name]?() else { return nil }
      objects[name] = made
      return made as? Dependency
    }
  }
}

/// An object of the program that an intent, a query or a provider of options uses. The program adds it to `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  /// - Parameters:
  ///   - key: Distinguishes objects of the same type.
  ///   - manager: The objects.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (self.key, self.manager) = (key, manager)
  }

  /// The object. Reading an object that the program did not add ends the program, as on Apple's systems.
  public var wrappedValue: Value {
    if let object = manager.object(Value.self, key) { return object }
    fatalError(
      "No dependency of type \(Value.self): call AppDependencyManager.shared.add(dependency:) in the app's initializer."
    )
  }
}

extension AppDependency: CheckedIntentPart {
  func check(_ name: String, of intent: Any.Type) throws {
    guard manager.object(Value.self, key) == nil else { return }
    throw IntentError.missingDependency(
      "\(intent) uses \(name) of type \(Value.self), which was not added: call AppDependencyManager.shared.add(dependency:) in the app's initializer."
    )
  }
}
