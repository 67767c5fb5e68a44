// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite struct ExpressionLimitTests {
  private let folder = TemporaryFolder()

  private func file(_ text: String) throws -> String {
    let file = folder.place("\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }

  @Test func filesWithPredicatesAreSearchedFurther() throws {
    let plain = try file("let a = 1")
    let predicate = try file("let b = #Predicate<Int> { $0 > 1 }")
    #expect(ExpressionLimit.standard.raised(for: [plain]) == .standard)
    #expect(ExpressionLimit.standard.raised(for: [plain, predicate]).choices == 1_000_000)
  }

  @Test func aLimitOfTheUsersStays() throws {
    let predicate = try file("let b = #Predicate<Int> { $0 > 1 }")
    let own = ExpressionLimit(choices: 7)
    #expect(own.raised(for: [predicate]) == own)
    #expect(ExpressionLimit.first.raised(for: [predicate]) == .first)
  }

  @Test func aFileThatIsGoneHasNoPredicates() {
    #expect(ExpressionLimit.standard.raised(for: ["/nowhere.swift"]) == .standard)
  }
}
