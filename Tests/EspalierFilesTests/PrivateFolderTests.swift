// SPDX-License-Identifier: MIT

import EspalierTestSupport
import EspalierFiles
import Foundation
import Testing

/// A folder whose content is executed or loaded can be changed by this user alone.
@Suite("Private folders") final class PrivateFolderTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("private-\(UUID().uuidString)")
  private static let isSuperuser: Bool = geteuid() == 0

  init() throws {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755])
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func place(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func make(_ name: String, mode: mode_t, owner: uid_t? = nil) throws -> URL {
    let url = place(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    chmod(url.path, mode)
    if let owner { #expect(chown(url.path, owner, gid_t.max) == 0) }
    return url
  }

  private func mode(_ url: URL) -> mode_t {
    var status = stat()
    return lstat(url.path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  private func problem(_ url: URL) -> String? {
    do {
      _ = try PrivateFolder(at: url)
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  @Test func aNewFolderIsTheUsersAlone() throws {
    let made = try PrivateFolder(at: place("a/b"))
    #expect(mode(made.url) == 0o700 && mode(place("a")) == 0o700)
  }

  @Test func aFolderThatOthersReadIsTakenAndClosed() throws {
    let url = try make("a", mode: 0o755)
    #expect(problem(url) == nil && mode(url) == 0o700)
  }

  @Test(arguments: [0o777, 0o775, 0o722, 0o1777] as [mode_t]) func aFolderThatOthersWriteIsRefused(_ mode: mode_t)
    throws
  {
    let url = try make("a", mode: mode)
    #expect(problem(url) == "\(url.path) can be changed by other users (mode \(String(mode, radix: 8)))")
    #expect(self.mode(url) == mode)
  }

  @Test func aFolderBelowOneThatOthersWriteIsRefused() throws {
    let parent = try make("a", mode: 0o777)
    let url = try make("a/b", mode: 0o700)
    #expect(problem(url) == "\(parent.path) can be changed by other users (mode 777)")
    // The sticky bit keeps others from renaming the folder.
    chmod(parent.path, 0o1777)
    #expect(problem(url) == nil)
  }

  @Test func linksAndFilesAreNoFolders() throws {
    let target = try make("a", mode: 0o700)
    let link = place("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try Data().write(to: place("file"))
    for url in [link, place("file")] { #expect(problem(url) == "\(url.path) is a link or a file, not a folder") }
    // A link on the way is followed to what it leads to.
    #expect(problem(link.appendingPathComponent("b")) == nil && mode(target.appendingPathComponent("b")) == 0o700)
    chmod(target.path, 0o777)
    #expect(problem(link.appendingPathComponent("b")) == "\(target.path) can be changed by other users (mode 777)")
    try FileManager.default.createSymbolicLink(atPath: place("circle").path, withDestinationPath: "circle")
    #expect(problem(place("circle/b")) != nil)
  }

  @Test(.enabled(if: isSuperuser, "only the superuser can give files away"))
  func whatBelongsToAnotherUserIsRefused() throws {
    let url = try make("a", mode: 0o700, owner: 1)
    #expect(problem(url) == "\(url.path) belongs to another user (number 1)")
    // A folder below another user's folder, or behind another user's link, is refused, too: the owner can exchange what lies there.
    let inner = try make("a/b", mode: 0o700, owner: 0)
    #expect(problem(inner) == "\(url.path) belongs to another user (number 1)")
    _ = try make("shared", mode: 0o1777)
    let target = try make("target", mode: 0o700)
    let link = place("shared/link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(problem(link.appendingPathComponent("c")) == nil)
    #expect(lchown(link.path, 1, gid_t.max) == 0)
    #expect(problem(link.appendingPathComponent("c")) == "\(link.path) belongs to another user (number 1)")
  }

  @Test func aTemporaryFolderHasNoNameThatCanBeGuessed() throws {
    let shared = try make("shared", mode: 0o1777)
    let (a, b) = (try PrivateFolder.temporary(in: shared), try PrivateFolder.temporary(in: shared))
    #expect(a != b && mode(a.url) == 0o700 && a.url.path.hasPrefix(shared.path + "/espalier-"))
    // Where another user could exchange it, nothing is made.
    let open = try make("open", mode: 0o777)
    #expect(throws: FolderProblem.self) { try PrivateFolder.temporary(in: open) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: open.path).isEmpty)
  }

  @Test func aFileIsExecutedOnlyIfNobodyElseCanWriteIt() throws {
    let file = place("program")
    try Data("x".utf8).write(to: file)
    chmod(file.path, 0o755)
    #expect(PrivateFolder.problem(ofFile: file.path) == nil)
    chmod(file.path, 0o775)
    #expect(
      PrivateFolder.problem(ofFile: file.path)?.description == "\(file.path) can be changed by other users (mode 775)")
    let link = place("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    #expect(PrivateFolder.problem(ofFile: link.path)?.description == "\(link.path) is a link or a folder, not a file")
    if Self.isSuperuser {
      #expect(chown(file.path, 65534, gid_t.max) == 0 && chmod(file.path, 0o755) == 0)
      #expect(
        PrivateFolder.problem(ofFile: file.path)?.description == "\(file.path) belongs to another user (number 65534)")
    }
  }
}
