// SPDX-License-Identifier: MIT

/// The names that Swift gives declarations in Objective-C.
enum ObjectiveCName {
  /// The selector of a method without an `@objc(name)`: `f(_:b:)` is `f:b:`, `handle(sender:)` is `handleWithSender:`,
  /// `move(to:)` is `moveTo:`. An error and a completion handler are parameters there.
  /// - Parameter labels: The labels of the parameters; an empty one for `_`.
  static func method(_ name: String, labels: [String], isAsync: Bool = false, isThrowing: Bool = false) -> String {
    // A method that is both reports its error to the completion handler.
    let extra = isAsync ? "completionHandler" : isThrowing ? "error" : nil
    guard let first = labels.first else {
      return extra == nil ? name : name + (isAsync ? "WithCompletionHandler:" : "AndReturnError:")
    }
    var selector = name
    if !first.isEmpty {
      if !isPreposition(firstWord(first)) && !isPreposition(lastWord(name)) { selector += "With" }
      selector += capitalized(first)
    }
    return ([selector] + labels.dropFirst() + (extra.map { [$0] } ?? [])).map { $0 + ":" }.joined()
  }

  /// The selector of a property's setter.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// The words between which the compiler sets no "With".
  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in",
    "including", "inside", "into", "matching", "of", "on", "since", "to", "until", "using", "via", "with", "within",
  ]

  private static func isPreposition(_ word: Substring) -> Bool { prepositions.contains(word.lowercased()) }

  /// The first word of a name in camel case. An acronym, which no preposition is, may be cut.
  private static func firstWord(_ name: String) -> Substring {
    let end = name.indices.dropFirst().first { name[$0].isUppercase || name[$0] == "_" }
    return name[..<(end ?? name.endIndex)]
  }

  /// The last word of a name in camel case.
  private static func lastWord(_ name: String) -> Substring {
    guard let start = name.lastIndex(where: { $0.isUppercase || $0 == "_" }) else { return name[...] }
    return name[start] == "_" ? name[name.index(after: start)...] : name[start...]
  }
}
