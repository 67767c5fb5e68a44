// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Files of targets")
struct TargetFilesTests {
  private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }

  @Test func sourcesComeInTheOrderOfThePhase() throws {
    var sample = SampleProject()
    for name in ["C.swift", "A.swift", "B.swift"] { try sample.add(name) }
    sample.targets[0].files["Sources"]?.append("F-A.swift")
    let app = try sample.open().appTarget()
    #expect(names(app.sources) == ["C.swift", "A.swift", "B.swift"])
    #expect(app.problems.isEmpty && app.leftOut.isEmpty)
  }

  @Test func filesThatAreGoneAreProblems() throws {
    var sample = SampleProject()
    try sample.add("A.swift")
    try sample.add("Gone.swift", content: nil)
    try sample.add("Gone.png", to: "Resources", content: nil)
    let app = try sample.open().appTarget()
    #expect(names(app.sources) == ["A.swift"] && app.resources.isEmpty)
    #expect(names(app.problems.map(\.file)) == ["Gone.png", "Gone.swift"])
    #expect(app.problems.map(\.reason) == Array(repeating: "App names it. It is not there.", count: 2))
  }

  @Test func filesOfAPhaseThatAreNoObjectsAreProblems() throws {
    var sample = SampleProject()
    sample.targets[0].files["Sources"] = ["NONE"]
    #expect(
      try sample.open().appTarget().problems.map(\.reason) == [
        "The phase Compile Sources has files that do not exist: B-Sources-App-NONE."
      ])
  }

  @Test func filesInAnotherCaseAreFound() throws {
    var sample = SampleProject()
    try sample.add("Views/Home.swift", content: nil)
    try sample.folder.write("", to: "views/home.swift")
    #expect(names(try sample.open().appTarget().sources) == ["home.swift"])
  }

  @Test func sourcesOfOtherLanguagesAndXcodesFilesAreLeftOutByKind() throws {
    var sample = SampleProject()
    for name in ["A.swift", "B.m", "C.metal", "Model.xcdatamodeld"] { try sample.add(name) }
    for name in ["Main.storyboard", "a.txt"] { try sample.add(name, to: "Resources") }
    let app = try sample.open().appTarget()
    #expect(names(app.sources) == ["A.swift"] && names(app.resources) == ["a.txt", "Model.xcdatamodeld"])
    #expect(names(app.otherSources) == ["Main.storyboard", "B.m", "C.metal"])
    #expect(
      app.leftOut.map(\.description) == [
        "Main.storyboard: a storyboard", "B.m: a source in Objective-C", "C.metal: Metal shaders",
      ])
  }

  @Test func variantsAreAllResources() throws {
    var sample = SampleProject()
    sample.children = ["VARIANTS"]
    sample.objects["VARIANTS"] =
      "isa = PBXVariantGroup; name = Localizable.strings; children = (DE, EN, VARIANTS); sourceTree = \"<group>\";"
    for language in ["de", "en"] {
      sample.objects[language.uppercased()] =
        "isa = PBXFileReference; name = \(language); path = \(language).lproj/Localizable.strings; sourceTree = \"<group>\";"
      try sample.folder.write("", to: "\(language).lproj/Localizable.strings")
    }
    sample.targets[0].files["Resources"] = ["VARIANTS"]
    let paths = try sample.open().appTarget().resources.map { ProjectPath.relative($0.path, to: sample.folder.path) }
    #expect(paths == ["de.lproj/Localizable.strings", "en.lproj/Localizable.strings"])
  }

  @Test func typesOfTheProjectComeBeforeEndings() throws {
    var sample = SampleProject()
    try sample.add("code.txt", also: "explicitFileType = sourcecode.swift;")
    try sample.add("Web", to: "Resources", content: nil, also: "lastKnownFileType = folder;")
    try sample.folder.write("", to: "Web/a.swift")
    try sample.add("Template.swift", to: "Resources")
    let app = try sample.open().appTarget()
    #expect(names(app.sources) == ["code.txt"] && names(app.resources) == ["Web", "Template.swift"])
  }

  @Test func filtersChooseFilesByPlatform() throws {
    var sample = SampleProject()
    sample.targets[0].settings = ["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos macosx"]
    for name in ["All.swift", "Mac.swift", "Phone.swift"] { try sample.add(name) }
    sample.objects["B-Sources-App-F-Mac.swift"] =
      "isa = PBXBuildFile; fileRef = \"F-Mac.swift\"; platformFilters = (macos, );"
    sample.objects["B-Sources-App-F-Phone.swift"] =
      "isa = PBXBuildFile; fileRef = \"F-Phone.swift\"; platformFilter = ios;"
    let all = try sample.open()
    #expect(names(try all.appTarget().sources) == ["All.swift", "Phone.swift"])
    #expect(names(try all.appTarget(ProjectOptions(platform: .macOS)).sources) == ["All.swift", "Mac.swift"])
  }

  @Test func settingsExcludeAndIncludeFiles() throws {
    var sample = SampleProject()
    sample.targets[0].settings["EXCLUDED_SOURCE_FILE_NAMES"] = "Debug*.swift Mocks/*"
    sample.targets[0].settings["INCLUDED_SOURCE_FILE_NAMES"] = "DebugMenu.swift"
    for name in ["A.swift", "DebugA.swift", "DebugMenu.swift", "Mocks/B.swift"] { try sample.add(name) }
    #expect(names(try sample.open().appTarget().sources) == ["A.swift", "DebugMenu.swift"])
  }

  @Test func copiedFilesAreResources() throws {
    var sample = SampleProject()
    for name in ["a.json", "b.json", "c.json"] { try sample.add(name, to: nil) }
    for (id, values) in [
      ("X", "dstSubfolderSpec = 7; dstPath = \"\"; files = (BX);"),
      ("Y", "dstSubfolderSpec = 7; dstPath = \"/$(TARGET_NAME)/data/\"; files = (BY);"),
      ("Z", "dstSubfolderSpec = 10; dstPath = \"\"; files = (BZ);"),
    ] {
      sample.objects[id] = "isa = PBXCopyFilesBuildPhase; \(values)"
      sample.targets[0].phases.append(id)
    }
    for (id, file) in [("BX", "a"), ("BY", "b"), ("BZ", "c")] {
      sample.objects[id] = "isa = PBXBuildFile; fileRef = \"F-\(file).json\";"
    }
    let app = try sample.open().appTarget()
    #expect(names(app.resources) == ["a.json"])
    #expect(names(app.copies.map(\.file)) == ["b.json"] && app.copies.map(\.folder) == ["App/data"])
  }

  @Test func scriptsCompiledLibrariesAndSourceTreesAreNamed() throws {
    var sample = SampleProject()
    sample.objects["SCRIPT"] = "isa = PBXShellScriptBuildPhase; name = SwiftLint; files = ( );"
    sample.objects["RUN"] = "isa = PBXShellScriptBuildPhase; files = ( );"
    sample.targets[0].phases = ["SCRIPT", "RUN"]
    try sample.add("Lib.xcframework", to: "Frameworks")
    sample.objects["SYSTEM"] = "isa = PBXFileReference; path = WidgetKit.framework; sourceTree = SDKROOT;"
    sample.objects["TREE"] = "isa = PBXFileReference; path = A.swift; sourceTree = MY_TREE;"
    sample.targets[0].files["Frameworks"]?.append("SYSTEM")
    sample.targets[0].files["Sources"] = ["TREE"]
    let app = try sample.open().appTarget()
    #expect(
      app.leftOut.map(\.description) == [
        "Lib.xcframework: a compiled library for Apple's systems", "SwiftLint: scripts of the build are not run",
        "Run Script: scripts of the build are not run",
      ])
    #expect(
      app.problems.map(\.reason) == ["A.swift is in the source tree MY_TREE of Xcode's settings, and is not found."])
  }
}
