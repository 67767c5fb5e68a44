// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCore

/// Foundation on Linux empties the file of the settings before it writes it: what was in it is kept until it is written.
@Suite("The file of the settings")
final class SettingsFileTests {
  private let folder = TemporaryFolder()
  private var url: URL { folder.place("app.plist") }
  private var file: SettingsFile { SettingsFile(url: url) }

  private func plist(_ value: String) throws -> Data {
    try PropertyListSerialization.data(fromPropertyList: ["k": value], format: .xml, options: 0)
  }
  private var value: String? {
    (try? PropertyListSerialization.propertyList(from: Data(contentsOf: url), format: nil) as? [String: String])?["k"]
  }

  @Test func whatIsWrittenIsThere() throws {
    #expect(file.save { (try? plist("one").write(to: url)) != nil })
    #expect(file.save { (try? plist("two").write(to: url)) != nil })
    #expect(value == "two" && folder.names == ["app.plist"])
  }

  @Test("Writing that fails, at any place of the file, leaves what was there", arguments: [0, 1, 100])
  func failure(length: Int) throws {
    try plist("one").write(to: url)
    let half = try plist("two").prefix(length)
    for isReported in [true, false] {
      #expect(!file.save { (try? half.write(to: url)) != nil && !isReported })
      #expect(value == "one" && folder.names == ["app.plist"])
    }
  }

  @Test("What a process kept that ended in the middle is put back; what it had written stays") func recovery() throws {
    let kept = folder.place(".app.plist-kept-1-1")
    try plist("one").write(to: kept)
    try Data("<?xml version".utf8).write(to: url)
    file.recover()
    #expect(value == "one" && folder.names == ["app.plist"])

    try plist("old").write(to: kept)
    try plist("new").write(to: url)
    file.recover()
    #expect(value == "new" && folder.names == ["app.plist"])

    // Settings that the user has removed do not come back.
    try plist("old").write(to: kept)
    try FileManager.default.removeItem(at: url)
    file.recover()
    #expect(folder.names == [])
  }

  @Test(
    "What another user has put under such a name is neither taken for settings nor removed",
    .enabled(if: AnotherUser.canBe, "only the administrator can give files away"))
  func remainsOfOthers() throws {
    let kept = folder.place(".app.plist-kept-1-1")
    try plist("theirs").write(to: kept)
    try Data("<?xml version".utf8).write(to: url)
    #expect(chown(kept.path, 1, 1) == 0 && chmod(folder.path, 0o1777) == 0)
    file.recover()
    #expect(value == nil && folder.names == [".app.plist-kept-1-1", "app.plist"])
    // Where others can give names, the owner proves nothing.
    #expect(chown(kept.path, 0, 0) == 0 && chmod(folder.path, 0o777) == 0)
    file.recover()
    #expect(value == nil && folder.names == [".app.plist-kept-1-1", "app.plist"])
    #expect(chmod(folder.path, 0o1777) == 0)
    file.recover()
    #expect(value == "theirs" && folder.names == ["app.plist"])
  }

  @Test func aLinkToTheSettingsStays() throws {
    let real = folder.place("real")
    try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
    try plist("one").write(to: real.appendingPathComponent("settings"))
    try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: "real/settings")
    #expect(!file.save { (try? Data().write(to: real.appendingPathComponent("settings"))) == nil })
    #expect(value == "one" && (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) == "real/settings")
  }

  @Test("A pipe or a folder in the place of the settings is refused at once") func refusals() throws {
    #expect(file.refusal == nil)
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(
      file.refusal == "the settings \(url.path) are a pipe, not a file: move it away, and start the program again")
    file.recover()
    #expect(!file.save { true })
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #expect(file.refusal?.contains("are a folder") == true)
  }

  @Test("The file is the one that Foundation writes, of the standard settings and of a suite") func places() throws {
    let suite = "espalier-" + UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: suite))
    defaults.set("value", forKey: "k")
    // The result is one for all settings of the process, also those of tests beside this one.
    _ = defaults.synchronize()
    let file = try #require(SettingsFile(defaults))
    #expect(file.url.lastPathComponent == suite + ".plist" && FileManager.default.fileExists(atPath: file.url.path))
    try FileManager.default.removeItem(at: file.url)
    let standard = UserDefaults.standard
    standard.set(suite, forKey: suite)
    _ = standard.synchronize()
    #expect(try String(contentsOf: SettingsFile.standard.url, encoding: .utf8).contains(suite))
    standard.removeObject(forKey: suite)
    _ = standard.synchronize()
  }
}
