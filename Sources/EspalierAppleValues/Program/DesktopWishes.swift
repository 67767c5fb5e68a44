// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation

/// The screen saver of the session, which leaves the screen on for a program.
@MainActor
package final class ScreenSaver {
  package static let shared = ScreenSaver()
  private var cookie: UInt32?
  private var isWished = false

  /// Whether the screen stays on. On a desktop without the service the wish is only stored.
  package var isInhibited: Bool {
    get { isWished }
    set {
      guard newValue != isWished else { return }
      isWished = newValue
      if newValue { inhibit() } else { uninhibit() }
    }
  }

  private func inhibit() {
    let name = ProcessInfo.processInfo.processName
    var arguments: [OpaquePointer?] = [g_variant_new_string(name), g_variant_new_string("The program is in use.")]
    guard let reply = SessionBus.call("Inhibit", g_variant_new_tuple(&arguments, 2)) else { return }
    defer { g_variant_unref(reply) }
    guard let value = g_variant_get_child_value(reply, 0) else { return }
    cookie = g_variant_get_uint32(value)
    g_variant_unref(value)
  }

  private func uninhibit() {
    guard let cookie else { return }
    self.cookie = nil
    var arguments: [OpaquePointer?] = [g_variant_new_uint32(cookie)]
    if let reply = SessionBus.call("UnInhibit", g_variant_new_tuple(&arguments, 1)) { g_variant_unref(reply) }
  }
}

private enum SessionBus {
  static func call(_ method: String, _ arguments: OpaquePointer?) -> OpaquePointer? {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    return g_dbus_connection_call_sync(
      bus, "org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver", method,
      arguments, nil, G_DBUS_CALL_FLAGS_NONE, 1000, nil, nil)
  }
}

/// The mark at the program's icon, on desktops whose launcher shows one: those that follow Unity's protocol.
package enum LauncherBadge {
  /// - Parameter label: A number; nil removes the mark. Other words are not shown: the protocol has numbers only.
  package static func show(_ label: String?) {
    guard let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(bus)) }
    let count = label.flatMap { Int($0) }
    var entries: [OpaquePointer?] = [
      g_variant_new_dict_entry(g_variant_new_string("count"), g_variant_new_variant(g_variant_new_int64(count ?? 0))),
      g_variant_new_dict_entry(
        g_variant_new_string("count-visible"), g_variant_new_variant(g_variant_new_boolean(count == nil ? 0 : 1))),
    ]
    let address = "application://\(ProcessInfo.processInfo.processName).desktop"
    var arguments: [OpaquePointer?] = [g_variant_new_string(address), g_variant_new_array(nil, &entries, 2)]
    g_dbus_connection_emit_signal(
      bus, nil, "/org/espalier/Badge", "com.canonical.Unity.LauncherEntry", "Update",
      g_variant_new_tuple(&arguments, 2), nil)
  }
}
