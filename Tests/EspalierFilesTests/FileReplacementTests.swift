// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierCFiles
import Foundation
import Testing

@testable import EspalierFiles

/// Only what was read is replaced, by something of the same kind; what another program puts there stays.
@Suite("Replacing files")
struct FileReplacementTests {
  private let folder = TemporaryFolder()

  private func write(
    _ text: String, to name: String, expecting expectation: FileReplacement.Expectation = .sameKind,
    meanwhile: () throws -> Void = {}
  ) throws {
    try FileReplacement.write(to: folder.place(name), expecting: expectation) { url, isPrivate in
      try FileReplacement.create(Data(text.utf8), at: url, isPrivate: isPrivate)
      try meanwhile()
    }
  }

  private func writeFolder(
    _ text: String, to name: String, expecting expectation: FileReplacement.Expectation = .sameKind,
    meanwhile: () throws -> Void = {}
  ) throws {
    try FileReplacement.write(to: folder.place(name), expecting: expectation) { url, _ in
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      try FileReplacement.create(Data(text.utf8), at: url.appendingPathComponent("inside"))
      try meanwhile()
    }
  }

  private func status(_ name: String) throws -> FileStatus { try #require(FileStatus(folder.place(name))) }

  // MARK: - Kinds

  @Test func aFileNeverTakesThePlaceOfAFolder() throws {
    try folder.makeFolder("a")
    try folder.write("theirs", to: "a/inside")
    #expect(throws: FileReplacement.Refusal.anotherKind(.folder)) { try write("mine", to: "a") }
    #expect(throws: FileReplacement.Refusal.exists) { try write("mine", to: "a", expecting: .nothing) }
    #expect(folder.text("a/inside") == "theirs" && folder.names == ["a"])
    #expect(
      FileReplacement.Refusal.anotherKind(.folder).localizedDescription
        == "There is a folder in its place, which is not replaced.")
  }

  @Test func aFolderNeverTakesThePlaceOfAFile() throws {
    try folder.write("theirs", to: "a")
    #expect(throws: FileReplacement.Refusal.anotherKind(.file)) { try writeFolder("mine", to: "a") }
    #expect(folder.text("a") == "theirs" && folder.names == ["a"])
  }

  @Test func aPipeIsNotReplaced() throws {
    #expect(mkfifo(folder.place("a").path, 0o600) == 0)
    #expect(throws: FileReplacement.Refusal.anotherKind(.pipe)) { try write("mine", to: "a") }
    #expect(try status("a").kind == .pipe && folder.names == ["a"])
  }

  // MARK: - Identity

  @Test func whatWasReadIsReplaced() throws {
    try folder.write("one", to: "a")
    let read = try status("a")
    try write("two", to: "a", expecting: .only(read))
    #expect(folder.text("a") == "two" && folder.names == ["a"])
    #expect(throws: FileReplacement.Refusal.changed) { try write("three", to: "a", expecting: .only(read)) }
  }

  @Test("Another file of the same name, size and time is another file") func anotherIdentity() throws {
    try folder.write("one", to: "a")
    let read = try status("a")
    try folder.write("two", to: "b")
    let date = try FileManager.default.attributesOfItem(atPath: folder.place("a").path)[.modificationDate]
    try FileManager.default.setAttributes([.modificationDate: date as Any], ofItemAtPath: folder.place("b").path)
    #expect(rename(folder.place("b").path, folder.place("a").path) == 0)
    #expect(throws: FileReplacement.Refusal.changed) { try write("mine", to: "a", expecting: .only(read)) }
    #expect(folder.text("a") == "two" && folder.names == ["a"])
  }

  @Test("A change deep in a folder is a change of it") func insideAFolder() throws {
    try folder.makeFolder("a/deep")
    try folder.write("one", to: "a/deep/inside")
    let read = try status("a")
    try folder.write("two", to: "a/deep/inside")
    #expect(throws: FileReplacement.Refusal.changed) { try writeFolder("mine", to: "a", expecting: .only(read)) }
    #expect(folder.text("a/deep/inside") == "two" && folder.names == ["a"])
    try writeFolder("mine", to: "a", expecting: .only(try status("a")))
    #expect(folder.text("a/inside") == "mine" && folder.text("a/deep/inside") == nil && folder.names == ["a"])
  }

  // MARK: - In the middle

