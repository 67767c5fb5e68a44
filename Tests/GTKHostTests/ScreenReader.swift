import Foundation

/// A session of its own for one test, with an accessibility bus on a display.
@MainActor
final class AccessibilityBus {
  let environment: [String: String]
  private let daemon = Process()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  init(_ display: Display) async throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let pipe = Pipe()
    daemon.executableURL = Tool.find("dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    var own = ["XDG_RUNTIME_DIR": folder.path, "DISPLAY": display.name]
    // What the bus starts has these too.
    daemon.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
      .filter { $0.key != "WAYLAND_DISPLAY" && $0.key != "GTK_A11Y" }
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    own["DBUS_SESSION_BUS_ADDRESS"] = try await pipe.firstLine(of: "dbus-daemon")
    environment = own
  }

  /// What a program needs that shall be found there.
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

  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var rest = Data()

  /// - Parameter listens: Whether it tells the bus that it wants to hear of events.
  init(_ bus: AccessibilityBus, listens: Bool = true) async throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/screen-reader.py")
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [script.path]
    process.environment = ProcessInfo.processInfo.environment.merging(bus.environment) { $1 }
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try await line()
    if listens { _ = try await ask(["ask": "listen"]) }
  }

  func stop() {
    process.end()
  }

  /// The next line that it writes. The main actor is free until it is there.
  private func line() async throws -> Data {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      let handle = answers.fileHandleForReading
      let more = await withCheckedContinuation { answer in
        DispatchQueue.global().async { answer.resume(returning: handle.availableData) }
      }
      if more.isEmpty { throw Missing(what: "an answer of the screen reader") }
      rest += more
    }
  }

  private func ask(_ question: [String: Any]) async throws -> Data {
    try questions.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: question) + Data("\n".utf8))
    return try await line()
  }

  /// What it reads of the program's windows.
  func windows() async throws -> [Spoke] {
    try JSONDecoder().decode([Spoke].self, from: await ask(["ask": "tree"]))
  }

  /// What it finds under a name.
  func element(_ name: String, role: String? = nil) async -> Spoke? {
    var question = ["ask": "describe", "name": name]
    question["role"] = role
    return try? JSONDecoder().decode(Spoke.self, from: await ask(question))
  }

  /// Asks for something to be done.
  func act(_ what: String, _ name: String, _ values: [String: Any] = [:]) async throws {
    let answer = try await ask(["ask": what, "name": name].merging(values) { $1 })
    let text = String(decoding: answer, as: UTF8.self)
    if text != "true" { throw Missing(what: "\(what) \(name): \(text)") }
  }

  /// What it has heard since it was asked last.
  func events() async throws -> [Heard] {
    try JSONDecoder().decode([Heard].self, from: await ask(["ask": "events"]))
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

  /// Of a window, what our views are in: it alone has no name.
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
