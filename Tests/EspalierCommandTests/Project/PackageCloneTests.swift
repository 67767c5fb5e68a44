// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand
@testable import EspalierProjects

/// The versions of packages, and the choice of one in a clone.
@Suite("Versions of clones") struct PackageCloneTests {
  @Test("Versions have two or three numbers, with or without a letter") func versions() throws {
    #expect(PackageVersion("1.2.3")?.numbers == [1, 2, 3])
    #expect(PackageVersion("v1.2")?.numbers == [1, 2, 0])
    for text in ["", "1", "1.2.3.4", "1.2.x", "2.0.0-beta", "1..2", "version", "1.2.99999999999999999999"] {
      #expect(PackageVersion(text) == nil, "\(text)")
    }
    #expect(try #require(PackageVersion("1.10.0")) > #require(PackageVersion("1.9.9")))
  }

  @Test("Requirements permit versions as SwiftPM does") func requirements() throws {
    func permits(_ requirement: RemotePackage.Requirement, _ version: String) throws -> Bool {
      try #require(PackageVersion(version)).isPermitted(by: requirement)
    }
    #expect(try permits(.upToNextMajor("1.2.0"), "1.9.0") && !permits(.upToNextMajor("1.2.0"), "2.0.0"))
    #expect(try !permits(.upToNextMajor("1.2.0"), "1.1.9"))
    #expect(try permits(.upToNextMinor("1.2.0"), "1.2.9") && !permits(.upToNextMinor("1.2.0"), "1.3.0"))
    #expect(try permits(.exact("1.2.0"), "1.2.0") && !permits(.exact("1.2.0"), "1.2.1"))
    let range = RemotePackage.Requirement.range(from: "1.0.0", to: "3.0.0")
    #expect(try permits(range, "2.9.0") && !permits(range, "3.0.0"))
    #expect(try !permits(.branch("main"), "1.0.0"))
  }

  @Test(
    "A clone has the pinned version, else the newest permitted one, else that which is there",
    .enabled(if: ChildProcess.find("git") != nil))
  func clone() throws {
    let folder = TemporaryFolder()
    let place = folder.place("Kit")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    func git(_ arguments: String...) throws {
      let git = try #require(ChildProcess.find("git"))
      let result = try ChildProcess.run(
        git, ["-C", place.path, "-c", "user.name=a", "-c", "user.email=a@example.org"] + arguments)
      #expect(result.isSuccess, "\(result.output)")
    }
    func write(_ text: String) throws {
      try text.write(to: place.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
    }
    try git("init", "--quiet")
    for version in ["1.0.0", "1.1.0", "v2.0.0", "3.0.0-beta"] {
      try write(version)
      try git("add", ".")
      try git("commit", "--quiet", "-m", version)
      try git("tag", version)
    }
    let clone = PackageClone(folder: place)
    func content(_ pin: String?, _ requirements: RemotePackage.Requirement...) throws -> String {
      let pin = pin.map { PackagePin(address: "a", version: $0, branch: nil, revision: nil) }
      let revision = clone.revision(pin: pin, requirements: requirements)
      let found = revision.map { clone.folder(at: $0, in: folder.place("Copies")) } ?? place
      #expect(found.lastPathComponent == "Kit")
      return try String(contentsOf: found.appendingPathComponent("Package.swift"), encoding: .utf8)
    }
    #expect(try content(nil, .upToNextMajor("1.0.0")) == "1.1.0")
    #expect(try content("1.0.0", .upToNextMajor("1.0.0")) == "1.0.0")
    #expect(try content("1.0.0", .upToNextMajor("1.0.0")) == "1.0.0", "the copy is kept")
    #expect(try content("1.7.0", .upToNextMajor("2.0.0")) == "v2.0.0", "the pinned version is not in the clone")
    #expect(try content(nil, .range(from: "1.0.0", to: "3.0.0"), .upToNextMajor("1.0.0")) == "1.1.0", "both permit it")
    #expect(try content(nil, .upToNextMajor("5.0.0")) == "3.0.0-beta")
    #expect(try content(nil, .branch("main")) == "3.0.0-beta")
    func shortage(_ pin: String?, _ requirements: RemotePackage.Requirement...) -> String? {
      let pin = pin.map { PackagePin(address: "a", version: $0, branch: nil, revision: nil) }
      return clone.shortage(pin: pin, requirements: requirements)
    }
    #expect(
      shortage(nil, .upToNextMajor("1.0.0"), .range(from: "2.5", to: "3.0.0"))
        == "the clone \(place.path) is too old: its newest version is 2.0.0, and 2.5.0 is needed; "
        + "fetch its repository again")
    #expect(shortage("2.1.0", .branch("main"))?.contains("2.1.0 is needed") == true)
    #expect(shortage("2.1.0", .upToNextMajor("2.0.0")) == nil, "another version is permitted")
    #expect(shortage(nil, .exact("1.5.0")) == nil, "a newer one is used as it is")
    #expect(shortage(nil, .branch("main")) == nil)
    try write("changed by the user")
    #expect(try content("1.0.0") == "changed by the user")
  }

  @Test("A folder without a repository is used as it is") func noRepository() {
    let folder = TemporaryFolder()
    let clone = PackageClone(folder: folder.place(""))
    #expect(clone.revision(pin: nil, requirements: [.upToNextMajor("1.0.0")]) == nil)
    #expect(clone.shortage(pin: nil, requirements: [.upToNextMajor("1.0.0")]) == nil)
  }
}
