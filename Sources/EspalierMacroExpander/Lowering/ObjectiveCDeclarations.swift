// SPDX-License-Identifier: MIT

/// The declarations of an app's files that `#selector`, `#keyPath` and calls of optional requirements refer to.
struct ObjectiveCDeclarations {
  struct Method {
    /// The labels of the parameters; an empty one for `_`.
    let labels: [String]
    let selector: String
  }

  /// By the full name of the type, then by the name of the method.
  var methods: [String: [String: [Method]]] = [:]
  /// The names that `@objc(name)` sets for properties and their accessors, by the full name of the type, then by `name`,
  /// `getter:name` or `setter:name`.
  var properties: [String: [String: String]] = [:]
  /// The first inherited type of each class, as written, by the full name of the class.
  var superclasses: [String: String] = [:]
  /// The labels of optional methods of protocols, by name.
  var optionalMethods: [String: Set<[String]>] = [:]
  /// The classes that override a method, by the method's name with its labels.
  var overrides: [String: [String]] = [:]
  /// The methods of Objective-C in extensions, by their names with labels: a class may override them.
  var extensionMethods: Set<String> = []
  /// Properties of `@NSManaged` whose values are ordered sets.
  var orderedRelationships: Set<String> = []

  /// Names of the declared types that a name may refer to in the given types, the innermost first.
  private func candidates(_ name: String, in types: [PlatformVisitor.EnclosingType]) -> [String] {
    let name = name.prefix { $0 != "<" }
    return types.reversed().map { "\($0.fullName).\(name)" } + [String(name)]
  }

  /// The declared type of a name in the given types, and the types that it inherits from, as far as they are declared.
  private func chain(from name: String, in types: [PlatformVisitor.EnclosingType]) -> [String] {
    var chain: [String] = []
    var next: String? = name
    while let name = next {
      next = nil
      for candidate in candidates(name, in: types) where !chain.contains(candidate) {
        guard methods[candidate] != nil || superclasses[candidate] != nil || properties[candidate] != nil else {
          continue
        }
        chain.append(candidate)
        next = superclasses[candidate]
        break
      }
    }
    return chain
  }

  /// Whether a type or one that it inherits from declares the method.
  func declares(_ method: String, in type: PlatformVisitor.EnclosingType, _ types: [PlatformVisitor.EnclosingType])
    -> Bool
  {
    chain(from: type.fullName, in: types).contains { methods[$0]?[method] != nil }
  }

  /// The selector of a method.
  /// - Parameters:
  ///   - labels: The labels with which the method is named; nil if they are left out.
  ///   - type: The type that has the method, as written in `types`; nil if it is unknown.
  /// - Returns: The name by the compiler's rules if no file declares the method. Without labels, colons may be missing in it.
  func selector(
    of method: String, labels: [String]?, type: String?, in types: [PlatformVisitor.EnclosingType]
  ) -> String {
    for type in type.map({ chain(from: $0, in: types) }) ?? [] {
      let found = methods[type]?[method] ?? []
      if let match = labels.map({ labels in found.first { $0.labels == labels } }) ?? found.first {
        return match.selector
      }
    }
    if let labels { return ObjectiveCName.method(method, labels: labels) }
    let selectors = Set(methods.values.flatMap { ($0[method] ?? []).map(\.selector) })
    return selectors.count == 1 ? selectors.first! : method
  }

  /// The selector of a property's getter or setter.
  func accessor(
    isSetter: Bool, of property: String, type: String?, in types: [PlatformVisitor.EnclosingType]
  ) -> String {
    for type in type.map({ chain(from: $0, in: types) }) ?? [] {
      guard let names = properties[type] else { continue }
      if let name = names["\(isSetter ? "setter" : "getter"):\(property)"] { return name }
      if let name = names[property] { return isSetter ? ObjectiveCName.setter(of: name) : name }
    }
    return isSetter ? ObjectiveCName.setter(of: property) : property
  }
}
