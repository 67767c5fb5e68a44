// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing
import ViewTesting

/// Automatic grammar agreement in English: Apple's documentation of `InflectionRule`, and the session "What's new in Foundation" of
/// WWDC 2021, which shows `^[\(count) \(size) Salad](inflect: true)`.
@MainActor
@Suite struct GrammarAgreementTests {
  private func shown(_ text: Text, _ locale: String = "en_US") throws -> String? {
    let host = ViewHost(text) { $0.locale = Locale(identifier: locale) }
    return try host.get(.type(Text.self)).text
  }

  @Test("Words agree with the number in their span", arguments: [(0, "0 recipes"), (1, "1 recipe"), (2, "2 recipes")])
  func numbers(_ count: Int, _ expected: String) throws {
    #expect(try shown(Text("^[\(count) recipe](inflect: true)")) == expected)
  }

  @Test("Numbers have the locale's form, and the values after the span keep their places") func values() throws {
    #expect(try shown(Text("^[\(1200) recipe](inflect: true) of \(3) at \(50)%")) == "1,200 recipes of 3 at 50%")
    #expect(try shown(Text("\(1) of ^[\(21) day](inflect: true)")) == "1 of 21 days")
    #expect(try shown(Text("^[\(1) day](inflect: true) and ^[\(2) day](inflect: true)")) == "1 day and 2 days")
    #expect(try shown(Text("^[3 day](inflect: true)")) == "3 days")
  }

  @Test("The last noun of a phrase is inflected, also where it is a value or has marks") func phrases() throws {
    #expect(try shown(Text("^[\(2) new message](inflect: true)!")) == "2 new messages!")
    let noun = "box"
    #expect(try shown(Text("^[\(2) \(noun)](inflect: true), \(noun)")) == "2 boxes, box")
    #expect(try shown(Text("**^[\(2) *new* message](inflect: true)**")) == "2 new messages")
  }

  @Test("Other attributes, spans without a number and other languages change no word") func unchanged() throws {
    #expect(try shown(Text("^[\(2) recipe](other: true)")) == "2 recipe")
    #expect(try shown(Text("^[recipe](inflect: true)")) == "recipe")
    #expect(try shown(Text("^[\(2) Rezept](inflect: true)"), "de_DE") == "2 Rezept")
  }

  @Test("An attributed string agrees, too") func attributed() {
    let string = AttributedString(localized: "^[\(2) recipe](inflect: true)", locale: Locale(identifier: "en_US"))
    #expect(String(string.characters) == "2 recipes")
  }

  @Test(
    "Nouns have the plural of English",
    arguments: [
      ("recipe", "recipes"), ("class", "classes"), ("bus", "buses"), ("box", "boxes"), ("waltz", "waltzes"),
      ("match", "matches"), ("dish", "dishes"), ("city", "cities"), ("day", "days"), ("leaf", "leaves"),
      ("bookshelf", "bookshelves"), ("knife", "knives"), ("roof", "roofs"), ("hero", "heroes"), ("photo", "photos"),
      ("person", "people"), ("child", "children"), ("man", "men"), ("fireman", "firemen"), ("human", "humans"),
      ("woman", "women"), ("foot", "feet"), ("tooth", "teeth"), ("mouse", "mice"), ("goose", "geese"),
      ("sheep", "sheep"), ("fish", "fish"), ("series", "series"), ("species", "species"), ("analysis", "analyses"),
      ("recipes", "recipes"), ("people", "people"), ("stomach", "stomachs"), ("quiz", "quizzes"), ("Person", "People"),
      ("City", "Cities"), ("PERSON", "PEOPLE"), ("MESSAGE", "MESSAGES"), ("PDF", "PDFs"), ("café", "cafés"),
    ])
  func plurals(_ noun: String, _ plural: String) throws {
    #expect(try shown(Text("^[\(2) \(noun)](inflect: true)")) == "2 \(plural)")
  }
}
