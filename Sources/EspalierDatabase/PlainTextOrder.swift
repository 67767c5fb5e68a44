// SPDX-License-Identifier: MIT

import Foundation

/// The order of texts in lists, `localizedStandardCompare`, for texts of English letters, digits and spaces: without the objects that
/// Foundation makes for each comparison, of which a sort of 100,000 texts has nearly two million.
package enum PlainTextOrder {
  /// Whether the user's language orders such texts as English does.
  package static let isUsable = Locale.current.language.languageCode?.identifier == "en"

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// A number of a character in the order, regardless of case; 0 for others than letters, digits and spaces.
  private static func weight(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 0x20: 1
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: 0
    }
  }

  /// -1, 1, or nil if the texts have other characters or differ only in case and leading zeros. O(n).
  package static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int32? {
    var (i, j) = (0, 0)
    var result: Int32 = 0
    while result == 0, i < a.count, j < b.count {
      let (first, second) = (weight(a[i]), weight(b[j]))
      if first == 0 || second == 0 { return nil }
      if isDigit(first), isDigit(second) {
        let (x, y) = (number(a, &i), number(b, &j))
        // Foundation's numbers are not unlimited.
        if x.count > 15 || y.count > 15 { return nil }
        if x.count != y.count {
          result = x.count < y.count ? -1 : 1
        } else if let (p, q) = zip(x, y).first(where: { $0 != $1 }) {
          result = p < q ? -1 : 1
        }
      } else if first != second {
        result = first < second ? -1 : 1
      } else {
        i += 1
        j += 1
      }
    }
    // A mark that follows a letter changes it.
    for byte in a[min(i, a.count)...] where weight(byte) == 0 { return nil }
    for byte in b[min(j, b.count)...] where weight(byte) == 0 { return nil }
    if result == 0, i < a.count { result = 1 }
    if result == 0, j < b.count { result = -1 }
    return result == 0 ? nil : result
  }

  /// The digits of a number without leading zeros; the place is after it then.
  private static func number(_ text: UnsafeRawBufferPointer, _ place: inout Int) -> Slice<UnsafeRawBufferPointer> {
    while place < text.count, text[place] == 0x30 { place += 1 }
    let start = place
    while place < text.count, isDigit(text[place]) { place += 1 }
    return text[start..<place]
  }
}
