// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A Swift file in which comments and string literals are blank, so that brackets pair and dots precede members. All offsets
/// are in the file's UTF-8, columns too, as the compiler counts them. O(n) to make.
struct MaskedSource {
  let text: [UInt8]
  private let lineStarts: [Int]
  /// The offsets of closing brackets, by the offsets of the opening ones.
  private let closings: [Int: Int]
  /// The offsets of opening brackets, by the offsets of the closing ones.
  private let openings: [Int: Int]

  init(_ data: Data) {
    let text = Masking(Array(data)).masked
    self.text = text
    lineStarts = [0] + text.indices.filter { text[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    closings = Self.closings(text)
    openings = Dictionary(uniqueKeysWithValues: closings.map { ($1, $0) })
  }

  /// - Parameter path: A file that cannot be read is treated as empty: the compiler reports it.
  init(path: String) { self.init((try? RegularFile.read(path, limit: SourceLimit.bytes)) ?? Data()) }

  private static func closings(_ text: [UInt8]) -> [Int: Int] {
    var open: [Int] = []
    var closings: [Int: Int] = [:]
    for offset in text.indices {
      switch text[offset] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(offset)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let last = open.popLast() { closings[last] = offset }
      default: break
      }
    }
    return closings
  }

  func offset(line: Int, column: Int) -> Int {
    min(lineStarts[min(max(line, 1), lineStarts.count) - 1] + column - 1, text.count)
  }

  func place(of offset: Int) -> (line: Int, column: Int) {
    var (line, end) = (0, lineStarts.count)
    while end - line > 1 {
      let middle = (line + end) / 2
      if lineStarts[middle] <= offset { line = middle } else { end = middle }
    }
    return (line + 1, offset - lineStarts[line] + 1)
  }

  /// The body of the function, accessor or initial value around an offset, with all closures in it: the source between the
  /// outermost curly brackets that are not a type's. The whole source, outside of all bodies.
  func body(around offset: Int) -> Range<Int> {
    var depth = 0
    var body = 0..<text.count
    for start in text[..<min(offset, text.count)].indices.reversed() {
      if text[start] == UInt8(ascii: "}") { depth += 1 }
      guard text[start] == UInt8(ascii: "{") else { continue }
      if depth > 0 {
        depth -= 1
      } else if opensType(start) {
        break
      } else {
        body = start + 1..<(closing(start) ?? text.count)
      }
    }
    return body
  }

  /// Whether a curly bracket opens a type or an extension, by the last keyword since the previous bracket or semicolon.
  private func opensType(_ bracket: Int) -> Bool {
    var end = bracket
    while end > 0, ![UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains(text[end - 1]) {
      let word = text[..<end].reversed().prefix(while: Self.isWord).count
      if (3...9).contains(word), let opens = Self.declarations[String(decoding: text[end - word..<end], as: UTF8.self)]
      {
        return opens
      }
      end -= max(word, 1)
    }
    return false
  }

  /// The words of declarations with curly brackets, and whether each declares a type.
  private static let declarations = [
    "struct": true, "class": true, "enum": true, "actor": true, "extension": true, "protocol": true, "func": false,
    "var": false, "let": false, "init": false, "subscript": false,
  ]

  /// The calls of members after a bracket, `}.name(…) { … }`, as modifiers are written.
  /// - Parameter ofNames: Whether to take the members of names instead, `plant.name`, unless the name is that of a type.
  func memberCalls(in range: Range<Int>, ofNames: Bool = false) -> [(name: String, range: Range<Int>)] {
    range.compactMap { dot in
      guard text[dot] == UInt8(ascii: "."), let before = text[..<dot].last(where: { !Self.isSpace($0) }),
        ofNames ? endsValueName(dot) : Self.isClosing(before)
      else { return nil }
      let name = text[(dot + 1)...].prefix(while: Self.isWord)
      guard let first = name.first, !Self.isDigit(first) else { return nil }
      return (String(decoding: name, as: UTF8.self), dot..<endOfCall(from: name.endIndex))
    }
  }

  private static func isClosing(_ byte: UInt8) -> Bool {
    [UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]")].contains(byte)
  }

  /// Whether a name with a lowercase first letter ends at an offset.
  private func endsValueName(_ offset: Int) -> Bool {
    let word = text[..<offset].reversed().prefix(while: Self.isWord)
    return word.last.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) || $0 == UInt8(ascii: "_") } ?? false
  }

  /// The first name of an expression that has a member at a dot: `URL` of `URL(fileURLWithPath: path).name`, `plants` of
  /// `plants[0].leaf.name`. Nil if it does not begin with a name.
  func root(ofMemberAt dot: Int) -> String? {
    var end = dot
    while true {
      while end > 0, Self.isSpace(text[end - 1]) { end -= 1 }
      guard end > 0 else { return nil }
      if Self.isClosing(text[end - 1]) {
        guard let open = openings[end - 1] else { return nil }
        end = open
      } else {
        let word = text[..<end].reversed().prefix(while: Self.isWord).count
        guard word > 0 else { return nil }
        let start = end - word
        guard start > 0, text[start - 1] == UInt8(ascii: ".") else {
          return String(decoding: text[start..<end], as: UTF8.self)
        }
        end = start - 1
      }
    }
  }

