// SPDX-License-Identifier: MIT

import Foundation

/// A file of the repository that keeps what a test expects. `make renew` writes such files anew.
public struct ExpectedFile: Sendable {
  public let url: URL

  public init(_ url: URL) { self.url = url }

  /// - Parameter found: What there is now; it is written to the file first if the run renews what is expected.
  /// - Returns: nil without a file.
  /// - Throws: What the file system does while the file is renewed.
  public func contents(renewedBy found: Data) throws -> Data? {
    if Self.areRenewed {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try found.write(to: url, options: .atomic)
    }
    return try? Data(contentsOf: url)
  }

  private static let areRenewed = ProcessInfo.processInfo.environment["ESPALIER_RENEW"] != nil
}
