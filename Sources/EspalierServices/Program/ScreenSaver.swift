// SPDX-License-Identifier: MIT

/// The screen saver of the session, which leaves the screen on for a program.
@MainActor
package final class ScreenSaver {
  package static let shared = ScreenSaver()
  private static let object = SessionBus.Object(
    name: "org.freedesktop.ScreenSaver", path: "/org/freedesktop/ScreenSaver", interface: "org.freedesktop.ScreenSaver")

  /// The number of the request at the service.
  private var cookie: UInt32?

  /// Whether the screen stays on. On a desktop without the service the value is only stored.
  package var isInhibited = false {
    didSet {
      guard isInhibited != oldValue else { return }
      if isInhibited {
        cookie =
          call("Inhibit", [.string(ProgramIdentity.name), .string("The program is in use.")])?.members.first?.number
      } else if let cookie {
        _ = call("UnInhibit", [.uint32(cookie)])
        self.cookie = nil
      }
    }
  }

  private func call(_ method: String, _ arguments: [BusValue]) -> BusValue? {
    try? SessionBus.shared?.call(method, of: Self.object, arguments, within: 1)
  }
}