  /// The names of functions, properties and cases that the file declares, at any depth.
  var declaredNames: Set<String> {
    let source = String(decoding: text, as: UTF8.self)
    return Set(source.matches(of: /\b(?:func|var|let|case)\s+`?(\w+)/).map { String($0.1) })
  }

  /// The offset after a call's arguments and closures, which begin at `start`.
  private func endOfCall(from start: Int) -> Int {
    var end = start
    if end < text.count, text[end] == UInt8(ascii: "("), let close = closing(end) { end = close + 1 }
    while let bracket = closure(from: end, needsLabel: end != start && text[end - 1] == UInt8(ascii: "}")),
      let close = closing(bracket)
    {
      end = close + 1
    }
    return end
  }

  /// The bracket of a trailing closure: of the first one, or of a later one after its label.
  private func closure(from offset: Int, needsLabel: Bool) -> Int? {
    var next = skipSpace(offset)
    if needsLabel {
      let label = text[min(next, text.count)...].prefix(while: Self.isWord)
      guard !label.isEmpty, label.endIndex < text.count, text[label.endIndex] == UInt8(ascii: ":") else { return nil }
      next = skipSpace(label.endIndex + 1)
    }
    return next < text.count && text[next] == UInt8(ascii: "{") ? next : nil
  }

  private func skipSpace(_ offset: Int) -> Int {
    text[min(offset, text.count)...].firstIndex { !Self.isSpace($0) } ?? text.count
  }

  /// The bracket that closes the one at an offset.
  private func closing(_ open: Int) -> Int? { closings[open] }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) || byte == UInt8(ascii: "_")
  }
}

/// Blanks comments and literals; each literal leaves two square brackets.
private struct Masking {
  private(set) var masked: [UInt8]
  private let text: [UInt8]

  init(_ text: [UInt8]) {
    self.text = text
    masked = text
    var offset = 0
    while offset < text.count {
      let end: Int
      var isLiteral = false
      if starts("//", at: offset) {
        end = text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      } else if starts("/*", at: offset) {
        end = endOfComment(offset)
      } else if let quote = quote(at: offset) {
        end = endOfLiteral(offset + quote.hashes + quote.marks, quote)
        isLiteral = true
      } else {
        offset += max(1, hashes(at: offset))
        continue
      }
      for blank in offset..<end where text[blank] != UInt8(ascii: "\n") { masked[blank] = UInt8(ascii: " ") }
      // A literal is a value: a member may follow it.
      if isLiteral, end - offset > 1 {
        masked[offset] = UInt8(ascii: "[")
        masked[end - 1] = UInt8(ascii: "]")
      }
      offset = end
    }
  }

  private struct Quote {
    let hashes: Int
    let marks: Int
  }

  private func starts(_ word: StaticString, at offset: Int) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    return end <= text.count
      && text[offset..<end].elementsEqual(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }

  private func endOfComment(_ start: Int) -> Int {
    var depth = 1
    var offset = start + 2
    while offset < text.count, depth > 0 {
      let change = starts("/*", at: offset) ? 1 : starts("*/", at: offset) ? -1 : 0
      depth += change
      offset += change == 0 ? 1 : 2
    }
    return min(offset, text.count)
  }

  private func hashes(at offset: Int) -> Int { text[offset...].prefix { $0 == UInt8(ascii: "#") }.count }

  private func quote(at offset: Int) -> Quote? {
    let hashes = hashes(at: offset)
    guard starts("\"", at: offset + hashes) else { return nil }
    return Quote(hashes: hashes, marks: starts("\"\"\"", at: offset + hashes) ? 3 : 1)
  }

  /// The greatest depth of literals in interpolations in literals; deeper ones count as unclosed. No source that compiles has as
  /// many.
  private static let deepest = 64

  /// The offset after a literal whose content begins at `start`; interpolations may contain literals.
  private func endOfLiteral(_ start: Int, _ quote: Quote, depth: Int = 0) -> Int {
    guard depth < Self.deepest else { return text.count }
    var offset = start
    while offset < text.count {
      if text[offset] == UInt8(ascii: "\\"),
        text[(offset + 1)...].prefix(quote.hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        offset += 1 + quote.hashes
        offset = starts("(", at: offset) ? endOfInterpolation(offset, depth + 1) : offset + 1
      } else if text[offset] == UInt8(ascii: "\""),
        quote.marks == 1 || starts("\"\"\"", at: offset),
        text[(offset + quote.marks)...].prefix(quote.hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return min(offset + quote.marks + quote.hashes, text.count)
      } else if quote.marks == 1, text[offset] == UInt8(ascii: "\n") {
        return offset
      } else {
        offset += 1
      }
    }
    return text.count
  }

  private func endOfInterpolation(_ open: Int, _ level: Int) -> Int {
    var depth = 0
    var offset = open
    while offset < text.count {
      if let inner = quote(at: offset) {
        offset = endOfLiteral(offset + inner.hashes + inner.marks, inner, depth: level)
        continue
      }
      if text[offset] == UInt8(ascii: "(") { depth += 1 }
      if text[offset] == UInt8(ascii: ")") { depth -= 1 }
      offset += max(1, hashes(at: offset))
      if depth == 0 { return offset }
    }
    return text.count
  }
}
