// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// Two users of one machine: what one of them puts into a folder that both can write is not run by the other.
@Suite(
  .serialized, .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"),
  .enabled(
    if: geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv"),
    "only the superuser can be two users"))
final class TwoUserEndToEndTests {
  private let folder = URL(fileURLWithPath: "/tmp/espalier-users-" + UUID().uuidString)
  private static let (user, attacker): (uid_t, uid_t) = (65534, 1)

  init() throws {
    try make("", mode: 0o755)
    try make("shared", mode: 0o1777)
    try make("work", mode: 0o755, owner: Self.user)
    try "import SwiftUI\n// \(UUID())\nstruct A: View { var body: some View { Text(\"mine\") } }".write(
      to: folder.appendingPathComponent("A.swift"), atomically: true, encoding: .utf8)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func make(_ name: String, mode: mode_t, owner: uid_t = 0) throws {
    let path = name.isEmpty ? folder.path : folder.path + "/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, mode)
    #expect(chown(path, owner, owner) == 0)
  }

  /// Runs the command as a user without a home.
  private func run(_ words: [String], _ environment: [String: String] = [:]) throws -> (status: Int32, output: String) {
    let variables = ["HOME": "/nonexistent", "TMPDIR": folder.path + "/shared", "XDG_CACHE_HOME": ""]
    let user = ["--reuid", "\(Self.user)", "--regid", "\(Self.user)", "--clear-groups"]
    return try Command.run(
      user + [BuiltProducts.command.path] + words, environment: variables.merging(environment) { $1 },
      executable: URL(fileURLWithPath: "/usr/bin/setpriv"))
  }

  /// All that belongs to the attacker, and has been written to since it was made.
  private func files(below name: String) -> [String] {
    FileManager.default.enumerator(atPath: folder.path + "/" + name)?.allObjects as? [String] ?? []
  }

  /// The attacker waits with folders under the names that were used once, and opens them for the user.
  @Test func foldersThatAnotherUserPreparedStayEmpty() throws {
    for name in ["programs", "modules", "hosts", "logs"] {
      try make("shared/espalier-\(Self.user)-\(name)", mode: 0o777, owner: Self.attacker)
    }
    let before = files(below: "shared")
    let result = try run(["dump", folder.path + "/A.swift", "--tree", "views"])
    #expect(result.status == 0 && result.output.contains("mine"), "\(result.output)")
    #expect(
      result.output.hasPrefix(
        """
        espalier: nothing is kept for the next run: /nonexistent cannot be used: Permission denied; \
        set XDG_CACHE_HOME to a folder of your own

        """), "\(result.output)")
    // Everything that was made there for this run is gone, too.
    #expect(files(below: "shared") == before)
  }

  /// A cache that others may change is refused, and one whose program another user has replaced is made anew.
  @Test func aProgramOfAnotherUserIsNotRun() throws {
    try make("open", mode: 0o777, owner: Self.user)
    try make("open/espalier", mode: 0o777, owner: Self.attacker)
    let refused = try run(["check", folder.path + "/A.swift"], ["XDG_CACHE_HOME": folder.path + "/open"])
    #expect(refused.output.contains("\(folder.path)/open/espalier belongs to another user (number 1)"))

    try make("cache", mode: 0o700, owner: Self.user)
    let environment = ["XDG_CACHE_HOME": folder.path + "/cache"]
    let words = ["dump", folder.path + "/A.swift", "--tree", "views"]
    let first = try run(words, environment)
    #expect(first.status == 0 && first.output.contains("mine"), "\(first.output)")
    let programs = folder.appendingPathComponent("cache/espalier/programs")
    let key = try #require(try FileManager.default.contentsOfDirectory(atPath: programs.path).first)
    let program = programs.appendingPathComponent(key).appendingPathComponent(key).path
    try FileManager.default.removeItem(atPath: program)
    try "#!/bin/sh\necho another program\n".write(toFile: program, atomically: true, encoding: .utf8)
    chmod(program, 0o755)
    #expect(chown(program, Self.attacker, Self.attacker) == 0)
    let second = try run(words, environment)
    #expect(second.status == 0 && second.output == first.output, "\(second.output)")
  }
}
