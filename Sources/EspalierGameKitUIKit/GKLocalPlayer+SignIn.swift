// SPDX-License-Identifier: MIT

import EspalierUIKit
@_exported import EspalierGameKit
import Foundation
import SwiftUI

extension GKLocalPlayer {
  /// The handler of the sign-in, which the system would call with a controller that it shows: it is called once, on the main queue,
  /// with `GKError.notSupported`.
  @MainActor public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    get { handler as? (UIViewController?, (any Error)?) -> Void }
    set {
      handler = newValue
      DispatchQueue.main.async { self.authenticateHandler?(nil, GKError(.notSupported)) }
    }
  }
}

/// Receives the end of Game Center.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// The user has closed Game Center.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// The part of Game Center that is shown.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// All.
  case `default` = -1
  /// Lists of results.
  case leaderboards = 0
  /// Goals.
  case achievements = 1
  /// Challenges.
  case challenges = 2
  /// The player.
  case localPlayerProfile = 3
  /// The overview.
  case dashboard = 4
}

/// Game Center, which Linux does not have: a controller states it.
@MainActor @preconcurrency
open class GKGameCenterViewController: UIHostingController<_GameCenterNotice> {
  /// The object that receives the end.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?

  /// A part of Game Center.
  public convenience init(state: GKGameCenterViewControllerState) { self.init() }
  /// A list of results.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) { self.init() }

  /// Game Center.
  public init() {
    super.init(rootView: _GameCenterNotice())
    rootView.ended = { [weak self] in if let self { gameCenterDelegate?.gameCenterViewControllerDidFinish(self) } }
  }

  /// Controllers of files of Interface Builder are not read here: nil.
  public nonisolated required init?(coder: NSCoder) { return nil }
}

/// The notice that there is no Game Center.
public struct _GameCenterNotice: View {
  var ended: @MainActor () -> Void = {}
  @Environment(\.dismiss) private var dismiss

  public var body: some View {
    ContentUnavailableView {
      Label("No Game Center", systemImage: "gamecontroller")
    } description: {
      Text("Linux has no Game Center.")
    } actions: {
      Button("Done") {
        ended()
        dismiss()
      }
    }
    .padding(20)
  }
}
