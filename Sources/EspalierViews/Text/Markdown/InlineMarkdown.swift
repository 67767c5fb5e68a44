// SPDX-License-Identifier: MIT

import Foundation

/// The inline part of Markdown: emphasis, code, links, strikethrough. White space stays as it is.
package struct InlineMarkdown {
  /// Characters that mean the same.
  package struct Run: Equatable {
    package var string: String
    package var intent: InlinePresentationIntent = []
    package var link: String?
  }

  /// Whether a string may contain any mark: a quick test, O(length), that nearly always excludes it.
  package static func isMarked(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for (i, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
          return true
        case UInt8(ascii: ":"):
          if i + 2 < bytes.count, bytes[i + 1] == UInt8(ascii: "/"), bytes[i + 2] == UInt8(ascii: "/") { return true }
        case UInt8(ascii: "w"):
          if i + 3 < bytes.count, bytes[i + 1] == byte, bytes[i + 2] == byte, bytes[i + 3] == UInt8(ascii: ".") {
            return true
          }
        default: break
        }
      }
      return false
    }
  }

  /// The runs of a string. O(length), but for many unmatched marks.
  package static func runs(of string: String) -> [Run] {
    var parser = InlineMarkdown(string)
    parser.parse()
    return joined(parser.resolved(parser.nodes[...]))
  }

  /// A piece of the string; the delimiters of emphasis are pieces of their own until it is clear what they do.
  struct Node {
    var run: Run
    var delimiter: Delimiter?
  }

  struct Delimiter {
    var mark: Character
    var count: Int
    /// A run that both opens and closes pairs with others by the rule of three.
    var original: Int
    var canOpen: Bool
    var canClose: Bool
  }

  private let characters: [Character]
  private var position = 0
  private var nodes: [Node] = []
  private var text = ""
  /// Where a link may have begun: indices of nodes.
  private var brackets: [(node: Int, isImage: Bool)] = []

  private init(_ string: String) { characters = Array(string) }

  private func character(at index: Int) -> Character? { characters.indices.contains(index) ? characters[index] : nil }

  private mutating func flush() {
    if !text.isEmpty { nodes.append(Node(run: Run(string: text))) }
    text = ""
  }

  private mutating func parse() {
    while let character = character(at: position) {
      switch character {
      case "\\": backslash()
      case "`": code()
      case "*", "_", "~": delimiter(character)
      case "[": openBracket(isImage: false)
      case "!": if self.character(at: position + 1) == "[" { openBracket(isImage: true) } else { take() }
      case "]": closeBracket()
      case "<": angle()
      case "&": entity()
      case "h", "w", "f": bareLink()
      default: take()
      }
    }
    flush()
  }

  private mutating func take() {
    text.append(characters[position])
    position += 1
  }

  private mutating func backslash() {
    if let next = character(at: position + 1), next.isASCII, next.isPunctuation || next.isSymbol { position += 1 }
    take()
  }

  private mutating func code() {
    let start = position
    let ticks = count("`", from: start)
    var end = start + ticks
    while end < characters.count {
      if characters[end] != "`" {
        end += 1
        continue
      }
      let closing = count("`", from: end)
      if closing == ticks {
        var content = String(characters[(start + ticks)..<end])
        if content.first == " ", content.last == " ", content.contains(where: { $0 != " " }) {
          content = String(content.dropFirst().dropLast())
        }
        flush()
        nodes.append(Node(run: Run(string: content, intent: .code)))
        position = end + closing
        return
      }
      end += closing
    }
    text += String(repeating: "`", count: ticks)
    position = start + ticks
  }

  private func count(_ mark: Character, from start: Int) -> Int { characters[start...].prefix { $0 == mark }.count }

  private mutating func delimiter(_ mark: Character) {
    flush()
    let count = count(mark, from: position)
    let before = character(at: position - 1) ?? " "
    let after = character(at: position + count) ?? " "
    func isBlank(_ c: Character) -> Bool { c.isWhitespace }
    func isSign(_ c: Character) -> Bool { c.isPunctuation || c.isSymbol }
    let leftFlanking = !isBlank(after) && (!isSign(after) || isBlank(before) || isSign(before))
    let rightFlanking = !isBlank(before) && (!isSign(before) || isBlank(after) || isSign(after))
    let canOpen = mark == "_" ? leftFlanking && (!rightFlanking || isSign(before)) : leftFlanking
    let canClose = mark == "_" ? rightFlanking && (!leftFlanking || isSign(after)) : rightFlanking
    let isMark = mark != "~" || count <= 2
    nodes.append(
      Node(
        run: Run(string: String(repeating: mark, count: count)),
        delimiter: isMark
          ? Delimiter(mark: mark, count: count, original: count, canOpen: canOpen, canClose: canClose) : nil))
    position += count
  }

  private mutating func openBracket(isImage: Bool) {
    flush()
    brackets.append((nodes.count, isImage))
    nodes.append(Node(run: Run(string: isImage ? "![" : "[")))
    position += isImage ? 2 : 1
  }

  /// The end of a link's text, if its address follows.
  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else { return take() }
    flush()
    guard let (address, end) = destination(from: position + 1) else { return take() }
    var inner = resolved(nodes[(bracket.node + 1)...])
    // The text that stands for a picture is all that can be shown of it here.
    if !bracket.isImage { for i in inner.indices { inner[i].link = address } }
    nodes.removeSubrange(bracket.node...)
    nodes += inner.map { Node(run: $0) }
    // A link contains no link.
    if !bracket.isImage { brackets.removeAll { !$0.isImage } }
    position = end
  }

  /// `(address "title")`.
  private func destination(from start: Int) -> (String, end: Int)? {
    guard character(at: start) == "(" else { return nil }
    var index = start + 1
    func skipBlanks() { while let c = character(at: index), c.isWhitespace { index += 1 } }
    skipBlanks()
    var address = ""
    if character(at: index) == "<" {
      guard let end = characters[index...].firstIndex(of: ">") else { return nil }
      address = String(characters[(index + 1)..<end])
      index = end + 1
    } else {
      var depth = 0
      while let c = character(at: index), !c.isWhitespace {
        if c == "(" { depth += 1 }
        if c == ")" {
          if depth == 0 { break }
          depth -= 1
        }
        if c == "\\", let next = character(at: index + 1), next.isPunctuation { index += 1 }
        address.append(characters[index])
        index += 1
      }
    }
    skipBlanks()
    if let quote = character(at: index), "\"'".contains(quote) {
      guard let end = characters[(index + 1)...].firstIndex(of: quote) else { return nil }
      index = end + 1
      skipBlanks()
    }
    return character(at: index) == ")" ? (address, index + 1) : nil
  }

  /// `<https://…>`, `<name@place>`; tags of HTML stay as they are.
  private mutating func angle() {
    guard let end = characters[position...].firstIndex(of: ">") else { return take() }
    let content = String(characters[(position + 1)..<end])
    let isBlank = content.contains { $0.isWhitespace || $0 == "<" }
    let scheme = content.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
    let isAddress = scheme.count >= 2 && content.dropFirst(scheme.count).first == ":"
    let isMail = content.contains("@") && !content.hasPrefix("@") && !content.hasSuffix("@")
    guard !isBlank, isAddress || isMail else { return take() }
    flush()
    nodes.append(Node(run: Run(string: content, link: isAddress ? content : "mailto:\(content)")))
    position = end + 1
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
    "hellip": "…", "mdash": "—", "ndash": "–", "times": "×", "deg": "°", "euro": "€",
  ]

  private mutating func entity() {
    let name = characters[(position + 1)...].prefix(10).prefix { $0.isLetter || $0.isNumber || $0 == "#" }
    guard character(at: name.endIndex) == ";" else { return take() }
    let word = String(name)
    var found = Self.entities[word]
    if word.hasPrefix("#") {
      let isHex = word.dropFirst().first.map { "xX".contains($0) } ?? false
      let code = isHex ? UInt32(word.dropFirst(2), radix: 16) : UInt32(word.dropFirst())
      found = code.flatMap(Unicode.Scalar.init).map(String.init)
    }
    guard let found else { return take() }
    text += found
    position = name.endIndex + 1
  }

  /// An address in the middle of the text.
  private mutating func bareLink() {
    let before = character(at: position - 1) ?? " "
    let starts = ["https://", "http://", "ftp://", "www."]
    guard before.isWhitespace || "*_~(".contains(before),
      let start = starts.first(where: { characters[position...].starts(with: $0) })
    else { return take() }
    var end = position
    while let c = character(at: end), !c.isWhitespace, c != "<" { end += 1 }
    while end > position, "?!.,:*_~'\"".contains(characters[end - 1]) { end -= 1 }
    let opened = characters[position..<end].filter { $0 == "(" }.count
    var closed = characters[position..<end].filter { $0 == ")" }.count
    while end > position, characters[end - 1] == ")", closed > opened {
      end -= 1
      closed -= 1
    }
    guard end - position > start.count else { return take() }
    flush()
    let address = String(characters[position..<end])
    nodes.append(Node(run: Run(string: address, link: start == "www." ? "http://\(address)" : address)))
    position = end
  }
}
