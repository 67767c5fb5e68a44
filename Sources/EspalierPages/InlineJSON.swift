// SPDX-License-Identifier: MIT

import Foundation

/// Escapes JSON for a script element of HTML.
enum InlineJSON {
  /// The same JSON without the characters that would end the element or a line of a script.
  ///
  /// These occur only in strings, in which an escape has the same meaning: `<` begins every tag and comment, and U+2028 and
  /// U+2029 are line ends in scripts.
  static func escaped(_ json: Data) -> Data {
    var result = Data(capacity: json.count + json.count / 64)
    json.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = 0
      var index = 0
      func replace(_ length: Int, by escape: String) {
        result.append(contentsOf: bytes[start..<index])
        result.append(contentsOf: escape.utf8)
        index += length
        start = index
      }
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "<"):
          replace(1, by: #"\u003c"#)
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8:
          replace(3, by: bytes[index + 2] == 0xA8 ? #"\u2028"# : #"\u2029"#)
        default:
          index += 1
        }
      }
      result.append(contentsOf: bytes[start..<index])
    }
    return result
  }
}
