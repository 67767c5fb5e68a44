// SPDX-License-Identifier: MIT

import Foundation

/// A list of results. Linux has no Game Center: each request fails with `notAuthenticated`.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// The players of a list.
  public enum PlayerScope: Int, Sendable {
    /// All players, or the friends of the player.
    case global, friendsOnly
  }
  /// The time of a list.
  public enum TimeScope: Int, Sendable {
    /// A day, a week, all.
    case today, week, allTime
  }

  /// A result in a list. There are none on Linux.
  open class Entry: NSObject, @unchecked Sendable {
    /// The result.
    open var score: Int { 0 }
    /// The result as a text.
    open var formattedScore: String { "" }
    /// The place in the list.
    open var rank: Int { 0 }
    /// The player.
    open var player: GKPlayer { GKLocalPlayer.local }
    /// A number of the game's own.
    open var context: Int { 0 }
    /// The time of the result.
    open var date: Date { .distantPast }
    init(none: Void) {}
  }

  /// The name of the list.
  open var baseLeaderboardID: String { "" }
  /// The title.
  open var title: String? { nil }
  init(none: Void) {}

  /// Adds a result to lists.
  /// - Throws: `GKError` with `notAuthenticated`.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    throw GKError(.notAuthenticated)
  }
  /// Adds a result to lists: the handler receives the error, on a queue of the system.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(GKError(.notAuthenticated)) } }
  /// Reads lists.
  /// - Throws: `GKError` with `notAuthenticated`.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  /// Reads lists: the handler receives the error, on a queue of the system.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, GKError(.notAuthenticated)) } }
  /// Reads the results of a list.
  /// - Throws: `GKError` with `notAuthenticated`.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}

/// A goal that a player has reached. Linux has no Game Center: each request fails with `notAuthenticated`.
open class GKAchievement: NSObject, @unchecked Sendable {
  /// The name of the goal.
  open var identifier: String
  /// The way to the goal, 0…100.
  open var percentComplete = 0.0
  /// Whether the system shows the goal when it is reached.
  open var showsCompletionBanner = false
  /// Whether the goal is reached.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// The time of the last report.
  open var lastReportedDate: Date { .distantPast }
  /// A goal.
  public init(identifier: String) { self.identifier = identifier }

  /// Reports goals.
  /// - Throws: `GKError` with `notAuthenticated`.
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
  /// Reports goals: the handler receives the error, on a queue of the system.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.global().async { completionHandler(GKError(.notAuthenticated)) } } }
  /// Reads the goals of the player.
  /// - Throws: `GKError` with `notAuthenticated`.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
  /// Reads the goals of the player: the handler receives the error, on a queue of the system.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { if let completionHandler { DispatchQueue.global().async { completionHandler(nil, GKError(.notAuthenticated)) } } }
  /// Forgets the goals of the player.
  /// - Throws: `GKError` with `notAuthenticated`.
  open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}
