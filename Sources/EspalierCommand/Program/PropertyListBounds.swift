// SPDX-License-Identifier: MIT

import Foundation

/// Finds property lists that Foundation's reader must not receive: it recurses for each level, and a list that is nested ten
/// thousand levels deep ends the process. The scans here do not recurse. O(n).
enum PropertyListBounds {
  /// The largest list that is read, in bytes.
  static let largest = 1 << 20
  /// The most levels.
  static let deepest = 64
  /// The most values: a binary list may name one value in many places.
  static let mostValues = 50_000

  /// The reason why a list is not read; nil if it may be.
  static func problem(_ data: Data) -> String? {
    let bytes = [UInt8](data)
    if bytes.starts(with: Array("bplist".utf8)) { return binaryProblem(bytes) }
    // In UTF-16 and UTF-32 a zero is beside each significant character.
    return textProblem(bytes.filter { $0 != 0 })
  }

  private static let tooDeep = "it is nested more than \(deepest) levels deep"
  private static let tooMany = "it has more than \(mostValues) values"

  /// In XML elements nest, in the older form brackets; the reader decides by trying which form it has.
  private static func textProblem(_ bytes: [UInt8]) -> String? {
    var (elements, brackets, values) = (0, 0, 0)
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "<") where offset + 1 < bytes.count:
        let next = bytes[offset + 1]
        if next == UInt8(ascii: "/") {
          elements -= 1
        } else if isLetter(next) {
          values += 1
          elements += 1
        }
      case UInt8(ascii: "/") where offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: ">"): elements -= 1
      case UInt8(ascii: "("), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      case UInt8(ascii: ","), UInt8(ascii: ";"): values += 1
      default: break
      }
      // The values are inside the list's own element.
      if elements > deepest + 1 || brackets > deepest { return tooDeep }
      if values > mostValues { return tooMany }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 32) }

  // MARK: - Binary lists

  private static func binaryProblem(_ bytes: [UInt8]) -> String? {
    guard let list = BinaryList(bytes) else { return "it is damaged" }
    var open = [(object: list.top, depth: 1)]
    var values = 0
    while let (object, depth) = open.popLast() {
      if depth > deepest { return tooDeep }
      values += 1
      if values + open.count > mostValues { return tooMany }
      guard let children = list.children(of: object) else { return "it is damaged" }
      open += children.map { ($0, depth + 1) }
    }
    return nil
  }
}

/// The structure of a binary property list: a table of offsets, and objects, which refer to others by indices of the table.
private struct BinaryList {
  private let bytes: [UInt8]
  private let offsetSize, referenceSize, count, table: Int
  let top: Int

  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 40 else { return nil }
    self.bytes = bytes
    let trailer = bytes.count - 32
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = Self.number(bytes, at: trailer + 8, size: 8), let top = Self.number(bytes, at: trailer + 16, size: 8),
      let table = Self.number(bytes, at: trailer + 24, size: 8), count <= bytes.count, top < count,
      table <= trailer, count * offsetSize <= trailer - table
    else { return nil }
    (self.count, self.top, self.table) = (count, top, table)
  }

  /// The objects that an object contains; nil if it is damaged.
  func children(of object: Int) -> [Int]? {
    guard object < count, let offset = Self.number(bytes, at: table + object * offsetSize, size: offsetSize),
      offset < table
    else { return nil }
    let kind = bytes[offset] >> 4
    guard [0xA, 0xB, 0xC, 0xD].contains(kind) else { return [] }
    var place = offset + 1
    var length = Int(bytes[offset] & 0xF)
    if length == 0xF {
      // The length is an integer object of its own.
      guard place < table, bytes[place] >> 4 == 1, bytes[place] & 0xF <= 3 else { return nil }
      let size = 1 << Int(bytes[place] & 0xF)
      guard let long = Self.number(bytes, at: place + 1, size: size) else { return nil }
      (length, place) = (long, place + 1 + size)
    }
    let references = kind == 0xD ? 2 : 1
    guard length <= table, place <= table, length * references * referenceSize <= table - place else { return nil }
    return (0..<length * references).map { index in
      Self.number(bytes, at: place + index * referenceSize, size: referenceSize) ?? count
    }
  }

  /// A number in network byte order; nil if it is outside, or larger than a list could be.
  private static func number(_ bytes: [UInt8], at place: Int, size: Int) -> Int? {
    guard place >= 0, place <= bytes.count - size else { return nil }
    let value = bytes[place..<place + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
