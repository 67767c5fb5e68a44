// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// The limits of texts that are parsed as Markdown.
///
/// For each of a few marks (pictures, instructions and declarations of HTML, mail addresses) cmark-gfm 0.29 searches the rest of
/// a text for the mark's end. A text of a megabyte full of them would take minutes.
enum MarkdownLimit {
  static let mostBytes = 1 << 20
  /// Greatest product of marks and bytes: about a quarter of a second.
  static let mostWork = 250_000_000

  /// The reason why a text is not parsed as Markdown; nil for a text within the limits. O(length).
  static func reason(against utf8: [UInt8]) -> String? {
    if utf8.count > mostBytes { return "it has more than \(mostBytes >> 20) MB" }
    let mostMarks = mostWork / max(utf8.count, 1)
    var (marks, last) = (0, UInt8(0))
    for byte in utf8 {
      switch (last, byte) {
      case (UInt8(ascii: "!"), UInt8(ascii: "[")), (UInt8(ascii: "<"), UInt8(ascii: "?")),
        (UInt8(ascii: "<"), UInt8(ascii: "!")), (_, UInt8(ascii: "@")):
        marks += 1
      default: break
      }
      last = byte
    }
    return marks > mostMarks ? "it has \(marks) pictures, addresses or declarations of HTML" : nil
  }
}
