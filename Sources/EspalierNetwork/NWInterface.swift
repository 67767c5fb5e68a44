// SPDX-License-Identifier: MIT

import EspalierNumbers
@_exported import Foundation

/// Interface of the machine to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// Kind of an interface.
  public enum InterfaceType: Hashable, CaseIterable, Sendable {
    /// Another kind, such as a tunnel or a bridge.
    case other
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// The machine itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name: `wlan0`.
  public let name: String
  /// The number in the kernel.
  public let index: Int

  /// The name.
  public var debugDescription: String { name }

  /// The interfaces that are connected, in the order of their numbers, without that of the machine itself.
  /// - Parameter folder: The kernel's description of its interfaces.
  static func connected(in folder: URL = URL(fileURLWithPath: "/sys/class/net")) -> [NWInterface] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.compactMap { NWInterface(name: $0, in: folder) }.sorted { $0.index < $1.index }
  }

  /// - Returns: nil for an interface that is not connected, and for that of the machine itself.
  init?(name: String, in folder: URL) {
    let place = folder.appendingPathComponent(name)
    func text(_ file: String) -> String {
      let content = try? String(contentsOf: place.appendingPathComponent(file), encoding: .utf8)
      return content?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    }
    func exists(_ file: String) -> Bool {
      FileManager.default.fileExists(atPath: place.appendingPathComponent(file).path)
    }
    // ARPHRD_ETHER is 1, ARPHRD_LOOPBACK 772 (linux/if_arp.h); drivers without a state report "unknown".
    guard ["up", "unknown"].contains(text("operstate")), text("type") != "772" else { return nil }
    self.name = name
    index = Int(text("ifindex")) ?? 0
    if exists("wireless") || exists("phy80211") {
      type = .wifi
    } else if text("uevent").contains("DEVTYPE=wwan") {
      type = .cellular
    } else if text("type") == "1", !exists("bridge"), !exists("tun_flags") {
      type = .wiredEthernet
    } else {
      type = .other
    }
  }
}
