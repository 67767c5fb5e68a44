// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Packages of projects")
struct PackageReferenceTests {
  @Test(arguments: [
    ("kind = upToNextMajorVersion; minimumVersion = 1.2.0;", RemotePackage.Requirement.upToNextMajor("1.2.0")),
    ("kind = upToNextMinorVersion; minimumVersion = 1.2.0;", .upToNextMinor("1.2.0")),
    ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", .range(from: "1.0.0", to: "2.0.0")),
    ("kind = exactVersion; version = 1.0.0;", .exact("1.0.0")), ("kind = branch; branch = main;", .branch("main")),
    ("kind = revision; revision = abc;", .revision("abc")), ("kind = later;", .unknown("later")),
  ])
  func requirements(text: String, expected: RemotePackage.Requirement) throws {
    var list = OpenStepPropertyList(Array("{ \(text) }".utf8))
    #expect(RemotePackage.Requirement(try list.parse().dictionary ?? [:]) == expected)
  }

  @Test(arguments: [
    "https://example.org/group/Kit.git", "https://example.org/group/kit", "git@example.org:group/Kit.git",
    "git@example.org:Kit",
    "https://example.org/group/Kit/",
  ])
  func theLastPartOfTheAddressIsTheIdentity(address: String) { #expect(RemotePackage.identity(of: address) == "kit") }

  @Test(arguments: [
    #"{"object": {"pins": [{"package": "Kit", "repositoryURL": "https://example.org/Kit.git", "state": {"version": "1.0.1", "revision": "abc", "branch": null}}]}, "version": 1}"#,
    #"{"pins": [{"identity": "kit", "kind": "remoteSourceControl", "location": "https://example.org/Kit", "state": {"version": "1.0.1", "revision": "abc"}}], "version": 3}"#,
  ])
  func versionsAreThoseOfTheResolvedFile(text: String) throws {
    let folder = TemporaryFolder()
    let file = URL(fileURLWithPath: try folder.write(text, to: "Package.resolved"))
    var problems: [ProjectProblem] = []
    let pin = try #require(PackagePins.read(file, problems: &problems)["kit"])
    #expect(pin.version == "1.0.1" && pin.revision == "abc" && pin.branch == nil && problems.isEmpty)
  }

  @Test func aDamagedResolvedFileIsReported() throws {
    let folder = TemporaryFolder()
    var problems: [ProjectProblem] = []
    for text in ["[1]", "{", String(repeating: "[", count: 100_000)] {
      let file = URL(fileURLWithPath: try folder.write(text, to: "Package.resolved"))
      #expect(PackagePins.read(file, problems: &problems).isEmpty)
    }
    #expect(PackagePins.read(folder.place("none"), problems: &problems).isEmpty)
    #expect(
      problems.map(\.reason) == [
        "It is no list of packages.", "It is no list of packages.",
        "Its lists and dictionaries are nested more than 32 levels deep.",
      ])
  }
}
