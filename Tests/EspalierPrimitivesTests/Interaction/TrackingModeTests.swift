// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// Work that is scheduled for the time of a drag happens at any time.
@Suite struct TrackingModeTests {
  private final class Log: @unchecked Sendable { var isDone = false }

  @Test func aTimerForDraggingFires() {
    for mode in [RunLoop.Mode.tracking, .eventTracking] {
      let log = Log()
      RunLoop.current.add(Timer(timeInterval: 0.01, repeats: false) { _ in log.isDone = true }, forMode: mode)
      let end = Date().addingTimeInterval(5)
      while !log.isDone, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.05))
      }
      #expect(log.isDone)
    }
  }
}
