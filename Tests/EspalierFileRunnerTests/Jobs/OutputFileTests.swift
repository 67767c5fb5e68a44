// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import EspalierFileRunner

/// The picture at the path that the user chose: what is there is replaced by the rules for all files.
@MainActor @Suite("Files of espalier render") final class OutputFileTests {
  private let folder = TemporaryFolder()

  private func render(_ name: String = "a.png") throws {
    let view = Color.red.frame(width: 4, height: 4)
    try Performance(Job(["--out", folder.place(name).path]), view).perform(.shared)
  }

  private func status(_ name: String) -> stat {
    var status = stat()
    lstat(folder.place(name).path, &status)
    return status
  }

  private func message(_ name: String = "a.png") -> String? { #expect(throws: Stop.self) { try render(name) }?.message }

  @Test func aPipeAndASocketStay() throws {
    let path = folder.place("a.png").path
    #expect(mkfifo(path, 0o600) == 0)
    let rest = "which is not replaced. Choose another path, or move away what is there."
    #expect(message() == "cannot write \(path): There is a pipe in its place, \(rest)")
    #expect(status("a.png").st_mode & S_IFMT == S_IFIFO)
    let socketPath = folder.place("s.png").path
    #expect(mknod(socketPath, S_IFSOCK | 0o600, 0) == 0)
    #expect(message("s.png") == "cannot write \(socketPath): There is a socket in its place, \(rest)")
    try folder.makeFolder("f.png")
    #expect(message("f.png")?.contains("f.png: There is a folder in its place") == true)
    #expect(status("s.png").st_mode & S_IFMT == S_IFSOCK && folder.names == ["a.png", "f.png", "s.png"])
  }

  @Test func aLinkIsFollowed() throws {
    try folder.write("old", to: "real/b.png")
    #expect(symlink("real/b.png", folder.place("a.png").path) == 0)
    try render()
    #expect(status("a.png").st_mode & S_IFMT == S_IFLNK && folder.text("real/b.png") != "old")
  }

  @Test("A protected file stays, for the superuser too") func protectedFile() throws {
    let path = try folder.write("old", to: "a.png")
    #expect(chmod(path, 0o444) == 0)
    let expected =
      "cannot write \(path): Permission denied. Choose another path, or move away what is there."
    #expect(message() == expected && folder.text("a.png") == "old")
    if AnotherUser.canBe {
      #expect(chown(path, 65534, 65534) == 0 && chown(folder.path, 65534, 65534) == 0)
      let other = AnotherUser.run(65534) {
        #expect(throws: Stop.self) { try OutputFile.write(Data(), to: path) }?.message
      }
      #expect(other == expected && folder.text("a.png") == "old")
    }
  }

  @Test func permissionsAndTheOwnerStay() throws {
    let path = try folder.write("old", to: "a.png")
    let isRoot = geteuid() == 0
    #expect(chmod(path, 0o640) == 0 && (!isRoot || chown(path, 65534, 65534) == 0))
    try render()
    let now = status("a.png")
    #expect(now.st_mode & 0o7777 == 0o640 && (!isRoot || now.st_uid == 65534) && folder.text("a.png") != "old")
    #expect(folder.names == ["a.png"])
  }
}
