// SPDX-License-Identifier: MIT

import Foundation

extension ProcessInfo {
  /// The reasons for which a desktop should not stop or slow down a program.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// The screen stays on.
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    /// The machine does not sleep.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// The program is not ended without a question.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// The program is not ended because it has no windows.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    /// Work that the user started.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF | 1 << 20)
    /// Work that the user started, during which the machine may sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// Work that the program started.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// Work whose timers are exact, such as playing sound.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// The temperature of the machine, as far as programs should do less because of it.
  public enum ThermalState: Int, Sendable {
    /// No limit.
    case nominal
    /// Work in the background may wait.
    case fair
    /// Programs should do less.
    case serious
    /// Programs should do as little as possible.
    case critical
  }

  /// Always `nominal`: the kernel of Linux slows the machine down by itself.
  public var thermalState: ThermalState { .nominal }

  /// Posted when `thermalState` changes, which it does not.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")

  /// Whether the machine saves energy, by the profile of its firmware.
  public var isLowPowerModeEnabled: Bool {
    let profile = try? String(contentsOfFile: "/sys/firmware/acpi/platform_profile", encoding: .utf8)
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// False: a program for iOS is one of Linux here.
  public var isiOSAppOnMac: Bool { false }
  /// False: a program for iOS is one of Linux here.
  public var isMacCatalystApp: Bool { false }

  /// Begins an activity. Desktops on Linux neither stop nor slow down programs; the machine may sleep meanwhile.
  /// - Returns: A value for `endActivity`.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Runs a closure as an activity.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) { block() }

  /// No effect: desktops on Linux do not end programs without a signal.
  public func disableSuddenTermination() {}
  /// No effect: desktops on Linux do not end programs without a signal.
  public func enableSuddenTermination() {}
  /// No effect: a program without windows goes on.
  public func disableAutomaticTermination(_ reason: String) {}
  /// No effect: a program without windows goes on.
  public func enableAutomaticTermination(_ reason: String) {}
}

extension Notification.Name {
  /// Posted when `ProcessInfo.isLowPowerModeEnabled` changes; not posted here.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
}
