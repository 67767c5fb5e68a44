// SPDX-License-Identifier: MIT

import EspalierSparkle
import Foundation
import Testing

@MainActor @Suite("Updates of a program")
struct UpdaterTests {
  private final class Delegate: NSObject, SPUUpdaterDelegate {
    var events: [String] = []
    func feedURLString(for updater: SPUUpdater) -> String? { "https://example.org/feed.xml" }
    func updaterWillNotScheduleUpdateCheck(_ updater: SPUUpdater) { events.append("no schedule") }
    func updater(_ updater: SPUUpdater, didAbortWithError error: any Error) {
      events.append("failed: \(error.localizedDescription)")
    }
    func updater(_ updater: SPUUpdater, didFinishUpdateCycleFor check: SPUUpdateCheck, error: (any Error)?) {
      events.append("end of \(check) \(error != nil)")
    }
  }

  @Test("No check is possible, and one fails with an error for the delegate") func check() {
    let delegate = Delegate()
    let controller = SPUStandardUpdaterController(
      startingUpdater: true, updaterDelegate: delegate, userDriverDelegate: nil)
    #expect(!controller.updater.canCheckForUpdates && !controller.updater.sessionInProgress)
    #expect(controller.updater.feedURL?.host == "example.org" && controller.updater.lastUpdateCheckDate == nil)
    controller.updater.checkForUpdatesInBackground()
    #expect(
      delegate.events == [
        "no schedule", "end of updatesInBackground true", "failed: Updates are not checked here.",
      ])
  }

  /// The state of a button for updates, as Sparkle's documentation makes it: no actor is named.
  private final class ButtonState {
    private(set) var canCheck = true
    private let paths: [KeyPath<SPUUpdater, Bool>] = [
      \.canCheckForUpdates, \.sessionInProgress, \.allowsAutomaticUpdates, \.automaticallyChecksForUpdates,
    ]

    init(_ updater: SPUUpdater) { canCheck = paths.contains { updater[keyPath: $0] } }
  }

  @Test("Key paths of an updater's values are made by code without an actor") func observedValues() {
    let controller = SPUStandardUpdaterController(
      startingUpdater: false, updaterDelegate: nil, userDriverDelegate: nil)
    controller.updater.automaticallyChecksForUpdates = false
    #expect(!ButtonState(controller.updater).canCheck)
  }
}
