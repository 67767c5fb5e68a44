// SPDX-License-Identifier: MIT

import EspalierCFiles
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierFiles

/// Rights to run as another user never come to a content or an owner that did not have them.
@Suite("Rights of replaced and moved files")
struct FileRightsTests {
  private static let isRoot: ConditionTrait = .enabled(
    if: AnotherUser.canBe, "only the administrator can become another user")
  private let folder = TemporaryFolder()

  private func write(_ name: String, mode: mode_t, owner: uid_t = geteuid(), group: gid_t = getegid()) throws {
    let path = try folder.write("old", to: name)
    try #require(chown(path, owner, group) == 0 && chmod(path, mode) == 0)
  }

  private func status(_ name: String) throws -> (mode: mode_t, owner: uid_t) {
    let status = try #require(FileStatus(folder.place(name)))
    return (status.permissions, status.owner)
  }

  @Test(
    "New content has no right to run as its owner or group", arguments: [0o4755, 0o2755, 0o6755, 0o7755] as [mode_t])
  func newContent(mode: mode_t) throws {
    try write("a", mode: mode)
    try FileReplacement.write(Data("new".utf8), to: folder.place("a"))
    #expect(try status("a").mode == mode & 0o1777)
  }

  @Test("A file of another user that becomes the saver's runs as neither", isRoot) func ofAnotherUser() throws {
    #expect(chmod(folder.path, 0o777) == 0)
    try write("a", mode: 0o6777, owner: 1, group: 1)
    try AnotherUser.run(65534) { _ = try FileReplacement.write(Data("new".utf8), to: folder.place("a")) }
    #expect(try status("a") == (0o777, 65534) && folder.text("a") == "new")
  }

  @Test("A group that had no part in a file gets no more than all others have", isRoot) func anotherGroup() throws {
    #expect(chmod(folder.path, 0o777) == 0)
    try write("a", mode: 0o660, owner: 65534, group: 1)
    try write("b", mode: 0o674, owner: 65534, group: 65534)
    try AnotherUser.run(65534) {
      for name in ["a", "b"] { try FileReplacement.write(Data("new".utf8), to: folder.place(name)) }
    }
    #expect(try status("a").mode == 0o600 && status("b").mode == 0o674)
  }

  /// Version 2, effective, `CAP_NET_RAW`.
  private static let capability: [UInt8] = [1, 0, 0, 2, 0, 32, 0, 0] + [UInt8](repeating: 0, count: 12)

  private func hasCapability(_ name: String) -> Bool {
    getxattr(folder.place(name).path, "security.capability", nil, 0) > 0
  }

  @Test("Capabilities belong to a content: new content has none, a moved file has them", isRoot)
  func capabilities() throws {
    try write("a", mode: 0o755)
    let path = folder.place("a").path
    guard setxattr(path, "security.capability", Self.capability, 20, 0) == 0 else { return }
    let disk = try #require(SmallDisk(folder.place("disk")))
    try FileMove.move(folder.place("a"), to: disk.url.appendingPathComponent("a"))
    #expect(hasCapability("disk/a"))
    try FileReplacement.write(Data("new".utf8), to: folder.place("disk/a"))
    #expect(!hasCapability("disk/a") && folder.text("disk/a") == "new")
  }

  @Test("Moved to another file system, a file keeps its rights only with its owner and group", isRoot)
  func moved() throws {
    let disk = try #require(SmallDisk(folder.place("disk")))
    #expect(chmod(folder.path, 0o777) == 0 && chmod(disk.url.path, 0o777) == 0)
    for (name, user) in [("a", 0), ("b", 65534)] as [(String, uid_t)] {
      try folder.makeFolder(name)
      try write(name + "/run", mode: 0o6755, owner: 1, group: 1)
      #expect(chown(folder.place(name).path, 65534, 65534) == 0 && chmod(folder.place(name).path, 0o2755) == 0)
      let move = { try FileMove.move(folder.place(name), to: disk.url.appendingPathComponent(name)) }
      if user == 0 { try move() } else { try AnotherUser.run(user, move) }
      #expect(try status("disk/" + name).mode == 0o2755)
    }
    #expect(try status("disk/a/run") == (0o6755, 1) && status("disk/b/run") == (0o755, 65534))
  }
}
