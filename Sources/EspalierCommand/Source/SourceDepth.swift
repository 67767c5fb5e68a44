// SPDX-License-Identifier: MIT

/// The nesting depth of a source, by a scan without recursion. The compiler's parsers recurse, and try again at each level
/// whether it is a type: without a limit, ten kilobytes of brackets keep them busy for ever, or take all of their stack.
///
/// O(n) in the length of the source.
struct SourceDepth {
  /// The kinds of nesting, with the most levels that are compiled. Sources that people write have a tenth of them.
  enum Limit: Int {
    /// Brackets of all kinds, including those of generic arguments.
    case brackets = 128
    /// Square brackets alone, each of which doubles the work of the parsers.
    case squareBrackets = 16
    /// Nested interpolations in string literals.
    case interpolations = 15
    /// Nested `#if`.
    case conditions = 127
    /// The characters of one operator, or of adjacent ones.
    case operators = 64
  }

  private(set) var excess: Excess?
  private let text: [UInt8]
  private var open = OpenParts()
  private var conditions = 0
  private var offset = 0

  init(_ source: String) {
    text = Array(source.utf8)
    while offset < text.count, excess == nil {
      if case .literal(let end, let marks, let hashes) = open.last {
        readLiteral(end, marks, hashes)
      } else {
        readCode()
      }
    }
  }

  // MARK: - Literals

  private mutating func readLiteral(_ end: UInt8, _ marks: Int, _ hashes: Int) {
    let byte = text[offset]
    if byte == UInt8(ascii: "\\"), end == UInt8(ascii: "\""), has(hashes, UInt8(ascii: "#"), at: offset + 1) {
      if at(offset + 1 + hashes) == UInt8(ascii: "(") {
        offset += 1 + hashes
        push(.interpolation)
        check(open.interpolations, .interpolations)
      } else {
        offset += 1 + hashes
      }
    } else if byte == end, has(marks, end, at: offset), has(hashes, UInt8(ascii: "#"), at: offset + marks) {
      open.removeLast()
      offset += marks + hashes - 1
    } else if byte == UInt8(ascii: "\n"), marks == 1, end == UInt8(ascii: "\"") || hashes == 0 {
      open.removeLast()
    }
    offset += 1
  }

  // MARK: - Code

  private mutating func readCode() {
    let byte = text[offset]
    switch byte {
    case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "/"):
      offset = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      return
    case UInt8(ascii: "/") where at(offset + 1) == UInt8(ascii: "*"): return skipComment()
    case UInt8(ascii: "\""): return beginString(hashes: 0)
    case UInt8(ascii: "#"): return readHashes()
    // A character after the backslash of a regular expression is no bracket; a key path has none there.
    case UInt8(ascii: "\\"): offset += 1
    case UInt8(ascii: "("), UInt8(ascii: "{"): push(.bracket(byte))
    case UInt8(ascii: "["):
      push(.bracket(byte))
      check(open.squareBrackets, .squareBrackets)
    case UInt8(ascii: ")"): open.close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): open.close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): open.close(UInt8(ascii: "{"))
    case UInt8(ascii: "<") where isArgumentList: push(.angle)
    // Not the one of an arrow.
    case UInt8(ascii: ">") where open.last == .angle && text[offset - 1] != UInt8(ascii: "-"): open.removeLast()
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"): open.closeAngles()
    case UInt8(ascii: "\n"): if beginsDeclaration(offset + 1) { open.closeExpressions() }
    default: break
    }
    if Self.isOperator(byte) { return readOperator() }
    offset += 1
  }

  private mutating func readOperator() {
    let end = text[offset...].firstIndex { !Self.isOperator($0) } ?? text.count
    check(end - offset, .operators)
    // A comment may begin in it, and brackets of types may end.
    offset += 1
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "="), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while offset < text.count {
      if text[offset] == UInt8(ascii: "/"), at(offset + 1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if text[offset] == UInt8(ascii: "*"), at(offset + 1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
      }
    }
  }

  private mutating func beginString(hashes: Int) {
    let marks = has(3, UInt8(ascii: "\""), at: offset) ? 3 : 1
    offset += marks
    open.append(.literal(end: UInt8(ascii: "\""), marks: marks, hashes: hashes))
  }

  /// A literal with hashes, or a condition.
  private mutating func readHashes() {
    let end = text[offset...].firstIndex { $0 != UInt8(ascii: "#") } ?? text.count
    let hashes = end - offset
    switch at(end) {
    case UInt8(ascii: "\""):
      offset = end
      return beginString(hashes: hashes)
    case UInt8(ascii: "/"):
      offset = end + 1
      return open.append(.literal(end: UInt8(ascii: "/"), marks: 1, hashes: hashes))
    default: break
    }
    if hashes == 1, word(at: end) == "if" {
      conditions += 1
      check(conditions, .conditions)
    } else if hashes == 1, word(at: end) == "endif" {
      conditions = max(0, conditions - 1)
    }
    offset = end
  }

  // MARK: - Brackets

  private mutating func push(_ part: OpenParts.Part) {
    open.append(part)
    check(open.count, .brackets)
  }

  /// Whether a `<` begins generic arguments: a name precedes it, and none of an operator's spaces is around it.
  private var isArgumentList: Bool {
    guard offset > 0, Self.isWord(text[offset - 1]) || text[offset - 1] == UInt8(ascii: "`"), let next = at(offset + 1)
    else { return false }
    return Self.isWord(next)
      || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\n"), UInt8(ascii: "@")].contains(next)
  }

  private static let declarations: Set<String> = [
    "let", "var", "func", "static", "private", "public", "internal", "case", "struct", "enum", "class", "extension",
    "return", "if", "guard", "for", "import",
  ]

  private func beginsDeclaration(_ start: Int) -> Bool {
    let first = text[min(start, text.count)...].prefix(200).firstIndex { $0 != 32 && $0 != 9 }
    return first.map { Self.declarations.contains(word(at: $0)) } ?? false
  }

  // MARK: - Text

  private mutating func check(_ count: Int, _ limit: Limit) {
    guard excess == nil, count > limit.rawValue else { return }
    let before = text[..<min(offset, text.count)]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    excess = Excess(limit: limit, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: offset - start + 1)
  }

  private func at(_ offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

  private func has(_ count: Int, _ byte: UInt8, at offset: Int) -> Bool {
    offset + count <= text.count && text[offset..<offset + count].allSatisfy { $0 == byte }
  }

  private func word(at start: Int) -> String {
    String(decoding: text[start...].prefix(12).prefix(while: Self.isWord), as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
