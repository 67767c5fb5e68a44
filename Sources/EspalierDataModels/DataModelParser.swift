// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import FoundationXML

/// Parses the XML of a model's version. Elements and attributes that have no meaning for a program, such as positions in the
/// editor, are ignored.
final class DataModelParser: NSObject, XMLParserDelegate {
  private var model = DataModel()
  private let path: String
  private var failure: DataModelError?
  private var open: [String] = []
  private var constraint: [String] = []
  private var configuration = ""
  private var hasModel = false
  private var isClosed = false
  private let parser: XMLParser

  /// - Throws: ``DataModelError``.
  static func parse(_ data: Data, _ path: String) throws(DataModelError) -> DataModel {
    let reader = DataModelParser(data, path)
    let isComplete = reader.parser.parse()
    // A file that ends too early is complete for the parser, which reports the part of an element.
    let hasEnd =
      data.range(of: Data("</model>".utf8), options: .backwards) != nil || !reader.hasModel || reader.isClosed
    if hasEnd, let failure = reader.failure { throw failure }
    guard isComplete, hasEnd, !data.isEmpty else {
      let reason = reader.parser.parserError.map { ($0 as NSError).localizedDescription } ?? ""
      throw DataModelError(
        path, line: reader.parser.lineNumber,
        "the data model is no valid XML"
          + (reason.isEmpty ? "" : " (\(reason.split(separator: "\n").joined(separator: " ")))")
          + "; restore the file, or save the model in Xcode again")
    }
    guard reader.hasModel else { throw DataModelError(path, "there is no element “model”: this is no data model") }
    try reader.check()
    return reader.model
  }

  private init(_ data: Data, _ path: String) {
    self.path = path
    parser = XMLParser(data: data)
    super.init()
    parser.delegate = self
  }

  private func fail(_ reason: String) {
    if failure == nil { failure = DataModelError(path, line: parser.lineNumber, reason) }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    defer { open.append(element) }
    let entity = model.entities.count - 1
    let parent = open.last
    switch element {
    case "model" where open.isEmpty: hasModel = true
    case _ where open.isEmpty: fail("there is no element “model”: this is no data model")
    case "entity" where parent == "model": addEntity(attributes)
    case "attribute" where parent == "entity": addAttribute(attributes)
    case "relationship" where parent == "entity": addRelationship(attributes)
    case "fetchedProperty" where parent == "entity":
      fail("the fetched property \(attributes["name"] ?? "") is not supported; replace it by a request")
    case "uniquenessConstraint": constraint = []
    case "constraint":
      if let name = attributes["value"] { constraint.append(name) }
    case "entry" where parent == "userInfo":
      guard entity >= 0, let key = attributes["key"] else { return }
      let value = attributes["value"] ?? ""
      switch open.dropLast().last {
      case "entity": model.entities[entity].userInfo[key] = value
      case "attribute":
        model.entities[entity].attributes[model.entities[entity].attributes.count - 1].userInfo[key] = value
      case "relationship":
        model.entities[entity].relationships[model.entities[entity].relationships.count - 1].userInfo[key] = value
      default: break
      }
    case "fetchRequest" where parent == "model":
      if let name = attributes["name"], let entity = attributes["entity"] {
        model.requests.append(.init(name: name, entity: entity, predicate: attributes["predicateString"]))
      }
    case "configuration": configuration = attributes["name"] ?? ""
    case "memberEntity":
      if let name = attributes["name"] { model.configurations[configuration, default: []].append(name) }
    default: break
    }
  }

