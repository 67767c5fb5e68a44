// SPDX-License-Identifier: MIT

/// The number of running animations in a host.
@MainActor
package final class AnimationCounts {
  struct Numbers {
    var finite = 0
    var endless = 0
    mutating func change(_ repeatsForever: Bool, by difference: Int) {
      if repeatsForever { endless += difference } else { finite += difference }
    }
  }

  /// The animations that are counted while they exist.
  var lasting = Numbers()
  /// The animations that were read since the time changed.
  var seen = Numbers()
  private(set) var tick = 0

  package var finite: Int { lasting.finite + seen.finite }
  package var endless: Int { lasting.endless + seen.endless }

  func timeChanged() {
    tick += 1
    seen = Numbers()
  }
}
