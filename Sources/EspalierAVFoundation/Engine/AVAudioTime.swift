// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

/// Time in samples of a sound, or of the machine's clock.
open class AVAudioTime: NSObject, @unchecked Sendable {
  /// The position in samples; 0 for a time of the clock.
  public let sampleTime: AVAudioFramePosition
  /// The number of samples in a second.
  public let sampleRate: Double
  /// The time of the clock in nanoseconds; 0 for a position in samples.
  public let hostTime: UInt64
  /// Whether the time is a position in samples.
  public let isSampleTimeValid: Bool
  /// Whether the time is one of the clock.
  public let isHostTimeValid: Bool

  /// A position in samples.
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
    (isSampleTimeValid, isHostTimeValid) = (true, false)
  }

  /// A time of the machine's clock, in nanoseconds.
  public init(hostTime: UInt64) {
    (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
    (isSampleTimeValid, isHostTimeValid) = (false, true)
  }

  /// A time of the clock in seconds.
  open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1_000_000_000 }
  /// A time of the clock in nanoseconds; 0 for negative seconds and for no number.
  open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 {
    UInt64(clamping: seconds * 1_000_000_000)
  }
}
