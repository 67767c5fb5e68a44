// SPDX-License-Identifier: MIT

import Foundation

/// An error of the compiler: `path:line:column: error: message`.
struct Diagnostic: Hashable, Codable {
  let path: String?
  let line: Int?
  let column: Int?
  let message: String
  /// The macro whose code has the error, without the sign in front of its name; the error's place is then the macro's use.
  var macro: String?

  /// The compiler's own text, on one line.
  var text: String {
    guard let path, let line, let column else { return "error: \(message)" }
    return "\(path):\(line):\(column): error: \(message)"
  }

  /// The errors in a compiler's output in the style `llvm`, in order.
  static func errors(in output: String) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for line in output.split(separator: "\n") {
      let line = String(line)
      if line.hasPrefix("error: ") {
        errors.append(Diagnostic(path: nil, line: nil, column: nil, message: String(line.dropFirst(7))))
      } else if line.hasPrefix("<unknown>:0: error: ") {
        errors.append(Diagnostic(path: nil, line: nil, column: nil, message: String(line.dropFirst(20))))
      } else if let error = Diagnostic(line: line, words: [": error: ", ": fatal error: "]) {
        errors.append(error)
      } else if let last = errors.last, last.isInExpansion, let use = MacroUse(line: line) {
        errors[errors.count - 1] = last.moved(to: use)
      }
    }
    return errors.atUsesOfMacros
  }

  /// The name whose absence the error states: `Gauge`, `.glassEffect`, `module UIKit`, `@Query`, `#Preview`. Nil in a macro's
  /// code: its names are not missing in the user's.
  var missingName: String? {
    if macro != nil { return nil }
    // `$model` is a binding to something of the user's own.
    if let match = message.firstMatch(of: /cannot find (?:type |operator )?'([^'$][^']*)' in scope/) {
      return String(match.1)
    }
    // Declarations that Espalier marks unavailable: types begin with a capital letter, all others are members.
    if let match = message.firstMatch(of: #/^'([^'(]+)[^']*' is unavailable: Espalier/#) {
      return (match.1.first!.isUppercase ? "" : ".") + match.1
    }
    if let match = message.firstMatch(of: /has no (?:dynamic )?member '([^']+)'/) { return "." + match.1 }
    if let match = message.firstMatch(of: /no such module '([^']+)'/) { return "module " + match.1 }
    if let match = message.firstMatch(of: /unknown attribute '([^']+)'/) { return "@" + match.1 }
    if let match = message.firstMatch(of: /no macro named '([^']+)'/) { return "#" + match.1 }
    return nil
  }

  /// Whether the error states nothing but that an expression has no types: it follows from another error in it.
  var isConsequence: Bool {
    message.contains(
      /^(?:cannot infer |generic parameter '.*' could not be inferred|failed to produce diagnostic|ambiguous use of |type of expression is ambiguous|cannot find '\$0' in scope|type '\(\)' cannot conform to)/
    )
  }

  /// Whether the compiler stopped at its limit for one expression.
  var isTooComplex: Bool { message.contains("unable to type-check this expression in reasonable time") }
}

extension Diagnostic {
  /// The message at a place, from one line of the output; nil for any other line. The output contains lines of the source, which
  /// may be long. O(n).
  /// - Parameter words: The compiler's words that may follow the place.
  init?(line: String, words: [String]) {
    for word in words {
      var rest = line[...]
      while let place = rest.range(of: word) {
        rest = rest[place.upperBound...]
        let before = line[..<place.lowerBound]
        guard let (front, column) = Self.number(atEndOf: before), let (path, row) = Self.number(atEndOf: front),
          !path.isEmpty
        else { continue }
        self.init(path: String(path), line: row, column: column, message: String(rest))
        return
      }
    }
    return nil
  }

  /// The number after the last colon of a text, and the text before that.
  private static func number(atEndOf text: Substring) -> (Substring, Int)? {
    // A line number has few digits.
    guard let colon = text.suffix(20).lastIndex(of: ":"), let number = Int(text[text.index(after: colon)...]) else {
      return nil
    }
    return (text[..<colon], number)
  }

  /// Whether the error is one of language mode 6 alone: about code of one actor in that of another.
  var isAboutIsolation: Bool {
    ["[#SendableClosureCaptures]", "actor-isolated", "concurrency-safe", "data race", "non-Sendable"].contains {
      message.contains($0)
    }
  }
}
