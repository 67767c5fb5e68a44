// SPDX-License-Identifier: MIT

internal import EspalierCGio
import EspalierServices
import Foundation
import Synchronization

/// The system's state of networks: NetworkManager's, that of the sandbox's portal, or the kernel's routes.
enum SystemNetwork {
  /// Whether a network is there, and whether its data costs money.
  static var state: (isAvailable: Bool, isMetered: Bool) {
    EventThread.run {
      let monitor = g_network_monitor_get_default()
      return (
        g_network_monitor_get_network_available(monitor) != 0, g_network_monitor_get_network_metered(monitor) != 0
      )
    }
  }

  private typealias Receiver = @Sendable () -> Void
  private static let receivers = Mutex<(next: Int, all: [Int: Receiver])>((0, [:]))

  /// Calls a closure after each change, on the thread of events.
  /// - Returns: A number that ends it.
  static func receive(_ changed: @escaping @Sendable () -> Void) -> Int {
    _ = connection
    return receivers.withLock { list in
      list.next += 1
      list.all[list.next] = changed
      return list.next
    }
  }

  /// Ends the calls of a closure.
  static func stop(_ number: Int) { receivers.withLock { $0.all[number] = nil } }

  /// The connection to the system's signal, for all monitors of the program.
  private static let connection: Void = EventThread.run {
    let changed: @convention(c) (gpointer?, gboolean, gpointer?) -> Void = { _, _, _ in
      for receiver in SystemNetwork.receivers.withLock({ Array($0.all.values) }) { receiver() }
    }
    g_signal_connect_data(
      UnsafeMutableRawPointer(g_network_monitor_get_default()), "network-changed",
      unsafeBitCast(changed, to: GCallback.self), nil, nil, GConnectFlags(rawValue: 0))
  }
}
