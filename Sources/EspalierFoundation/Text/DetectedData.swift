// SPDX-License-Identifier: MIT

import Foundation

/// A part of a text that is a link, a phone number or a date.
final class DetectedData: NSTextCheckingResult {
  enum Content {
    case link(URL)
    case phoneNumber(String)
    case date(Date)
  }

  let content: Content
  private let place: NSRange

  init(_ content: Content, _ place: NSRange) {
    self.content = content
    self.place = place
    super.init()
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }

  override var resultType: CheckingType {
    switch content {
    case .link: .foundLink
    case .phoneNumber: .foundPhoneNumber
    case .date: .foundDate
    }
  }

  func overlaps(_ other: DetectedData) -> Bool { NSIntersectionRange(place, other.place).length > 0 }
}

extension NSTextCheckingResult.CheckingType {
  // Foundation's names of these are deprecated on Linux, because its own expressions find none of them. The values are Linux's.
  static let foundDate = NSTextCheckingResult.CheckingType(rawValue: 1 << 4)
  static let foundLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)
  static let foundPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)
}

extension NSTextCheckingResult {
  private var detected: DetectedData.Content? { (self as? DetectedData)?.content }

  /// The URL of a link; nil for other results.
  public var url: URL? { if case .link(let url) = detected { url } else { nil } }
  /// A phone number as it is written; nil for other results.
  public var phoneNumber: String? { if case .phoneNumber(let number) = detected { number } else { nil } }
  /// A date in the time zone of the machine, at noon if the text has no time; nil for other results.
  public var date: Date? { if case .date(let date) = detected { date } else { nil } }
  /// The time zone of a date; always nil: none is found.
  public var timeZone: TimeZone? { nil }
  /// The length of a time; always 0: none is found.
  public var duration: TimeInterval { 0 }
  /// The parts of a postal address; always nil: none is found.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// The parts of a result; always nil: results have none.
  public var components: [NSTextCheckingKey: String]? { nil }
}

/// The name of a part of a result.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A person or an organisation.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// A street and a number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A phone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
}
