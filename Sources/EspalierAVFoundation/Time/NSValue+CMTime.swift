// SPDX-License-Identifier: MIT

import EspalierNumbers
import Foundation

extension NSValue {
  /// A time as an object.
  public convenience init(time: CMTime) {
    var words = [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
    self.init(bytes: &words, objCType: Self.timeType)
  }

  /// The time of such an object; zero of another one.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeType else { return .zero }
    var words: [Int64] = [0, 1, 0, 0]
    getValue(&words)
    return CMTime(
      value: words[0], timescale: Int32(truncatingIfNeeded: words[1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: words[2])), epoch: words[3])
  }

  /// Foundation on Linux has no structures of a program in a value; four numbers are an array.
  private static var timeType: String { "[4q]" }
}
