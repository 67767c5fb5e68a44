// SPDX-License-Identifier: MIT

import Foundation

/// The machine's connection to networks at a time.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether data can be sent.
  public enum Status: Hashable, Sendable {
    /// Data can be sent.
    case satisfied
    /// Data cannot be sent.
    case unsatisfied
    /// Data can be sent after a connection was made, such as one of a tunnel; never on Linux.
    case requiresConnection
  }

  /// Reason for which data cannot be sent.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// No reason is known: the only value on Linux.
    case notAvailable
    /// The user does not allow mobile data.
    case cellularDenied
    /// The user does not allow wireless networks.
    case wifiDenied
    /// The user does not allow the local network.
    case localNetworkDenied
    /// A tunnel is not there.
    case vpnInactive
  }

  /// Whether data can be sent.
  public let status: Status
  /// The interfaces that are connected.
  public let availableInterfaces: [NWInterface]
  /// Whether data costs money: a metered network, as the desktop has marked it.
  public let isExpensive: Bool

  /// Whether the user saves data: no desktop has such a setting.
  public var isConstrained: Bool { false }
  /// The reason for which data cannot be sent.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// Whether addresses of four bytes can be reached.
  public var supportsIPv4: Bool { status == .satisfied }
  /// Whether addresses of sixteen bytes can be reached: whether a connected interface may have one.
  public var supportsIPv6: Bool { status == .satisfied && FileManager.default.fileExists(atPath: "/proc/net/if_inet6") }
  /// Whether names of hosts can be resolved.
  public var supportsDNS: Bool { status == .satisfied }

  /// Whether an interface of the kind is connected.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The status and the names of the interfaces.
  public var debugDescription: String {
    "\(status) (\(availableInterfaces.map(\.name).joined(separator: ", ")))" + (isExpensive ? ", expensive" : "")
  }

  /// The connection by some of the interfaces.
  /// - Parameters:
  ///   - isAvailable: Whether the system has a network.
  ///   - required: The only kind that counts; nil for any.
  ///   - prohibited: Kinds that do not count.
  init(
    isAvailable: Bool, isMetered: Bool, interfaces: [NWInterface], required: NWInterface.InterfaceType? = nil,
    prohibited: [NWInterface.InterfaceType] = []
  ) {
    availableInterfaces = interfaces.filter { interface in
      (required.map { interface.type == $0 } ?? true) && !prohibited.contains(interface.type)
    }
    // Without rules about kinds, the system's own answer counts: it knows routes of which /sys has no interface.
    let isChosen = required != nil || !prohibited.isEmpty
    status = isAvailable && !(isChosen && availableInterfaces.isEmpty) ? .satisfied : .unsatisfied
    isExpensive = isMetered
  }
}
