// SPDX-License-Identifier: MIT

import Foundation

/// A player of Game Center.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// The sizes of a player's picture.
  public enum PhotoSize: Int, Sendable {
    /// The sizes.
    case small, normal
  }
  /// The player's name in the game: empty.
  open var gamePlayerID: String { "" }
  /// The player's name for a team: empty.
  open var teamPlayerID: String { "" }
  /// The name for people: empty.
  open var displayName: String { "" }
  /// The name that the player has chosen: empty.
  open var alias: String { "" }
  override init() { super.init() }
}

/// The player at this machine, without a sign-in: Linux has no Game Center. A handler of the sign-in receives
/// `GKError.notSupported`.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  private static let player = GKLocalPlayer()
  /// The player.
  open class var local: GKLocalPlayer { player }
  /// Whether the player is signed in: no.
  open var isAuthenticated: Bool { false }
  /// Whether the player is a child.
  open var isUnderage: Bool { false }
  /// Whether the player may not play with others.
  open var isMultiplayerGamingRestricted: Bool { true }
  /// Whether the player may not talk with others.
  open var isPersonalizedCommunicationRestricted: Bool { true }
  private let lock = NSLock()
  private var kept: Any?
  /// The handler of the sign-in, with the system's controller in its type.
  package var handler: Any? {
    get { lock.withLock { kept } }
    set { lock.withLock { kept = newValue } }
  }
  /// Friends: the request fails.
  /// - Throws: `GKError` with `notAuthenticated`.
  open func loadFriends() async throws -> [GKPlayer] { throw GKError(.notAuthenticated) }
}

/// The button over a game that leads to Game Center. It is not shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// The corner.
  public enum Location: Int, Sendable {
    /// The corners.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  /// The game's button.
  public static let shared = GKAccessPoint()
  private nonisolated override init() { super.init() }
  /// The corner.
  open var location = Location.topLeading
  /// Whether the button is wanted; it is not shown.
  open var isActive = false
  /// Whether the button has the player's results.
  open var showHighlights = false
  /// Whether the button is seen: no.
  open var isVisible: Bool { false }
  /// Whether Game Center is open: no.
  open var isPresentingGameCenter: Bool { false }
  /// Opens Game Center, which Linux does not have: the handler is called at once.
  open func trigger(handler: @escaping () -> Void) { handler() }
}
