// SPDX-License-Identifier: MIT

import Foundation

/// A line of an iCalendar file (RFC 5545).
struct CalendarProperty: Sendable {
  var name: String
  var parameters: [String: String]
  /// The value as it stands in the file.
  var value: String

  init(_ name: String, _ value: String, _ parameters: [String: String] = [:]) {
    (self.name, self.value, self.parameters) = (name, value, parameters)
  }

  /// A line with a text, in which separators are escaped.
  init(_ name: String, text: String) {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\r\n", with: "\\n").replacing("\n", with: "\\n")
      .replacing("\r", with: "\\n").replacing(",", with: "\\,").replacing(";", with: "\\;")
    self.init(name, escaped)
  }

  /// The value without escapes.
  var text: String {
    var result = ""
    var isEscaped = false
    for character in value {
      if isEscaped {
        result.append(character == "n" || character == "N" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// The value as a date.
  var date: CalendarDate? { CalendarDate(value: value, zone: parameters["TZID"]) }

  /// The line of a file, without breaks.
  var line: String {
    let parameters = parameters.sorted { $0.key < $1.key }.map { key, value in
      let value = value.replacing("\"", with: "'")
      return ";\(key)=" + (value.contains { ":;,".contains($0) } ? "\"\(value)\"" : value)
    }
    return name + parameters.joined() + ":" + value
  }

  /// A line of a file; nil if it has no name or no value.
  init?(line: some StringProtocol) {
    var parts: [String] = [""]
    var isQuoted = false
    var rest = line[...]
    while let character = rest.first {
      rest = rest.dropFirst()
      if character == "\"" {
        isQuoted.toggle()
      } else if character == ":", !isQuoted {
        break
      } else if character == ";", !isQuoted {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      if rest.isEmpty { return nil }
    }
    guard !parts[0].isEmpty else { return nil }
    self.init(parts[0].uppercased(), String(rest))
    for part in parts.dropFirst() {
      let sides = part.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { parameters[sides[0].uppercased()] = String(sides[1]) }
    }
  }
}

/// A part of an iCalendar file between `BEGIN` and `END`.
struct CalendarComponent: Sendable {
  var name: String
  var properties: [CalendarProperty] = []
  var components: [CalendarComponent] = []

  subscript(name: String) -> CalendarProperty? { properties.first { $0.name == name } }

  /// The deepest nesting that is read.
  private static let mostLevels = 8

  /// The parts of a file.
  /// - Throws: `EKError.internalFailure` with the line that is not valid.
  static func read(_ data: Data) throws -> [CalendarComponent] {
    // A line that begins with a space continues the one before. In Swift, CR LF is one character.
    let text = String(decoding: data, as: UTF8.self).replacing("\r\n", with: "\n")
      .replacing("\n ", with: "").replacing("\n\t", with: "")
    var open = [CalendarComponent(name: "")]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() where !line.isEmpty
    {
      func failure(_ reason: String) -> EKError {
        EKError(.internalFailure, "Line \(index + 1) of the calendars \(reason).")
      }
      guard let property = CalendarProperty(line: line) else { throw failure("has no name or no value") }
      if property.name == "BEGIN" {
        guard open.count <= mostLevels else { throw failure("is nested too deeply") }
        open.append(CalendarComponent(name: property.value.uppercased()))
      } else if property.name == "END" {
        guard open.count > 1, let last = open.popLast(), last.name == property.value.uppercased() else {
          throw failure("ends a part that does not begin")
        }
        open[open.count - 1].components.append(last)
      } else {
        open[open.count - 1].properties.append(property)
      }
    }
    guard open.count == 1 else {
      throw EKError(.internalFailure, "The calendars end in the middle of \(open[open.count - 1].name).")
    }
    return open[0].components
  }

  /// The lines of a file, folded to 75 bytes.
  func write(to text: inout String) {
    text += "BEGIN:\(name)\r\n"
    for property in properties {
      var length = 0
      for character in property.line {
        let bytes = String(character).utf8.count
        if length + bytes > 75 {
          text += "\r\n "
          length = 1
        }
        text.append(character)
        length += bytes
      }
      text += "\r\n"
    }
    for component in components { component.write(to: &text) }
    text += "END:\(name)\r\n"
  }
}
