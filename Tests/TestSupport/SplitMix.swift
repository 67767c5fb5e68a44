// SPDX-License-Identifier: MIT

/// Random numbers that a seed determines: SplitMix64. A failure that names its seed can be repeated.
///
/// Streams of different seeds are independent. The seed is the state itself: a seed that is first multiplied by the
/// generator's step would turn neighbouring seeds into one stream, each a number further on.
public struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number in `0..<bound`.
  public mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

  /// True in `percent` of a hundred calls.
  public mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
