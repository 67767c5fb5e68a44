// SPDX-License-Identifier: MIT

import Foundation

/// Renumbers identifiers: Cairo numbers surfaces from the start of the process; a picture must not depend on the former ones.
enum SVGIdentifiers {
  private static let names = ["surface", "glyph", "clip", "mask", "linear", "radial", "image", "source", "pattern"]

  /// The same file with the numbers of each name counting from 0, in order of appearance.
  static func renumbered(_ data: Data) -> Data {
    let bytes = [UInt8](data)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var numbers: [String: Int] = [:]
    var next: [String: Int] = [:]
    var i = 0
    while i < bytes.count {
      // Identifiers follow a quote or a hash: id="clip1", url(#clip1), xlink:href="#glyph0-1".
      guard bytes[i] == 34 || bytes[i] == 35, let (name, end) = identifier(bytes, after: i + 1) else {
        result.append(bytes[i])
        i += 1
        continue
      }
      let old = String(decoding: bytes[(i + 1)..<end], as: UTF8.self)
      let number = numbers[old] ?? next[name, default: 0]
      if numbers[old] == nil {
        numbers[old] = number
        next[name] = number + 1
      }
      result.append(bytes[i])
      result += Array("\(name)\(number)".utf8)
      i = end
    }
    return Data(result)
  }

  private static func identifier(_ bytes: [UInt8], after start: Int) -> (name: String, end: Int)? {
    for name in names where bytes[start...].starts(with: name.utf8) {
      let digits = start + name.utf8.count
      var end = digits
      while end < bytes.count, bytes[end] >= 48, bytes[end] <= 57 { end += 1 }
      if end > digits, end < bytes.count, [34, 41, 45].contains(bytes[end]) { return (name, end) }
    }
    return nil
  }
}
