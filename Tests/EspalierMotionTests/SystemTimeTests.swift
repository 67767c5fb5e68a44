// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite struct SystemTimeTests {
  @Test("The times of Core Foundation and of animations come with SwiftUI") func times() {
    let time: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
    #expect(abs(time - Date().timeIntervalSinceReferenceDate) < 60)
    let start: CFTimeInterval = CACurrentMediaTime()
    Thread.sleep(forTimeInterval: 0.01)
    #expect(CACurrentMediaTime() >= start + 0.01)
  }
}
