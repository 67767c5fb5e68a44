// SPDX-License-Identifier: MIT

import EspalierAppKit
import Foundation

/// The updates of the program with their usual windows, of which none is shown on Linux.
@MainActor @preconcurrency
open class SPUStandardUpdaterController: NSObject {
  /// The updates.
  public let updater: SPUUpdater
  /// The windows.
  public let userDriver: SPUStandardUserDriver

  /// Updates of the program.
  /// - Parameter startingUpdater: Whether they begin at once.
  public init(
    startingUpdater: Bool, updaterDelegate: (any SPUUpdaterDelegate)?,
    userDriverDelegate: (any SPUStandardUserDriverDelegate)?
  ) {
    userDriver = SPUStandardUserDriver(hostBundle: .main, delegate: userDriverDelegate)
    updater = SPUUpdater(
      hostBundle: .main, applicationBundle: .main, userDriver: userDriver, delegate: updaterDelegate)
    super.init()
    if startingUpdater { startUpdater() }
  }
  /// Updates of the program that begin at once.
  public convenience init(
    updaterDelegate: (any SPUUpdaterDelegate)?, userDriverDelegate: (any SPUStandardUserDriverDelegate)?
  ) {
    self.init(startingUpdater: true, updaterDelegate: updaterDelegate, userDriverDelegate: userDriverDelegate)
  }

  /// Begins.
  open func startUpdater() { try? updater.start() }
  /// Shows that updates come from the system's packages.
  open func checkForUpdates(_ sender: Any?) { updater.checkForUpdates() }
}

/// The windows of updates.
@MainActor @preconcurrency
public protocol SPUUserDriver: NSObjectProtocol {}

/// The usual windows of updates, of which none is shown.
@MainActor @preconcurrency
open class SPUStandardUserDriver: NSObject, SPUUserDriver {
  /// The receiver of the events of windows.
  open private(set) weak var delegate: (any SPUStandardUserDriverDelegate)?
  /// Windows for a program.
  public init(hostBundle: Bundle, delegate: (any SPUStandardUserDriverDelegate)?) { self.delegate = delegate }
}
