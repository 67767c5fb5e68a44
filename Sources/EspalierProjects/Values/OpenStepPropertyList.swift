// SPDX-License-Identifier: MIT

import Foundation

/// Parses property lists of the older form, in which Xcode writes `project.pbxproj`: dictionaries in braces, arrays in
/// parentheses, texts with and without quotes, data in angle brackets, and comments.
///
/// The forms are those of the "Property List Programming Guide", "Old-Style ASCII Property Lists". O(bytes).
struct OpenStepPropertyList {
  /// The greatest number of levels of arrays and dictionaries; projects have about six.
  static let deepest = 64

  private let bytes: [UInt8]
  private var index = 0
  /// The index of each bracket that is open.
  private var open: [Int] = []
  /// The first keys that a dictionary has twice, with the line of the second; the second value is used, as in Xcode.
  private(set) var repeatedKeys: [(key: String, line: Int)] = []
  /// The greatest number of repeated keys that are listed: to find a line, the text is read from its start.
  private static let mostRepeatedKeys = 10

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The value that the text consists of.
  mutating func parse() throws(PropertyListError) -> PropertyListValue {
    let value = try value()
    try skipBlanks()
    if index < bytes.count { throw failure("unexpected text after the end of the list") }
    return value
  }

  private mutating func value() throws(PropertyListError) -> PropertyListValue {
    try skipBlanks()
    switch byte {
    case UInt8(ascii: "{"): return .dictionary(try dictionary())
    case UInt8(ascii: "("): return .array(try array())
    case UInt8(ascii: "<"): return .data(try data())
    default: return .text(try text())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> [String: PropertyListValue] {
    try enter()
    var values: [String: PropertyListValue] = [:]
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: "}") { break }
      let start = index
      let key = try text()
      try expect("=", after: key)
      let value = try value()
      try expect(";", after: key)
      if values.updateValue(value, forKey: key) != nil, repeatedKeys.count < Self.mostRepeatedKeys {
        repeatedKeys.append((key, PropertyListError.Position(of: start, in: bytes).line))
      }
    }
    leave()
    return values
  }

  private mutating func array() throws(PropertyListError) -> [PropertyListValue] {
    try enter()
    var values: [PropertyListValue] = []
    while true {
      try skipBlanks()
      if byte == UInt8(ascii: ")") { break }
      values.append(try value())
      try skipBlanks()
      if byte == UInt8(ascii: ",") {
        index += 1
      } else if byte != UInt8(ascii: ")") {
        throw failure("a comma or ) is expected in the array")
      }
    }
    leave()
    return values
  }

  private mutating func data() throws(PropertyListError) -> Data {
    let start = index
    var digits: [UInt8] = []
    index += 1
    while let next = byte, next != UInt8(ascii: ">") {
      if let digit = next.hexadecimalDigit { digits.append(digit) } else if !next.isBlank { throw failure(unexpected) }
      index += 1
    }
    if byte == nil { throw failure("the data has no end", at: start) }
    index += 1
    if !digits.count.isMultiple(of: 2) { throw failure("the data has half a byte", at: start) }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func text() throws(PropertyListError) -> String {
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while let next = byte, next.isPartOfWord { index += 1 }
    if index == start { throw failure(unexpected) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted() throws(PropertyListError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    while let next = byte, next != quote { index += next == UInt8(ascii: "\\") ? 2 : 1 }
    guard index < bytes.count else { throw failure("the text has no closing quote", at: start) }
    let content = bytes[start + 1..<index]
    index += 1
    return OpenStepText.unescaped(content)
  }
}

// MARK: - Positions

extension OpenStepPropertyList {
  /// The next byte; nil at the end.
  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func enter() throws(PropertyListError) {
    if open.count >= Self.deepest {
      throw failure("arrays and dictionaries are nested more than \(Self.deepest) levels deep")
    }
    open.append(index)
    index += 1
  }

  private mutating func leave() {
    open.removeLast()
    index += 1
  }

  private mutating func expect(_ mark: Unicode.Scalar, after key: String) throws(PropertyListError) {
    try skipBlanks()
    if byte != UInt8(ascii: mark) { throw failure("\(mark) is expected after \"\(key.prefix(100))\"") }
    index += 1
  }

  /// Skips white space and comments.
  private mutating func skipBlanks() throws(PropertyListError) {
    while let next = byte {
      if next.isBlank {
        index += 1
      } else if next == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") {
        while let next = byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { index += 1 }
      } else if next == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
        let start = index
        index += 2
        while index < bytes.count, !(byte == UInt8(ascii: "*") && bytes.dropFirst(index + 1).first == UInt8(ascii: "/"))
        {
          index += 1
        }
        if index >= bytes.count { throw failure("the comment has no end", at: start) }
        index += 2
      } else {
        return
      }
    }
  }

  private var unexpected: String {
    switch byte {
    case nil: "the file ends too early"
    case let byte? where 0x20..<0x7F ~= byte: "unexpected character \(Unicode.Scalar(byte))"
    case let byte?: "unexpected byte 0x" + String(byte, radix: 16, uppercase: true)
    }
  }

  /// An error at an index, or where the cause is: at an unresolved conflict of a merge, or at the bracket without an end.
  private func failure(_ reason: String, at place: Int? = nil) -> PropertyListError {
    func error(_ reason: String, at index: Int) -> PropertyListError {
      PropertyListError(reason: reason, position: .init(of: index, in: bytes))
    }
    if let conflict = MergeConflict.index(in: bytes) { return error(MergeConflict.reason, at: conflict) }
    if place == nil, byte == nil, let last = open.last {
      let kind = bytes[last] == UInt8(ascii: "{") ? "dictionary" : "array"
      let line = PropertyListError.Position(of: last, in: bytes).line
      return error("the file ends inside the \(kind) that begins in line \(line)", at: index)
    }
    return error(reason, at: place ?? index)
  }
}
