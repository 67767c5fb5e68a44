// SPDX-License-Identifier: MIT

import Foundation

/// A file of the repository with a test's expectation. `make renew` writes such files anew.
public struct ExpectedFile: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// - Parameter found: The current content; it is written to the file first if the run renews expectations.
  /// - Returns: nil without a file.
  /// - Throws: An error of the file system while the file is renewed.
  public func contents(renewedBy found: Data) throws -> Data? {
    if Self.areRenewed {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try found.write(to: url, options: .atomic)
    }
    return try? Data(contentsOf: url)
  }

  private static let areRenewed = ProcessInfo.processInfo.environment["ESPALIER_RENEW"] != nil
}
