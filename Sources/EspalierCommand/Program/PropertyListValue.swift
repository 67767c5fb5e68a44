// SPDX-License-Identifier: MIT

import Foundation

/// A value of a property list.
///
/// `PropertyListSerialization` writes no arrays in a program that Foundation is linked into statically, as the installed
/// command is; the coders do.
enum PropertyListValue: Codable, Equatable {
  case text(String)
  case truth(Bool)
  case integer(Int)
  case number(Double)
  case date(Date)
  case data(Data)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    func value<T: Decodable>(_ make: (T) -> Self) -> Self? { (try? container.decode(T.self)).map(make) }
    let found =
      value(Self.truth) ?? value(Self.integer) ?? value(Self.number) ?? value(Self.text) ?? value(Self.date)
      ?? value(Self.data) ?? value(Self.array) ?? value(Self.dictionary)
    guard let found else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no value of a property list")
    }
    self = found
  }

  func encode(to encoder: any Encoder) throws {
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

  /// The same value with other texts.
  func replacingTexts(_ replace: (String) -> String) -> Self {
    switch self {
    case .text(let text): .text(replace(text))
    case .array(let values): .array(values.map { $0.replacingTexts(replace) })
    case .dictionary(let values): .dictionary(values.mapValues { $0.replacingTexts(replace) })
    case .truth, .integer, .number, .date, .data: self
    }
  }
}
