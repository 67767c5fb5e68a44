// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

@testable import EspalierUserNotifications

/// A desktop that records its messages, and whose user reacts as a test requests.
final class RecordingService: NotificationService {
  private struct State {
    var messages: [(number: UInt32, message: NotificationMessage)] = []
    var closed: [UInt32] = []
    var badges: [Int] = []
    var next: UInt32 = 1
    var received: (@Sendable (UInt32, NotificationReaction) -> Void)?
  }
  private let state = Mutex(State())
  private let names: Set<String>?

  init(_ names: Set<String>? = ["actions", "body-markup", "sound"]) { self.names = names }

  var messages: [(number: UInt32, message: NotificationMessage)] { state.withLock { $0.messages } }
  var closed: [UInt32] { state.withLock { $0.closed } }
  var badges: [Int] { state.withLock { $0.badges } }

  func react(_ number: UInt32, _ reaction: NotificationReaction) { state.withLock { $0.received }?(number, reaction) }

  func capabilities() -> Set<String>? { names }
  func show(_ message: NotificationMessage, replacing number: UInt32) throws -> UInt32 {
    state.withLock {
      let own = number == 0 ? $0.next : number
      if number == 0 { $0.next += 1 }
      $0.messages.append((own, message))
      return own
    }
  }
  func close(_ number: UInt32) { state.withLock { $0.closed.append(number) } }
  func showBadge(_ count: Int) { state.withLock { $0.badges.append(count) } }
  func receive(_ received: @escaping @Sendable (UInt32, NotificationReaction) -> Void) {
    state.withLock { $0.received = received }
  }
}
