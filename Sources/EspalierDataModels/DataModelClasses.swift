// SPDX-License-Identifier: MIT

/// The Swift code that Xcode generates from a model: classes, their properties and the methods of their relationships.
package struct DataModelClasses {
  private let model: DataModel

  package init(_ model: DataModel) { self.model = model }

  /// The source; nil if the project has all classes itself.
  package var source: String? {
    let parts = model.entities.filter { $0.code != .none }.map(source)
    if parts.isEmpty { return nil }
    return "import CoreData\nimport Foundation\n\n" + parts.joined(separator: "\n")
  }

  private func source(_ entity: DataModel.Entity) -> String {
    let name = entity.className!
    let parent = entity.parent.flatMap { parent in model.entities.first { $0.name == parent } }
    let superclass = parent.flatMap(\.className) ?? "NSManagedObject"
    var lines: [String] = []
    if entity.code == .class { lines.append("nonisolated public class \(name): \(superclass) {}\n") }
    lines.append("nonisolated extension \(name) {")
    lines.append("  public class func fetchRequest() -> NSFetchRequest<\(name)> {")
    lines.append("    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")\n  }")
    for attribute in entity.attributes {
      lines.append(
        attribute.kind == .date && attribute.isScalar
          ? scalarDate(attribute.name) : property(attribute.name, Self.type(attribute)))
    }
    for relationship in entity.relationships {
      let destination = model.entities.first { $0.name == relationship.destination }?.className ?? "NSManagedObject"
      let type = relationship.isOrdered ? "NSOrderedSet?" : "NSSet?"
      lines.append(property(relationship.name, relationship.isToMany ? type : destination + "?"))
      if relationship.isToMany { lines += accessors(relationship, destination) }
    }
    lines.append("}\n")
    // A class inherits the conformance.
    if superclass == "NSManagedObject" { lines.append("nonisolated extension \(name): Identifiable {}\n") }
    return lines.joined(separator: "\n")
  }

  private func property(_ name: String, _ type: String) -> String {
    """
      public var \(Self.quoted(name)): \(type) {
        get { value(forKey: "\(name)") as! \(type) }
        set { setValue(newValue, forKey: "\(name)") }
      }
    """
  }

  private func scalarDate(_ name: String) -> String {
    """
      public var \(Self.quoted(name)): TimeInterval {
        get { (value(forKey: "\(name)") as! Date?)?.timeIntervalSinceReferenceDate ?? 0 }
        set { setValue(Date(timeIntervalSinceReferenceDate: newValue), forKey: "\(name)") }
      }
    """
  }

  private static func type(_ attribute: DataModel.Attribute) -> String {
    switch attribute.kind {
    case .integer16: attribute.isScalar ? "Int16" : "NSNumber?"
    case .integer32: attribute.isScalar ? "Int32" : "NSNumber?"
    case .integer64: attribute.isScalar ? "Int64" : "NSNumber?"
    case .double: attribute.isScalar ? "Double" : "NSNumber?"
    case .float: attribute.isScalar ? "Float" : "NSNumber?"
    case .boolean: attribute.isScalar ? "Bool" : "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .objectID: "NSManagedObjectID?"
    case .transformable, .undefined: (attribute.customClass ?? "NSObject") + "?"
    }
  }

  private func accessors(_ relationship: DataModel.Relationship, _ type: String) -> [String] {
    let name = relationship.name
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let collection = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    let set =
      relationship.isOrdered ? "mutableOrderedSetValue(forKey: \"\(name)\")" : "mutableSetValue(forKey: \"\(name)\")"
    var lines = [
      "  public func addTo\(title)(_ value: \(type)) { \(set).add(value) }",
      "  public func removeFrom\(title)(_ value: \(type)) { \(set).remove(value) }",
      "  public func addTo\(title)(_ values: \(collection)) { for value in values { \(set).add(value) } }",
      "  public func removeFrom\(title)(_ values: \(collection)) { for value in values { \(set).remove(value) } }",
    ]
    if relationship.isOrdered {
      lines += [
        "  public func insertInto\(title)(_ value: \(type), at idx: Int) { \(set).insert(value, at: idx) }",
        "  public func removeFrom\(title)(at idx: Int) { \(set).removeObject(at: idx) }",
        "  public func replace\(title)(at idx: Int, with value: \(type)) { \(set).replaceObject(at: idx, with: value) }",
      ]
    }
    return lines
  }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum",
    "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "let",
    "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  private static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
