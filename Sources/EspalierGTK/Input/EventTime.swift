// SPDX-License-Identifier: MIT

import EspalierNumbers

/// Converts the times of a display's events to seconds since the first of them.
///
/// A display counts milliseconds of its own clock in 32 bits, which wrap around after 49 days.
struct EventTime {
  private var last: UInt32?
  private var milliseconds = 0

  /// - Parameter time: of an event; 0 where the display has none, which counts as the time of the event before.
  /// - Returns: seconds. An event may be older than the one before.
  mutating func seconds(_ time: UInt32) -> Double {
    if time != 0 {
      if let last { milliseconds += Int(Int32(bitPattern: time &- last)) }
      last = time
    }
    return Double(milliseconds) / 1000
  }
}
