// SPDX-License-Identifier: MIT

import Foundation

/// A value of a property list.
package enum PropertyListValue: Codable, Equatable, Sendable {
  case text(String)
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func value<T: Decodable>(_ make: (T) -> Self) -> Self? { (try? container.decode(T.self)).map(make) }
    // Most values of projects are texts.
    let found =
      value(Self.text) ?? value(Self.truth) ?? value(Self.integer) ?? value(Self.number) ?? value(Self.date)
      ?? value(Self.data) ?? value(Self.array) ?? value(Self.dictionary)
    guard let found else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no value of a property list")
    }
    self = found
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .truth(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .date(let value): try container.encode(value)
    case .data(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    }
  }

  /// The text of a text, a number or a truth value; nil for the others. The older form of property lists has texts only, the
  /// newer ones have types.
  package var text: String? {
    switch self {
    case .text(let text): text
    case .truth(let truth): truth ? "YES" : "NO"
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .date, .data, .array, .dictionary: nil
    }
  }

  /// The values of an array; nil for others.
  package var array: [PropertyListValue]? { if case .array(let values) = self { values } else { nil } }

  /// The values of a dictionary; nil for others.
  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }

  /// The same value with other texts.
  package func replacingTexts(_ replace: (String) -> String) -> Self {
    switch self {
    case .text(let text): .text(replace(text))
    case .array(let values): .array(values.map { $0.replacingTexts(replace) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.replacingTexts(replace) })
    case .truth, .integer, .number, .date, .data: self
    }
  }
}
