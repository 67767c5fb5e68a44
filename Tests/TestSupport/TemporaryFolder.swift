// SPDX-License-Identifier: MIT

import Foundation

/// A new folder, which is removed with this object.
public final class TemporaryFolder: Sendable {
  public let url: URL

  /// - Precondition: There is space for a folder among the temporary files.
  public init() {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)
    try! FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  public var path: String { url.path }

  /// All names in the folder, including hidden ones, in order.
  public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  public func place(_ name: String) -> URL { url.appendingPathComponent(name) }

  /// Nil if there is no such text file.
  public func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }

  /// Writes a file in place, with the folders around it.
  /// - Returns: Its path.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    let file = place(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  public func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: place(name), withIntermediateDirectories: true)
  }
}
