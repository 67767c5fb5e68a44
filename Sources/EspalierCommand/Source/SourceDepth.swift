// SPDX-License-Identifier: MIT

/// How deep a source is nested, by a scan without recursion. The compiler's parsers recurse, and try again at each level what may be
/// a type: without a limit, ten kilobytes of brackets keep them busy for ever, or take all of their stack.
///
/// O(n) in the length of the source.
struct SourceDepth {
  /// What is nested, with the most levels that are compiled. Sources that people write have a tenth of them.
  enum Limit: Int {
    /// Brackets of all kinds, those of types' arguments too.
    case brackets = 128
    /// Square brackets alone, each of which doubles the work of the parsers.
    case squareBrackets = 16
    /// Interpolations in string literals in each other.
    case interpolations = 15
    /// `#if` in each other.
    case conditions = 127
    /// Characters of one operator, or of a row of them.
    case operators = 64
  }

  /// The first place where a limit is passed.
  struct Excess: Equatable {
    let limit: Limit
    let line: Int
    /// In bytes, from 1.
    let column: Int
  }

  private enum Part: Equatable {
    case bracket(UInt8)
    case angle
    case interpolation
    /// - Parameters:
    ///   - end: The character at its end, so many times.
    case literal(end: UInt8, marks: Int, hashes: Int)
  }

  private(set) var excess: Excess?
  private let text: [UInt8]
  private var parts: [Part] = []
  private var squares = 0
  private var interpolations = 0
  private var conditions = 0
  private var offset = 0

  init(_ source: String) {
    text = Array(source.utf8)
    while offset < text.count, excess == nil {
      if case .literal(let end, let marks, let hashes) = parts.last {
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
        interpolations += 1
        check(interpolations, .interpolations)
      } else {
        offset += 1 + hashes
      }
    } else if byte == end, has(marks, end, at: offset), has(hashes, UInt8(ascii: "#"), at: offset + marks) {
      parts.removeLast()
      offset += marks + hashes - 1
    } else if byte == UInt8(ascii: "\n"), marks == 1, end == UInt8(ascii: "\"") || hashes == 0 {
      parts.removeLast()
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
    // Of a regular expression, or of a key path.
    case UInt8(ascii: "\\"): offset += 1
    case UInt8(ascii: "("), UInt8(ascii: "{"): push(.bracket(byte))
    case UInt8(ascii: "["):
      push(.bracket(byte))
      squares += 1
      check(squares, .squareBrackets)
    case UInt8(ascii: ")"): close(UInt8(ascii: "("))
    case UInt8(ascii: "]"): close(UInt8(ascii: "["))
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"))
    case UInt8(ascii: "<") where isArgumentList: push(.angle)
    // Not that of an arrow.
    case UInt8(ascii: ">") where parts.last == .angle && text[offset - 1] != UInt8(ascii: "-"): parts.removeLast()
    case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"): closeAngles()
    case UInt8(ascii: "\n"): if beginsDeclaration(offset + 1) { closeExpressions() }
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
    parts.append(.literal(end: UInt8(ascii: "\""), marks: marks, hashes: hashes))
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
      return parts.append(.literal(end: UInt8(ascii: "/"), marks: 1, hashes: hashes))
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

  private mutating func push(_ part: Part) {
    parts.append(part)
    check(parts.count, .brackets)
  }

  /// Whether a `<` begins the arguments of a type: a name stands before it and none of an operator's spaces around it.
  private var isArgumentList: Bool {
    guard offset > 0, Self.isWord(text[offset - 1]) || text[offset - 1] == UInt8(ascii: "`"), let next = at(offset + 1)
    else { return false }
    return Self.isWord(next)
      || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "\n"), UInt8(ascii: "@")].contains(next)
  }

  private mutating func closeAngles() {
    while parts.last == .angle { parts.removeLast() }
  }

  /// Takes away what is open down to a bracket; a bracket that closes none within the literal around it is ignored.
  private mutating func close(_ open: UInt8) {
    closeAngles()
    if open == UInt8(ascii: "("), parts.last == .interpolation {
      parts.removeLast()
      interpolations -= 1
      return
    }
    guard
      let place = parts.lastIndex(where: {
        if case .literal = $0 { true } else { $0 == .bracket(open) || $0 == .interpolation }
      }), parts[place] == .bracket(open)
    else { return }
    squares -= parts[place...].count { $0 == .bracket(UInt8(ascii: "[")) }
    parts.removeSubrange(place...)
  }

  /// What is open in an expression that has ended: a bracket in a regular expression need not be closed.
  private mutating func closeExpressions() {
    closeAngles()
    while case .bracket(let byte) = parts.last, byte != UInt8(ascii: "{") {
      if byte == UInt8(ascii: "[") { squares -= 1 }
      parts.removeLast()
      closeAngles()
    }
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

extension SourceDepth.Excess {
  /// The error as the compiler would place it.
  func diagnostic(_ path: String) -> Diagnostic {
    let number = limit.rawValue
    let message =
      switch limit {
      case .brackets:
        "more than \(number) brackets are open here; move what is in them into properties or views of their own"
      case .squareBrackets:
        "more than \(number) square brackets are open here, and each doubles the compiler's work; give inner arrays and types names"
      case .interpolations:
        "more than \(number) interpolations are in each other here; give the inner texts names"
      case .conditions: "more than \(number) #if are open here; move what is in them into files of their own"
      case .operators: "an operator here has more than \(number) characters"
      }
    return Diagnostic(path: path, line: line, column: column, message: message)
  }
}
