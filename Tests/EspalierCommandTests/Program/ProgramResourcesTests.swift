// SPDX-License-Identifier: MIT

import EspalierAssets
import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The resources beside the files of which a program is made, and the place where the program finds them.
@Suite final class ProgramResourcesTests {
  private let folder = TemporaryFolder()

  // The root of a repository: nothing is searched above it.
  init() throws { try put(".git/HEAD") }

  private func put(_ paths: String...) throws {
    for path in paths {
      try path.writeFile(folder.place(path))
    }
  }

  /// The places in the bundle, each with the file's path in the project.
  private func links(_ resources: ProgramResources) -> [String: String] {
    resources.links.mapValues { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  /// Without the folders.
  private func files(_ resources: ProgramResources) -> [String: String] {
    links(resources).filter { !URL(fileURLWithPath: $0.key).pathExtension.isEmpty }
  }

  @Test func aFoldersFilesAreInTheBundleItself() throws {
    try put("App/A.swift", "App/trees.json", "App/Data/Deep/birds.json", "App/.hidden.json", "App/.hidden/x.json")
    #expect(
      links(ProgramResources(below: folder.place("App"))) == [
        "trees.json": "App/trees.json", "birds.json": "App/Data/Deep/birds.json",
        // As references to folders have it: `url(forResource: "Data/Deep/birds", …)`.
        "Data": "App/Data", "Deep": "App/Data/Deep",
      ])
  }

  @Test func whatXcodeCompilesIsLeftOut() throws {
    try put(
      "A.swift", "Bridge.h", "Shader.metal", "Info.plist", "App.entitlements", "P.xcodeproj/project.pbxproj",
      "Settings.plist")
    #expect(links(ProgramResources(below: folder.url)) == ["Settings.plist": "Settings.plist"])
  }

  @Test func languagesKeepTheirFolders() throws {
    try put("Text/de.lproj/Localizable.strings", "Other/de.lproj/Other.strings", "Other/fr.lproj/Other.strings")
    #expect(
      files(ProgramResources(below: folder.url)) == [
        "de.lproj/Localizable.strings": "Text/de.lproj/Localizable.strings",
        "de.lproj/Other.strings": "Other/de.lproj/Other.strings",
        "fr.lproj/Other.strings": "Other/fr.lproj/Other.strings",
      ])
  }

  @Test func aCatalogueOrABundleIsOneResource() throws {
    try put("Art/Assets.xcassets/a.imageset/Contents.json", "Art/Sounds.bundle/a.wav")
    #expect(
      files(ProgramResources(below: folder.url)) == [
        "Assets.xcassets": "Art/Assets.xcassets", "Sounds.bundle": "Art/Sounds.bundle",
      ])
  }

  @Test func aCatalogueOfTheBundleIsFoundThere() throws {
    try put("App/Other/Assets.xcassets/logo.imageset/Contents.json")
    let bundle = folder.place("bundle")
    try ProgramResources(below: folder.place("App")).write(to: bundle)
    #expect(ResourceFolder(bundle).catalogs.map(\.lastPathComponent) == ["Assets.xcassets"])
  }

  @Test func aNameOfOneLetterIsAFileLikeOthers() throws {
    try put("App/e", "App/n/more.json")
    let bundle = folder.place("bundle")
    try ProgramResources(below: folder.place("App")).write(to: bundle)
    let names = try FileManager.default.contentsOfDirectory(atPath: bundle.path).sorted()
    #expect(names == ["e", "more.json", "n"])
    #expect(["e", "a/b", "/a", "a/b/c.swift"].map(\.parentPath) == ["", "a", "/", "a/b"])
  }

  @Test func ofTwoWithOneNameTheNearerCounts() throws {
    try put("A/data.json", "B/data.json", "A/more.json", "more.json")
    #expect(files(ProgramResources(below: folder.url)) == ["data.json": "A/data.json", "more.json": "more.json"])
  }

  @Test func filesHaveWhatLiesBesideThemAndInFoldersForResources() throws {
    try put(
      "App/Views/A.swift", "App/Views/a.json", "App/Views/Below/b.json", "App/Models/M.swift", "App/Models/m.json",
      "App/app.json", "App/Resources/Deep/r.json", "Media/film.mov", "App/Views/Resources/v.json")
    let sources = ["App/Views/A.swift", "App/Models/M.swift"].map { folder.place($0).path }
    #expect(
      files(ProgramResources(beside: sources)) == [
        "a.json": "App/Views/a.json", "m.json": "App/Models/m.json", "v.json": "App/Views/Resources/v.json",
        "r.json": "App/Resources/Deep/r.json", "film.mov": "Media/film.mov",
      ])
  }

  @Test func linksFollowTheFiles() throws {
    try put("App/a.json", "App/b.json", "App/de.lproj/L.strings", "Bundle/program", "Bundle/Info.plist")
    let app = folder.place("App")
    let bundle = folder.place("Bundle")
    func names() throws -> Set<String> { Set(try FileManager.default.subpathsOfDirectory(atPath: bundle.path)) }
    try ProgramResources(below: app).write(to: bundle)
    #expect(try names() == ["program", "Info.plist", "a.json", "b.json", "de.lproj", "de.lproj/L.strings"])
    #expect(try String(contentsOf: bundle.appendingPathComponent("a.json"), encoding: .utf8) == "App/a.json")

    try FileManager.default.removeItem(at: app.appendingPathComponent("b.json"))
    try FileManager.default.removeItem(at: app.appendingPathComponent("de.lproj"))
    try FileManager.default.removeItem(at: app.appendingPathComponent("a.json"))
    try put("App/Moved/a.json", "App/c.json")
    try ProgramResources(below: app).write(to: bundle)
    #expect(try names() == ["program", "Info.plist", "a.json", "c.json", "Moved"])
    #expect(try String(contentsOf: bundle.appendingPathComponent("a.json"), encoding: .utf8) == "App/Moved/a.json")
  }

  @Test func aFolderOfMoreFilesThanAProgramNeedsIsBounded() throws {
    try folder.makeFolder("App/a")
    try folder.makeFolder("App/b")
    for index in 0..<ProgramResources.most { try Data().write(to: folder.place("App/a/\(index).txt")) }
    var resources = ProgramResources(below: folder.place("App"))
    // One of them is the folder.
    #expect(resources.links.count == ProgramResources.most)
    let start = "the program's bundle has the first 20000 files that lie with its sources, and none from "
    #expect(resources.warning == start + folder.path + "/App/a on: run it in a folder of its own")
    try FileManager.default.removeItem(at: folder.place("App/a/0.txt"))
    resources = ProgramResources(below: folder.place("App/a"))
    #expect(resources.links.count == ProgramResources.most - 1 && resources.warning == nil)
  }
}
