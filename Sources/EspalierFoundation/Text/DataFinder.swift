// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Finds one kind of data in a text.
struct DataFinder: @unchecked Sendable {
  let type: NSTextCheckingResult.CheckingType
  private let expression: NSRegularExpression
  private let content: (_ text: String, _ groups: [String]) -> DetectedData.Content?

  /// In the order of precedence: digits of a link are no phone number, those of a date neither.
  static let all = [link, mail, date, numericDate, phone].compactMap { $0 }

  private init?(
    _ type: NSTextCheckingResult.CheckingType, _ pattern: String,
    _ content: @escaping (_ text: String, _ groups: [String]) -> DetectedData.Content?
  ) {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else { return nil }
    self.type = type
    self.expression = expression
    self.content = content
  }

  func matches(in string: String, _ range: NSRange) -> [DetectedData] {
    let whole = NSString(string: string)
    return expression.matches(in: string, range: range).compactMap { match in
      let groups = (1..<match.numberOfRanges).map { index in
        let range = match.range(at: index)
        return range.location == NSNotFound ? "" : whole.substring(with: range)
      }
      return content(whole.substring(with: match.range), groups).map { DetectedData($0, match.range) }
    }
  }

  // MARK: - Links

  /// The last character of a link is no punctuation of the sentence.
  private static let tail = #"(?:[/?#:](?:[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]}])?)?"#
  private static let domains =
    "com|org|net|edu|gov|io|app|dev|co|info|me|de|uk|fr|it|es|nl|ch|at|eu|jp|cn|us|ca|au|br|in"

  private static let link = DataFinder(
    .foundLink,
    #"\b(?:[a-z][a-z0-9+.-]*://[^\s<>"“”]*[^\s<>"“”.,;:!?'’)\]}]|(?<![@.\w-])(?:[a-z0-9-]+\.)+(?:"# + domains
      + #")(?![\w@-]|\.\w)"# + tail + ")"
  ) { text, _ in
    let hasScheme = text.range(of: #"^[a-z][a-z0-9+.-]*://"#, options: [.regularExpression, .caseInsensitive]) != nil
    return URL(string: hasScheme ? text : "http://" + text).map { .link($0) }
  }

  private static let mail = DataFinder(.foundLink, #"\b(?:mailto:)?([a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,})\b"#) {
    _, groups in
    URL(string: "mailto:" + groups[0]).map { .link($0) }
  }

  // MARK: - Phone numbers

  private static let phone = DataFinder(.foundPhoneNumber, #"(?<![\w.,-])(?:\+|\()?[0-9][0-9 ()./-]{5,}[0-9](?!\w)"#) {
    text, _ in
    // A number with a fraction is none of a phone.
    if text.wholeMatch(of: /[0-9]+\.[0-9]+/) != nil { return nil }
    let digits = text.filter(\.isNumber).count
    return 7...15 ~= digits ? .phoneNumber(text) : nil
  }

  // MARK: - Dates

  private static let time = #"(?:(?:,? at|,|T)?\s*([0-9]{1,2}):([0-9]{2})(?::[0-9]{2})?\s*(am|pm|a\.m\.|p\.m\.)?)?"#
  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]
  private static let month =
    "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
    + #"|nov(?:ember)?|dec(?:ember)?)\.?"#

  /// March 3, 2024; 3 March 2024; without a year, in this one.
  private static let date = DataFinder(
    .foundDate,
    #"\b(?:"# + month + #"\s+([0-9]{1,2})(?:st|nd|rd|th)?|([0-9]{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+"# + month
      + #")(?:,?\s+([0-9]{4}))?\b"# + time
  ) { _, groups in
    let name = (groups[0] + groups[3]).lowercased().prefix(3)
    guard let month = months.firstIndex(of: String(name)), let day = Int(groups[1] + groups[2]) else { return nil }
    return date(year: Int(groups[4]), month: month + 1, day: day, time: groups[5...])
  }

  /// 2024-03-03; 3/31/2024, or 31.3.2024.
  private static let numericDate = DataFinder(
    .foundDate, #"\b(?:([0-9]{4})-([0-9]{2})-([0-9]{2})|([0-9]{1,2})([/.])([0-9]{1,2})[/.]([0-9]{4}))\b"# + time
  ) { _, groups in
    let numbers = groups.map { Int($0) }
    if let year = numbers[0], let month = numbers[1], let day = numbers[2] {
      return date(year: year, month: month, day: day, time: groups[7...])
    }
    guard let first = numbers[3], let second = numbers[5] else { return nil }
    let isDayFirst = groups[4] == "." || first > 12
    return date(
      year: numbers[6], month: isDayFirst ? second : first, day: isDayFirst ? first : second, time: groups[7...])
  }

  private static func date(year: Int?, month: Int, day: Int, time: ArraySlice<String>) -> DetectedData.Content? {
    let time = Array(time)
    var hour = Int(time[0]) ?? 12
    if time[2].lowercased().hasPrefix("p"), hour < 12 { hour += 12 }
    if time[2].lowercased().hasPrefix("a"), hour == 12 { hour = 0 }
    let calendar = Calendar(identifier: .gregorian)
    let components = DateComponents(
      year: year ?? calendar.component(.year, from: Date()), month: month, day: day, hour: hour,
      minute: Int(time[1]) ?? 0)
    guard components.isValidDate(in: calendar) else { return nil }
    return calendar.date(from: components).map { .date($0) }
  }
}
