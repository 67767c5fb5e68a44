// SPDX-License-Identifier: MIT

/// A parameter of a tool.
struct ToolParameter: Sendable {
  enum Kind: Sendable {
    case text
    case texts
    case flag
    case number(ClosedRange<Double>)
    case choice([String])
  }

  let name: String
  let kind: Kind
  let explanation: String
  let isRequired: Bool

  init(_ name: String, _ kind: Kind, _ explanation: String, isRequired: Bool = false) {
    self.name = name
    self.kind = kind
    self.explanation = explanation
    self.isRequired = isRequired
  }

  /// The schema in the form of JSON Schema.
  var schema: JSONValue {
    var members: [String: JSONValue] = ["description": .text(explanation)]
    switch kind {
    case .text: members["type"] = "string"
    case .texts: (members["type"], members["items"]) = ("array", ["type": "string"])
    case .flag: members["type"] = "boolean"
    case .number(let range):
      members["type"] = "number"
      (members["minimum"], members["maximum"]) = (.number(range.lowerBound), .number(range.upperBound))
    case .choice(let words): (members["type"], members["enum"]) = ("string", .list(words.map(JSONValue.text)))
    }
    return .object(members)
  }

  /// The required form of a value; nil for a value that has it.
  func problem(_ value: JSONValue) -> String? {
    switch (kind, value) {
    case (.text, .text), (.flag, .boolean): nil
    case (.text, _): "is a string"
    case (.flag, _): "is true or false"
    case (.texts, .list(let list)) where list.allSatisfy({ $0.asText != nil }): nil
    case (.texts, _): "is an array of strings"
    case (.number(let range), _):
      value.asNumber.map(range.contains) == true
        ? nil : "is a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound))"
    case (.choice(let words), _):
      value.asText.map(words.contains) == true ? nil : "is one of " + words.joined(separator: ", ")
    }
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  static let session = ToolParameter("session", .text, "The session, as `open` names it.", isRequired: true)
  static let element = ToolParameter("element", .text, "The name of an element, as `tree` lists it.")
}
