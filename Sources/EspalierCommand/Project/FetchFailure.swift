// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// A failed fetch of the packages of a project, which is remembered for a while: without a network SwiftPM takes long to fail, and
/// the next run would wait as long.
struct FetchFailure {
  private let file: URL
  private let manifest: String
  private let now: Date

  /// The seconds for which a failure is remembered.
  static let duration = 600.0

  /// - Parameters:
  ///   - folder: The folder in which SwiftPM resolves the packages.
  ///   - manifest: The list of packages: with another one they are fetched at once.
  init(in folder: URL, of manifest: String, now: Date = Date()) {
    file = folder.appendingPathComponent("failure.txt")
    self.manifest = Fingerprint.of([manifest])
    self.now = now
  }

  /// The reason of a failure, with the time of the next try; nil if none is remembered.
  func recent() -> String? {
    guard let text = try? RegularFile.text(file.path, limit: 1 << 16) else { return nil }
    let parts = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == manifest, let date = Double(parts[1]) else { return nil }
    let age = now.timeIntervalSince1970 - date
    guard age >= 0, age < Self.duration else { return nil }
    return Self.text(String(parts[2]), minutes: Int(((Self.duration - age) / 60).rounded(.up)))
  }

  /// Keeps a failure.
  /// - Returns: The reason, with the time of the next try.
  func keep(_ reason: String) throws -> String {
    try "\(manifest)\n\(now.timeIntervalSince1970)\n\(reason)".write(to: file, atomically: true, encoding: .utf8)
    return Self.text(reason, minutes: Int(Self.duration / 60))
  }

  /// The reason of a failure in SwiftPM's output, without its commands and the places of its caches.
  static func reason(in output: String) -> String {
    func mentions(_ signs: String...) -> Bool {
      signs.contains { output.range(of: $0, options: .caseInsensitive) != nil }
    }
    // After a clone that fails SwiftPM reports the folder that the clone has not made.
    if mentions("could not resolve host", "could not connect", "cannot change to", "timed out") {
      return "its address cannot be reached"
    }
    if mentions("could not read username", "authentication failed", "permission denied", "repository not found") {
      return "its repository does not exist, or is not public"
    }
    let sign = "error: "
    guard let line = output.split(separator: "\n").first(where: { $0.contains(sign) }),
      let start = line.range(of: sign)?.upperBound
    else { return "SwiftPM failed" }
    let reason = line[start...]
    let cause = reason.hasPrefix("Git command") ? reason.range(of: "failed: ")?.upperBound : nil
    return String(reason[(cause ?? reason.startIndex)...])
  }

  /// Forgets a failure, after a success.
  func forget() { try? FileManager.default.removeItem(at: file) }

  private static func text(_ reason: String, minutes: Int) -> String {
    "\(reason) (not tried again for \(minutes) \(minutes == 1 ? "minute" : "minutes"))"
  }
}
