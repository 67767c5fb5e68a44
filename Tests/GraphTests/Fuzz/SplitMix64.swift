import Foundation

/// A small generator with a seed, so that a failure can be met again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}

/// The seeds to try: `ESPALIER_FUZZ_CASES` of them, from `ESPALIER_FUZZ_SEED` on. One is enough for an injected fault.
func fuzzSeeds(_ usual: Int) -> Range<UInt64> {
  if LostRead.isInjected { return 1..<2 }
  let environment = ProcessInfo.processInfo.environment
  let count = environment["ESPALIER_FUZZ_CASES"].flatMap { Int($0) } ?? usual
  let first = environment["ESPALIER_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  return first..<first + UInt64(count)
}
