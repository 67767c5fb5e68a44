// SPDX-License-Identifier: MIT

import EspalierCFiles
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierFiles

/// A package is written anew as a whole; each part keeps the attributes of the part that it replaces.
@Suite("Attributes in packages")
struct PackageAttributesTests {
  private let folder = TemporaryFolder()
  private let early = timespec(tv_sec: 1_000_000, tv_nsec: 123_000)

  /// Makes a package of folders (nil) and files, in the order of the names.
  private func make(_ parts: KeyValuePairs<String, String?>, at url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    for (name, text) in parts {
      let part = url.appendingPathComponent(name)
      if let text {
        try FileReplacement.create(Data(text.utf8), at: part)
      } else {
        try FileManager.default.createDirectory(at: part, withIntermediateDirectories: false)
      }
    }
  }

  private func prepare(_ parts: KeyValuePairs<String, String?>) throws { try make(parts, at: folder.place("p")) }

  @discardableResult private func save(_ parts: KeyValuePairs<String, String?>) throws -> FileStatus {
    try FileReplacement.write(to: folder.place("p")) { url, _ in try make(parts, at: url) }
  }

  private func setMode(_ mode: mode_t, of name: String) { #expect(chmod(folder.place("p/" + name).path, mode) == 0) }

  private func setTime(of name: String) {
    var times = [early, early]
    #expect(utimensat(AT_FDCWD, folder.place("p/" + name).path, &times, AT_SYMLINK_NOFOLLOW) == 0)
  }

  private func status(_ name: String) throws -> stat {
    var status = stat()
    try #require(lstat(folder.place("p/" + name).path, &status) == 0)
    return status
  }

  private func mode(_ name: String) throws -> mode_t { try status(name).st_mode & 0o7777 }
  private func isEarly(_ name: String) throws -> Bool {
    let time = try status(name).st_mtim
    return (time.tv_sec, time.tv_nsec) == (early.tv_sec, early.tv_nsec)
  }

  @Test func permissionsOfPartsStay() throws {
    try prepare(["secret": "1", "sub": nil, "sub/run.sh": "2", "sub/read": "3"])
    for (name, mode) in [("secret", 0o600), ("sub/run.sh", 0o755), ("sub/read", 0o444), ("sub", 0o700)] {
      setMode(mode_t(mode), of: name)
    }
    let now = try save(["secret": "new", "sub": nil, "sub/run.sh": "2", "sub/read": "new", "sub/more": "4"])
    #expect(try mode("secret") == 0o600 && mode("sub") == 0o700)
    #expect(try mode("sub/run.sh") == 0o755 && mode("sub/read") == 0o444 && mode("sub/more") & 0o111 == 0)
    #expect(folder.text("p/secret") == "new" && folder.text("p/sub/read") == "new" && folder.names == ["p"])
    #expect(FileStatus(folder.place("p")) == now, "what is returned is what is there")
    // Once more, though a part and a folder are protected.
    setMode(0o500, of: "sub")
    try save(["secret": "newer", "sub": nil, "sub/read": "newer"])
    #expect(try mode("sub") == 0o500 && mode("sub/read") == 0o444 && folder.names == ["p"])
    setMode(0o700, of: "sub")
  }

  @Test("What is the same keeps its time, folders too; what is new has a new one") func times() throws {
    let parts: KeyValuePairs<String, String?> = [
      "a": "1", "b": "2", "same": nil, "same/c": "3", "other": nil, "other/d": "4", "less": nil, "less/e": "5",
    ]
    try prepare(parts)
    for (name, _) in parts.reversed() { setTime(of: name) }
    try save(["a": "1", "b": "3", "same": nil, "same/c": "3", "other": nil, "other/d": "4", "other/f": "", "less": nil])
    for (name, isSame) in [
      ("a", true), ("b", false), ("same", true), ("same/c", true), ("other", false), ("other/d", true), ("less", false),
    ] {
      #expect(try isEarly(name) == isSame, "\(name)")
    }
  }

  @Test("Owners and extended attributes of parts stay") func owners() throws {
    try prepare(["a": "1", "sub": nil, "sub/b": "2"])
    let isRoot = geteuid() == 0
    var hasAttributes = true
    for name in ["a", "sub", "sub/b"] {
      let path = folder.place("p/" + name).path
      // Some file systems have none.
      if setxattr(path, "user.test", "tag", 3, 0) != 0 { hasAttributes = false }
      if isRoot { #expect(chown(path, 1, 65534) == 0) }
    }
    #expect(symlink("a", folder.place("p/link").path) == 0)
    if isRoot { #expect(lchown(folder.place("p/link").path, 1, 65534) == 0) }
    setTime(of: "link")
    try FileReplacement.write(to: folder.place("p")) { url, _ in
      try make(["a": "new", "sub": nil, "sub/b": "2"], at: url)
      #expect(symlink("a", url.appendingPathComponent("link").path) == 0)
    }
    for name in ["a", "sub", "sub/b", "link"] {
      let status = try status(name)
      #expect(!isRoot || (status.st_uid, status.st_gid) == (1, 65534), "\(name)")
      if name != "link", hasAttributes {
        #expect(getxattr(folder.place("p/" + name).path, "user.test", nil, 0) == 3, "\(name)")
      }
    }
    #expect(try isEarly("link"))
  }

  @Test("A part of another kind is another part") func kinds() throws {
    try prepare(["a": nil, "b": "2", "c": "3"])
    for (name, mode) in [("a", 0o700), ("b", 0o600), ("c", 0o600)] { setMode(mode_t(mode), of: name) }
    try FileReplacement.write(to: folder.place("p")) { url, _ in
      try make(["a": "1", "b": nil], at: url)
      #expect(symlink("a", url.appendingPathComponent("c").path) == 0)
    }
    #expect(try mode("a") & 0o700 == 0o600 && mode("b") & 0o700 == 0o700 && status("c").st_mode & S_IFMT == S_IFLNK)
  }

  @Test("Rights to run as another user stay with a part only while its content stays") func rights() throws {
    try prepare(["a": "1", "b": "2"])
    for name in ["a", "b"] { setMode(0o6755, of: name) }
    try save(["a": "1", "b": "new"])
    #expect(try mode("a") == 0o6755 && mode("b") == 0o755)
  }
}
