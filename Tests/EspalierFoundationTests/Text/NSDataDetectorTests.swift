// SPDX-License-Identifier: MIT

import EspalierFoundation
import Testing

@Suite struct NSDataDetectorTests {
  private static let link = NSDataDetectorTests.type("link")
  private static let phone = NSDataDetectorTests.type("phone")
  private static let date = NSDataDetectorTests.type("date")

  /// Foundation's names are deprecated on Linux.
  private static func type(_ name: String) -> UInt64 { name == "link" ? 1 << 6 : name == "date" ? 1 << 4 : 1 << 11 }

  private func found(_ types: UInt64, in text: String) throws -> [NSTextCheckingResult] {
    try NSDataDetector(types: types).matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
  }

  @Test func linksHaveTheirURLs() throws {
    let text =
      "See https://example.org/a?b=c. Or www.example.com, (swift.org), mail me@example.org; not e.g. a.b or 1.2."
    #expect(
      try found(Self.link, in: text).map { $0.url?.absoluteString } == [
        "https://example.org/a?b=c", "http://www.example.com", "http://swift.org", "mailto:me@example.org",
      ])
  }

  @Test func phoneNumbersAreAsTheyAreWritten() throws {
    let numbers = try found(Self.phone, in: "Call +1 (555) 123-4567 or 030 1234567, not 12 or 3.14159265.")
    #expect(numbers.map(\.phoneNumber) == ["+1 (555) 123-4567", "030 1234567"])
  }

  @Test(arguments: [
    ("on March 3, 2024 at 5:30 pm", 17), ("on 3 Mar 2024", 12), ("on 2024-03-03", 12), ("on 3.3.2024", 12),
    ("on 3/3/2024 09:00", 9),
  ])
  func datesAreAtNoonOrAtTheirTime(text: String, hour: Int) throws {
    let results = try found(Self.date, in: text)
    let date = try #require(results.first?.date)
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day, .hour], from: date)
    #expect(parts.year == 2024 && parts.month == 3 && parts.day == 3 && parts.hour == hour)
  }

  @Test func aDetectorOfNothingThrows() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 1) }
  }

  @Test func eachPlaceHasOneKind() throws {
    let results = try found(
      Self.link | Self.phone | Self.date, in: "https://example.org/2024-03-03/5551234567 2024-03-03")
    #expect(results.count == 2)
  }
}
