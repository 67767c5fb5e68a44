import Foundation

/// A session of its own for one test, with an accessibility bus on a display.
final class AccessibilityBus {
  let environment: [String: String]
  private let daemon = Process()
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  init(_ display: Display) throws {
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
    var address = ""
    while !address.hasSuffix("\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      address += String(decoding: byte, as: UTF8.self)
    }
    own["DBUS_SESSION_BUS_ADDRESS"] = address.trimmingCharacters(in: .newlines)
    environment = own
  }

  /// What a program needs that shall be found there.
  var variables: [String: String] { environment.merging(["GTK_A11Y": ""]) { $1 } }

  deinit {
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
    try? FileManager.default.removeItem(at: folder)
  }
}

/// A client of the accessibility bus in a process of its own.
final class ScreenReader {
  private static let python = "/usr/bin/python3"
  static let canRun =
    RunningProgram.canRun && Tool.find("dbus-daemon") != nil
    && (try? Tool.run(python, ["-c", "import pyatspi"], environment: ["DISPLAY": ""]).status) == 0

  private let process = Process()
  private let questions = Pipe()
  private let answers = Pipe()
  private var rest = Data()

  /// - Parameter listens: Whether it tells the bus that it wants to hear of events.
  init(_ bus: AccessibilityBus, listens: Bool = true) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Programs/screen-reader.py")
    process.executableURL = URL(fileURLWithPath: Self.python)
    process.arguments = [script.path]
    process.environment = ProcessInfo.processInfo.environment.merging(bus.environment) { $1 }
    process.standardInput = questions
    process.standardOutput = answers
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = try line()
    if listens { _ = try ask(["ask": "listen"]) }
  }

  func stop() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  private func line() throws -> Data {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = Data(rest[(end + 1)...]) }
        return Data(rest[..<end])
      }
      let more = answers.fileHandleForReading.availableData
      if more.isEmpty { throw Missing(what: "an answer of the screen reader") }
      rest += more
    }
  }

  private func ask(_ question: [String: Any]) throws -> Data {
    try questions.fileHandleForWriting.write(
      contentsOf: JSONSerialization.data(withJSONObject: question) + Data("\n".utf8))
    return try line()
  }

  /// What it reads of the program's windows.
  func windows() throws -> [Spoke] { try JSONDecoder().decode([Spoke].self, from: ask(["ask": "tree"])) }

  /// What it finds under a name.
  func element(_ name: String, role: String? = nil) -> Spoke? {
    var question = ["ask": "describe", "name": name]
    question["role"] = role
    return try? JSONDecoder().decode(Spoke.self, from: ask(question))
  }

  /// Asks for something to be done.
  func act(_ what: String, _ name: String, _ values: [String: Any] = [:]) throws {
    let answer = try ask(["ask": what, "name": name].merging(values) { $1 })
    let text = String(decoding: answer, as: UTF8.self)
    if text != "true" { throw Missing(what: "\(what) \(name): \(text)") }
  }

  /// What it has heard since it was asked last.
  func events(within seconds: Double = 0.3) throws -> [Heard] {
    try JSONDecoder().decode([Heard].self, from: ask(["ask": "events", "wait": seconds]))
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
