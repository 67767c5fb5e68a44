// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierDataModels

@Suite struct DataModelParserTests {
  private func parse(_ text: String) throws -> DataModel { try DataModelParser.parse(Data(text.utf8), "M/contents") }

  private func message(_ text: String) -> String {
    do { _ = try parse(text) } catch { return "\(error)" }
    return "no error"
  }

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Item" representedClassName="Item" syncable="YES" codeGenerationType="class" elementID="Thing">
            <attribute name="count" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES" minValueString="1"/>
            <attribute name="timestamp" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <attribute name="tint" optional="YES" attributeType="Transformable" valueTransformerName="T" customClassName="[String]"/>
            <relationship name="parts" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Part" inverseName="item" inverseEntity="Item"/>
            <uniquenessConstraints><uniquenessConstraint><constraint value="count"/></uniquenessConstraint></uniquenessConstraints>
            <userInfo><entry key="a" value="b &amp; c"/></userInfo>
        </entity>
        <entity name="Part" representedClassName=".Part" isAbstract="YES" codeGenerationType="category">
            <relationship name="item" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Item" inverseName="parts" inverseEntity="Item"/>
        </entity>
        <entity name="Screw" parentEntity="Part"><attribute name="default" optional="YES" attributeType="String"/></entity>
        <fetchRequest name="Big" entity="Item" predicateString="count &gt; $LEAST"/>
        <configuration name="Cloud"><memberEntity name="Item"/></configuration>
        <elements><element name="Item" positionX="-63" positionY="-18" width="128" height="44"/></elements>
    </model>
    """

  @Test("a model has its entities, attributes, relationships, constraints, requests and configurations")
  func whole() throws {
    let model = try parse(Self.model)
    #expect(model.entities.map(\.name) == ["Item", "Part", "Screw"])
    let item = model.entities[0]
    #expect(item.className == "Item" && item.code == .class && item.formerName == "Thing")
    #expect(item.uniqueness == [["count"]] && item.userInfo == ["a": "b & c"])
    #expect(item.attributes.map(\.kind) == [.integer16, .date, .transformable])
    #expect(item.attributes.map(\.isScalar) == [true, false, false])
    #expect(item.attributes.map(\.isOptional) == [false, true, true])
    #expect(item.attributes[0].defaultValue == "3" && item.attributes[0].minimum == "1")
    #expect(item.relationships[0].isToMany && item.relationships[0].isOrdered)
    #expect(item.relationships[0].deletionRule == "Cascade" && item.relationships[0].inverse == "item")
    #expect(
      model.entities[1].className == "Part" && model.entities[1].isAbstract && model.entities[1].code == .category)
    #expect(model.entities[2].parent == "Part" && model.entities[2].code == .none)
    #expect(model.requests == [.init(name: "Big", entity: "Item", predicate: "count > $LEAST")])
    #expect(model.configurations == ["Cloud": ["Item"]])
  }

  @Test("a file that is cut, of another kind, or empty is an error with its place and the next step")
  func damaged() {
    let cut = message(String(Self.model.prefix(700)))
    #expect(cut.hasPrefix("M/contents:") && cut.contains("no valid XML") && cut.contains("restore the file"), "\(cut)")
    #expect(message("").contains("no valid XML"))
    #expect(message("<plist version=\"1.0\"/>").contains("there is no element “model”: this is no data model"))
  }

  @Test(
    "an unknown type, rule or reference is an error with its line",
    arguments: [
      (
        "attributeType=\"Integer 16\"", "attributeType=\"Integer 128\"",
        ":4: the attribute count has the unknown type “Integer 128”"
      ),
      (
        "deletionRule=\"Cascade\"", "deletionRule=\"Explode\"",
        ":7: the relationship parts has the unknown delete rule “Explode”"
      ),
      (
        "destinationEntity=\"Part\"", "destinationEntity=\"Pard\"",
        ": the destination Pard of Item.parts is not in the model"
      ),
      ("inverseName=\"item\"", "inverseName=\"thing\"", ": the inverse thing of Item.parts is no relationship of Part"),
      ("parentEntity=\"Part\"", "parentEntity=\"Screw\"", ": the entity Screw is one of its own parents"),
      ("parentEntity=\"Part\"", "parentEntity=\"Nail\"", ": the parent Nail of the entity Screw is not in the model"),
      ("entity name=\"Screw\"", "entity name=\"Part\"", ":14: two entities have the name Part"),
      ("name=\"timestamp\"", "name=\"count\"", ":5: the entity Item has two properties of the name count"),
      ("name=\"timestamp\"", "name=\"a b\"", ":5: “a b” is no name for an attribute"),
      (
        "codeGenerationType=\"class\"", "codeGenerationType=\"magic\"",
        ":3: the entity Item has the unknown code generation “magic”"
      ),
    ])
  func faults(_ old: String, _ new: String, _ expected: String) {
    let text = message(Self.model.replacingOccurrences(of: old, with: new))
    #expect(text.hasPrefix("M/contents" + expected), "\(text)")
  }

  @Test("entities with code generation get classes, properties and accessors; those without get none")
  func classes() throws {
    let source = try #require(DataModelClasses(try parse(Self.model)).source)
    for part in [
      "public class Item: NSManagedObject {}", "public class func fetchRequest() -> NSFetchRequest<Item>",
      "public var count: Int16 {", "public var timestamp: Date? {", "public var tint: [String]? {",
      "public var parts: NSOrderedSet? {", "func addToParts(_ value: Part)",
      "func insertIntoParts(_ value: Part, at idx: Int)",
      "extension Item: Identifiable {}", "nonisolated extension Part {", "public var item: Item? {",
    ] { #expect(source.contains(part), "\(part)") }
    #expect(!source.contains("class Part:") && !source.contains("Screw"))
    #expect(DataModelClasses(DataModel(entities: [.init(name: "A", className: "A")])).source == nil)
  }
}
