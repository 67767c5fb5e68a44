// SPDX-License-Identifier: MIT

import Foundation

/// A session of its own for one test, with an accessibility bus on a display.
@MainActor
final class AccessibilityBus {
  let environment: [String: String]
  private let daemon: ChildProcess
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  init(_ display: Display) throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    // The processes that the bus starts have these variables, too.
    var own = ["XDG_RUNTIME_DIR": folder.path, "DISPLAY": display.name]
    daemon = try ChildProcess(
      Tool.find("dbus-daemon")!, ["--session", "--nofork", "--print-address=1"],
      variables: own.merging(["WAYLAND_DISPLAY": "", "GTK_A11Y": ""]) { $1 }, keepsErrors: false)
    own["DBUS_SESSION_BUS_ADDRESS"] = try daemon.line()
    environment = own
  }

  /// The variables that a program needs to be found on the bus.
  var variables: [String: String] { environment.merging(["GTK_A11Y": ""]) { $1 } }

  deinit {
    daemon.end()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A client of the accessibility bus in a process of its own.
@MainActor
final class ScreenReader {
  private nonisolated static let python = "/usr/bin/python3"
  nonisolated static let canRun =
    RunningProgram.canRun && Tool.find("dbus-daemon") != nil
    && Tool.succeeds(python, ["-c", "import pyatspi"])

  private let process: ChildProcess

  /// - Parameter listens: Whether it subscribes to events of the bus.
  init(_ bus: AccessibilityBus, listens: Bool = true) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/screen-reader.py")
    process = try ChildProcess(
      URL(fileURLWithPath: Self.python), [script.path], variables: bus.environment, takesInput: true, keepsErrors: false
    )
    _ = try process.line()
    if listens { _ = try ask(["ask": "listen"]) }
  }

  func stop() {
    process.end()
  }

  private func ask(_ question: [String: Any]) throws -> Data {
    try process.write(String(decoding: JSONSerialization.data(withJSONObject: question), as: UTF8.self))
    let answer = try Data(process.line().utf8)
    if let error = try? JSONDecoder().decode([String: String].self, from: answer)["error"] {
      throw Missing(what: error)
    }
    return answer
  }

  /// The elements that it reads of the program's windows.
  func windows() throws -> [Spoke] {
    try JSONDecoder().decode([Spoke].self, from: ask(["ask": "tree"]))
  }

  /// The element that it finds under a name.
  func element(_ name: String, role: String? = nil) -> Spoke? {
    var question = ["ask": "describe", "name": name]
    question["role"] = role
    return try? JSONDecoder().decode(Spoke.self, from: ask(question))
  }

  /// Requests an action.
  func act(_ what: String, _ name: String, _ values: [String: Any] = [:]) throws {
    let answer = try ask(["ask": what, "name": name].merging(values) { $1 })
    let text = String(decoding: answer, as: UTF8.self)
    if text != "true" { throw Missing(what: "\(what) \(name): \(text)") }
  }

  /// The events since the last call.
  func events() throws -> [Heard] {
    try JSONDecoder().decode([Heard].self, from: ask(["ask": "events"]))
  }
}

/// An element as a screen reader finds it.
struct Spoke: Decodable, CustomStringConvertible {
  let role, name, description_: String
  let states: [String]
  let extents: [Int]?
  let actions: [String]?
  let value: [Double]?
  let text: String?
  let caret: Int?
  let attributes: [String: String]?
  let children: [Spoke]

  private enum CodingKeys: String, CodingKey {
    case role, name, description_ = "description", states, extents, actions, value, text, caret, attributes, children
  }

  /// It and all in it, in reading order.
  var all: [Spoke] { [self] + children.flatMap(\.all) }

  /// The element of a window that contains our views: it alone has no name.
  var canvas: Spoke? { all.first { $0.role == "filler" && $0.name.isEmpty } }

  /// A line for each element.
  var description: String { lines(0).joined(separator: "\n") }

  private func lines(_ depth: Int) -> [String] {
    let shown = states.filter { !["enabled", "sensitive", "visible", "focusable"].contains($0) }
    let parts: [String?] = [
      role, "\"\(name)\"", description_.isEmpty ? nil : "(\(description_))", text.map { "text \"\($0)\"" },
      value.map { "value \($0)" }, actions.flatMap { $0.isEmpty ? nil : "\($0)" },
      attributes.map { "\($0)" }, shown.isEmpty ? nil : shown.joined(separator: " "), extents.map { "\($0)" },
    ]
    return [String(repeating: "  ", count: depth) + parts.compactMap { $0 }.joined(separator: " ")]
      + children.flatMap { $0.lines(depth + 1) }
  }
}

struct Heard: Decodable {
  let type, name, role: String
  let detail: Int
}
