// SPDX-License-Identifier: MIT

import EspalierCSQLite
import EspalierNumbers
import Foundation

/// Functions and orders of texts that SQLite lacks.
enum TextFunctions {
  /// Adds them to a connection.
  static func add(to database: OpaquePointer) {
    sqlite3_create_function_v2(
      database, "localized_contains", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        guard let text = TextFunctions.text(arguments?[0]), let part = TextFunctions.text(arguments?[1]) else {
          return sqlite3_result_null(context)
        }
        sqlite3_result_int(context, containsAsInSearches(text, part) ? 1 : 0)
      }, nil, nil, nil)
    // Both sides of a comparison without regard to case (1) or diacritics (128).
    sqlite3_create_function_v2(
      database, "folded", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC, nil,
      { context, _, arguments in
        guard let text = TextFunctions.text(arguments?[0]) else { return sqlite3_result_null(context) }
        var result = text.folding(
          options: String.CompareOptions(rawValue: UInt(sqlite3_value_int(arguments?[1]).magnitude)), locale: nil)
        result.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { espalier_result_text(context, $0.baseAddress, Int32($0.count)) }
        }
      }, nil, nil, nil)
    sqlite3_create_collation_v2(
      database, "localized_standard", SQLITE_UTF8, nil,
      { _, a, first, b, second in
        if PlainTextOrder.isUsable,
          let result = PlainTextOrder.compare(
            UnsafeRawBufferPointer(start: first, count: Int(a)), UnsafeRawBufferPointer(start: second, count: Int(b)))
        {
          return result
        }
        return Int32(TextFunctions.text(first, a).localizedStandardCompare(TextFunctions.text(second, b)).rawValue)
      }, nil)
    sqlite3_create_collation_v2(
      database, "localized", SQLITE_UTF8, nil,
      { _, a, first, b, second in
        Int32(TextFunctions.text(first, a).localizedCompare(TextFunctions.text(second, b)).rawValue)
      }, nil)
  }

  private static func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }

  private static func text(_ value: OpaquePointer?) -> String? {
    guard let value, let text = sqlite3_value_text(value) else { return nil }
    return String(
      decoding: UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
  }
}

/// Whether a text contains another, without regard to case and diacritics.
package func containsAsInSearches(_ text: String, _ part: String) -> Bool {
  text.range(of: part, options: [.caseInsensitive, .diacriticInsensitive], locale: .current) != nil
}
