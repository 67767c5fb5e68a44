// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite struct VersionTests {
  /// `## [1.2.3] - 2026-01-31`; a section that is not released has no number.
  @Test func theCommandPrintsTheNewestVersionOfTheChangelog() throws {
    let path = Repository.root.appendingPathComponent("CHANGELOG.md").path
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let headings = lines.compactMap { $0.wholeMatch(of: /## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d/)?.1 }
    #expect(headings.first.map(String.init) == CommandLineTool.version)
    #expect(lines.contains("## [Unreleased]"))
  }

  @Test func versionsOfTheChangelogDescend() throws {
    let path = Repository.root.appendingPathComponent("CHANGELOG.md").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let versions = text.matches(of: /(?m)^## \[(\d+)\.(\d+)\.(\d+)\]/).map {
      (Int($0.1)!, Int($0.2)!, Int($0.3)!)
    }
    #expect(!versions.isEmpty)
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 > $1 })
  }
}
