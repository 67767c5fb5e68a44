// SPDX-License-Identifier: MIT

import Foundation

/// The cases of `docs/specification`, in the order of the pages.
struct Specification: Sendable {
  /// The first word in the parentheses of a case.
  enum Grade: String, Sendable {
    case a = "A"
    case b = "B"
    case c = "C"
    case open
  }

  static let kindsOfSource: Set = [
    "test", "picture", "documentation", "session", "article", "reverse-engineered", "own knowledge",
  ]

  /// One observable behaviour.
  struct Case: Sendable {
    let id: CaseID
    let grade: Grade
    let sources: [String]
    let sentence: String
    let page: String

    /// Whether Espalier behaves otherwise on purpose: the sentence ends with a link to the page of differences.
    var deviates: Bool { sentence.hasSuffix("Deviates, see [differences](../differences.md).") }
  }

  var cases: [Case] = []
  /// Items of a list that are no case: page and line.
  var malformed: [String] = []

  static let whole = Specification(pages: Page.specification)

  init(pages: [Page]) {
    for page in pages { read(page) }
  }

  /// A case is an item that begins with its identifier in bold; lines that are indented go on with it.
  private mutating func read(_ page: Page) {
    var item: String?
    func finished(_ text: String) -> Case? {
      guard let match = text.wholeMatch(of: /- \*\*([A-Z]+[0-9]+)\*\* \(([^)]*)\): (.+)/), let id = CaseID(match.1)
      else {
        return nil
      }
      let parts = match.2.components(separatedBy: ", ")
      guard let grade = Grade(rawValue: parts[0]), parts.count > 1 else { return nil }
      guard parts.dropFirst().allSatisfy(Self.kindsOfSource.contains) else { return nil }
      return Case(id: id, grade: grade, sources: Array(parts.dropFirst()), sentence: String(match.3), page: page.name)
    }
    for line in page.text.components(separatedBy: "\n") + [""] {
      if line.hasPrefix("  "), let begun = item {
        item = begun + " " + line.drop { $0 == " " }
        continue
      }
      if let text = item {
        if let read = finished(text) { cases.append(read) } else { malformed.append("\(page.name): \(text)") }
      }
      item = line.hasPrefix("- ") ? line : nil
    }
  }
}

/// The identifier of a case: the letters of its group and a number.
struct CaseID: Hashable, Comparable, Sendable, CustomStringConvertible {
  let group: String
  let number: Int

  static let groups: Set = ["P", "AN", "G", "L", "T", "S", "M", "I", "Q"]

  init(group: String, number: Int) {
    self.group = group
    self.number = number
  }

  /// Nil if the word is no identifier: a group's letters and a number of at most three digits.
  init?(_ word: some StringProtocol) {
    let digits = word.utf8.drop { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") }
    let letters = word.utf8.count - digits.count
    guard letters > 0, letters < 3, (1...3).contains(digits.count), Self.groups.contains(String(word.prefix(letters))),
      let number = Int(word.dropFirst(letters)), number >= 0
    else { return nil }
    self.init(group: String(word.prefix(letters)), number: number)
  }

  static func < (a: CaseID, b: CaseID) -> Bool { (a.group, a.number) < (b.group, b.number) }

  var description: String { "\(group)\(number)" }
}
