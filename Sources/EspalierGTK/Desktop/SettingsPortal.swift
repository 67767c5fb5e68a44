// SPDX-License-Identifier: MIT

internal import EspalierCGtk
import Foundation
import EspalierServices

/// The desktop's own settings, from its portal on the session's D-Bus. Empty without a bus or a portal.
@MainActor
final class SettingsPortal {
  var changed: () -> Void = {}
  private var connection: OpaquePointer?
  /// The values by `NAMESPACE KEY`; each is retained.
  private var values: [String: OpaquePointer] = [:]

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"
  private static let appearance = "org.freedesktop.appearance"
  private static let desktop = "org.gnome.desktop.interface"
  private static let accessibility = "org.gnome.desktop.a11y.interface"

  init() {
    guard SessionBus.exists, let bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return }
    connection = bus
    // The end of the session's bus must not end the program.
    g_dbus_connection_set_exit_on_close(bus, 0)
    let change: GDBusSignalCallback = { _, _, _, _, _, parameters, data in
      onMain((parameters, data)) { parameters, data in
        owner(data, as: SettingsPortal.self).received(parameters!)
      }
    }
    g_dbus_connection_signal_subscribe(
      bus, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE, change,
      Unmanaged.passRetained(self).toOpaque(), { Unmanaged<SettingsPortal>.fromOpaque($0!).release() })
    // A running portal answers at once: the first window is right from the start. A portal that does not run is started.
    if let reply = g_dbus_connection_call_sync(
      bus, Self.name, Self.path, Self.interface, "ReadAll", Self.question, nil, G_DBUS_CALL_FLAGS_NO_AUTO_START, 250,
      nil, nil)
    {
      take(reply)
    } else {
      requestLater()
    }
  }

  private static var question: OpaquePointer? {
    let names = [appearance, desktop, accessibility].map { name in name.withCString { g_variant_new_string($0) } }
    let list = g_variant_new_array(nil, names, gsize(names.count))
    return g_variant_new_tuple([list], 1)
  }

  private func requestLater() {
    g_dbus_connection_call(
      connection, Self.name, Self.path, Self.interface, "ReadAll", Self.question, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { source, result, data in
        onMain((source, result, data)) { source, result, data in
          let portal = Unmanaged<SettingsPortal>.fromOpaque(data!).takeRetainedValue()
          guard let reply = g_dbus_connection_call_finish(OpaquePointer(source), result, nil) else { return }
          portal.take(reply)
          portal.changed()
        }
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Reads a dictionary of dictionaries. Takes ownership of the reply.
  private func take(_ reply: OpaquePointer) {
    defer { g_variant_unref(reply) }
    guard String(cString: g_variant_get_type_string(reply)) == "(a{sa{sv}})" else { return }
    forEachEntry(of: reply, child: 0) { space, entries in
      forEachEntry(of: entries) { key, value in set(space, key, value) }
    }
  }

  private func forEachEntry(of tuple: OpaquePointer, child: gsize, _ body: (String, OpaquePointer) -> Void) {
    let dictionary = g_variant_get_child_value(tuple, child)!
    defer { g_variant_unref(dictionary) }
    forEachEntry(of: dictionary, body)
  }

  private func forEachEntry(of dictionary: OpaquePointer, _ body: (String, OpaquePointer) -> Void) {
    for index in 0..<g_variant_n_children(dictionary) {
      let entry = g_variant_get_child_value(dictionary, index)!
      let (key, value) = (g_variant_get_child_value(entry, 0)!, g_variant_get_child_value(entry, 1)!)
      body(String(cString: g_variant_get_string(key, nil)), value)
      for variant in [key, value, entry] { g_variant_unref(variant) }
    }
  }

  private func received(_ parameters: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(parameters)) == "(ssv)" else { return }
    let parts = (0..<3).map { g_variant_get_child_value(parameters, $0)! }
    defer { for part in parts { g_variant_unref(part) } }
    set(
      String(cString: g_variant_get_string(parts[0], nil)), String(cString: g_variant_get_string(parts[1], nil)),
      parts[2])
    changed()
  }

  /// Stores a value. Values come boxed; some portals box them twice.
  private func set(_ space: String, _ key: String, _ value: OpaquePointer) {
    var value = g_variant_ref(value)!
    while String(cString: g_variant_get_type_string(value)) == "v" {
      let inner = g_variant_get_variant(value)!
      g_variant_unref(value)
      value = inner
    }
    if let old = values.updateValue(value, forKey: space + " " + key) { g_variant_unref(old) }
  }

  // MARK: - Meaning

  func apply(to settings: inout DesktopSettings) {
    switch number(Self.appearance, "color-scheme") {
    case 1: settings.isDark = true
    case 2: settings.isDark = false
    default: break
    }
    if number(Self.appearance, "contrast") == 1 { settings.hasHighContrast = true }
    // In portals without a key for contrast, as GNOME has it.
    if let value = value(Self.accessibility, "high-contrast", "b"), g_variant_get_boolean(value) != 0 {
      settings.hasHighContrast = true
    }
    if number(Self.appearance, "reduced-motion") == 1 { settings.reducesMotion = true }
    if let value = value(Self.desktop, "enable-animations", "b"), g_variant_get_boolean(value) == 0 {
      settings.reducesMotion = true
    }
    if let value = value(Self.desktop, "text-scaling-factor", "d") {
      settings.textScale = min(max(g_variant_get_double(value), 0.5), 4)
    }
    if let value = value(Self.appearance, "accent-color", "(ddd)") {
      let parts = (0..<3).map { index in
        let part = g_variant_get_child_value(value, gsize(index))!
        defer { g_variant_unref(part) }
        return g_variant_get_double(part)
      }
      // A value outside the range means that there is no accent colour.
      if parts.allSatisfy({ (0...1).contains($0) }) { settings.accent = SIMD3(parts[0], parts[1], parts[2]) }
    }
  }

  private func value(_ space: String, _ key: String, _ type: String) -> OpaquePointer? {
    values[space + " " + key].flatMap { String(cString: g_variant_get_type_string($0)) == type ? $0 : nil }
  }

  private func number(_ space: String, _ key: String) -> UInt32? {
    value(space, key, "u").map { g_variant_get_uint32($0) }
  }
}
