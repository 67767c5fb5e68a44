// SPDX-License-Identifier: MIT

import EspalierWatchConnectivity
import Foundation
import Testing

@Suite struct SessionTests {
  @Test("a session has no watch, and its requests have the error")
  func absent() async {
    let session = WCSession.default
    #expect(!WCSession.isSupported() && session.activationState == .notActivated && !session.isPaired)
    let error = #expect(throws: WCError.self) { try session.updateApplicationContext(["a": 1]) }
    #expect(error?.code == .sessionNotSupported && error?.errorCode == 7002)
    #expect(error?.localizedDescription == "Linux has no connection with watches.")
    let isFailed = await withCheckedContinuation { done in
      session.sendMessage(["a": 1], replyHandler: nil) { done.resume(returning: $0 is WCError) }
    }
    #expect(isFailed)
    let delegate = Delegate()
    let events = await withCheckedContinuation { done in
      delegate.done = done
      session.delegate = delegate
      session.activate()
    }
    #expect(events == "notActivated WCError")
  }
}

private final class Delegate: WCSessionDelegate, @unchecked Sendable {
  var done: CheckedContinuation<String, Never>?
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?
  ) { done?.resume(returning: "\(activationState) \(error is WCError ? "WCError" : "none")") }
}
