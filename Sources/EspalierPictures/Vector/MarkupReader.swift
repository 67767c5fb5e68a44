// SPDX-License-Identifier: MIT

/// Reads the tags of an XML file one after another, strictly: markup that readers of XML could read in two ways is an error, so
/// that librsvg reads the same as was checked. Document types of a file's own, and references in attributes, are refused.
struct MarkupReader {
  enum Mark: Equatable {
    case start(String, [(String, String)], isEmpty: Bool)
    case end
    /// Characters, references in them unresolved; also those of `<![CDATA[…]]>`.
    case text(ArraySlice<UInt8>)

    static func == (a: Mark, b: Mark) -> Bool {
      switch (a, b) {
      case (.start(let a, let x, let e), .start(let b, let y, let f)):
        a == b && e == f && x.elementsEqual(y, by: ==)
      case (.end, .end): true
      case (.text(let a), .text(let b)): a == b
      default: false
      }
    }
  }

  /// The property of a tag that this reader does not support.
  struct Unusual: Error, Equatable {
    let what: String
    init(_ what: String) { self.what = what }
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int
  private var open: [ArraySlice<UInt8>] = []
  private var hasRoot = false

  /// - Parameter bytes: The file in UTF-8.
  init(_ bytes: [UInt8]) {
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = bytes[(hasMark ? 3 : 0)...]
    index = self.bytes.startIndex
  }

  /// The index of the next byte.
  var place: Int { index }

  /// The number of elements around the next mark.
  var depth: Int { open.count }

  /// The next mark; nil at the end of a file that is complete.
  mutating func next() throws(Unusual) -> Mark? {
    while index < bytes.endIndex {
      if bytes[index] != UInt8(ascii: "<") {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.endIndex
        let text = bytes[index..<end]
        index = end
        if open.isEmpty {
          guard text.allSatisfy(\.isSpace) else { throw Unusual("text outside of the first element") }
          continue
        }
        return .text(text)
      }
      let rest = bytes[index...]
      if rest.starts(with: "<!--".utf8) {
        try skip(past: "-->", from: index + 4)
      } else if rest.starts(with: "<![CDATA[".utf8), !open.isEmpty {
        let start = index + 9
        try skip(past: "]]>", from: start)
        return .text(bytes[start..<index - 3])
      } else if rest.starts(with: "<?xml ".utf8), index == bytes.startIndex {
        try skip(past: "?>", from: index)
        let text = String(decoding: bytes[bytes.startIndex..<index], as: UTF8.self).lowercased()
        if text.contains("encoding"), !text.contains("utf-8") { throw Unusual("another encoding") }
      } else if rest.starts(with: "<!DOCTYPE".utf8), !hasRoot {
        let start = index
        try skip(past: ">", from: index)
        if bytes[start..<index].contains(UInt8(ascii: "[")) { throw Unusual("a document type with declarations") }
      } else if rest.starts(with: "</".utf8) {
        return try end()
      } else {
        return try start()
      }
    }
    guard open.isEmpty, hasRoot else { throw Unusual("an end before all elements have theirs") }
    return nil
  }

  private mutating func skip(past mark: String, from start: Int) throws(Unusual) {
    let mark = Array(mark.utf8)
    var place = start
    while place + mark.count <= bytes.endIndex {
      if bytes[place] == mark[0], bytes[place...].starts(with: mark) {
        index = place + mark.count
        return
      }
      place += 1
    }
    throw Unusual("a mark without an end")
  }

  private mutating func end() throws(Unusual) -> Mark {
    index += 2
    let name = try name()
    skipSpaces()
    guard peek == UInt8(ascii: ">"), open.popLast() == name else { throw Unusual("an end of another element") }
    index += 1
    return .end
  }

  private mutating func start() throws(Unusual) -> Mark {
    index += 1
    if open.isEmpty, hasRoot { throw Unusual("a second first element") }
    hasRoot = true
    let name = try name()
    var attributes: [(String, String)] = []
    while true {
      let hasSpace = peek?.isSpace ?? false
      skipSpaces()
      switch peek {
      case UInt8(ascii: ">"):
        index += 1
        open.append(name)
        return .start(String(decoding: name, as: UTF8.self), attributes, isEmpty: false)
      case UInt8(ascii: "/"):
        index += 1
        guard peek == UInt8(ascii: ">") else { throw Unusual("a damaged mark") }
        index += 1
        return .start(String(decoding: name, as: UTF8.self), attributes, isEmpty: true)
      default:
        guard hasSpace else { throw Unusual("a damaged mark") }
        attributes.append(try attribute())
      }
    }
  }

  private mutating func attribute() throws(Unusual) -> (String, String) {
    let name = try name()
    skipSpaces()
    guard peek == UInt8(ascii: "=") else { throw Unusual("an attribute without a value") }
    index += 1
    skipSpaces()
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = bytes[(index + 1)...].firstIndex(of: quote)
    else { throw Unusual("an attribute without a value") }
    let value = bytes[(index + 1)..<end]
    index = end + 1
    if value.contains(UInt8(ascii: "&")) { throw Unusual("a reference in an attribute") }
    if value.contains(UInt8(ascii: "<")) { throw Unusual("a damaged mark") }
    return (String(decoding: name, as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  private mutating func name() throws(Unusual) -> ArraySlice<UInt8> {
    let name = bytes[index...].prefix { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        true
      default: false
      }
    }
    guard !name.isEmpty else { throw Unusual("a damaged mark") }
    index = name.endIndex
    return name
  }

  private var peek: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  private mutating func skipSpaces() { while let byte = peek, byte.isSpace { index += 1 } }
}

extension UInt8 {
  /// White space of XML.
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
