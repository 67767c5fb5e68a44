import Foundation
import Synchronization

/// How locales write whole numbers.
///
/// Foundation says it, but takes its time for each number. So it is asked once for each locale, sign and number of
/// digits, with a number of ones: `1,111`. Every other number has its digits where the ones are. Where the ones cannot
/// be told from the rest, in scripts with other digits say, Foundation writes each number.
enum IntegerTemplates {
  private struct Conventions {
    let locale: Locale
    /// By number of digits, negative numbers behind the others.
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

  /// The locales of late, the latest last: a program shows its texts in few.
  private static let known = Mutex<[Conventions]>([])

  /// - Parameter digits: the number as Swift writes it.
  static func string(_ value: Int64, digits: String, locale: Locale) -> String {
    let isNegative = value < 0
    let count = digits.utf8.count - (isNegative ? 1 : 0)
    let template = known.withLock { known -> [UInt8] in
      let index = known.lastIndex { $0.locale == locale } ?? added(locale, to: &known)
      return known[index].template(digits: count, isNegative: isNegative)
    }
    if template.isEmpty { return value.formatted(.number.locale(locale)) }
    return String(unsafeUninitializedCapacity: template.count) { buffer in
      var rest = digits.utf8.dropFirst(isNegative ? 1 : 0)
      for (index, byte) in template.enumerated() {
        buffer[index] = byte == UInt8(ascii: "1") ? rest.removeFirst() : byte
      }
      return template.count
    }
  }

  private static func added(_ locale: Locale, to known: inout [Conventions]) -> Int {
    if known.count == 8 { known.removeFirst() }
    known.append(Conventions(locale))
    return known.count - 1
  }
}
