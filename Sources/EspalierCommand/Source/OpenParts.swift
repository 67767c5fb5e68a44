// SPDX-License-Identifier: MIT

/// The open parts of a source: nested brackets and literals. Mutations are O(1), except `close`, which is
/// O(depth).
struct OpenParts {
  enum Part: Equatable {
    case bracket(UInt8)
    case angle
    case interpolation
    /// - Parameters:
    ///   - end: The character that ends it, `marks` times.
    case literal(end: UInt8, marks: Int, hashes: Int)

    fileprivate static let square = Part.bracket(UInt8(ascii: "["))
  }

  private var parts: [Part] = []
  private(set) var squareBrackets = 0
  private(set) var interpolations = 0

  var last: Part? { parts.last }
  var count: Int { parts.count }

  mutating func append(_ part: Part) {
    parts.append(part)
    if part == .square { squareBrackets += 1 }
    if part == .interpolation { interpolations += 1 }
  }

  mutating func removeLast() {
    let part = parts.removeLast()
    if part == .square { squareBrackets -= 1 }
    if part == .interpolation { interpolations -= 1 }
  }

  mutating func closeAngles() {
    while parts.last == .angle { parts.removeLast() }
  }

  /// Removes the parts down to a bracket; a bracket that closes none within the literal around it is ignored.
  mutating func close(_ open: UInt8) {
    closeAngles()
    if open == UInt8(ascii: "("), parts.last == .interpolation { return removeLast() }
    guard
      let place = parts.lastIndex(where: {
        if case .literal = $0 { true } else { $0 == .bracket(open) || $0 == .interpolation }
      }), parts[place] == .bracket(open)
    else { return }
    while parts.count > place { removeLast() }
  }

  /// Removes the open parts of an expression that has ended: a bracket in a regular expression need not be closed.
  mutating func closeExpressions() {
    closeAngles()
    while case .bracket(let byte) = parts.last, byte != UInt8(ascii: "{") {
      removeLast()
      closeAngles()
    }
  }
}
