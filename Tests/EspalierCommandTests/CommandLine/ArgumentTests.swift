// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite struct ArgumentTests {
  private func parse(_ arguments: String...) throws -> ParsedArguments {
    try ParsedArguments(arguments, options: ["--size", "--tap", "--out"], flags: ["--dark"])
  }

  @Test func optionsFlagsAndTheRest() throws {
    let parsed = try parse("a.swift", "--tap", "A", "--dark", "--tap=B", "--", "--odd.swift")
    #expect(parsed.values == ["--tap": ["A", "B"]])
    #expect(parsed.flags == ["--dark"])
    #expect(parsed.rest == ["a.swift", "--odd.swift"])
  }

  @Test func anUnknownOptionGetsASuggestion() {
    #expect(throws: Stop.usage("unknown option --sise; did you mean --size?")) { try parse("--sise", "1x1") }
    #expect(throws: Stop.usage("unknown option --zzzzzz; `espalier --help` lists them")) { try parse("--zzzzzz") }
  }

  @Test func misuseIsNamed() {
    #expect(throws: Stop.usage("--size needs a value")) { try parse("--size") }
    #expect(throws: Stop.usage("--dark takes no value")) { try parse("--dark=yes") }
    #expect(throws: Stop.usage("--out is given 2 times; once is enough")) {
      try parse("--out", "a", "--out", "b").single("--out")
    }
  }

  @Test func neighboursSwappedCountAsOneEdit() {
    #expect(Spelling.distance("szie", "size") == 1)
    #expect(Spelling.distance("", "abc") == 3)
    #expect(Spelling.closest(to: "layuot", among: ["layout", "views"]) == ["layout"])
  }
}
