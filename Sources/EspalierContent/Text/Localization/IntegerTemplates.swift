// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation
import Synchronization

/// The format of whole numbers in locales.
///
/// Foundation's formatting costs too much for each number in each text. So it formats, once for each locale, sign and number of
/// digits, a number consisting of ones: `1,111`. Every other number has its digits at the places of the ones. If the ones cannot
/// be distinguished from other characters, for example in scripts with other digits, Foundation formats each number.
enum IntegerTemplates {
  private struct Conventions {
    let locale: Locale
    /// Templates by number of digits, those of negative numbers behind the others.
    var templates: [[UInt8]?]
    static let longest = 19

    init(_ locale: Locale) {
      self.locale = locale
      templates = Array(repeating: nil, count: 2 * (Self.longest + 1))
    }

    mutating func template(digits count: Int, isNegative: Bool) -> [UInt8] {
      let index = count + (isNegative ? Self.longest + 1 : 0)
      if let known = templates[index] { return known }
      let ones = Int64(String(repeating: "1", count: count))! * (isNegative ? -1 : 1)
      let written = Array(ones.formatted(.number.locale(locale)).utf8)
      let made = written.count(where: { $0 == UInt8(ascii: "1") }) == count ? written : []
      templates[index] = made
      return made
    }
  }

  /// Recently used locales, the latest last: a program shows its texts in few locales.
  private static let known = Mutex<[Conventions]>([])

  static func string(_ value: Int64, locale: Locale) -> String {
    var rest = value.magnitude
    var count = 1
    while rest > 9 {
      rest /= 10
      count += 1
    }
    var bytes = known.withLock { known -> [UInt8] in
      let index = known.lastIndex { $0.locale == locale } ?? added(locale, to: &known)
      return known[index].template(digits: count, isNegative: value < 0)
    }
    if bytes.isEmpty { return value.formatted(.number.locale(locale)) }
    rest = value.magnitude
    for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "1") {
      bytes[index] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func added(_ locale: Locale, to known: inout [Conventions]) -> Int {
    if known.count == 8 { known.removeFirst() }
    known.append(Conventions(locale))
    return known.count - 1
  }
}
