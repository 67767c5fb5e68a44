// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierFiles
import Foundation
import Testing

/// A file or folder that is moved is whole at one of the two places.
@Suite("Moving files")
struct FileMoveTests {
  private let folder = TemporaryFolder()

  @Test func aFileAFolderAndALinkAreMoved() throws {
    try folder.makeFolder("f")
    try folder.write("1", to: "a")
    try FileMove.move(folder.place("a"), to: folder.place("f/b"))
    #expect(folder.text("f/b") == "1" && folder.names == ["f"])
    try FileMove.move(folder.place("f"), to: folder.place("g"))
    #expect(folder.text("g/b") == "1")
    try FileManager.default.createSymbolicLink(atPath: folder.place("link").path, withDestinationPath: "g/b")
    try FileMove.move(folder.place("link"), to: folder.place("moved"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.place("moved").path) == "g/b")
  }

  @Test func whatIsThereIsNotReplaced() throws {
    try folder.makeFolder("f")
    try folder.write("mine", to: "a")
    for name in ["b", "f"] {
      if name == "b" { try folder.write("theirs", to: name) }
      #expect(throws: FileReplacement.Refusal.exists) {
        try FileMove.move(folder.place("a"), to: folder.place(name))
      }
    }
    #expect(folder.text("a") == "mine" && folder.text("b") == "theirs")
    let error = #expect(throws: CocoaError.self) { try FileMove.move(folder.place("none"), to: folder.place("c")) }
    #expect(error?.code == .fileNoSuchFile && error?.filePath == folder.place("none").path)
  }

  @Test(
    "A move between two file systems copies all, with its times and permissions, then the original goes",
    .enabled(if: SmallDisk.canBeMade, "only the administrator can mount a small disk"))
  func betweenFileSystems() throws {
    let disk = try #require(SmallDisk(folder.place("disk"), size: "256k"))
    try folder.makeFolder("f/deep")
    try folder.write("1", to: "f/a")
    try folder.write("2", to: "f/deep/b")
    try FileManager.default.createSymbolicLink(atPath: folder.place("f/link").path, withDestinationPath: "a")
    #expect(chmod(folder.place("f/a").path, 0o640) == 0)
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.place("f/a").path)
    try FileMove.move(folder.place("f"), to: disk.url.appendingPathComponent("g"))
    #expect(folder.text("disk/g/a") == "1" && folder.text("disk/g/deep/b") == "2" && folder.text("disk/g/link") == "1")
    #expect(folder.names == ["disk"])
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.place("disk/g/a").path)
    #expect(attributes[.modificationDate] as? Date == date && attributes[.posixPermissions] as? Int == 0o640)

    // A file that does not fit stays, and so does a folder with a pipe, which has no content; nothing is left of the copy.
    try Data(count: 500_000).write(to: folder.place("large"))
    let error = #expect(throws: CocoaError.self) {
      try FileMove.move(folder.place("large"), to: disk.url.appendingPathComponent("large"))
    }
    #expect(error?.code == .fileWriteOutOfSpace)
    try folder.makeFolder("piped")
    #expect(mkfifo(folder.place("piped/pipe").path, 0o600) == 0)
    #expect(throws: FileReplacement.Refusal.anotherKind(.pipe)) {
      try FileMove.move(folder.place("piped"), to: disk.url.appendingPathComponent("piped"))
    }
    #expect(throws: FileReplacement.Refusal.exists) {
      try FileMove.move(folder.place("large"), to: disk.url.appendingPathComponent("g"))
    }
    #expect(folder.names == ["disk", "large", "piped"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.url.path) == ["g"])
  }
}
