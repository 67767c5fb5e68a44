// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A module that newer versions of a package lack, in favour of another one, and that other packages still import.
///
/// SwiftPM takes versions that go together. Of clones in the folder of `--packages`, any may be newer than those that need it.
struct FormerModule {
  let name: String
  /// The product of the same package that has replaced it.
  let successor: String
  /// Its names, by those of the successor.
  let source: String

  static let all = [
    FormerModule(
      name: "XCTestDynamicOverlay", successor: "IssueReporting",
      source: """
        @_exported import IssueReporting

        /// The test that runs; unknown to the newer module.
        @_spi(CurrentTestCase) public var XCTCurrentTestCase: AnyObject? { nil }

        /// Whether the program runs tests.
        public var _XCTIsTesting: Bool { isTesting }

        /// Reports a failure to the test that runs, or as a warning.
        public func XCTFail(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
          reportIssue(message, filePath: file, line: line)
        }

        """)
  ]

  /// Writes the source, unless it is there.
  /// - Returns: Its path.
  func file(in folder: URL) throws -> String {
    let place = folder.appendingPathComponent("former", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appendingPathComponent("\(name).swift")
    if (try? RegularFile.text(file.path, limit: 1 << 16)) != source {
      try source.write(to: file, atomically: true, encoding: .utf8)
    }
    return file.path
  }
}
