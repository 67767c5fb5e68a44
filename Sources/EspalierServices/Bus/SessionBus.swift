// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierNumbers
import Foundation

/// The session's D-Bus, on which services of the desktop are called.
package final class SessionBus: @unchecked Sendable {
  /// The bus of this session; nil if it has none.
  package static let shared = SessionBus()

  /// Whether a bus exists. Tested without a connection, which would start a missing bus.
  package static var exists: Bool {
    let environment = ProcessInfo.processInfo.environment
    if environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false { return true }
    return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }

  private let connection: OpaquePointer

  private init?() {
    guard Self.exists, let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return nil }
    // The end of the session's bus must not end the program.
    g_dbus_connection_set_exit_on_close(connection, 0)
    self.connection = connection
  }

  /// Failure of a call: the service does not run, or refused it.
  package struct Failure: LocalizedError {
    /// The description of the service, or of GLib.
    package let reason: String
    package var errorDescription: String? { reason }
  }

  /// An object of a service.
  package struct Object: Sendable {
    package var name: String
    package var path: String
    package var interface: String

    package init(name: String, path: String, interface: String) {
      (self.name, self.path, self.interface) = (name, path, interface)
    }
  }

  /// Calls a method and waits for its result.
  /// - Parameter seconds: The longest time that it waits.
  package func call(
    _ method: String, of object: Object, _ arguments: [BusValue] = [], within seconds: Double = 5
  ) throws(Failure) -> BusValue {
    var error: UnsafeMutablePointer<GError>?
    let reply = g_dbus_connection_call_sync(
      connection, object.name, object.path, object.interface, method, BusValue.tuple(arguments).variant, nil,
      G_DBUS_CALL_FLAGS_NONE, gint(clamping: seconds * 1000), nil, &error)
    if let error {
      defer { g_error_free(error) }
      throw Failure(reason: String(cString: error.pointee.message))
    }
    guard let reply else { throw Failure(reason: "\(method) has no result") }
    defer { g_variant_unref(reply) }
    return BusValue(reply) ?? .tuple([])
  }

  /// Sends a signal of the program's own.
  package func send(_ signal: String, path: String, interface: String, _ arguments: [BusValue]) {
    g_dbus_connection_emit_signal(
      connection, nil, path, interface, signal, BusValue.tuple(arguments).variant, nil)
    g_dbus_connection_flush(connection, nil, nil, nil)
  }

  /// Calls `received`, on the thread of events, for each signal of the object, until the program ends.
  package func receive(
    from object: Object, _ received: @escaping @Sendable (_ signal: String, _ parameters: [BusValue]) -> Void
  ) {
    EventThread.run { [self] in
      let receiver = Unmanaged.passRetained(Receiver(received)).toOpaque()
      g_dbus_connection_signal_subscribe(
        connection, object.name, object.interface, nil, object.path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, signal, parameters, data in
          guard let signal, let parameters, let data else { return }
          let values = BusValue(parameters)?.members ?? []
          Unmanaged<Receiver>.fromOpaque(data).takeUnretainedValue().received(String(cString: signal), values)
        }, receiver, { Unmanaged<Receiver>.fromOpaque($0!).release() })
      return
    }
  }

  private final class Receiver: Sendable {
    let received: @Sendable (String, [BusValue]) -> Void
    init(_ received: @escaping @Sendable (String, [BusValue]) -> Void) { self.received = received }
  }
}
