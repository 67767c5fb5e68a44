// SPDX-License-Identifier: MIT

import EspalierHosting
import SwiftUI
import Testing

@Suite struct ValueDescriptionTests {
  @Test func geometryIsShort() {
    #expect(describeForDump(CGRect(x: 0, y: -0.01, width: 400, height: 12.34)) == "(0, 0, 400 × 12.3)")
    #expect(describeForDump(CGSize(width: CGFloat.infinity, height: .nan)) == "(∞ × nan)")
    #expect(describeForDump(CGPoint(x: 1e300, y: -.infinity)) == "(1e+300, -∞)")
  }

  @Test func numbersHaveThreeDecimals() {
    #expect(
      describeForDump([92.050_781_25, 1 / 3, 2, -0.0001, .nan, .infinity] as [CGFloat])
        == "[92.051, 0.333, 2, 0, nan, inf]")
    #expect(describeForDump(Float(0.1)) == "0.1")
  }

  @Test func valuesOfUsers() {
    #expect(describeForDump([Pair(name: "a", rect: .zero)]) == "[Pair(name: \"a\", rect: (0, 0, 0 × 0))]")
    #expect(describeForDump(["b": 2, "a": 1]) == "[\"a\": 1, \"b\": 2]")
    #expect(describeForDump([:] as [String: Int]) == "[:]")
    #expect(describeForDump(Set(["b", "a"])) == "[\"a\", \"b\"]")
    #expect(describeForDump(Optional(3) as Any) == "3")
    #expect(describeForDump(Int?.none as Any) == "nil")
    #expect(describeForDump((1, "x")) == "(1, \"x\")")
    #expect(describeForDump(Choice.two(3)) == "two(3)")
  }

  @Test func longValuesAreCut() {
    let text = describeForDump(Array(0..<1_000_000))
    #expect(text.count == 200)
    #expect(text.hasSuffix("…"))
    #expect(!describeForDump("a\nb").contains("\n"))
  }

  private struct Pair {
    let name: String
    let rect: CGRect
  }
  private enum Choice { case two(Int) }
}
