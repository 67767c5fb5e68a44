// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierFiles

/// The remains of a process that ended are recognised by their owner and their folder, never by their name alone.
@Suite("Remains of saving")
struct SavingRemainsTests {
  private let folder = TemporaryFolder()

  private func number(_ name: String) throws -> UInt {
    var status = stat()
    try #require(lstat(folder.place(name).path, &status) == 0)
    return UInt(status.st_ino)
  }

  private func save() throws {
    FileReplacement.forgetVisits()
    try FileReplacement.write(Data("new".utf8), to: folder.place("z"))
  }

  private func setMode(_ mode: mode_t, of name: String = "", owner: uid_t = 0) {
    let path = name.isEmpty ? folder.path : folder.place(name).path
    if geteuid() == 0 { #expect(lchown(path, owner, owner) == 0) }
    #expect(chmod(path, mode) == 0)
  }

  @Test(
    "In a folder that users share, names that another user plants are not believed",
    .enabled(if: AnotherUser.canBe, "only the administrator can become another user"), arguments: [65534, 0] as [uid_t])
  func plantedNames(saver: uid_t) throws {
    setMode(0o1777, owner: saver)
    try folder.write("mine", to: "mine.txt")
    setMode(0o644, of: "mine.txt", owner: saver)
    try folder.makeFolder("package")
    try folder.write("inside", to: "package/a")
    setMode(0o755, of: "package", owner: saver)
    let (file, package) = (try number("mine.txt"), try number("package"))
    let planted = [
      ".espalier-exchanging-1-1-1-1-\(file)", ".espalier-exchanging-1-1-2-\(file)-1",
      ".espalier-exchanging-1-1-3-1-\(file)-1-1", ".espalier-saving-1-1-4",
    ]
    try AnotherUser.run(1) {
      for name in planted { try folder.write("theirs", to: name) }
      try folder.makeFolder(".espalier-exchanging-1-1-5-1-\(package)")
      #expect(mkfifo(folder.place(".espalier-saving-1-1-6").path, 0o666) == 0)
      #expect(symlink("mine.txt", folder.place(".espalier-saving-1-1-7").path) == 0)
    }
    let before = folder.names
    if saver == 0 { try save() } else { try AnotherUser.run(saver) { try save() } }
    #expect(folder.names == before + ["z"])
    #expect(folder.text("mine.txt") == "mine" && folder.text("package/a") == "inside")
    for name in planted { #expect(folder.text(name) == "theirs") }
  }

  @Test("A third content gets a visible name: what stands in the place is not touched, whoever wrote the name")
  func thirdContent() throws {
    try folder.write("mine", to: "mine.txt")
    try folder.write("third", to: ".espalier-exchanging-1-1-1-1-\(try number("mine.txt"))")
    try folder.makeFolder("package.x")
    try folder.write("inside", to: "package.x/a")
    let package = try number("package.x")
    try folder.write("file", to: ".espalier-exchanging-1-1-2-1-\(package)")
    try folder.write("third", to: ".espalier-exchanging-1-1-3-1-\(package)/a")
    try save()
    #expect(folder.text("mine.txt") == "mine" && folder.text("mine (kept).txt") == "third")
    #expect(folder.text("package.x/a") == "inside" && folder.text("package (kept).x/a") == "third")
    // A file was never in the place of a folder.
    #expect(folder.text(".espalier-exchanging-1-1-2-1-\(package)") == "file")
    // Nothing takes the place of what was kept before.
    try folder.write("fourth", to: ".espalier-exchanging-1-1-4-1-\(try number("mine.txt"))")
    try save()
    #expect(folder.text("mine (kept).txt") == "third")
    #expect(folder.names.contains { $0.hasPrefix(".espalier-exchanging-1-1-4") })
  }

  @Test("A file with the number of the old one, and another time, is another file") func numbersAreUsedAgain() throws {
    for name in ["a", "b"] { try folder.write(name, to: name) }
    let status = try #require(FileStatus(folder.place("a")))
    let place = try number("b")
    let time = "\(status.modified.seconds)-\(status.modified.nanoseconds)"
    func leave(_ name: String) { #expect(rename(folder.place("a").path, folder.place(name).path) == 0) }
    leave(".espalier-exchanging-1-1-1-\(status.identity.file)-\(place)-1-1")
    try save()
    #expect(folder.names == ["b", "b (kept)", "z"] && folder.text("b (kept)") == "a")
    #expect(rename(folder.place("b (kept)").path, folder.place("a").path) == 0)
    leave(".espalier-exchanging-1-1-1-\(status.identity.file)-\(place)-\(time)")
    try save()
    #expect(folder.names == ["b", "z"] && folder.text("b") == "b")
  }

  @Test("Where other users can give names, nothing is believed", arguments: [0o777, 0o775, 0o2770] as [mode_t])
  func foldersOfOthers(mode: mode_t) throws {
    let names = [".espalier-saving-1-1-1", ".espalier-saving-1-1-2"]
    // As another user may have called a folder of this one's.
    try folder.makeFolder(names[0])
    try folder.write("precious", to: names[0] + "/a")
    try folder.write("precious", to: names[1])
    #expect(chown(folder.path, uid_t.max, geteuid() == 0 ? 1 : getegid()) == 0 && chmod(folder.path, mode) == 0)
    defer { chmod(folder.path, 0o700) }
    if geteuid() == 0 || mode & 0o002 != 0 {
      try save()
      #expect(folder.names == names + ["z"] && folder.text(names[0] + "/a") == "precious")
    }
  }

  @Test(
    "The superuser follows nothing in another user's folder",
    .enabled(if: AnotherUser.canBe, "only the administrator has files in folders of others"))
  func folderOfAnotherUser() throws {
    try folder.write("precious", to: ".espalier-saving-1-1-1")
    setMode(0o755, owner: 1)
    try save()
    #expect(folder.text(".espalier-saving-1-1-1") == "precious")
  }

  @Test("What others may have written, and what is no file, stays; of a link, what it leads to") func kinds() throws {
    try folder.write("open", to: ".espalier-saving-1-1-1")
    setMode(0o666, of: ".espalier-saving-1-1-1", owner: geteuid())
    #expect(mkfifo(folder.place(".espalier-saving-1-1-2").path, 0o600) == 0)
    try folder.write("precious", to: "target/a")
    #expect(symlink("target", folder.place(".espalier-saving-1-1-3").path) == 0)
    try save()
    #expect(folder.names == [".espalier-saving-1-1-1", ".espalier-saving-1-1-2", "target", "z"])
    #expect(folder.text("target/a") == "precious")
  }

  @Test("A package whose folders are protected goes, too, and what its links lead to stays") func protectedFolders()
    throws
  {
    try folder.write("precious", to: "target/a")
    try folder.write("old", to: ".espalier-saving-1-1-1/sub/a")
    #expect(symlink("../target", folder.place(".espalier-saving-1-1-1/link").path) == 0)
    #expect(chmod(folder.place(".espalier-saving-1-1-1/sub").path, 0o500) == 0)
    try save()
    #expect(folder.names == ["target", "z"] && folder.text("target/a") == "precious")
  }

  @Test(
    "A replaced package that is half removed is known as such",
    .enabled(if: SmallDisk.canBeMade, "only the administrator can mount a small disk"))
  func halfRemoved() throws {
    try folder.write("old", to: "p/a")
    let disk = try #require(SmallDisk(folder.place("p/mounted")))
    try FileReplacement.write(to: folder.place("p")) { url, _ in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }
    #expect(folder.names.count == 2 && folder.names[0].hasPrefix(".espalier-saving-") && folder.names[1] == "p")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.place("p").path) == [])
    withExtendedLifetime(disk) {}
  }

  @Test("No other user can guess the name that is written under") func namesDiffer() {
    let names = (0..<100).map { _ in SavingRemains.newName() }
    #expect(Set(names.map { $0.split(separator: "-").last ?? "" }).count == 100)
    #expect(names.allSatisfy { ProcessMark.isRunning($0.dropFirst(".espalier-saving-".count)) })
  }
}
