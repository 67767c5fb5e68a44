// SPDX-License-Identifier: MIT

/// The arguments of a call, checked against the tool's parameters.
struct ToolArguments: Sendable {
  private let values: [String: JSONValue]
  private let tool: AgentTool

  init(_ values: [String: JSONValue], of tool: AgentTool) {
    self.values = values.filter { $0.value != .null }
    self.tool = tool
  }

  /// - Throws: `ToolFailure` with the wrong argument and its form.
  func check() throws {
    for name in values.keys.sorted() where !tool.parameters.contains(where: { $0.name == name }) {
      let known = tool.parameters.map(\.name)
      let close = Spelling.closest(to: name, among: known)
      throw ToolFailure(
        "\(tool.name) has no argument \(name.debugDescription); "
          + (close.isEmpty ? "it has \(known.joined(separator: ", "))" : "did you mean \(close[0])?"))
    }
    for parameter in tool.parameters {
      guard let value = values[parameter.name] else {
        if parameter.isRequired {
          throw ToolFailure("\(tool.name) needs the argument \(parameter.name): \(parameter.explanation)")
        }
        continue
      }
      if let form = parameter.problem(value) {
        throw ToolFailure("The argument \(parameter.name) of \(tool.name) \(form), not \(Self.shown(value)).")
      }
    }
  }

  private static func shown(_ value: JSONValue) -> String {
    switch value {
    case .text(let text): String(text.prefix(60)).debugDescription
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let flag): String(flag)
    case .null, .list, .object: value.kind
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name]?.asText }
  func number(_ name: String) -> Double? { values[name]?.asNumber }
  func flag(_ name: String) -> Bool { values[name] == .boolean(true) }

  func texts(_ name: String) -> [String] {
    if case .list(let list) = values[name] { list.compactMap(\.asText) } else { [] }
  }
}
