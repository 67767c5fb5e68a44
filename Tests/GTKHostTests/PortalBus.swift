import Foundation

/// A D-Bus session of its own, with a settings portal on it that a test writes to.
@MainActor
final class PortalBus {
  let address: String
  private let daemon = Process()
  private let portal = Process()
  private let input = Pipe()

  /// Whether this machine has a bus, and Python to write a service in.
  nonisolated static let isAvailable =
    Tool.find("dbus-daemon") != nil
    && Tool.succeeds("/usr/bin/python3", ["-c", "from gi.repository import Gio"])

  /// - Parameter settings: lines of `NAMESPACE KEY TYPE VALUE`.
  init(_ settings: String...) async throws {
    let pipe = Pipe()
    daemon.executableURL = Tool.find("dbus-daemon")
    daemon.arguments = ["--session", "--nofork", "--print-address"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    address = try await pipe.firstLine(of: "dbus-daemon")
    let output = Pipe()
    portal.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    portal.arguments = [RunningProgram.folder.appendingPathComponent("portal.py").path] + settings
    portal.environment = ProcessInfo.processInfo.environment.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
    portal.standardInput = input
    portal.standardOutput = output
    try portal.run()
    _ = try await output.firstLine(of: "portal.py")
  }

  deinit {
    for process in [portal, daemon] { process.end() }
  }

  /// The user changes a setting.
  func set(_ setting: String) throws { try input.fileHandleForWriting.write(contentsOf: Data((setting + "\n").utf8)) }
}
