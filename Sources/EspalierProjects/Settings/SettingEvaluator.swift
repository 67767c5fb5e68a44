// SPDX-License-Identifier: MIT

/// Replaces build settings in texts: `$(NAME)`, `${NAME}`, `$NAME`, names that are made of others, `$(A_$(B))`, `$(inherited)`, and
/// modifiers, `$(NAME:lower)`, `$(NAME:default=text)`.
///
/// A setting that is not set, or that is being evaluated, is empty. Values are kept, and have a limit: the cost is bounded, however
/// settings refer to each other.
struct SettingEvaluator {
  /// The greatest number of settings and parentheses in each other.
  static let deepest = 200
  /// The greatest length of a value, in bytes.
  static let longest = 1 << 16

  /// An assignment: a name, and the number of those above it.
  private struct Reference: Hashable {
    let name: String
    let level: Int
  }

  private let assignments: [String: [String]]
  private var known: [Reference: String] = [:]
  private var open: [Reference] = []
  private var depth = 0
  /// The names of the first cycle.
  private(set) var cycle: [String]?

  init(_ assignments: [String: [String]]) { self.assignments = assignments }

  mutating func value(_ name: String) -> String { value(of: Reference(name: name, level: 0)) }

  mutating func expand(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    return expand(&rest, until: nil)
  }

  private mutating func value(of reference: Reference) -> String {
    guard let values = assignments[reference.name], reference.level < values.count else { return "" }
    let text = values[reference.level]
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    if let value = known[reference] { return value }
    if let start = open.firstIndex(of: reference) {
      cycle = cycle ?? open[start...].map(\.name)
      return ""
    }
    guard depth < Self.deepest else { return "" }
    open.append(reference)
    depth += 1
    let value = expand(text)
    depth -= 1
    open.removeLast()
    known[reference] = value
    return value
  }

  /// Replaces the settings up to the end, or, inside of a reference, up to a colon or the closing bracket.
  private mutating func expand(_ rest: inout ArraySlice<UInt8>, until close: UInt8?) -> String {
    var result: [UInt8] = []
    while let byte = rest.first, result.count < Self.longest {
      if let close, byte == close || byte == UInt8(ascii: ":") { break }
      rest = rest.dropFirst()
      if byte == UInt8(ascii: "$") { result += reference(&rest).utf8 } else { result.append(byte) }
    }
    if result.count >= Self.longest {
      rest = rest[rest.endIndex...]
      result = Array(result.prefix(Self.longest))
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of a reference, whose dollar sign has been read.
  private mutating func reference(_ rest: inout ArraySlice<UInt8>) -> String {
    guard let next = rest.first else { return "$" }
    if next == UInt8(ascii: "$") {
      rest = rest.dropFirst()
      return "$"
    }
    guard let close = Self.closing[next] else {
      let name = rest.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      guard let first = name.first, first.hexadecimalDigit.map({ $0 > 9 }) ?? true else { return "$" }
      rest = rest[name.endIndex...]
      return lookUp(String(decoding: name, as: UTF8.self))
    }
    guard depth < Self.deepest else {
      rest = rest[rest.endIndex...]
      return ""
    }
    rest = rest.dropFirst()
    depth += 1
    defer { depth -= 1 }
    var value = lookUp(expand(&rest, until: close))
    while rest.first == UInt8(ascii: ":") {
      rest = rest.dropFirst()
      let modifier = rest.prefix { $0.isLetterOrDigit || $0 == UInt8(ascii: "_") }
      rest = rest[modifier.endIndex...]
      let name = String(decoding: modifier, as: UTF8.self)
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst()
        let operand = expand(&rest, until: close)
        if name == "default", value.isEmpty { value = operand }
      } else {
        value = SettingText.modified(value, by: name) ?? value
        rest = rest.drop { $0 != close && $0 != UInt8(ascii: ":") }
      }
    }
    if rest.first == close { rest = rest.dropFirst() }
    return value
  }

  private static let closing: [UInt8: UInt8] = [
    UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "["): UInt8(ascii: "]"),
  ]

  /// The value of a name; `inherited` is the next assignment of the setting that is being evaluated.
  private mutating func lookUp(_ name: String) -> String {
    guard name == "inherited" else { return value(of: Reference(name: name, level: 0)) }
    return open.last.map { value(of: Reference(name: $0.name, level: $0.level + 1)) } ?? ""
  }
}
