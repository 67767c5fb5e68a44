// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Numbers in attributes. Plain numbers are of usual size: below a million, and exponents are negative.
enum VectorNumbers {
  typealias Unusual = MarkupReader.Unusual

  /// Throws at numbers that are not plain; words, and text after `#`, are not numbers.
  static func check(_ text: String) throws(Unusual) {
    var numbers = NumberScanner(text, commands: false)
    while try numbers.next() != nil {}
  }

  /// The weight of a path's segments: 1 each, curves 2, arcs 8.
  static func weight(ofPath text: String) throws(Unusual) -> Double {
    var numbers = NumberScanner(text, commands: true)
    var weight = 0.0
    while let command = try numbers.next() {
      switch command | 0x20 {
      case UInt8(ascii: "h"), UInt8(ascii: "v"), UInt8(ascii: "t"): weight += 1
      case UInt8(ascii: "c"): weight += 1.0 / 3
      // The numbers of an arc may follow each other without a separator.
      case UInt8(ascii: "a"): weight += 2
      default: weight += 0.5
      }
    }
    return weight
  }

  /// The greatest factor by which a transform enlarges; at least 1.
  static func scale(ofTransform text: String) throws(Unusual) -> Double {
    try check(text)
    var scale = 1.0
    for part in text.split(separator: ")") {
      let words = part.split(separator: "(", maxSplits: 1)
      let name = words.first?.trimmingCharacters(in: CharacterSet(charactersIn: ", \t\r\n")) ?? ""
      if name.isEmpty, words.count < 2 { continue }
      let numbers = (words.count == 2 ? words[1] : "").split { $0 == "," || $0.isWhitespace }.map {
        Double($0) ?? .infinity
      }
      switch name {
      case "translate", "rotate": break
      case "scale" where !numbers.isEmpty: scale *= max(1, numbers.map(abs).max()!)
      case "matrix" where numbers.count == 6:
        scale *= max(1, hypot(numbers[0], numbers[1]), hypot(numbers[2], numbers[3]))
      default: throw Unusual("the transform \(name.prefix(20))")
      }
    }
    return scale
  }

  /// The greatest factor by which a box may be enlarged; at least 1.
  static func scale(ofBox text: String) throws(Unusual) -> Double {
    try check(text)
    let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] >= 1, numbers[3] >= 1 else { throw Unusual("a view box of less than a point") }
    return max(1, 512 / min(numbers[2], numbers[3]))
  }
}

/// Finds the numbers in an attribute.
private struct NumberScanner {
  private let bytes: [UInt8]
  private let hasCommands: Bool
  private var index = 0
  private var command: UInt8 = 0

  /// - Parameter commands: Whether a letter is a command of a path, else the beginning of a word.
  init(_ text: String, commands: Bool) {
    bytes = Array(text.utf8)
    hasCommands = commands
  }

  /// Advances past the next number, and returns the command before it, or nil if no number follows.
  mutating func next() throws(MarkupReader.Unusual) -> UInt8? {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x30...0x39: return try number()
      case UInt8(ascii: ".") where index + 1 < bytes.count && bytes[index + 1].isDigit: return try number()
      case UInt8(ascii: "#"):
        index += 1
        skipWord()
      case _ where byte.isLetter:
        if hasCommands { (command, index) = (byte, index + 1) } else { skipWord() }
      default: index += 1
      }
    }
    return nil
  }

  private mutating func number() throws(MarkupReader.Unusual) -> UInt8 {
    let start = index
    while index < bytes.count, bytes[index].isDigit { index += 1 }
    if index - start > 6 { throw .init("a number of a million or more") }
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.count, bytes[index].isDigit { index += 1 }
    }
    if index + 1 < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "e") {
      let next = bytes[index + 1]
      if next.isDigit || next == UInt8(ascii: "+") { throw .init("a number with an exponent") }
      if next == UInt8(ascii: "-") {
        index += 2
        while index < bytes.count, bytes[index].isDigit { index += 1 }
      }
    }
    return command
  }

  private mutating func skipWord() {
    while index < bytes.count, bytes[index].isLetter || bytes[index].isDigit || "_-".utf8.contains(bytes[index]) {
      index += 1
    }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
  fileprivate var isLetter: Bool { 0x41...0x5A ~= self || 0x61...0x7A ~= self }
}
