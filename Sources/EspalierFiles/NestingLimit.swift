// SPDX-License-Identifier: MIT

import Foundation

/// Refuses JSON and property lists that are too large or nested too deeply, before Foundation reads them.
///
/// Foundation's readers recurse for each level and have no limit for XML and binary property lists: 10,000 levels
/// exhaust a thread's stack, and the process ends. A binary list may also refer to one object many times; the decoded
/// result is then larger than the file without bound.
///
/// The check reads the bytes once, without recursion, in the way that Foundation does; bytes whose nesting is uncertain
/// are refused.
package struct NestingLimit: Equatable, Sendable {
  /// The greatest number of levels of lists and dictionaries, the outermost one included.
  package var depth: Int
  /// The greatest number of bytes, of the data and of the content that a binary list describes.
  package var bytes: Int

  package init(depth: Int = 64, bytes: Int = 16 << 20) {
    self.depth = depth
    self.bytes = bytes
  }

  /// 64 levels and 16 MB: several times the size of catalogues, translations and property lists.
  package static let usual = NestingLimit()

  /// The reason why data is refused.
  package enum Refusal: Error, Equatable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    /// The nesting cannot be determined from the bytes.
    case malformed
  }

  /// - Throws: `Refusal`. Accepts data that Foundation itself can refuse, such as a missing comma. O(bytes).
  package func check(json data: Data) throws(Refusal) {
    try check(size: data.count)
    try check(brackets: Self.utf8(data), quotes: [UInt8(ascii: "\"")], hasComments: false)
  }

  /// Checks a property list in any of its three forms: XML, binary, and the older one of words and braces.
  /// - Throws: `Refusal`. Accepts data that Foundation itself can refuse. O(bytes).
  package func check(propertyList data: Data) throws(Refusal) {
    try check(size: data.count)
    if data.starts(with: Array("bplist".utf8)) {
      try BinaryNesting(data, limit: self).check()
      return
    }
    let text = try Self.utf8(data)
    let first = text.first { !$0.isBlank }
    if first == UInt8(ascii: "<") {
      try check(elements: text)
    } else {
      try check(brackets: text, quotes: [UInt8(ascii: "\""), UInt8(ascii: "'")], hasComments: true)
    }
  }

  private func check(size: Int) throws(Refusal) {
    if size > bytes { throw .tooLarge(limit: bytes) }
  }

  /// The text in UTF-8; UTF-16 must begin with its byte order mark.
  private static func utf8(_ data: Data) throws(Refusal) -> [UInt8] {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      guard let text = String(data: data, encoding: .utf16) else { throw .malformed }
      return Array(text.utf8)
    }
    // UTF-16 and UTF-32 without a byte order mark, which Foundation detects by their zeros.
    guard !data.prefix(4).contains(0) else { throw .malformed }
    return Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
  }
}

// MARK: - Brackets

extension NestingLimit {
  private func check(brackets text: [UInt8], quotes: [UInt8], hasComments: Bool) throws(Refusal) {
    var level = 0
    var quote: UInt8?
    var index = 0
    while index < text.count {
      let byte = text[index]
      if let end = quote {
        if byte == UInt8(ascii: "\\") { index += 1 } else if byte == end { quote = nil }
      } else if quotes.contains(byte) {
        quote = byte
      } else if hasComments, byte == UInt8(ascii: "/"), index + 1 < text.count {
        index = Self.end(ofComment: text, from: index)
      } else if "[{(".utf8.contains(byte) {
        level += 1
        if level > depth { throw .tooDeep(limit: depth) }
      } else if "]})".utf8.contains(byte) {
        level -= 1
      }
      index += 1
    }
  }

  /// The last byte of a comment; `start` if no comment begins there.
  private static func end(ofComment text: [UInt8], from start: Int) -> Int {
    switch text[start + 1] {
    case UInt8(ascii: "/"):
      return text[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? text.count
    case UInt8(ascii: "*"):
      var index = start + 3
      while index < text.count, !(text[index] == UInt8(ascii: "/") && text[index - 1] == UInt8(ascii: "*")) {
        index += 1
      }
      return index
    default: return start
    }
  }
}

// MARK: - Elements

extension NestingLimit {
  private func check(elements text: [UInt8]) throws(Refusal) {
    var level = 0
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[start...]
      if rest.starts(with: "<!--".utf8) {
        index = try Self.end(of: "-->", in: text, from: start + 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = try Self.end(of: "]]>", in: text, from: start + 9)
      } else if rest.starts(with: "<?".utf8) {
        index = try Self.end(of: "?>", in: text, from: start + 2)
        try Self.check(declaration: text[start..<index])
      } else {
        // The tag of a list has no attributes; the first bracket ends it.
        index = try Self.end(of: ">", in: text, from: start + 1)
        // Parts of a document type could change the meaning of tags.
        if text[start + 1] == UInt8(ascii: "!") {
          if text[start..<index].contains(UInt8(ascii: "[")) { throw .malformed }
        } else if text[start + 1] == UInt8(ascii: "/") {
          level -= 1
          if level < 0 { throw .malformed }
        } else if text[index - 2] != UInt8(ascii: "/") {
          level += 1
          // The elements `plist` and `string` are levels, too.
          if level > depth + 2 { throw .tooDeep(limit: depth) }
        }
      }
    }
  }

  private static func end(of mark: String, in text: [UInt8], from start: Int) throws(Refusal) -> Int {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= text.count {
      if text[index] == mark[0], text[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    throw .malformed
  }

  /// A declared encoding in which the bytes of ASCII are other characters would hide tags.
  private static func check(declaration: ArraySlice<UInt8>) throws(Refusal) {
    let text = String(decoding: declaration, as: UTF8.self).lowercased()
    guard text.hasPrefix("<?xml "), let name = text.firstMatch(of: /encoding\s*=\s*["']([^"']*)/) else { return }
    let known = ["utf-8", "utf8", "utf-16", "us-ascii", "ascii", "iso-8859-", "windows-125", "macintosh"]
    if !known.contains(where: name.output.1.hasPrefix) { throw .malformed }
  }
}

extension NestingLimit.Refusal: LocalizedError {
  package var errorDescription: String? {
    switch self {
    case .tooLarge(let limit): "It has more than \(limit) bytes."
    case .tooDeep(let limit): "Its lists and dictionaries are nested more than \(limit) levels deep."
    case .malformed: "It is damaged."
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