  func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
    open.removeLast()
    if open.isEmpty { isClosed = true }
    if element == "uniquenessConstraint", !constraint.isEmpty, !model.entities.isEmpty {
      model.entities[model.entities.count - 1].uniqueness.append(constraint)
    }
  }

  private func name(_ attributes: [String: String], _ kind: String) -> String? {
    guard let name = attributes["name"], !name.isEmpty else {
      fail("\(kind) without a name")
      return nil
    }
    guard
      name.unicodeScalars.allSatisfy({ $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil })
    else {
      fail("“\(name)” is no name for \(kind)")
      return nil
    }
    return name
  }

  private func addEntity(_ attributes: [String: String]) {
    guard let name = name(attributes, "an entity") else { return }
    if model.entities.contains(where: { $0.name == name }) { return fail("two entities have the name \(name)") }
    var entity = DataModel.Entity(name: name)
    // ".Item" and "Module.Item" name the module, too.
    let type = attributes["representedClassName"]?.split(separator: ".").last.map(String.init)
    entity.className = type == "NSManagedObject" ? nil : type
    entity.parent = attributes["parentEntity"]
    entity.isAbstract = attributes["isAbstract"] == "YES"
    entity.formerName = attributes["elementID"]
    switch attributes["codeGenerationType"] {
    case nil: break
    case "class": entity.code = .class
    case "category": entity.code = .category
    case let other?: fail("the entity \(name) has the unknown code generation “\(other)”")
    }
    if entity.className == nil { entity.code = .none }
    model.entities.append(entity)
  }

  private func addAttribute(_ attributes: [String: String]) {
    guard let name = name(attributes, "an attribute"), !model.entities.isEmpty else { return }
    let type = attributes["attributeType"] ?? "Undefined"
    guard let kind = DataModel.Kind(rawValue: type) else {
      let known = DataModel.Kind.allCases.map(\.rawValue).joined(separator: ", ")
      return fail("the attribute \(name) has the unknown type “\(type)”; known are \(known)")
    }
    var attribute = DataModel.Attribute(name: name, kind: kind)
    attribute.isOptional = attributes["optional"] == "YES"
    attribute.isTransient = attributes["transient"] == "YES"
    attribute.isScalar = attributes["usesScalarValueType"] == "YES"
    attribute.defaultValue = attributes["defaultValueString"] ?? attributes["defaultDateTimeInterval"]
    attribute.minimum = attributes["minValueString"] ?? attributes["minDateTimeInterval"]
    attribute.maximum = attributes["maxValueString"] ?? attributes["maxDateTimeInterval"]
    attribute.pattern = attributes["regularExpressionString"]
    attribute.transformer = attributes["valueTransformerName"]
    attribute.customClass = attributes["customClassName"]
    attribute.formerName = attributes["elementID"]
    add(name) { $0.attributes.append(attribute) }
  }

  private func addRelationship(_ attributes: [String: String]) {
    guard let name = name(attributes, "a relationship"), !model.entities.isEmpty else { return }
    guard let destination = attributes["destinationEntity"] else {
      return fail("the relationship \(name) has no destination")
    }
    var relationship = DataModel.Relationship(name: name, destination: destination)
    relationship.inverse = attributes["inverseName"]
    relationship.isToMany = attributes["toMany"] == "YES"
    relationship.isOrdered = attributes["ordered"] == "YES"
    relationship.isOptional = attributes["optional"] == "YES"
    relationship.minimum = attributes["minCount"].flatMap { Int($0) } ?? 0
    relationship.maximum = attributes["maxCount"].flatMap { Int($0) } ?? 0
    relationship.deletionRule = attributes["deletionRule"] ?? "Nullify"
    relationship.formerName = attributes["elementID"]
    guard ["Nullify", "Cascade", "Deny", "No Action"].contains(relationship.deletionRule) else {
      return fail("the relationship \(name) has the unknown delete rule “\(relationship.deletionRule)”")
    }
    add(name) { $0.relationships.append(relationship) }
  }

  private func add(_ name: String, _ change: (inout DataModel.Entity) -> Void) {
    let index = model.entities.count - 1
    let entity = model.entities[index]
    if entity.attributes.contains(where: { $0.name == name })
      || entity.relationships.contains(where: { $0.name == name })
    {
      return fail("the entity \(entity.name) has two properties of the name \(name)")
    }
    change(&model.entities[index])
  }

  // MARK: - References

  private func check() throws(DataModelError) {
    let entities = Dictionary(uniqueKeysWithValues: model.entities.map { ($0.name, $0) })
    for entity in model.entities {
      var seen: Set = [entity.name]
      var parent = entity.parent
      while let name = parent {
        guard let known = entities[name] else {
          throw DataModelError(path, "the parent \(name) of the entity \(entity.name) is not in the model")
        }
        guard seen.insert(name).inserted else {
          throw DataModelError(path, "the entity \(entity.name) is one of its own parents")
        }
        parent = known.parent
      }
      for relationship in entity.relationships {
        guard let destination = entities[relationship.destination] else {
          throw DataModelError(
            path,
            "the destination \(relationship.destination) of \(entity.name).\(relationship.name) is not in the model")
        }
        guard let inverse = relationship.inverse else { continue }
        var holder: DataModel.Entity? = destination
        while let current = holder, !current.relationships.contains(where: { $0.name == inverse }) {
          holder = current.parent.flatMap { entities[$0] }
        }
        if holder == nil {
          throw DataModelError(
            path,
            "the inverse \(inverse) of \(entity.name).\(relationship.name) is no relationship of \(destination.name)")
        }
      }
    }
  }
}