  @Test("Another program writes the place while the new content is made: that stays") func fileChangesMeanwhile() throws
  {
    try folder.write("one", to: "a")
    let read = try status("a")
    #expect(throws: FileReplacement.Refusal.changed) {
      try write("mine", to: "a", expecting: .only(read)) {
        try folder.write("theirs", to: "b")
        #expect(rename(folder.place("b").path, folder.place("a").path) == 0)
      }
    }
    #expect(folder.text("a") == "theirs" && folder.names == ["a"])
    try FileManager.default.removeItem(at: folder.place("a"))
    #expect(throws: FileReplacement.Refusal.exists) {
      try write("mine", to: "a", expecting: .nothing) { try folder.write("theirs", to: "a") }
    }
    #expect(folder.text("a") == "theirs" && folder.names == ["a"])
  }

  @Test("A folder takes the place of the file while the new content is made: it stays") func folderMeanwhile() throws {
    for isKnown in [false, true] {
      try? FileManager.default.removeItem(at: folder.place("a"))
      try folder.write("one", to: "a")
      let expectation = isKnown ? FileReplacement.Expectation.only(try status("a")) : .sameKind
      #expect(throws: FileReplacement.Refusal.self) {
        try write("mine", to: "a", expecting: expectation) {
          try FileManager.default.removeItem(at: folder.place("a"))
          try folder.makeFolder("a")
          try folder.write("theirs", to: "a/inside")
        }
      }
      #expect(folder.text("a/inside") == "theirs" && folder.names == ["a"])
    }
  }

  @Test("The folder around it gets another name, and another folder takes its path: nothing is written there")
  func parentIsSwapped() throws {
    try folder.makeFolder("f")
    try folder.write("one", to: "f/a")
    try folder.makeFolder("g")
    try folder.write("theirs", to: "g/a")
    try write("mine", to: "f/a", expecting: .only(try status("f/a"))) {
      #expect(rename(folder.place("f").path, folder.place("old").path) == 0)
      #expect(rename(folder.place("g").path, folder.place("f").path) == 0)
    }
    #expect(folder.text("f/a") == "theirs" && folder.text("old/a") == "mine")
  }

  @Test func whatCannotBeMadeLeavesNothing() throws {
    try folder.write("one", to: "a")
    struct Broken: Error {}
    #expect(throws: Broken.self) { try write("mine", to: "a") { throw Broken() } }
    #expect(folder.text("a") == "one" && folder.names == ["a"])
  }

  @Test("Two that write one place at a time: one after the other") func concurrently() async throws {
    let place = folder.place("a")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for turn in 0..<20 {
            try FileReplacement.write(Data("\(number) \(turn)".utf8), to: place)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.names == ["a"] && folder.text("a")?.hasSuffix(" 19") == true)
  }

  // MARK: - Links and attributes

  @Test("Links stay: what they lead to is replaced, or made") func links() throws {
    try folder.makeFolder("real")
    try folder.write("one", to: "real/a")
    let links = FileManager.default
    try links.createSymbolicLink(atPath: folder.place("link").path, withDestinationPath: "other")
    try links.createSymbolicLink(atPath: folder.place("other").path, withDestinationPath: "real/a")
    try links.createSymbolicLink(atPath: folder.place("new").path, withDestinationPath: "real/b")
    try write("two", to: "link", expecting: .only(try status("link")))
    try write("three", to: "new")
    #expect(folder.text("real/a") == "two" && folder.text("real/b") == "three")
    #expect(try links.destinationOfSymbolicLink(atPath: folder.place("link").path) == "other")
    #expect(try links.destinationOfSymbolicLink(atPath: folder.place("new").path) == "real/b")
    try links.createSymbolicLink(atPath: folder.place("x").path, withDestinationPath: "y")
    try links.createSymbolicLink(atPath: folder.place("y").path, withDestinationPath: "x")
    #expect(throws: CocoaError.self) { try write("mine", to: "x") }
  }

  @Test func aLinkThatLeadsElsewhereSinceItWasReadIsAChange() throws {
    try folder.write("one", to: "a")
    try folder.write("theirs", to: "b")
    try FileManager.default.createSymbolicLink(atPath: folder.place("link").path, withDestinationPath: "a")
    let read = try status("link")
    try FileManager.default.removeItem(at: folder.place("link"))
    try FileManager.default.createSymbolicLink(atPath: folder.place("link").path, withDestinationPath: "b")
    #expect(throws: FileReplacement.Refusal.changed) { try write("mine", to: "link", expecting: .only(read)) }
    #expect(folder.text("b") == "theirs")
  }

  @Test("Permissions, the owner and extended attributes stay; meanwhile nobody else reads the content")
  func attributes() throws {
    try folder.write("one", to: "a")
    let path = folder.place("a").path
    #expect(chmod(path, 0o640) == 0)
    let hasOwner = geteuid() == 0 && chown(path, 65534, 65534) == 0
    // Some file systems have none.
    let hasAttribute = "tag".withCString { setxattr(path, "user.test", $0, 3, 0) } == 0
    try FileReplacement.write(to: folder.place("a")) { url, isPrivate in
      try FileReplacement.create(Data("two".utf8), at: url, isPrivate: isPrivate)
      #expect(FileStatus(url)?.permissions == 0o600)
    }
    let now = try status("a")
    #expect(now.permissions == 0o640 && (!hasOwner || now.owner == 65534 && now.group == 65534))
    var value = [UInt8](repeating: 0, count: 3)
    #expect(!hasAttribute || getxattr(path, "user.test", &value, 3) == 3 && value == Array("tag".utf8))
  }

  @Test func aProtectedFileIsNotReplaced() throws {
    try folder.write("one", to: "a")
    #expect(chmod(folder.place("a").path, 0o444) == 0)
    let error = #expect(throws: CocoaError.self) { try write("two", to: "a") }
    #expect(error?.code == .fileWriteNoPermission && error?.filePath == folder.place("a").path)
    #expect(folder.text("a") == "one" && folder.names == ["a"])
  }

  // MARK: - Remains

  @Test("Remains of processes that have ended go, but not what another program had put in the place") func remains()
    throws
  {
    try folder.write("half", to: ".espalier-saving-1-1-1")
    try folder.write("old", to: ".espalier-saving-1-1-2-old")
    try folder.write("running", to: ".espalier-saving-\(ProcessMark.own)-7")
    try folder.write("replaced", to: "r")
    let replaced = try status("r").identity.file
    #expect(rename(folder.place("r").path, folder.place(".espalier-exchanging-1-1-3-\(replaced)-9").path) == 0)
    try folder.write("theirs", to: ".espalier-exchanging-1-1-4-8-9")
    FileReplacement.forgetVisits()
    try write("two", to: "a")
    #expect(
      folder.names == [
        ".espalier-exchanging-1-1-4-8-9", ".espalier-saving-1-1-2-old", ".espalier-saving-\(ProcessMark.own)-7", "a",
      ])
  }
}
