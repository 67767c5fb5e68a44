// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierFiles

/// Between two file systems a move is a copy and a removal: without the removal there is no move.
@Suite(
  "Moving files that cannot be removed",
  .enabled(if: SmallDisk.canBeMade, "only the administrator can mount a small disk"))
struct FileMoveRemovalTests {
  private let folder = TemporaryFolder()
  private let disk: SmallDisk
  private var source: URL { folder.place("here") }

  init() throws {
    disk = try #require(SmallDisk(folder.place("disk")))
    #expect(chmod(disk.url.path, 0o777) == 0)
    try folder.write("1", to: "here/f/a")
    try folder.write("2", to: "here/f/sub/b")
  }

  /// A folder that is mounted at a place, until this object goes.
  private final class Mount {
    let path: String
    init(_ folder: URL, at url: URL, isReadOnly: Bool = false) throws {
      path = url.path
      try #require(mount(folder.path, path, nil, UInt(MS_BIND), nil) == 0)
      if isReadOnly {
        try #require(mount(nil, path, nil, UInt(MS_BIND) | UInt(MS_REMOUNT) | UInt(MS_RDONLY), nil) == 0)
      }
    }
    deinit { umount2(path, Int32(MNT_DETACH)) }
  }

  private var there: [String] { (try? FileManager.default.contentsOfDirectory(atPath: disk.url.path)) ?? [] }
  private var isWhole: Bool {
    folder.text("here/f/a") == "1" && folder.text("here/f/sub/b") == "2"
      && (try? FileManager.default.contentsOfDirectory(atPath: source.path)) == ["f"]
  }

  @discardableResult private func refusal(_ name: String = "f", as user: uid_t = 0) -> CocoaError? {
    let move = { try FileMove.move(source.appendingPathComponent(name), to: disk.url.appendingPathComponent("new")) }
    return #expect(throws: CocoaError.self) { if user == 0 { try move() } else { try AnotherUser.run(user, move) } }
  }

  @Test(arguments: ["f", "f/a"]) func fromAReadOnlyFileSystem(name: String) throws {
    let mount = try Mount(source, at: source, isReadOnly: true)
    let error = refusal(name)
    #expect(error?.code == .fileWriteVolumeReadOnly && error?.filePath == source.appendingPathComponent(name).path)
    #expect(isWhole && there == [])
    withExtendedLifetime(mount) {}
  }

  @Test("A move from a folder that the user cannot write, also one deep below", arguments: ["", "f", "f/sub"])
  func fromAProtectedFolder(name: String) throws {
    for part in ["here", "here/f", "here/f/sub"] { #expect(chown(folder.place(part).path, 65534, 65534) == 0) }
    #expect(chmod(source.appendingPathComponent(name).path, 0o555) == 0)
    let error = refusal(as: 65534)
    #expect(error?.code == .fileWriteNoPermission && error?.filePath == source.appendingPathComponent("f").path)
    #expect(isWhole && there == [])
  }

  @Test("A move from a folder whose sticky bit keeps the files of others") func fromASharedFolder() throws {
    #expect(chmod(source.path, 0o1777) == 0)
    #expect(refusal(as: 65534)?.code == .fileWriteNoPermission)
    #expect(isWhole && there == [])
  }

  @Test("A file system that is mounted below stays where it is mounted") func withAMountBelow() throws {
    try folder.makeFolder("here/f/mounted")
    let other = try #require(SmallDisk(source.appendingPathComponent("f/mounted")))
    let error = refusal()
    #expect(error?.filePath == source.appendingPathComponent("f").path && isWhole && there == [])
    withExtendedLifetime(other) {}
  }

  @Test("Found only while it is removed: the copy goes, the original gets its name back") func theFirstFails() throws {
    try folder.makeFolder("here/g/mounted")
    try folder.makeFolder("empty")
    let mount = try Mount(folder.place("empty"), at: source.appendingPathComponent("g/mounted"))
    let error = refusal("g")
    #expect(error?.filePath == source.appendingPathComponent("g").path && there == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() == ["f", "g"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: source.path + "/g") == ["mounted"])
    withExtendedLifetime(mount) {}
  }

  @Test("Half removed: the copy stays whole, the rest has its name, and the error says both") func halfRemoved() throws
  {
    let sub = source.appendingPathComponent("f/sub")
    let mount = try Mount(sub, at: sub)
    let error = refusal()
    let (old, new) = (source.appendingPathComponent("f").path, disk.url.appendingPathComponent("new").path)
    #expect(
      error?.localizedDescription == "\(new) has all of it, but a part of \(old) could not be removed: "
        + "Device or resource busy. Remove the rest there.")
    #expect(folder.text("disk/new/a") == "1" && folder.text("disk/new/sub/b") == "2" && there == ["new"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: source.path) == ["f"])
    #expect(FileManager.default.fileExists(atPath: sub.path))
    withExtendedLifetime(mount) {}
  }

  @Test("Names and the targets of links are bytes; the slash at their end counts", arguments: [true, false])
  func bytes(isFolder: Bool) throws {
    let targets: [[UInt8]] = [Array("tar".utf8) + [0xFF] + Array("get".utf8), Array("sub/".utf8), [0x80, 0x2F]]
    func path(_ url: URL, _ name: [UInt8]) -> [CChar] {
      (Array(url.path.utf8) + [0x2F] + name + [0]).map(CChar.init(bitPattern:))
    }
    func target(_ path: [CChar]) -> [UInt8] {
      var buffer = [CChar](repeating: 0, count: 100)
      return buffer[..<max(readlink(path, &buffer, 100), 0)].map(UInt8.init(bitPattern:))
    }
    let from = isFolder ? source.appendingPathComponent("f") : source
    for (number, target) in targets.enumerated() {
      #expect(symlink(target.map(CChar.init(bitPattern:)) + [0], path(from, Array("l\(number)".utf8))) == 0)
    }
    let name: [UInt8] = [0x6E, 0xFF]
    if isFolder {
      #expect(symlink("x", path(from, name)) == 0)
      try FileMove.move(from, to: disk.url.appendingPathComponent("new"))
      #expect(target(path(disk.url.appendingPathComponent("new"), name)) == Array("x".utf8))
      #expect(!FileManager.default.fileExists(atPath: from.path))
    }
    for (number, expected) in targets.enumerated() {
      if !isFolder {
        try FileMove.move(from.appendingPathComponent("l\(number)"), to: disk.url.appendingPathComponent("l\(number)"))
      }
      let place = isFolder ? disk.url.appendingPathComponent("new") : disk.url
      #expect(target(path(place, Array("l\(number)".utf8))) == expected)
    }
  }

  @Test("A link to bytes that are not text is not written through: text like them is another place")
  func writingThroughALink() throws {
    #expect(symlink([0x74, CChar(bitPattern: 0xFF), 0], folder.place("link").path) == 0)
    let error = #expect(throws: CocoaError.self) {
      try FileReplacement.write(Data("1".utf8), to: folder.place("link"))
    }
    #expect(error?.code == .fileWriteInvalidFileName && error?.filePath == folder.place("link").path)
    #expect(folder.names == ["disk", "here", "link"])
  }
}
