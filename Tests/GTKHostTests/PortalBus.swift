// SPDX-License-Identifier: MIT

import Foundation

/// A D-Bus session of its own, with a settings portal on it that a test writes to.
@MainActor
final class PortalBus {
  let address: String
  private let daemon, portal: ChildProcess

  /// Whether this machine has a bus, and Python to write a service in.
  nonisolated static let isAvailable =
    Tool.find("dbus-daemon") != nil
    && Tool.succeeds("/usr/bin/python3", ["-c", "from gi.repository import Gio"])

  /// - Parameter settings: lines of `NAMESPACE KEY TYPE VALUE`.
  init(_ settings: String...) throws {
    daemon = try ChildProcess(
      Tool.find("dbus-daemon")!, ["--session", "--nofork", "--print-address"], keepsErrors: false)
    address = try daemon.line()
    portal = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/python3"),
      [RunningProgram.folder.appendingPathComponent("portal.py").path] + settings,
      variables: ["DBUS_SESSION_BUS_ADDRESS": address], takesInput: true)
    _ = try portal.line()
  }

  /// The bus goes away, with all that is on it.
  func end() { daemon.end() }

  /// The user changes a setting.
  func set(_ setting: String) throws { try portal.write(setting) }
}
