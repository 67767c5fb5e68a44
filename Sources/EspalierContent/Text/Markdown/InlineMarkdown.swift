// SPDX-License-Identifier: MIT

import Foundation

/// The inline part of Markdown: emphasis, code, links, strikethrough. White space is kept.
package enum InlineMarkdown {
  /// Whether a string may contain any mark: a quick test, O(length), that nearly always excludes it.
  package static func isMarked(_ string: String) -> Bool {
    var string = string
    return string.withUTF8 { bytes in
      for (i, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
          UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"):
          return true
        case UInt8(ascii: ":"):
          if i + 2 < bytes.count, bytes[i + 1] == UInt8(ascii: "/"), bytes[i + 2] == UInt8(ascii: "/") { return true }
        case UInt8(ascii: "w"):
          if i + 3 < bytes.count, bytes[i + 1] == byte, bytes[i + 2] == byte, bytes[i + 3] == UInt8(ascii: ".") {
            return true
          }
        case UInt8(ascii: "@"):
          // Part of a mail address, and not of a format's `%@` or `%1$@`.
          if i > 0, i + 1 < bytes.count, !"%$#@ ".utf8.contains(bytes[i - 1]), bytes[i + 1] > UInt8(ascii: " ") {
            return true
          }
        default: break
        }
      }
      return false
    }
  }

  /// The runs of a string; line ends become `\n`. O(length).
  ///
  /// cmark-gfm always parses blocks first, so the string is passed in a form that cannot contain any other block: a heading
  /// between number signs, on one line. Form feeds, which are white space in the rules of inline Markdown and are never changed,
  /// replace its line ends; only a link's URL must be on one line with its title. A heading has no white space around it: that is
  /// added again afterwards.
  package static func runs(of string: String) -> [MarkdownRun] {
    let string = withoutAttributes(string)
    let bytes = Array(string.replacingOccurrences(of: "\r\n", with: "\n").utf8)
    guard let first = bytes.firstIndex(where: { !isSpace($0) }), let last = bytes.lastIndex(where: { !isSpace($0) })
    else {
      return string.isEmpty ? [] : [MarkdownRun(string: string)]
    }
    let line = bytes[first...last].map { isLineEnd($0) ? formFeed : $0 }
    if MarkdownLimit.reason(against: line) != nil { return CommonMark.runs(of: bytes) }
    var runs = CommonMark.runs(of: Array("# ".utf8) + line + Array(" #".utf8))
    if line.contains(formFeed) {
      for index in runs.indices {
        runs[index].string = runs[index].string.replacingOccurrences(of: "\u{C}", with: "\n")
      }
    }
    let before = MarkdownRun(string: String(decoding: bytes[..<first], as: UTF8.self))
    let after = MarkdownRun(string: String(decoding: bytes[(last + 1)...], as: UTF8.self))
    return MarkdownRun.joined([before] + runs + [after])
  }

  /// The words alone of `^[words](inflect: true)` and other attributes of Foundation's Markdown. `GrammarAgreement` has inflected
  /// the words before; no library here applies other attributes.
  private static func withoutAttributes(_ string: String) -> String {
    string.contains("^[") ? string.replacing(/\^\[([^\[\]]*)\]\(\s*\w+\s*:(?!\/\/)[^()]*\)/) { $0.1 } : string
  }

  private static let formFeed: UInt8 = 0xC
  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (9...13).contains(byte) }
}
