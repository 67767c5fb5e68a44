// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A property list, whatever its form: the older one of braces and words, XML, binary, or JSON.
package struct ParsedPropertyList {
  package let value: PropertyListValue
  /// Faults that do not prevent reading, each a clause.
  package private(set) var problems: [String] = []

  /// 64 levels; 64 MB, several times the size of the largest projects.
  package static let limit = NestingLimit(depth: OpenStepPropertyList.deepest, bytes: 64 << 20)

  /// Parses the bytes of a file. O(bytes).
  package init(_ data: Data) throws(PropertyListError) {
    if data.count > Self.limit.bytes { throw Self.error(NestingLimit.Refusal.tooLarge(limit: Self.limit.bytes)) }
    if data.starts(with: Array("bplist".utf8)) {
      value = try Self.typed(data)
      return
    }
    let (bytes, invalid) = try Self.utf8(data)
    if let invalid { problems.append("the bytes in line \(invalid) are not UTF-8, and are replaced") }
    switch bytes.first(where: { !$0.isBlank }) {
    case UInt8(ascii: "<"): value = try Self.typed(Data(bytes))
    case nil: throw PropertyListError(reason: "the file is empty", position: nil)
    case _ where Self.isJSON(bytes): value = try Self.json(Data(bytes))
    default:
      var list = OpenStepPropertyList(bytes)
      value = try list.parse()
      problems += list.repeatedKeys.map { "line \($0.line) has the key \($0.key.prefix(100)) a second time" }
    }
  }

  /// Lists of XML and binary ones, whose values have types.
  private static func typed(_ data: Data) throws(PropertyListError) -> PropertyListValue {
    do {
      try limit.check(propertyList: data)
      return try PropertyListDecoder().decode(PropertyListValue.self, from: data)
    } catch { throw self.error(error) }
  }

  private static func json(_ data: Data) throws(PropertyListError) -> PropertyListValue {
    do {
      try limit.check(json: data)
      return try JSONDecoder().decode(PropertyListValue.self, from: data)
    } catch { throw self.error(error) }
  }

  private static func error(_ error: any Error) -> PropertyListError {
    let reason =
      switch error as? NestingLimit.Refusal {
      case .tooLarge(let limit): "it has more than \(limit) bytes"
      case .tooDeep(let limit): "its lists and dictionaries are nested more than \(limit) levels deep"
      case .malformed, nil: "it is no property list"
      }
    return PropertyListError(reason: reason, position: nil)
  }

  /// The bytes in UTF-8, and the line of the first that are not; UTF-16 must begin with its byte order mark.
  private static func utf8(_ data: Data) throws(PropertyListError) -> (bytes: [UInt8], invalidLine: Int?) {
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) {
      guard let text = String(data: data, encoding: .utf16) else {
        throw PropertyListError(reason: "it is neither UTF-8 nor UTF-16", position: nil)
      }
      return (Array(text.utf8), nil)
    }
    let bytes = Array(data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data)
    if String(validating: bytes, as: UTF8.self) != nil { return (bytes, nil) }
    // An encoding of UTF-8 has no newline in it.
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    return (bytes, line + 1)
  }

  /// Whether the text is a dictionary whose first key is followed by a colon, or an array in brackets.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    var rest = bytes.drop(while: \.isBlank)
    if rest.first == UInt8(ascii: "[") { return true }
    guard rest.popFirst() == UInt8(ascii: "{") else { return false }
    rest = rest.drop(while: \.isBlank)
    guard rest.popFirst() == UInt8(ascii: "\"") else { return false }
    rest = rest.drop { $0 != UInt8(ascii: "\"") }.dropFirst().drop(while: \.isBlank)
    return rest.first == UInt8(ascii: ":")
  }
}
