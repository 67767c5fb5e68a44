// SPDX-License-Identifier: MIT

import EspalierServices
import Foundation

/// The program that shows those which start with the session.
enum AutostartSettings {
  /// Settings of desktops that have a page for them; the others show the folder in the file manager.
  private static let programs = [
    ("KDE", "systemsettings", ["kcm_autostart"]), ("KDE", "systemsettings5", ["kcm_autostart"]),
    ("XFCE", "xfce4-session-settings", []), ("MATE", "mate-session-properties", []),
    ("LXQt", "lxqt-config-session", []), ("X-Cinnamon", "cinnamon-settings", ["startup"]),
  ]

  /// Shows them. Returns whether a program does.
  static func show(_ entry: AutostartEntry) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    let desktops = (environment["XDG_CURRENT_DESKTOP"] ?? "").split(separator: ":").map(String.init)
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    for (desktop, program, arguments) in programs where desktops.contains(desktop) {
      guard
        let path = folders.map({ $0 + "/" + program }).first(where: FileManager.default.isExecutableFile(atPath:))
      else { continue }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      if (try? process.run()) != nil { return true }
    }
    try? FileManager.default.createDirectory(at: entry.folder, withIntermediateDirectories: true)
    return ShownFiles.show([entry.exists ? entry.url : entry.folder])
  }
}
