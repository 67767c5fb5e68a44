// SPDX-License-Identifier: MIT

import EspalierDatabase
import EspalierTestSupport
import Foundation
import Testing

/// The order of plain texts in the store is that of Foundation.
@Suite struct TextOrderTests {
  private func compare(_ a: String, _ b: String) -> Int32? {
    Array(a.utf8).withUnsafeBytes { first in
      Array(b.utf8).withUnsafeBytes { PlainTextOrder.compare(first, $0) }
    }
  }

  @Test("numbers by their value, letters regardless of case, spaces first, a beginning before the whole")
  func order() {
    for (first, second) in [
      ("a", "B"), ("B9", "b10"), ("a b", "aa"), ("x 1", "x 01y"), ("", "a"), ("1", "a"), ("ab", "abc"),
    ] {
      #expect(compare(first, second) == -1 && compare(second, first) == 1, "\(first) \(second)")
      #expect(first.localizedStandardCompare(second) == .orderedAscending, "\(first) \(second)")
    }
  }

  @Test("other characters, long numbers, and texts that differ in case alone are left to Foundation")
  func others() {
    for (first, second) in [("a", "A"), ("1", "01"), ("a", "ä"), ("ae", "a\u{301}b"), ("a-b", "ab"), ("", "")] {
      #expect(compare(first, second) == nil, "\(first) \(second)")
    }
    #expect(compare(String(repeating: "1", count: 20), "2") == nil)
  }

  @Test("random texts have Foundation's order")
  func random() {
    var generator = SplitMix(seed: 37)
    let alphabet = Array("abAB zZyxcCh0019 lLü-".utf8)
    func text() -> String {
      String(
        decoding: (0..<Int.random(in: 0...7, using: &generator)).map { _ in alphabet.randomElement(using: &generator)!
        }, as: UTF8.self)
    }
    var decided = 0
    for _ in 0..<20_000 {
      let (first, second) = (text(), text())
      guard let result = compare(first, second) else { continue }
      decided += 1
      #expect(Int(result) == first.localizedStandardCompare(second).rawValue, "\(first) \(second)")
    }
    #expect(decided > 5_000)
  }
}
