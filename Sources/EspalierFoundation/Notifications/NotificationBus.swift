// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierFiles
import Foundation

/// The signals of notifications on the session's D-Bus.
///
/// A signal has three strings: the name, the object (empty for none) and the user information as a property list in XML (empty
/// for none). A thread with a main loop of GLib's receives those of other programs.
final class NotificationBus: @unchecked Sendable {
  private static let path = "/org/espalier/DistributedNotifications"
  private static let interface = "org.espalier.DistributedNotifications"
  private static let member = "Posted"
  /// User information of other programs is not trusted.
  private static let limit = NestingLimit(depth: 16, bytes: 1 << 20)

  private let lock = NSLock()
  private var isConnected = false
  private var bus: OpaquePointer?
  private var receiver: (@Sendable (DistributedNotification) -> Void)?

  /// The connection, which stays for the time of the program; nil without a session bus.
  private func connection() -> OpaquePointer? {
    lock.withLock {
      if isConnected { return bus }
      isConnected = true
      // Without an address GLib would start a bus of its own.
      guard ProcessInfo.processInfo.environment["DBUS_SESSION_BUS_ADDRESS"] != nil else { return nil }
      bus = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)
      return bus
    }
  }

  func send(_ notification: DistributedNotification) {
    guard let bus = connection() else { return }
    let information = notification.userInfo.flatMap { information in
      try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
    }
    let texts = [
      notification.name, notification.object ?? "", information.map { String(decoding: $0, as: UTF8.self) } ?? "",
    ]
    // A text of C ends at its first zero byte.
    let parts = texts.map { g_variant_new_string($0.replacingOccurrences(of: "\0", with: "")) }
    g_dbus_connection_emit_signal(
      bus, nil, Self.path, Self.interface, Self.member, g_variant_new_tuple(parts, gsize(parts.count)), nil)
    g_dbus_connection_flush_sync(bus, nil, nil)
  }

  /// Begins to receive the signals of other programs; further calls have no effect.
  func listen(_ receive: @escaping @Sendable (DistributedNotification) -> Void) {
    guard let bus = connection(), lock.withLock({ receiver == nil }) else { return }
    lock.withLock { receiver = receive }
    nonisolated(unsafe) let connection = bus
    let isListening = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      let context = g_main_context_new()
      g_main_context_push_thread_default(context)
      g_dbus_connection_signal_subscribe(
        connection, nil, Self.interface, Self.member, Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { connection, sender, _, _, _, parameters, data in
          guard let data, let parameters else { return }
          let own = connection.flatMap { g_dbus_connection_get_unique_name($0) }
          if let sender, let own, strcmp(sender, own) == 0 { return }
          Unmanaged<NotificationBus>.fromOpaque(data).takeUnretainedValue().received(parameters)
        }, Unmanaged.passRetained(self).toOpaque(), nil)
      isListening.signal()
      g_main_loop_run(g_main_loop_new(context, 0))
    }
    thread.name = "DistributedNotificationCenter"
    thread.start()
    isListening.wait()
  }

  private func received(_ parameters: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(parameters)) == "(sss)" else { return }
    let texts = (0..<3).map { index in
      let part = g_variant_get_child_value(parameters, gsize(index))
      defer { g_variant_unref(part) }
      return String(cString: g_variant_get_string(part, nil))
    }
    let data = Data(texts[2].utf8)
    var information: [AnyHashable: Any]?
    if !data.isEmpty, (try? Self.limit.check(propertyList: data)) != nil {
      information = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [AnyHashable: Any]
    }
    let receive = lock.withLock { receiver }
    receive?(
      DistributedNotification(name: texts[0], object: texts[1].isEmpty ? nil : texts[1], userInfo: information))
  }
}
