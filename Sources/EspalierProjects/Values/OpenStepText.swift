// SPDX-License-Identifier: MIT

/// The texts of the older form of property lists.
enum OpenStepText {
  /// The text between two quotes: `\n`, `\"` and the like, `\101` in octal digits, `\U00E9` in hexadecimal ones. Bytes that are
  /// not UTF-8 become the replacement character.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt8] = []
    // Characters outside of the first plane are two escapes.
    var wide: [UInt16] = []
    func endWide() {
      units += Array(String(decoding: wide, as: UTF16.self).utf8)
      wide = []
    }
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        if !wide.isEmpty { endWide() }
        units.append(byte)
        continue
      }
      if next == UInt8(ascii: "U") {
        wide.append(number(&rest, digits: 4, radix: 16))
        continue
      }
      if !wide.isEmpty { endWide() }
      if UInt8(ascii: "0")...UInt8(ascii: "7") ~= next {
        rest = bytes[(rest.startIndex - 1)...]
        units += Array(String(decoding: [number(&rest, digits: 3, radix: 8) & 0xFF], as: UTF16.self).utf8)
      } else {
        units.append(escapes[next] ?? next)
      }
    }
    if !wide.isEmpty { endWide() }
    return String(decoding: units, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "a"): 0x07,
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
  ]

  /// The number that the next digits form, up to the given number of digits.
  private static func number(_ rest: inout ArraySlice<UInt8>, digits: Int, radix: UInt16) -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<digits {
      guard let digit = rest.first?.hexadecimalDigit, digit < radix else { break }
      value = value &* radix &+ UInt16(digit)
      rest.removeFirst()
    }
    return value
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || 0x09...0x0D ~= self }

  /// The value of a hexadecimal digit.
  var hexadecimalDigit: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }

  /// Whether the byte may stand in a text without quotes.
  var isPartOfWord: Bool { isLetterOrDigit || "_$/:.-".utf8.contains(self) }
}
