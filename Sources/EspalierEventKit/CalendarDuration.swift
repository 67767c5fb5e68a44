// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// A length of time in an iCalendar file: `-PT15M`.
enum CalendarDuration {
  static func text(_ seconds: TimeInterval) -> String {
    let count = Int(clamping: min(abs(seconds), 1e12).rounded())
    let (days, rest) = count.quotientAndRemainder(dividingBy: 86400)
    var time = ""
    if rest / 3600 > 0 { time += "\(rest / 3600)H" }
    if rest / 60 % 60 > 0 { time += "\(rest / 60 % 60)M" }
    if rest % 60 > 0 || count == 0 { time += "\(rest % 60)S" }
    return (seconds < 0 ? "-P" : "P") + (days > 0 ? "\(days)D" : "") + (time.isEmpty ? "" : "T" + time)
  }

  /// The length in seconds; nil for another text.
  static func seconds(_ text: String) -> TimeInterval? {
    var text = text[...]
    let sign = text.first == "-" ? -1.0 : 1
    if let first = text.first, "+-".contains(first) { text = text.dropFirst() }
    guard text.first == "P" else { return nil }
    var total = 0.0
    var number = ""
    for character in text.dropFirst() where character != "T" {
      if character.isNumber {
        number.append(character)
        continue
      }
      let units: [Character: Double] = ["W": 604_800, "D": 86400, "H": 3600, "M": 60, "S": 1]
      guard let unit = units[character], let value = Double(number) else { return nil }
      total += value * unit
      number = ""
    }
    return number.isEmpty && total.isFinite ? sign * total : nil
  }
}
