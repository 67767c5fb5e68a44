// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierFoundation

@Suite struct PredicateParserTests {
  @Test(arguments: [
    ("age ==", "the format ends where a value is expected"), ("age", "a comparison has no operator"),
    ("name == 'x", "a text has no closing quotation mark"), ("a == 1 b", "something follows a whole predicate"),
    ("a ==[x] 1", "“x” is no option of a comparison"),
    ("a == %@", "there are more places for arguments than arguments"),
    ("a == {1, 2", "“}” is missing"), ("a == reverse(1)", "there is no function “reverse”"),
    ("a == ^", "“^” begins no word of the language"), ("a == )", "“)” is in the place of a value"),
  ])
  func anErrorHasItsReason(format: String, reason: String) {
    #expect(throws: PredicateFormatError(reason: reason)) { try PredicateParser.predicate(format, []) }
  }
}
