// SPDX-License-Identifier: MIT

import Foundation

/// The extent of the fuzzers of this process.
///
/// `ESPALIER_FUZZ_CASES` is the number of cases of a long run, `ESPALIER_FUZZ_SEED` the first seed: a fuzzer that fails names
/// the seed, and `ESPALIER_FUZZ_SEED=71 ESPALIER_FUZZ_CASES=1 swift test --filter …` plays it alone.
public enum FuzzRun {
  /// The number of cases of a long run; nil in an everyday one.
  public static let cases = number("ESPALIER_FUZZ_CASES")

  private static let firstSeed = UInt64(number("ESPALIER_FUZZ_SEED") ?? 1)

  /// The seeds to try: at least one, and enough for the number of cases.
  /// - Parameters:
  ///   - usual: The number of cases of an everyday run.
  ///   - casesPerSeed: The number of cases of one seed.
  ///   - most: The number of cases of a long run at most, for cases that take milliseconds each.
  public static func seeds(_ usual: Int, casesPerSeed: Int = 1, most: Int = .max) -> Range<UInt64> {
    let count = (min(cases ?? usual, most) + casesPerSeed - 1) / casesPerSeed
    return firstSeed..<firstSeed + UInt64(max(1, count))
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 }
  }
}
