// SPDX-License-Identifier: MIT

import Synchronization

/// The names of types in stored paths, which Apple systems write as well: `Swift.Int`, `Game.Level.Hard`,
/// `Swift.Array<Swift.Int>`.
package enum StoredTypeName {
  private struct Known {
    var names: [ObjectIdentifier: String] = [:]
    var types: [String: Any.Type] = [:]
  }

  /// The types that this process has stored. A private type, or one of a function, is found here alone: its name contains an
  /// address, so that it has no meaning for another process, on Apple systems neither.
  private static let known = Mutex(Known())

  /// The name under which values of a type are stored.
  package static func name(of type: Any.Type) -> String {
    if let name = known.withLock({ $0.names[ObjectIdentifier(type)] }) { return name }
    // A part of Foundation is in a module of another name on Linux.
    let qualified = _typeName(type, qualified: true).replacing("FoundationEssentials.", with: "Foundation.")
    var name = qualified
    // The mangled name, if the other one does not lead back, as that of a type in an extension.
    if find(qualified) != type, let mangled = _mangledTypeName(type), _typeByName(mangled) == type { name = mangled }
    known.withLock { known in
      known.names[ObjectIdentifier(type)] = name
      known.types[name] = type
    }
    return name
  }

  /// The type of values that are stored under a name; nil if there is none.
  package static func type(named name: String) -> Any.Type? { known.withLock { $0.types[name] } ?? find(name) }

  /// The type with a name, qualified or mangled, in the modules of the process.
  package static func find(_ name: String) -> Any.Type? {
    var reader = QualifiedName(name)
    return reader.mangled().flatMap { _typeByName($0) } ?? _typeByName(name)
  }
}

/// A reader of a qualified name, which makes the mangled one, by which Swift's runtime finds types.
///
/// A mangled name also says whether a type is a structure, an enumeration or a class: each is tried.
private struct QualifiedName {
  private var rest: Substring
  private var depth = 0
  /// Names come from files: deeper ones are not read, because each level takes a part of the stack.
  private static let deepest = 16

  init(_ name: String) { rest = name[...] }

  /// Nil if the whole is no name of a type that exists.
  mutating func mangled() -> String? {
    let mangled = type()
    return rest.isEmpty ? mangled : nil
  }

  private mutating func type() -> String? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    let path = rest.prefix { !"<>,".contains($0) }
    rest = rest.dropFirst(path.count)
    guard let end = arguments() else { return nil }
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    guard names.count > 1, !names.contains("") else { return nil }
    // Parts of Foundation are in a module of another name on Linux.
    let modules = names[0] == "Foundation" ? ["Foundation", "FoundationEssentials"] : [names[0]]
    return modules.lazy.compactMap { Self.type(names.dropFirst(), in: $0, end) }.first
  }

  /// The arguments of a generic type, mangled; empty for another type; nil if they are not readable.
  private mutating func arguments() -> String? {
    guard rest.first == "<" else { return "" }
    var result = "y"
    repeat {
      rest = rest.dropFirst().drop { $0 == " " }
      guard let argument = type() else { return nil }
      result += argument
    } while rest.first == ","
    guard rest.first == ">" else { return nil }
    rest = rest.dropFirst()
    return result + "G"
  }

  /// A type by the names of the types around it and its own.
  private static func type(_ names: ArraySlice<Substring>, in module: Substring, _ arguments: String) -> String? {
    var mangled = part(module)
    for (place, name) in names.enumerated() {
      let end = place == names.count - 1 ? arguments : ""
      let kinds = ["V", "O", "C"].lazy.map { mangled + part(name) + $0 + end }
      guard let found = kinds.first(where: { _typeByName($0) != nil }) else { return nil }
      mangled = found
    }
    return mangled
  }

  private static func part(_ name: Substring) -> String { "\(name.utf8.count)\(name)" }
}
