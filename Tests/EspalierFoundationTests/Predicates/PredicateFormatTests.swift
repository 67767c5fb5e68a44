// SPDX-License-Identifier: MIT

import Combine
import EspalierFoundation
import Observation
import Testing

/// Source of the operators: Apple's Predicate Programming Guide, *Predicate Format String Syntax*.
@Suite struct PredicateFormatTests {
  private enum Kind: String { case cat, dog }

  private class Named {
    let id = UUID()
    let name: String
    init(_ name: String) { self.name = name }
  }

  private final class Person: Named {
    let age: Int
    var born: Date?
    var kind = Kind.cat
    var tags = ["x", "yy"]
    var friends: [Person] = []
    var address = ["city": "Köln"]

    init(_ name: String, _ age: Int) {
      self.age = age
      super.init(name)
    }
  }

  private static var person: Person {
    let person = Person("Ånna Smith", 30)
    person.friends = [Person("bob", 12), Person("Carl", 40)]
    person.born = Date(timeIntervalSince1970: 10)
    return person
  }

  @Test(arguments: [
    "age == 30", "age = 30", "age != 31", "age <> 31", "age >= 30 AND age <= 30", "age > 29 && age < 31", "age => 30",
    "age < 0 OR NOT (age == 3)", "!(age == 3)", "age BETWEEN {10, 30}", "age IN {1, 30}", "TRUEPREDICATE",
    "not FALSEPREDICATE", "(age == 1 or age == 30) and age != 2",
  ])
  func comparisonsAndTheirCombinations(format: String) { #expect(Self.isTrue(format)) }

  @Test(arguments: [
    "name BEGINSWITH 'Ån'", "name BEGINSWITH[cd] 'an'", "name ENDSWITH \"ith\"", "name CONTAINS[c] 'SMITH'",
    "name LIKE '?nna*'", "name LIKE[cd] 'ANNA*'", "name MATCHES '.*Sm[a-z]+'", "NOT name MATCHES 'Sm[a-z]+'",
    "NOT name CONTAINS 'smith'", "name ==[cd] 'anna smith'", "'Smith' IN name", "name.length == 10",
    "lowercase(name) ENDSWITH 'smith'",
  ])
  func operatorsOfTexts(format: String) { #expect(Self.isTrue(format)) }

  @Test(arguments: [
    "ANY friends.age > 35", "SOME friends.name == 'bob'", "ALL friends.age > 10", "NONE friends.name == 'zoe'",
    "friends.@count == 2", "friends.@sum.age == 52", "friends.@max.age == 40", "friends.@avg.age == 26",
    "tags CONTAINS 'yy'", "'yy' IN tags", "tags[0] == 'x'", "tags[LAST] == 'yy'", "tags[SIZE] == 2",
    "SUBQUERY(friends, $f, $f.age > 20 AND $f.name LIKE 'C*').@count == 1",
    "friends.@count > 0 && sum(friends.age) == 52",
  ])
  func elementsOfCollections(format: String) { #expect(Self.isTrue(format)) }

  @Test(arguments: [
    "age + 2 * 3 == 36", "(age + 2) * 2 == 64", "age / 4 == 7", "age ** 2 == 900", "-age < 0", "age == 0x1E",
    "age == 3.0e1",
    "abs(-3) == 3", "born < now()", "CAST(0, 'NSDate') > born", "born != nil", "address.city == 'Köln'",
    "kind == 'cat'",
    "SELF.age == 30",
  ])
  func valuesAndPaths(format: String) { #expect(Self.isTrue(format)) }

  private static func isTrue(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: person) }

  @Test func argumentsAreValuesAndKeys() {
    let person = Self.person
    #expect(NSPredicate(format: "%K == %@", "name", "Ånna Smith").evaluate(with: person))
    #expect(NSPredicate(format: "age == %d AND age > %f", 30, 1.5).evaluate(with: person))
    #expect(NSPredicate(format: "id == %@", person.id as CVarArg).evaluate(with: person))
    #expect(NSPredicate(format: "id == %@", person.id as NSUUID).evaluate(with: person))
    #expect(NSPredicate(format: "born < %@", Date() as NSDate).evaluate(with: person))
    #expect(NSPredicate(format: "name IN %@", ["x", "Ånna Smith"]).evaluate(with: person))
    #expect(NSPredicate(format: "SELF MATCHES %@", argumentArray: ["[a-z]+@[a-z.]+"]).evaluate(with: "me@example.org"))
    #expect(NSPredicate(format: "age > $least").evaluate(with: person, substitutionVariables: ["least": 20]))
    #expect(NSPredicate(format: "age > $least").withSubstitutionVariables(["least": 20]).evaluate(with: person))
  }

  @Test func compoundsConsistOfFormats() {
    let parts = [NSPredicate(format: "age > 1"), NSPredicate(format: "age < 30")]
    #expect(!NSCompoundPredicate(andPredicateWithSubpredicates: parts).evaluate(with: Self.person))
    #expect(NSCompoundPredicate(orPredicateWithSubpredicates: parts).evaluate(with: Self.person))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: parts[1]).evaluate(with: Self.person))
  }

  @Test func arraysAreFilteredAndSorted() {
    let friends = Self.person.friends as NSArray
    let found = friends.filtered(using: NSPredicate(format: "age > 20")).compactMap { ($0 as? Person)?.name }
    #expect(found == ["Carl"])
    let sorted = friends.sortedArray(using: [NSSortDescriptor(key: "age", ascending: false)])
    #expect(sorted.compactMap { ($0 as? Person)?.age } == [40, 12])
  }

  @Observable fileprivate final class Observed { var title = "o" }
  fileprivate final class Publishing: ObservableObject { @Published var title = "p" }

  @Test func propertiesOfWrappersHaveTheirValues() {
    #expect(NSPredicate(format: "title == 'o'").evaluate(with: Observed()))
    #expect(NSPredicate(format: "title == 'p'").evaluate(with: Publishing()))
  }

  @Test func numbersAndTruthValuesOfDictionariesAreEqual() {
    #expect(NSPredicate(format: "flag == YES AND count == 1").evaluate(with: ["flag": true, "count": 1.0]))
    #expect(NSPredicate(format: "a == NULL").evaluate(with: ["a": NSNull()]))
    #expect(NSPredicate(format: "#in == 3").evaluate(with: ["in": 3]))
  }

  @Test func anExpressionIsComputed() {
    #expect(NSExpression(format: "2 * (3 + 4.5)").expressionValue(with: nil, context: nil) as? Double == 15)
    #expect(NSExpression(format: "7 / 2").expressionValue(with: nil, context: nil) as? Int == 3)
  }

  @Test func otherModulesReadTheParsedFormat() throws {
    let compound = NSCompoundPredicate(
      andPredicateWithSubpredicates: [NSPredicate(format: "a.b == 1"), NSPredicate(format: "c != 2")])
    guard case .and(let nodes) = compound.node, case .comparison(let first) = nodes.first else {
      Issue.record("no parsed format")
      return
    }
    #expect(nodes.count == 2)
    #expect(first.left.path == "a.b")
    #expect(NSPredicate { _, _ in true }.node == nil)
  }
}
