// SPDX-License-Identifier: MIT

import EspalierAppKit
import EspalierNumbers
import Foundation

/// The updates of a program, which come from the system's packages on Linux: no feed is read, and nothing is downloaded.
///
/// The package Sparkle is a compiled library for Apple systems; these are its names. A check fails with an error.
@MainActor @preconcurrency
open class SPUUpdater: NSObject {
  /// The receiver of events.
  open private(set) weak var delegate: (any SPUUpdaterDelegate)?
  /// The bundle of the program.
  public let hostBundle: Bundle

  /// Updates of a program.
  public init(
    hostBundle: Bundle, applicationBundle: Bundle, userDriver: any SPUUserDriver, delegate: (any SPUUpdaterDelegate)?
  ) {
    self.hostBundle = hostBundle
    self.delegate = delegate
  }

  /// Begins. The schedule has no checks: the delegate receives `updaterWillNotScheduleUpdateCheck(_:)`.
  open func start() throws { delegate?.updaterWillNotScheduleUpdateCheck(self) }

  /// Whether the user can check for updates: false.
  open nonisolated var canCheckForUpdates: Bool { false }
  /// Whether a check is running: false.
  open nonisolated var sessionInProgress: Bool { false }
  /// Whether the program checks by itself; kept in the program's defaults, without effect.
  open nonisolated var automaticallyChecksForUpdates: Bool {
    get { UserDefaults.standard.bool(forKey: "SUEnableAutomaticChecks") }
    set { UserDefaults.standard.set(newValue, forKey: "SUEnableAutomaticChecks") }
  }
  /// Whether the program downloads by itself; kept in the program's defaults, without effect.
  open nonisolated var automaticallyDownloadsUpdates: Bool {
    get { UserDefaults.standard.bool(forKey: "SUAutomaticallyUpdate") }
    set { UserDefaults.standard.set(newValue, forKey: "SUAutomaticallyUpdate") }
  }
  /// Whether downloads by itself are allowed: false.
  open nonisolated var allowsAutomaticUpdates: Bool { false }
  /// The seconds between two checks; kept in the program's defaults, without effect.
  open nonisolated var updateCheckInterval: TimeInterval {
    get { (UserDefaults.standard.object(forKey: "SUScheduledCheckInterval") as? NSNumber)?.doubleValue ?? 86400 }
    set { UserDefaults.standard.set(newValue, forKey: "SUScheduledCheckInterval") }
  }
  /// The date of the last check: nil.
  open nonisolated var lastUpdateCheckDate: Date? { nil }
  /// The address of the feed in the Info.plist, or the one that the delegate names.
  open var feedURL: URL? {
    let text = delegate?.feedURLString(for: self) ?? hostBundle.object(forInfoDictionaryKey: "SUFeedURL") as? String
    return text.flatMap { URL(string: $0) }
  }
  /// Whether facts about the machine are sent: nothing is.
  open var sendsSystemProfile = false
  /// The name that the program has for the feed's server; not used.
  open var userAgentString = ""
  /// Further lines for the feed's server; not used.
  open var httpHeaders: [String: String]?

  /// Shows that updates come from the system's packages, and sends the error to the delegate.
  open func checkForUpdates() {
    let error = fail(.updates)
    let alert = NSAlert(error: error)
    delegate?.updater(self, didAbortWithError: error)
    alert.runModal()
  }
  /// Fails with an error for the delegate.
  open func checkForUpdatesInBackground() { delegate?.updater(self, didAbortWithError: fail(.updatesInBackground)) }
  /// Fails with an error for the delegate.
  open func checkForUpdateInformation() {
    let error = fail(.updateInformation)
    delegate?.updaterDidNotFindUpdate(self, error: error)
    delegate?.updaterDidNotFindUpdate(self)
  }
  /// Begins the schedule anew, which has no checks.
  open func resetUpdateCycle() { delegate?.updaterWillNotScheduleUpdateCheck(self) }
  /// Begins the schedule anew, which has no checks.
  open func resetUpdateCycleAfterShortDelay() { resetUpdateCycle() }
  /// Forgets an address of the feed in the program's defaults.
  @discardableResult
  open func clearFeedURLFromUserDefaults() -> URL? {
    defer { UserDefaults.standard.removeObject(forKey: "SUFeedURL") }
    return UserDefaults.standard.string(forKey: "SUFeedURL").flatMap { URL(string: $0) }
  }

  private func fail(_ check: SPUUpdateCheck) -> NSError {
    let error = NSError(
      domain: SUSparkleErrorDomain, code: Int(SUError.installationError.rawValue),
      userInfo: [
        NSLocalizedDescriptionKey: "Updates are not checked here.",
        NSLocalizedRecoverySuggestionErrorKey:
          "New versions come from the system's packages, or from the program's page.",
      ])
    delegate?.updater(self, didFinishUpdateCycleFor: check, error: error)
    return error
  }
}

/// The domain of errors of updates.
public let SUSparkleErrorDomain = "SUSparkleErrorDomain"

/// The numbers of errors of updates.
public enum SUError: Int32, Sendable {
  /// The feed cannot be read.
  case appcastError = 1000
  /// There is no newer version.
  case noUpdateError = 1001
  /// A version cannot be downloaded.
  case downloadError = 2001
  /// A version cannot be installed.
  case installationError = 4005
  /// The user has ended the check.
  case installationCanceledError = 4007
}

/// The cause of a check.
public enum SPUUpdateCheck: Int, Sendable {
  /// The user, the schedule, or a question for information.
  case updates, updatesInBackground, updateInformation
}
