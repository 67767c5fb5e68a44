// SPDX-License-Identifier: MIT

import Foundation

/// The markup that may precede the first element of an XML file: its declaration, a document type, comments of any length.
enum VectorProlog {
  /// Whether the first element is `svg`, with or without a prefix. O(length of the markup before it).
  static func leadsToDrawing(_ data: Data) -> Bool {
    data.withUnsafeBytes { buffer in
      let bytes = buffer[...]
      var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      while true {
        while index < bytes.endIndex, bytes[index].isSpace { index += 1 }
        guard index + 1 < bytes.endIndex, bytes[index] == UInt8(ascii: "<") else { return false }
        let rest = bytes[index...]
        let end: Int? =
          if rest.starts(with: "<!--".utf8) {
            Self.end(of: "-->", in: bytes, from: index + 4)
          } else if rest.starts(with: "<?".utf8) {
            Self.end(of: "?>", in: bytes, from: index + 2)
          } else if rest.starts(with: "<!DOCTYPE".utf8) {
            endOfDocumentType(bytes, from: index + 9)
          } else {
            nil
          }
        guard let end else { return isDrawing(bytes[(index + 1)...]) }
        index = end
      }
    }
  }

  private static func isDrawing(_ rest: Slice<UnsafeRawBufferPointer>) -> Bool {
    let name = rest.prefix(100).prefix { !$0.isSpace && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
    // The tag ends here, or has attributes.
    guard name.endIndex < rest.endIndex else { return false }
    return name.elementsEqual("svg".utf8) || name.suffix(4).elementsEqual(":svg".utf8) && name.count > 4
  }

  private static func end(of mark: String, in bytes: Slice<UnsafeRawBufferPointer>, from start: Int) -> Int? {
    let mark = Array(mark.utf8)
    var index = start
    while index + mark.count <= bytes.endIndex {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) { return index + mark.count }
      index += 1
    }
    return nil
  }

  /// The position after the `>` that ends a document type, which may contain declarations in brackets.
  private static func endOfDocumentType(_ bytes: Slice<UnsafeRawBufferPointer>, from start: Int) -> Int? {
    var isInside = false
    var quote: UInt8?
    var index = start
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let end = quote {
        if byte == end { quote = nil }
      } else if bytes[index...].starts(with: "<!--".utf8) {
        guard let end = end(of: "-->", in: bytes, from: index + 4) else { return nil }
        index = end
        continue
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "["): isInside = true
        case UInt8(ascii: "]"): isInside = false
        case UInt8(ascii: ">") where !isInside: return index + 1
        default: break
        }
      }
      index += 1
    }
    return nil
  }
}
