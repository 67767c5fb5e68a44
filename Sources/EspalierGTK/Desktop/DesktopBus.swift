// SPDX-License-Identifier: MIT

import Foundation

/// The session's D-Bus.
enum DesktopBus {
  /// Whether a bus exists. Tested without a connection, which would start a missing bus.
  static var exists: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}
