// SPDX-License-Identifier: MIT

import Foundation

/// The parts of a date in numbers, in the order of a language, with the text between them.
struct DateFieldPattern {
  enum Piece: Equatable {
    case literal(String)
    /// A number with a minimum count of digits.
    case number(Calendar.Component, digits: Int)
    /// AM or PM.
    case period
  }

  let pieces: [Piece]
  /// Whether the clock has 12 hours.
  var hasPeriod: Bool { pieces.contains(.period) }

  init(_ components: DatePickerComponents, locale: Locale) {
    var pieces: [Piece] = []
    for (part, template) in [(DatePickerComponents.date, "yMd"), (.hourAndMinute, "jm")] where components.contains(part)
    {
      if !pieces.isEmpty { pieces.append(.literal("  ")) }
      pieces += Self.pieces(
        of: DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template)
    }
    self.pieces = pieces
  }

  /// The pieces of a pattern of Unicode's technical standard 35.
  private static func pieces(of pattern: String) -> [Piece] {
    var pieces: [Piece] = []
    var isQuoted = false
    var rest = Substring(pattern)
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      if letter == "'" {
        if run.count == 1 { isQuoted.toggle() }
      } else if !isQuoted, let piece = piece(letter, count: run.count) {
        pieces.append(piece)
      } else if case .literal(let text)? = pieces.last {
        pieces[pieces.count - 1] = .literal(text + run)
      } else {
        pieces.append(.literal(String(run)))
      }
    }
    return pieces
  }

  private static func piece(_ letter: Character, count: Int) -> Piece? {
    switch letter {
    case "y", "u", "r": .number(.year, digits: count == 2 ? 2 : 4)
    // A month in words becomes a number, which can be typed.
    case "M", "L": .number(.month, digits: min(count, 2))
    case "d": .number(.day, digits: count)
    case "h", "H", "k", "K": .number(.hour, digits: count)
    case "m": .number(.minute, digits: 2)
    case "a", "b", "B": .period
    default: nil
    }
  }

  /// The values that a part of a date can have.
  func range(of part: Calendar.Component, of date: Date, _ calendar: Calendar) -> ClosedRange<Int> {
    switch part {
    case .year: return 1...9999
    case .hour where hasPeriod: return 1...12
    case .day:
      let days = calendar.range(of: .day, in: .month, for: date) ?? 1..<32
      return days.lowerBound...days.upperBound - 1
    case .month:
      let months = calendar.range(of: .month, in: .year, for: date) ?? 1..<13
      return months.lowerBound...months.upperBound - 1
    case .hour: return 0...23
    default: return 0...59
    }
  }

  /// The displayed number of a part.
  func value(of part: Calendar.Component, of date: Date, _ calendar: Calendar) -> Int {
    let value = calendar.component(part, from: date)
    return part == .hour && hasPeriod ? (value + 11) % 12 + 1 : value
  }

  /// The date with one part set to a displayed number.
  func setting(_ part: Calendar.Component, to value: Int, of date: Date, _ parts: DateParts) -> Date {
    guard part == .hour, hasPeriod else { return parts.setting(part, to: value, of: date) }
    let isAfterNoon = parts.calendar.component(.hour, from: date) >= 12
    return parts.setting(.hour, to: value % 12 + (isAfterNoon ? 12 : 0), of: date)
  }

  /// The same time in the other half of the day.
  func setting(afterNoon: Bool, of date: Date, _ parts: DateParts) -> Date {
    parts.setting(.hour, to: parts.calendar.component(.hour, from: date) % 12 + (afterNoon ? 12 : 0), of: date)
  }
}
