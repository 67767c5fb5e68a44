// SPDX-License-Identifier: MIT

import Foundation

/// A version in a feed. None is read, so none exists.
public final class SUAppcastItem: NSObject {
  private override init() {}
  /// The version for comparisons.
  public var versionString: String { "" }
  /// The version for users.
  public var displayVersionString: String { "" }
  /// The address of the file.
  public var fileURL: URL? { nil }
  /// The address of a page.
  public var infoURL: URL? { nil }
  /// The title.
  public var title: String? { nil }
  /// The date.
  public var date: Date? { nil }
  /// The address of the notes.
  public var releaseNotesURL: URL? { nil }
  /// The notes.
  public var itemDescription: String? { nil }
  /// The channel.
  public var channel: String? { nil }
  /// Whether it is important.
  public var isCriticalUpdate: Bool { false }
  /// Whether it is a page only.
  public var isInformationOnlyUpdate: Bool { false }
  /// Whether it is a version of its own.
  public var isMajorUpgrade: Bool { false }
}

/// The versions of a feed. None is read, so none exists.
public final class SUAppcast: NSObject {
  private override init() {}
  /// The versions.
  public var items: [SUAppcastItem] { [] }
}

/// The choice of the user for a version.
public enum SPUUserUpdateChoice: Int, Sendable {
  /// Never, now, or later.
  case skip, install, dismiss
}

/// The state of a version that the user sees.
public final class SPUUserUpdateState: NSObject {
  private override init() {}
  /// Whether the user has asked for it.
  public var userInitiated: Bool { false }
}

/// Receives the events of updates. Each requirement has a default implementation; those about versions are never
/// called.
@MainActor @preconcurrency
public protocol SPUUpdaterDelegate: NSObjectProtocol {
  /// Whether a check may begin.
  func updater(_ updater: SPUUpdater, mayPerform updateCheck: SPUUpdateCheck) throws
  /// The channels beside the usual one.
  func allowedChannels(for updater: SPUUpdater) -> Set<String>
  /// The address of the feed; nil is the one in the Info.plist.
  func feedURLString(for updater: SPUUpdater) -> String?
  /// Whether the user is asked for checks by the schedule.
  func updaterShouldPromptForPermissionToCheck(forUpdates updater: SPUUpdater) -> Bool
  /// A feed has been read.
  func updater(_ updater: SPUUpdater, didFinishLoading appcast: SUAppcast)
  /// A version has been found.
  func updater(_ updater: SPUUpdater, didFindValidUpdate item: SUAppcastItem)
  /// No version has been found.
  func updaterDidNotFindUpdate(_ updater: SPUUpdater, error: any Error)
  /// No version has been found.
  func updaterDidNotFindUpdate(_ updater: SPUUpdater)
  /// The user has chosen.
  func updater(
    _ updater: SPUUpdater, userDidMake choice: SPUUserUpdateChoice, forUpdate updateItem: SUAppcastItem,
    state: SPUUserUpdateState)
  /// A version will be installed.
  func updater(_ updater: SPUUpdater, willInstallUpdate item: SUAppcastItem)
  /// Whether the program is started again.
  func updaterShouldRelaunchApplication(_ updater: SPUUpdater) -> Bool
  /// The program is about to be started again.
  func updaterWillRelaunchApplication(_ updater: SPUUpdater)
  /// A check will follow after some seconds.
  func updater(_ updater: SPUUpdater, willScheduleUpdateCheckAfterDelay delay: TimeInterval)
  /// No check will follow.
  func updaterWillNotScheduleUpdateCheck(_ updater: SPUUpdater)
  /// A check has failed.
  func updater(_ updater: SPUUpdater, didAbortWithError error: any Error)
  /// A check has ended.
  func updater(_ updater: SPUUpdater, didFinishUpdateCycleFor updateCheck: SPUUpdateCheck, error: (any Error)?)
}

extension SPUUpdaterDelegate {
  public func updater(_ updater: SPUUpdater, mayPerform updateCheck: SPUUpdateCheck) throws {}
  public func allowedChannels(for updater: SPUUpdater) -> Set<String> { [] }
  public func feedURLString(for updater: SPUUpdater) -> String? { nil }
  public func updaterShouldPromptForPermissionToCheck(forUpdates updater: SPUUpdater) -> Bool { true }
  public func updater(_ updater: SPUUpdater, didFinishLoading appcast: SUAppcast) {}
  public func updater(_ updater: SPUUpdater, didFindValidUpdate item: SUAppcastItem) {}
  public func updaterDidNotFindUpdate(_ updater: SPUUpdater, error: any Error) {}
  public func updaterDidNotFindUpdate(_ updater: SPUUpdater) {}
  public func updater(
    _ updater: SPUUpdater, userDidMake choice: SPUUserUpdateChoice, forUpdate updateItem: SUAppcastItem,
    state: SPUUserUpdateState
  ) {}
  public func updater(_ updater: SPUUpdater, willInstallUpdate item: SUAppcastItem) {}
  public func updaterShouldRelaunchApplication(_ updater: SPUUpdater) -> Bool { true }
  public func updaterWillRelaunchApplication(_ updater: SPUUpdater) {}
  public func updater(_ updater: SPUUpdater, willScheduleUpdateCheckAfterDelay delay: TimeInterval) {}
  public func updaterWillNotScheduleUpdateCheck(_ updater: SPUUpdater) {}
  public func updater(_ updater: SPUUpdater, didAbortWithError error: any Error) {}
  public func updater(
    _ updater: SPUUpdater, didFinishUpdateCycleFor updateCheck: SPUUpdateCheck, error: (any Error)?
  ) {}
}

/// Receives the events of the windows of updates. Each requirement has a default implementation, and none is called.
@MainActor @preconcurrency
public protocol SPUStandardUserDriverDelegate: NSObjectProtocol {
  /// Whether the program shows versions of the schedule without interrupting the user.
  var supportsGentleScheduledUpdateReminders: Bool { get }
  /// Whether the usual window shows a version.
  func standardUserDriverShouldHandleShowingScheduledUpdate(
    _ update: SUAppcastItem, andInImmediateFocus immediateFocus: Bool
  ) -> Bool
  /// A version is about to be shown.
  func standardUserDriverWillHandleShowingUpdate(
    _ handleShowingUpdate: Bool, forUpdate update: SUAppcastItem, state: SPUUserUpdateState)
  /// The user has seen a version.
  func standardUserDriverDidReceiveUserAttention(forUpdate update: SUAppcastItem)
  /// The windows close.
  func standardUserDriverWillFinishUpdateSession()
  /// A message is about to be shown.
  func standardUserDriverWillShowModalAlert()
  /// A message has been shown.
  func standardUserDriverDidShowModalAlert()
}

extension SPUStandardUserDriverDelegate {
  public var supportsGentleScheduledUpdateReminders: Bool { false }
  public func standardUserDriverShouldHandleShowingScheduledUpdate(
    _ update: SUAppcastItem, andInImmediateFocus immediateFocus: Bool
  ) -> Bool { true }
  public func standardUserDriverWillHandleShowingUpdate(
    _ handleShowingUpdate: Bool, forUpdate update: SUAppcastItem, state: SPUUserUpdateState
  ) {}
  public func standardUserDriverDidReceiveUserAttention(forUpdate update: SUAppcastItem) {}
  public func standardUserDriverWillFinishUpdateSession() {}
  public func standardUserDriverWillShowModalAlert() {}
  public func standardUserDriverDidShowModalAlert() {}
}
