// SPDX-License-Identifier: MIT

/// An object of a project file: its identifier, its kind and its values.
package struct ProjectObject: Sendable {
  package let id: String
  /// The kind, such as `PBXGroup`.
  package let kind: String
  let values: [String: PropertyListValue]

  subscript(_ key: String) -> String? { values[key]?.text }

  /// The texts of an array; a text alone is an array of one.
  func texts(_ key: String) -> [String] {
    guard let value = values[key] else { return [] }
    return value.array?.compactMap(\.text) ?? [value.text].compactMap(\.self)
  }

  /// The name in Xcode's list of files: the name, or the last part of the path.
  var displayName: String { self["name"] ?? self["path"].map(ProjectPath.name) ?? "" }
}

/// The objects of a project file by their identifiers.
struct ProjectObjects: Sendable {
  private let all: [String: ProjectObject]
  /// Identifiers whose values are no object.
  let damaged: [String]

  init(_ values: [String: PropertyListValue]) {
    var all: [String: ProjectObject] = [:]
    var damaged: [String] = []
    for (id, value) in values {
      if let values = value.dictionary, let kind = values["isa"]?.text {
        all[id] = ProjectObject(id: id, kind: kind, values: values)
      } else {
        damaged.append(id)
      }
    }
    self.all = all
    self.damaged = damaged.sorted()
  }

  subscript(_ id: String?) -> ProjectObject? { id.flatMap { all[$0] } }

  /// The object that another one refers to by a key.
  func object(_ key: String, of object: ProjectObject) -> ProjectObject? { self[object[key]] }

  /// The objects that another one refers to; those that do not exist are left out.
  func objects(_ key: String, of object: ProjectObject) -> [ProjectObject] {
    object.texts(key).compactMap { all[$0] }
  }

  /// The objects of a kind, in order of their identifiers.
  func all(_ kind: String) -> [ProjectObject] { all.values.filter { $0.kind == kind }.sorted { $0.id < $1.id } }

  /// The identifiers under a key that no object has.
  func missing(_ key: String, of object: ProjectObject) -> [String] { object.texts(key).filter { all[$0] == nil } }
}
