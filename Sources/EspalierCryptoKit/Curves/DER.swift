// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The parts of ASN.1's distinguished encoding rules that keys and signatures consist of.
enum DER {
  /// Kinds of values, by their tags.
  enum Tag: UInt8 {
    case integer = 0x02, bits = 0x03, octets = 0x04, name = 0x06, sequence = 0x30, context0 = 0xA0, context1 = 0xA1
  }

  /// A value with its tag and length.
  static func encode(_ tag: Tag, _ content: [UInt8]...) -> [UInt8] {
    let content = Array(content.joined())
    return [tag.rawValue] + length(content.count) + content
  }

  private static func length(_ count: Int) -> [UInt8] {
    if count < 0x80 { return [UInt8(count)] }
    let bytes = withUnsafeBytes(of: count.bigEndian) { Array($0.drop { $0 == 0 }) }
    return [0x80 | UInt8(bytes.count)] + bytes
  }

  /// Takes a value of a kind from the beginning of bytes.
  /// - Throws: `CryptoKitError.invalidParameter` if there is none.
  static func take(_ tag: Tag, from bytes: inout ArraySlice<UInt8>) throws -> ArraySlice<UInt8> {
    guard bytes.popFirst() == tag.rawValue, let first = bytes.popFirst() else { throw CryptoKitError.invalidParameter }
    var count = Int(first)
    if first >= 0x80 {
      let size = Int(first & 0x7F)
      guard 1...4 ~= size, bytes.count >= size else { throw CryptoKitError.invalidParameter }
      count = bytes.prefix(size).reduce(0) { $0 << 8 | Int($1) }
      bytes = bytes.dropFirst(size)
    }
    guard count <= bytes.count else { throw CryptoKitError.invalidParameter }
    defer { bytes = bytes.dropFirst(count) }
    return bytes.prefix(count)
  }

  /// A positive integer of `count` bytes without the zeros in front.
  static func integer(_ bytes: some Collection<UInt8>) -> [UInt8] {
    let digits = Array(bytes.drop { $0 == 0 })
    return encode(.integer, (digits.first ?? 0x80) >= 0x80 ? [0] + digits : digits)
  }

  /// The number in `count` bytes, with zeros in front.
  static func padded(_ integer: ArraySlice<UInt8>, to count: Int) throws -> [UInt8] {
    let digits = Array(integer.drop { $0 == 0 })
    guard digits.count <= count else { throw CryptoKitError.invalidParameter }
    return [UInt8](repeating: 0, count: count - digits.count) + digits
  }
}

/// Text form of keys, which has their bytes in lines of Base64.
enum PEM {
  static func encode(_ bytes: [UInt8], _ label: String) -> String {
    let lines = Data(bytes).base64EncodedString(options: [.lineLength64Characters, .endLineWithLineFeed])
    return "-----BEGIN \(label)-----\n\(lines)\n-----END \(label)-----"
  }

  /// - Throws: `CryptoKitError.invalidParameter` if the text has none of the labels.
  static func decode(_ text: String, _ labels: String...) throws -> [UInt8] {
    for label in labels {
      guard let start = text.range(of: "-----BEGIN \(label)-----"), let end = text.range(of: "-----END \(label)-----"),
        start.upperBound <= end.lowerBound,
        let data = Data(
          base64Encoded: String(text[start.upperBound..<end.lowerBound]), options: .ignoreUnknownCharacters)
      else { continue }
      return Array(data)
    }
    throw CryptoKitError.invalidParameter
  }
}
