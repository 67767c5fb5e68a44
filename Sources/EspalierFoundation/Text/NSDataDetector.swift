// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, phone numbers and dates in a text, by regular expressions: addresses with a scheme, of the web without one, and
/// of e-mail; numbers of at least seven digits; dates in digits and with English names of months.
///
/// It has the methods of `NSRegularExpression`, of which Foundation on Linux allows no subclass with other matches. Postal
/// addresses and numbers of flights are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that are found.
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [DataFinder]

  /// - Throws: An error of Cocoa if none of the kinds can be found.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let types = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    finders = DataFinder.all.filter { types.contains($0.type) }
    if finders.isEmpty { throw CocoaError(.featureUnsupported) }
  }

  /// The data in a part of a text, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [DetectedData] = []
    for finder in finders {
      for match in finder.matches(in: string, range) where !found.contains(where: { $0.overlaps(match) }) {
        found.append(match)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The first data in a part of a text.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The number of data in a part of a text.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The range of the first data; its location is `NSNotFound` if there are none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a closure for each data, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isEnd: ObjCBool = false
    for match in matches(in: string, options: options, range: range) where !isEnd.boolValue {
      block(match, [], &isEnd)
    }
  }

  /// The text with its data replaced by a text without references.
  open func stringByReplacingMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange, withTemplate templ: String
  ) -> String {
    let result = NSMutableString(string: string)
    for match in matches(in: string, options: options, range: range).reversed() {
      result.replaceCharacters(in: match.range, with: templ)
    }
    return String(describing: result)
  }
}
