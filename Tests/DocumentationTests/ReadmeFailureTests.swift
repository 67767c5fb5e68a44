// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// README shows what a failing test prints.
@MainActor
@Suite struct ReadmeFailureTests {
  @Test func theFailureIsWhatIsThrown() throws {
    let host = ViewHost(Counter())
    try host.get(.text("Count: 0")).tap()
    let error = try #require(throws: ElementNotFound.self) { try host.get(.text("Count: 2")) }
    #expect(Page("README.md").text.contains(error.description))
  }
}
