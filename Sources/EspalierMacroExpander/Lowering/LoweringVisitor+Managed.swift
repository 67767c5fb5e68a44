// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Properties and methods that Core Data makes at run time on Apple's systems.
extension LoweringVisitor {
  private static let missing = "'@NSManaged' requires the module CoreData, which the compiler does not find on Linux"

  /// `@NSManaged var name: T`: accessors that read and write the value by key.
  func lowerManagedProperty(_ node: VariableDeclSyntax) {
    guard let attribute = node.attributes.named("NSManaged") else { return }
    guard conditions.modules.contains("CoreData") else { return note(Self.missing, at: attribute) }
    guard let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let type = binding.typeAnnotation?.type
    else { return note("'@NSManaged' is expected at a single variable with a type", at: attribute) }
    // An implicitly unwrapped type is none for a cast.
    let cast = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self).map { $0.wrappedType.singleLine + "?" }
    remove(attribute)
    insert(
      " { get { value(forKey: \"\(name)\") as! \(cast ?? type.singleLine) } "
        + "set { setValue(newValue, forKey: \"\(name)\") } }",
      after: type)
  }

  /// `@NSManaged func addToItems(_ value: Item)`, and its three siblings: a change of the relationship `items`.
  func lowerManagedMethod(_ node: FunctionDeclSyntax) {
    guard let attribute = node.attributes.named("NSManaged") else { return }
    guard conditions.modules.contains("CoreData") else { return note(Self.missing, at: attribute) }
    let parameters = node.signature.parameterClause.parameters
    let name = node.name.plainText
    guard node.body == nil, let parameter = parameters.first, parameters.count == 1, node.signature.labels == [""],
      let (method, prefix) = [("add", "addTo"), ("remove", "removeFrom")].first(where: { name.hasPrefix($0.1) })
    else {
      return note("'\(name)' has no body on Linux: only 'addTo…' and 'removeFrom…' of '@NSManaged' get one", at: node)
    }
    let key = Self.key(name.dropFirst(prefix.count))
    let value = (parameter.secondName ?? parameter.firstName).text
    let type = parameter.type.singleLine
    let isOrdered = type == "NSOrderedSet" || declarations.orderedRelationships.contains(key)
    let set = "\(isOrdered ? "mutableOrderedSetValue" : "mutableSetValue")(forKey: \"\(key)\")"
    remove(attribute)
    insert(
      type == "NSSet" || type == "NSOrderedSet"
        ? " { for value in \(value) { \(set).\(method)(value) } }" : " { \(set).\(method)(\(value)) }",
      after: node.signature)
  }

  /// The key of a relationship, whose first letter the names of methods capitalise.
  private static func key(_ name: Substring) -> String {
    if name.dropFirst().first?.isUppercase == true { return String(name) }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
