// SPDX-License-Identifier: MIT

import EspalierGameKit
import EspalierGameKitUIKit
import EspalierTestSupport
import EspalierUIKit
import Foundation
import Testing

@MainActor @Suite("Game Center")
struct GameTests {
  @Test("The player is not signed in, and the handler receives the reason") func player() async {
    #expect(!GKLocalPlayer.local.isAuthenticated)
    var code: GKError.Code?
    GKLocalPlayer.local.authenticateHandler = { controller, error in
      if controller == nil { code = (error as? GKError)?.code }
    }
    #expect(await eventually { code == .notSupported })
    GKLocalPlayer.local.authenticateHandler = nil
  }

  @Test("Results and goals fail with the reason") func requests() async {
    await #expect(throws: GKError(.notAuthenticated)) {
      try await GKLeaderboard.submitScore(1, context: 0, player: GKLocalPlayer.local, leaderboardIDs: ["a"])
    }
    await #expect(throws: GKError(.notAuthenticated)) { try await GKLeaderboard.loadLeaderboards(IDs: nil) }
    let goal = GKAchievement(identifier: "goal")
    goal.percentComplete = 100
    #expect(goal.isCompleted)
    await #expect(throws: GKError(.notAuthenticated)) { try await GKAchievement.report([goal]) }
    let error = await withCheckedContinuation { continuation in
      GKAchievement.report([goal]) { continuation.resume(returning: $0 as? GKError) }
    }
    #expect(error == GKError(.notAuthenticated))
  }

  @Test("The button over a game is not shown") func accessPoint() {
    GKAccessPoint.shared.isActive = true
    #expect(!GKAccessPoint.shared.isVisible)
    var isDone = false
    GKAccessPoint.shared.trigger { isDone = true }
    #expect(isDone)
  }
}
