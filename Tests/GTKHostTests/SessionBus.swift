import Foundation

/// A D-Bus session of its own, with a settings portal on it that a test writes to.
final class SessionBus {
  let address: String
  private let daemon = Process()
  private let portal = Process()
  private let input = Pipe()

  /// Whether this machine has a bus, and Python to write a service in.
  static let isAvailable =
    Tool.find("dbus-daemon") != nil
    && (try? Tool.run("/usr/bin/python3", ["-c", "from gi.repository import Gio"]).status) == 0

  /// - Parameter settings: lines of `NAMESPACE KEY TYPE VALUE`.
  init(_ settings: String...) throws {
    let pipe = Pipe()
    daemon.executableURL = Tool.find("dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    address = try Self.line(of: pipe)
    let output = Pipe()
    portal.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    portal.arguments = [RunningProgram.folder.appendingPathComponent("portal.py").path] + settings
    portal.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
    portal.standardInput = input
    portal.standardOutput = output
    try portal.run()
    _ = try Self.line(of: output)
  }

  deinit {
    for process in [portal, daemon] {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  /// The user changes a setting.
  func set(_ setting: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((setting + "\n").utf8)) }

  private static func line(of pipe: Pipe) throws -> String {
    var text = ""
    while !text.hasSuffix("\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      text += String(decoding: byte, as: UTF8.self)
    }
    if text.isEmpty { throw Missing(what: "the session's bus") }
    return text.trimmingCharacters(in: .newlines)
  }
}
