// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A user's file, its syntax tree, and the text that the compiler reads instead.
struct LoweredSource {
  let path: String
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  /// Parses a source. A byte order mark is left out: behind the first line the compiler would refuse it.
  init(path: String, bytes: [UInt8]) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    self.bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    tree = self.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// The source with edits. Its first line makes the compiler use the path and the lines of the user's file in messages, in
  /// `#file` and `#line`, and for a debugger.
  /// - Parameter namesSource: Whether it has that line.
  func text(applying edits: [SourceEdit], namesSource: Bool) -> [UInt8] {
    let body = SourceEdit.apply(edits, to: bytes)
    guard namesSource else { return body }
    guard hasFixedFirstLine else { return directive(line: 1) + body }
    guard let end = body.firstIndex(of: UInt8(ascii: "\n")) else { return body }
    return body[...end] + directive(line: 2) + body[(end + 1)...]
  }

  /// Whether the first line has a meaning only there: the interpreter of a script, or the version of a manifest.
  private var hasFixedFirstLine: Bool {
    bytes.starts(with: Array("#!".utf8)) || bytes.starts(with: Array("// swift-tools-version".utf8))
  }

  /// The compiler requires escapes in the path and does not resolve them: a quote stays `\"` in its messages.
  private func directive(line: Int) -> [UInt8] {
    var escaped = ""
    for character in path.unicodeScalars {
      switch character {
      case "\"", "\\": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return Array("#sourceLocation(file: \"\(escaped)\", line: \(line))\n".utf8)
  }
}
