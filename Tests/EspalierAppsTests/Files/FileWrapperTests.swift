// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

@testable import EspalierApps

/// `FileWrapper`, as Foundation's reference describes it, and how files are replaced.
@MainActor
@Suite("FileWrapper")
final class FileWrapperTests {
  private let folder = TemporaryFolder()

  private func place(_ name: String) -> URL { folder.place(name) }
  private func text(_ name: String) -> String? { try? String(contentsOf: place(name), encoding: .utf8) }
  private func file(_ text: String) -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }

  @Test func aFileIsWrittenAndRead() throws {
    let wrapper = file("one")
    #expect(wrapper.isRegularFile && !wrapper.isDirectory && !wrapper.isSymbolicLink)
    try wrapper.write(to: place("a.txt"), options: [.atomic, .withNameUpdating], originalContentsURL: nil)
    #expect(text("a.txt") == "one" && wrapper.filename == "a.txt")
    let read = try FileWrapper(url: place("a.txt"), options: .immediate)
    #expect(read.regularFileContents == Data("one".utf8) && read.filename == "a.txt")
    #expect(read.matchesContents(of: place("a.txt")))
    try file("two").write(to: place("a.txt"), originalContentsURL: nil)
    #expect(text("a.txt") == "two" && !read.matchesContents(of: place("a.txt")))
    try read.read(from: place("a.txt"))
    #expect(read.regularFileContents == Data("two".utf8))
  }

  @Test func aFolderIsWrittenReadAndReplaced() throws {
    let package = FileWrapper(directoryWithFileWrappers: [
      "a": file("1"), "inner": FileWrapper(directoryWithFileWrappers: [:]),
    ])
    package.fileWrappers?["inner"]?.addRegularFile(withContents: Data("2".utf8), preferredFilename: "b")
    try package.write(to: place("doc"), originalContentsURL: nil)
    #expect(text("doc/a") == "1" && text("doc/inner/b") == "2")
    let read = try FileWrapper(url: place("doc"))
    #expect(read.isDirectory && read.fileWrappers?["inner"]?.fileWrappers?["b"]?.regularFileContents == Data("2".utf8))
    read.removeFileWrapper(try #require(read.fileWrappers?["a"]))
    read.addRegularFile(withContents: Data("3".utf8), preferredFilename: "c")
    try read.write(to: place("doc"), originalContentsURL: nil)
    #expect(text("doc/a") == nil && text("doc/c") == "3" && text("doc/inner/b") == "2")
    // A file never takes the place of a folder, nor the other way round.
    #expect(throws: FileReplacement.Refusal.anotherKind(.folder)) {
      try file("4").write(to: place("doc"), originalContentsURL: nil)
    }
    #expect(text("doc/c") == "3")
    try file("4").write(to: place("file"), originalContentsURL: nil)
    #expect(throws: FileReplacement.Refusal.anotherKind(.file)) {
      try read.write(to: place("file"), originalContentsURL: nil)
    }
    #expect(text("file") == "4" && folder.names == ["doc", "file"])
  }

  @Test(
    "A part whose name is a path is not written: it would leave the folder",
    arguments: ["../out", "a/b", "..", "", "../\u{301}out"])
  func namesThatArePaths(name: String) throws {
    let package = FileWrapper(directoryWithFileWrappers: [name: file("1")])
    #expect(throws: CocoaError.self) { try package.write(to: place("doc"), originalContentsURL: nil) }
    #expect(folder.names == [])
  }

  @Test func namesThatAreTakenAreChanged() throws {
    let package = FileWrapper(directoryWithFileWrappers: [:])
    let names = ["a.txt", "a.txt", "a.txt", "b"].map {
      package.addRegularFile(withContents: Data(), preferredFilename: $0)
    }
    #expect(names == ["a.txt", "a 2.txt", "a 3.txt", "b"])
    let child = try #require(package.fileWrappers?["a 2.txt"])
    #expect(package.keyForChildFileWrapper(child) == "a 2.txt" && child.preferredFilename == "a.txt")
    #expect(package.keyForChildFileWrapper(file("")) == nil)
  }

  @Test func linksStayLinks() throws {
    try file("1").write(to: place("target"), originalContentsURL: nil)
    try FileManager.default.createSymbolicLink(atPath: place("link").path, withDestinationPath: "target")
    let link = try FileWrapper(url: place("link"))
    #expect(link.isSymbolicLink && link.symbolicLinkDestinationURL?.lastPathComponent == "target")
    // The target of a link is replaced, not the link.
    try file("2").write(to: place("link"), originalContentsURL: nil)
    #expect(text("target") == "2")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place("link").path) == "target")
    try FileWrapper(directoryWithFileWrappers: ["l": link]).write(to: place("p"), originalContentsURL: nil)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: place("p/l").path) == "target")
  }

  @Test("Targets of links are bytes: what is read is written back, also what is not text") func targetsAreBytes() throws
  {
    func bytes(_ text: [UInt8]) -> [CChar] { text.map(CChar.init(bitPattern:)) + [0] }
    let targets: [[UInt8]] = [
      Array("tar".utf8) + [0xFF] + Array("get".utf8), Array("folder/".utf8), Array("./a//b".utf8),
    ]
    try FileManager.default.createDirectory(at: place("doc"), withIntermediateDirectories: true)
    for (number, target) in targets.enumerated() {
      #expect(symlink(bytes(target), place("doc/l\(number)").path) == 0)
    }
    let read = try FileWrapper(url: place("doc"))
    #expect(read.fileWrappers?["l1"]?.symbolicLinkDestinationURL?.lastPathComponent == "folder")
    read.addRegularFile(withContents: Data(), preferredFilename: "new")
    for name in ["doc", "copy"] {
      try read.write(to: place(name), originalContentsURL: nil)
      for (number, target) in targets.enumerated() {
        var buffer = [CChar](repeating: 0, count: 100)
        let count = readlink(place("\(name)/l\(number)").path, &buffer, 100)
        #expect(Array(buffer[..<max(count, 0)]) == bytes(target).dropLast(), "\(name) \(number)")
      }
      #expect(read.matchesContents(of: place(name)))
    }
    #expect(unlink(place("copy/l0").path) == 0 && symlink("tar\u{FFFD}get", place("copy/l0").path) == 0)
    #expect(!read.matchesContents(of: place("copy")))
  }

  @Test("Parts of a package keep their permissions, and their time if they are the same") func attributesOfParts()
    throws
  {
    let package = FileWrapper(directoryWithFileWrappers: [
      "secret": file("1"), "sub": FileWrapper(directoryWithFileWrappers: ["run.sh": file("2")]),
    ])
    try package.write(to: place("doc"), originalContentsURL: nil)
    let modes = ["doc/secret": 0o600, "doc/sub/run.sh": 0o755, "doc/sub": 0o700]
    let date = Date(timeIntervalSince1970: 1_000_000)
    for (name, mode) in modes {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place(name).path)
    }
    for name in ["doc/secret", "doc/sub/run.sh", "doc/sub"] {
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: place(name).path)
    }
    let read = try FileWrapper(url: place("doc"))
    read.removeFileWrapper(try #require(read.fileWrappers?["secret"]))
    read.addRegularFile(withContents: Data("new".utf8), preferredFilename: "secret")
    let status = try read.write(to: place("doc"), expecting: .sameKind)
    for (name, mode) in modes {
      let now = try FileManager.default.attributesOfItem(atPath: place(name).path)
      #expect(now[.posixPermissions] as? Int == mode, "\(name)")
      #expect((now[.modificationDate] as? Date == date) == (name != "doc/secret"), "\(name)")
    }
    #expect(FileStatus(place("doc")) == status && text("doc/secret") == "new")
  }

  @Test func permissionsStay() throws {
    try file("1").write(to: place("a"), originalContentsURL: nil)
    chmod(place("a").path, 0o640)
    try file("2").write(to: place("a"), originalContentsURL: nil)
    let mode = try FileManager.default.attributesOfItem(atPath: place("a").path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  // MARK: - Errors

  @Test func errorsNameThePathAndLeaveWhatWasThere() throws {
    func code(_ body: () throws -> Void) -> (CocoaError.Code?, String?) {
      do {
        try body()
        return (nil, nil)
      } catch {
        let error = error as? CocoaError
        return (error?.code, error?.userInfo[NSFilePathErrorKey] as? String)
      }
    }
    #expect(code { _ = try FileWrapper(url: place("none")) } == (.fileReadNoSuchFile, place("none").path))
    let missing = place("none/a")
    #expect(code { try file("").write(to: missing, originalContentsURL: nil) }.0 == .fileNoSuchFile)
    // A file that is protected is not replaced, though its folder would allow that.
    try file("1").write(to: place("a"), originalContentsURL: nil)
    chmod(place("a").path, 0o444)
    #expect(
      code { try file("2").write(to: place("a"), originalContentsURL: nil) } == (
        .fileWriteNoPermission, place("a").path
      ))
    #expect(text("a") == "1")
    // A pipe has no end: it is not read.
    mkfifo(place("pipe").path, 0o600)
    #expect(code { _ = try FileWrapper(url: place("pipe")) }.0 == .fileReadUnknown)
    #expect(folder.names == ["a", "pipe"])
  }
}
