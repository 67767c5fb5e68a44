// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

/// The folders of Xcode 16, whose files are in no list.
@Suite("Synchronised folders")
struct SynchronizedFolderTests {
  /// Two targets, the first of which owns the folder `App`.
  private func sample(_ sets: [String: String] = [:], also: String = "") -> SampleProject {
    var sample = SampleProject(targets: [.init("App"), .init("Other")])
    sample.children = ["FOLDER"]
    sample.targets[0].folders = ["FOLDER"]
    sample.objects["FOLDER"] =
      "isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; "
      + "exceptions = (\(sets.keys.sorted().joined(separator: ", "))); \(also)"
    for (id, text) in sets { sample.objects[id] = text }
    return sample
  }

  private func exceptions(_ paths: String..., target: String = "T-App", also: String = "") -> String {
    let list = paths.map(SampleProject.quoted).joined(separator: ", ")
    return
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = \"\(target)\"; membershipExceptions = (\(list)); \(also)"
  }

  private func write(_ sample: SampleProject, _ paths: String...) throws {
    for path in paths { try sample.folder.write("", to: "App/" + path) }
  }

  private func names(_ urls: [URL], _ sample: SampleProject) -> [String] {
    urls.map { ProjectPath.relative($0.path, to: sample.folder.path + "/App") }
  }

  private func read(_ sample: SampleProject, _ target: String = "App") throws -> (
    sources: [String], resources: [String]
  ) {
    let app = try sample.open().appTarget(ProjectOptions(target: target))
    return (names(app.sources, sample), names(app.resources, sample))
  }

  @Test func filesBelongToTheOwnerByTheirType() throws {
    let sample = sample()
    try write(
      sample, "B.swift", "Views/A.swift", "Assets.xcassets/a.imageset/a.png", "de.lproj/Localizable.strings",
      "Local.xcstrings",
      "data.json", "Header.h", ".hidden.swift", "App.entitlements", "Sounds.bundle/a.wav", "Docs.docc/A.swift")
    let files = try read(sample)
    #expect(files.sources == ["B.swift", "Views/A.swift"])
    #expect(
      files.resources == [
        "Assets.xcassets", "Local.xcstrings", "Sounds.bundle", "data.json", "de.lproj/Localizable.strings",
      ])
    #expect(try read(sample, "Other") == ([], []))
  }

  @Test func exceptionsOfTheOwnerAreLeftOut() throws {
    let sample = sample(["E": exceptions("A.swift", "Old", "Data/b.json")])
    try write(sample, "A.swift", "B.swift", "Old/C.swift", "Older/D.swift", "Data/a.json", "Data/b.json")
    let files = try read(sample)
    #expect(files.sources == ["B.swift", "Older/D.swift"] && files.resources == ["Data/a.json"])
  }

  @Test func exceptionsOfAnotherTargetBelongToIt() throws {
    let sample = sample([
      "E": exceptions("A.swift"), "O": exceptions("A.swift", "Shared", "text.json", target: "T-Other"),
    ])
    try write(sample, "A.swift", "B.swift", "Shared/C.swift", "text.json")
    #expect(try read(sample).sources == ["B.swift", "Shared/C.swift"])
    let other = try read(sample, "Other")
    #expect(other.sources == ["A.swift", "Shared/C.swift"] && other.resources == ["text.json"])
  }

  @Test(arguments: ["/Localized: Info.strings", "/Localized/Info.strings"])
  func exceptionsWithLanguagesAreInEachOfThem(entry: String) throws {
    let sample = sample(["E": exceptions(entry)])
    try write(sample, "de.lproj/Info.strings", "en.lproj/Info.strings", "en.lproj/Other.strings")
    #expect(try read(sample).resources == ["en.lproj/Other.strings"])
  }

  @Test func filesMayBelongToPlatforms() throws {
    let filters = "platformFiltersByRelativePath = { \"Mac.swift\" = (macos); \"Phone.swift\" = (ios, macos); };"
    let sample = sample(["E": exceptions(also: filters)])
    try write(sample, "Mac.swift", "Phone.swift", "All.swift")
    #expect(try read(sample).sources == ["All.swift", "Phone.swift"])
  }

  @Test func filesMayBelongToAPhase() throws {
    var sample = sample([
      "E":
        "isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = COPY; membershipExceptions = (a.json);"
    ])
    sample.targets[0].phases = ["COPY"]
    sample.objects["COPY"] =
      "isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 7; dstPath = \"Data/Inner\"; files = ( );"
    try write(sample, "a.json", "b.json")
    let app = try sample.open().appTarget(ProjectOptions(target: "App"))
    #expect(names(app.resources, sample) == ["b.json"])
    #expect(app.copies.map(\.folder) == ["Data/Inner"] && names(app.copies.map(\.file), sample) == ["a.json"])
  }

  @Test func typesAndFoldersMayBeExplicit() throws {
    let sample = sample(also: "explicitFileTypes = { \"code.txt\" = sourcecode.swift; }; explicitFolders = (Web);")
    try write(sample, "code.txt", "Web/index.html", "Web/script.swift", "A.swift")
    let files = try read(sample)
    #expect(files.sources == ["A.swift", "code.txt"] && files.resources == ["Web"])
  }

  @Test func theInformationListAndPackagesAreNoResources() throws {
    var sample = sample()
    sample.targets[0].settings["INFOPLIST_FILE"] = "App/Info.plist"
    try write(sample, "Info.plist", "Inner/Info.plist", "Package/Package.swift", "Package/Sources/A.swift", "A.swift")
    let files = try read(sample)
    #expect(files.sources == ["A.swift"] && files.resources == ["Inner/Info.plist"])
  }

  @Test func linksToFoldersAreNotFollowed() throws {
    let sample = sample()
    try write(sample, "A.swift")
    let link = sample.folder.place("App/loop").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sample.folder.path)
    #expect(try read(sample).sources == ["A.swift"])
  }

  @Test func theNumberOfFilesHasALimit() throws {
    let folder = TemporaryFolder()
    for number in 0..<20 { try folder.write("", to: "\(number % 4)/\(number).swift") }
    var limit = 10
    let content = FolderContent(folder.path, wholeFolders: [], limit: &limit)
    #expect(limit == 0 && content.files.count < 10)
  }
}
