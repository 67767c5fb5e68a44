// SPDX-License-Identifier: MIT

import Foundation

/// A place that names a case of the specification.
///
/// A citation is a list of identifiers (`P15, P18`, `L11–L18`, `S7/S8`, `P3 and P4`), in one of two forms: the beginning of
/// a title in a test, or its end in parentheses; elsewhere, in comments and in pages, after the word "specification".
/// Words in backquotes are code and cite nothing.
struct Citation: Sendable {
  enum Form: Sendable {
    /// In a string of a test: the test asserts the case.
    case title
    /// After the word "specification".
    case reference
    /// An identifier in a comment without that word, which is an error if it is a case.
    case bare
  }

  let id: CaseID
  let form: Form
  let file: String
  let line: Int

  var place: String { "\(file):\(line)" }
}

extension Citation {
  /// The citations of a Swift file. Strings count in tests only: elsewhere they are data.
  static func inSwift(_ text: String, file: String, readsTitles: Bool) -> [Citation] {
    var citations: [Citation] = []
    var comment = CitationList()
    var isInLongString = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      func add(_ ids: [CaseID], _ form: Form) {
        citations += ids.map { Citation(id: $0, form: form, file: file, line: index + 1) }
      }
      let marks = line.components(separatedBy: "\"\"\"").count - 1
      if isInLongString || marks > 0 {
        if marks % 2 == 1 { isInLongString.toggle() }
        continue
      }
      let parts = SwiftLine(line)
      if readsTitles { for string in parts.strings { add(CitationList.title(string), .title) } }
      guard let words = parts.comment else {
        comment = CitationList()
        continue
      }
      if !parts.isOnlyComment { comment = CitationList() }
      comment.read(words, references: { add($0, .reference) }, bare: { add($0, .bare) })
    }
    return citations
  }

  /// The citations of a page: only references, as pages have other names of that kind. Blocks of code count no more than
  /// words in backquotes do.
  static func inPage(_ text: String, file: String) -> [Citation] {
    var citations: [Citation] = []
    var list = CitationList()
    var isCode = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if isCode || line.isEmpty { list = CitationList() }
      if isCode { continue }
      list.read(
        line,
        references: { ids in
          citations += ids.map { Citation(id: $0, form: .reference, file: file, line: index + 1) }
        }, bare: { _ in })
    }
    return citations
  }
}

/// A line of Swift, taken apart into strings and a comment.
struct SwiftLine {
  private(set) var strings: [Substring] = []
  private(set) var comment: Substring?
  private(set) var isOnlyComment = false

  init(_ line: Substring) {
    let bytes = line.utf8
    var index = bytes.startIndex
    var start: Substring.Index?
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let begun = start {
        if byte == UInt8(ascii: "\\") {
          index = bytes.index(after: index)
          if index == bytes.endIndex { return }
        } else if byte == UInt8(ascii: "\"") {
          strings.append(line[begun..<index])
          start = nil
        }
      } else if byte == UInt8(ascii: "\"") {
        start = bytes.index(after: index)
      } else if byte == UInt8(ascii: "/"), line[index...].hasPrefix("//") {
        comment = line[index...]
        isOnlyComment = line[..<index].allSatisfy { $0 == " " }
        return
      }
      index = bytes.index(after: index)
    }
  }
}

/// Reads lists of identifiers, word by word; a list may go on in the next line.
struct CitationList {
  private var isList = false
  private var isCode = false
  /// The first end of a range whose other end is next.
  private var last: CaseID?
  private var isRange = false

  /// - Parameters:
  ///   - references: Called with identifiers after the word "specification".
  ///   - bare: Called with those that come without it.
  mutating func read(_ text: Substring, references: ([CaseID]) -> Void, bare: ([CaseID]) -> Void) {
    for word in Words(text) {
      switch word {
      case "`": isCode.toggle()
      case _ where isCode: isList = false
      case "–", "to": isRange = last != nil
      case "/", "//", "///", "and": break
      case "specification", "Specification":
        isList = true
        last = nil
      default:
        if let id = CaseID(word) {
          (isList ? references : bare)(ids(upTo: id))
        } else {
          isList = false
          last = nil
          isRange = false
        }
      }
    }
  }

  private mutating func ids(upTo id: CaseID) -> [CaseID] {
    defer {
      last = id
      isRange = false
    }
    guard isRange, let first = last, first.group == id.group, first.number < id.number else { return [id] }
    return (first.number + 1...id.number).map { CaseID(group: id.group, number: $0) }
  }

  /// The cases that a title asserts: the list that it begins with, those in parentheses, and references.
  static func title(_ title: Substring) -> [CaseID] {
    // Most strings of a test are none: they have no number.
    guard title.utf8.contains(where: { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) else { return [] }
    var found: [CaseID] = []
    func read(_ text: Substring, isList: Bool) {
      var list = CitationList()
      list.isList = isList
      list.read(text, references: { found += $0 }, bare: { _ in })
    }
    if let match = title.prefixMatch(of: beginning) { read(match.output, isList: true) }
    for match in title.matches(of: parenthesised) { read(match.output.1, isList: true) }
    read(title, isList: false)
    return found
  }

  // A path such as `M12 2 L5 5` is no title: a colon, a comma or a word follows the list.
  nonisolated(unsafe) private static let beginning =
    /(?:[A-Z]{1,2}[0-9]{1,3}(?:, |–|\/| and )?)+(?=:| [a-z(`@.])/
  nonisolated(unsafe) private static let parenthesised = /\(((?:[A-Z]{1,2}[0-9]{1,3}(?:, |–|\/| and )?)+)\)/
}

/// The words of a text and the marks between them that matter for lists: dashes, backquotes and what is no separator.
private struct Words: Sequence, IteratorProtocol {
  private var rest: Substring.UTF8View
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
    rest = text.utf8
  }

  mutating func next() -> Substring? {
    while let byte = rest.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { rest = rest.dropFirst() }
    guard let first = rest.first else { return nil }
    let end: Substring.Index
    if Self.isLetter(first) {
      end = rest.firstIndex { !Self.isLetter($0) } ?? rest.endIndex
    } else if first >= 0x80 {
      // One character of several bytes: a dash, or anything else.
      end = rest.dropFirst().firstIndex { $0 < 0x80 || $0 >= 0xC0 } ?? rest.endIndex
    } else if first == UInt8(ascii: "/") {
      end = rest.firstIndex { $0 != UInt8(ascii: "/") } ?? rest.endIndex
    } else {
      end = rest.index(after: rest.startIndex)
    }
    defer { rest = rest[end...] }
    return text[rest.startIndex..<end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
