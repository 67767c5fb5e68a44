// SPDX-License-Identifier: MIT

import Foundation

/// The properties of an element that cost more than its shape.
struct VectorLook {
  /// Clips and masks, by identifier.
  var references: [String] = []
  /// The greatest number of references: each is looked up for each element.
  static let mostReferences = 64
  /// Whether the element is first drawn into a layer of its own.
  var isLayer = false

  func merged(_ other: VectorLook) throws(MarkupReader.Unusual) -> VectorLook {
    guard references.count + other.references.count <= Self.mostReferences else {
      throw .init("more than \(Self.mostReferences) clips and masks of an element")
    }
    return VectorLook(references: references + other.references, isLayer: isLayer || other.isLayer)
  }

  mutating func add(_ property: String, _ value: String) throws(MarkupReader.Unusual) {
    let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
    switch property {
    case "filter", "marker", "marker-start", "marker-mid", "marker-end", "stroke-dasharray":
      if value != "none" { throw .init("the property \(property)") }
    case "clip-path", "mask":
      if value == "none" { return }
      guard let reference = Self.reference(value) else { throw .init("the property \(property)") }
      guard references.count < Self.mostReferences else {
        throw .init("more than \(Self.mostReferences) clips and masks of an element")
      }
      references.append(reference)
    case "opacity", "mix-blend-mode", "isolation", "enable-background": isLayer = true
    default:
      // Paints: only gradients are plain elements that have an identifier and paint.
      if value.contains("url("), Self.reference(value) == nil { throw .init("the property \(property)") }
    }
  }

  /// The identifier in `url(#a)`, without the text after it.
  private static func reference(_ value: String) -> String? {
    value.wholeMatch(of: /url\(\s*["']?#([^"')\s]+)["']?\s*\)[^(]*/).map { String($0.output.1) }
  }
}

/// The rules of a style sheet whose selectors are plain. A rule applies to each element with the last class in the last
/// part of its selector, or to all elements if that part has no class.
struct VectorSheet {
  private var classes: [Substring: VectorLook] = [:]
  private var others = VectorLook()
  private var count = 0

  /// The greatest number of selectors: each is tried with each element.
  static let mostSelectors = 500

  mutating func read(_ text: String) throws(MarkupReader.Unusual) {
    if let what = text.firstMatch(of: /[@\\<&]|\/\*/) { throw .init("\(what.output) in a style sheet") }
    try VectorNumbers.check(text)
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "{") {
      guard let end = rest[start...].firstIndex(of: "}") else { throw .init("a rule without an end") }
      var look = VectorLook()
      for (property, value) in try Self.declarations(String(rest[rest.index(after: start)..<end])) {
        try look.add(property, value)
      }
      for selector in rest[..<start].split(separator: ",") { try add(selector, look) }
      rest = rest[rest.index(after: end)...]
    }
  }

  private mutating func add(_ selector: Substring, _ look: VectorLook) throws(MarkupReader.Unusual) {
    count += 1
    guard count <= Self.mostSelectors else { throw .init("more than \(Self.mostSelectors) selectors") }
    let parts = selector.split(whereSeparator: \.isWhitespace)
    guard parts.count <= 3, selector.wholeMatch(of: /[A-Za-z0-9_.#*\-\s]*/) != nil else {
      throw .init("a selector such as \(selector.prefix(40))")
    }
    if let last = parts.last?.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last {
      let name = last.prefix { $0 != "#" }
      classes[name] = try (classes[name] ?? VectorLook()).merged(look)
    } else {
      others = try others.merged(look)
    }
  }

  func look(classes names: [Substring]) throws(MarkupReader.Unusual) -> VectorLook {
    var look = others
    for name in names { if let own = classes[name] { look = try look.merged(own) } }
    return look
  }

  /// The properties in `fill: red; opacity: 0.5`.
  static func declarations(_ text: String) throws(MarkupReader.Unusual) -> [(String, String)] {
    if text.contains("\\") || text.contains("/*") { throw .init("a style with escapes or comments") }
    try VectorNumbers.check(text)
    return text.split(separator: ";").compactMap { declaration in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      return (
        declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        declaration[declaration.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
  }
}
