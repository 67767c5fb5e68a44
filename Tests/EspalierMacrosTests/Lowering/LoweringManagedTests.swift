// SPDX-License-Identifier: MIT

import Testing

@Suite struct LoweringManagedTests {
  @Test(
    "A managed property has accessors by key",
    arguments: [
      (
        "@NSManaged var a: String?",
        "           var a: String? { get { value(forKey: \"a\") as! String? } set { setValue(newValue, forKey: \"a\") } }"
      ),
      (
        "@NSManaged public var a: URL!",
        "           public var a: URL! { get { value(forKey: \"a\") as! URL? } set { setValue(newValue, forKey: \"a\") } }"
      ),
    ])
  func properties(source: String, lowered: String) throws {
    #expect(try LoweredFile("class A { \(source) }").text == "class A { \(lowered) }")
  }

  @Test(
    "A managed method changes a relationship",
    arguments: [
      ("addToParts(_ value: Part)", "{ mutableSetValue(forKey: \"parts\").add(value) }"),
      ("removeFromParts(_ value: Part)", "{ mutableSetValue(forKey: \"parts\").remove(value) }"),
      ("addToParts(_ values: NSSet)", "{ for value in values { mutableSetValue(forKey: \"parts\").add(value) } }"),
      ("addToSteps(_ value: Step)", "{ mutableOrderedSetValue(forKey: \"steps\").add(value) }"),
    ])
  func methods(method: String, body: String) throws {
    let file = try LoweredFile(
      "extension A { @NSManaged func \(method) }", beside: ["class A { @NSManaged var steps: NSOrderedSet? }"])
    #expect(file.text == "extension A {            func \(method) \(body) }")
    #expect(file.notes == [])
  }

  @Test("Other managed methods are noted")
  func notes() throws {
    #expect(
      try LoweredFile("class A { @NSManaged func f() }").notes == [
        "1:11: 'f' has no body on Linux: only 'addTo…' and 'removeFrom…' of '@NSManaged' get one"
      ])
  }
}
