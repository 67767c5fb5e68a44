// SPDX-License-Identifier: MIT

import EspalierAppleValues
import EspalierCore
import EspalierFiles
import EspalierPrimitives
import Foundation

/// The position of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known; upright, or upside down; turned to either side; lying on its back, or on its screen.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device stands on its short edge.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device stands on its long edge.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// This machine.
  public static let current = UIDevice()

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of device by the look, as Apple writes it.
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "Mac" }
  /// The kind of device by the look, as Apple writes it.
  public var localizedModel: String { model }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the kernel.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// A number of this program on this machine: made at its first use, and kept in its settings.
  public var identifierForVendor: UUID? {
    let key = "org.espalier.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init) { return known }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }
  /// A phone in the phone's look, else a Mac.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { ProgramScreen.look == .phone ? .phone : .mac }
  /// The position: that of the front window's longer side.
  public var orientation: UIDeviceOrientation {
    let size = ProgramScreen.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// Whether the machine runs two programs at once.
  public var isMultitaskingSupported: Bool { true }
  /// Whether the position is observed; a window's is known in any case.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Notes that the position is observed. Windows report their size in `onGeometryChange`.
  public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
  /// Ends `beginGeneratingDeviceOrientationNotifications()`.
  public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    /// Not known; in use; being charged; full.
    case unknown, unplugged, charging, full
  }
  /// Whether the battery is read.
  public var isBatteryMonitoringEnabled = false
  /// The charge, 0…1, as Linux reports it; -1 without a battery or while it is not read.
  public var batteryLevel: Float { isBatteryMonitoringEnabled ? Battery.level ?? -1 : -1 }
  /// The state of the battery as Linux reports it.
  public var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    switch Battery.status {
    case "Discharging", "Not charging": return .unplugged
    case "Charging": return .charging
    case "Full": return .full
    default: return .unknown
    }
  }

  /// Posted when a device is turned; never here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the charge changes; never here: read it when it is needed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted when the battery's state changes; never here: read it when it is needed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

/// The machine's first battery.
private enum Battery {
  private static let folder = "/sys/class/power_supply/BAT0/"

  static var level: Float? { read("capacity").flatMap(Float.init).map { $0 / 100 } }
  static var status: String? { read("status") }

  private static func read(_ name: String) -> String? {
    (try? RegularFile.text(folder + name, limit: 4096))?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
