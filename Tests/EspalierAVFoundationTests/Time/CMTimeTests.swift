// SPDX-License-Identifier: MIT

import EspalierAVFoundation
import Foundation
import Testing

@Suite struct CMTimeTests {
  @Test("times of different units are compared and added by their seconds")
  func arithmetic() {
    #expect(CMTimeMake(value: 3, timescale: 2) == CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect((CMTimeMake(value: 1, timescale: 2) + CMTimeMake(value: 1, timescale: 3)).seconds.rounded() == 1)
    #expect(CMTimeCompare(.zero, CMTimeMake(value: 1, timescale: 1)) == -1)
    #expect(CMTimeGetSeconds(CMTimeSubtract(CMTimeMake(value: 5, timescale: 1), .zero)) == 5)
  }

  @Test("a time that is no number is none, and nothing ends the program")
  func states() {
    #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid)
    #expect(CMTime.indefinite.isIndefinite && CMTime.indefinite.seconds.isNaN)
    #expect(CMTime(seconds: .nan, preferredTimescale: 1) == .invalid)
    #expect(CMTime(seconds: .infinity, preferredTimescale: 1) == .positiveInfinity)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600).value == .max)
    #expect(CMTime(value: 1, timescale: 0).isValid == false)
  }
}
