// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierCommand

@Suite("Words of espalier audit") struct AuditCommandTests {
  @Test func theJobHasTheSizeOfTargets() throws {
    #expect(try AuditCommand(["A.swift"]).job.arguments == ["--audit", "24"])
    #expect(
      try AuditCommand(["A.swift", "--target-size", "44", "--tap", "Add", "--preview"]).job.arguments
        == ["--previews", "--tap", "Add", "--audit", "44"])
  }

  @Test(arguments: [
    (["A.swift", "--target-size", "0"], "--target-size takes a number of points from 1 to 1000, not \"0\""),
    (["A.swift", "--view", "A", "--preview", "B"], "--view and --preview exclude each other"),
    ([], "audit needs a Swift file or a folder"),
  ])
  func misuse(_ words: [String], _ message: String) {
    #expect(throws: Stop.usage(message)) { try AuditCommand(words) }
  }
}
