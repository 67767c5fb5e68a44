// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierProjects

@Suite("Build settings of targets")
struct ProjectConfigurationTests {
  private func settings(
    _ sample: SampleProject, _ configuration: String = "Debug", platform: Platform? = .iOS
  ) throws -> (settings: BuildSettings, problems: [ProjectProblem]) {
    let project = try XcodeProject(sample.write())
    var problems: [ProjectProblem] = []
    let settings = project.settings(
      of: project.targets[0], configuration: configuration, platform: platform, problems: &problems)
    return (settings, problems)
  }

  @Test func namesThatXcodeDefines() throws {
    var sample = SampleProject(targets: [.init("My App")])
    sample.targets[0].settings = ["PRODUCT_BUNDLE_IDENTIFIER": "org.example.$(PRODUCT_NAME:rfc1034identifier)"]
    let settings = try settings(sample).settings
    #expect(settings["PRODUCT_NAME"] == "My App" && settings["PRODUCT_MODULE_NAME"] == "My_App")
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "org.example.My-App")
    #expect(settings["SRCROOT"] == sample.folder.path && settings["PROJECT_NAME"] == "App")
    #expect(settings["CONFIGURATION"] == "Debug" && settings["DEVELOPMENT_LANGUAGE"] == "de")
    #expect(settings["EXECUTABLE_NAME"] == "My App" && settings["PLATFORM_NAME"] == "iphoneos")
  }

  @Test func targetsComeAfterProjectsAndFilesBeforeSettings() throws {
    var sample = SampleProject()
    sample.settings = ["A": "$(inherited) project"]
    sample.targets[0].settings = ["A": "$(inherited) target"]
    sample.objects["F"] = "isa = PBXFileReference; path = Project.xcconfig;"
    sample.objects["G"] = "isa = PBXFileReference; path = Target.xcconfig;"
    for (owner, file, text) in [("PROJECT", "F", "$(inherited) project"), ("T-App", "G", "$(inherited) target")] {
      sample.objects["C-Debug-\(owner)"] =
        "isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = \(file); buildSettings = { A = \"\(text)\"; };"
    }
    try sample.folder.write("A = file", to: "Project.xcconfig")
    try sample.folder.write("A = $(inherited) file-of-target", to: "Target.xcconfig")
    #expect(try settings(sample).settings["A"] == "file project file-of-target target")
    #expect(try settings(sample, "Release").settings["A"] == " project target")
  }

  @Test func aFileInASynchronisedFolderIsNamedByItsPath() throws {
    var sample = SampleProject()
    sample.children = ["FOLDER"]
    sample.objects["FOLDER"] = "isa = PBXFileSystemSynchronizedRootGroup; path = Config; sourceTree = \"<group>\";"
    sample.objects["C-Debug-T-App"] =
      "isa = XCBuildConfiguration; name = Debug; baseConfigurationReferenceAnchor = FOLDER; "
      + "baseConfigurationReferenceRelativePath = Inner/App.xcconfig; buildSettings = { };"
    try sample.folder.write("A = x", to: "Config/Inner/App.xcconfig")
    #expect(try settings(sample).settings["A"] == "x")
  }

  @Test func aMissingFileIsReported() throws {
    var sample = SampleProject()
    sample.objects["F"] = "isa = PBXFileReference; path = None.xcconfig;"
    sample.objects["C-Debug-T-App"] =
      "isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F; buildSettings = { };"
    let problems = try settings(sample).problems
    #expect(problems.map(\.reason) == ["It is not there."] && problems[0].file.lastPathComponent == "None.xcconfig")
  }

  @Test func anUnknownConfigurationIsTheDefaultOne() throws {
    var sample = SampleProject()
    sample.objects["C-Release-T-App"] = "isa = XCBuildConfiguration; name = Release; buildSettings = { A = release; };"
    let settings = try settings(sample, "Beta").settings
    #expect(settings["A"] == "release" && settings["CONFIGURATION"] == "Release")
  }

  @Test(arguments: [
    (["SDKROOT": "iphoneos"], [Platform.iOS]), (["SDKROOT": "macosx15.0"], [.macOS]),
    (["SDKROOT": "appletvos"], [.tvOS]),
    (["SDKROOT": "xros"], [.visionOS]), (["SDKROOT": "watchos"], [.watchOS]), ([:], [.macOS]),
    (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx iphoneos iphonesimulator"], [.iOS, .macOS]),
    (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos macosx"], [.macOS, .iOS]),
    (["SDKROOT": "iphoneos", "SUPPORTED_PLATFORMS": "iphonesimulator iphoneos"], [.iOS]),
  ])
  func platforms(settings: [String: String], expected: [Platform]) throws {
    var sample = SampleProject()
    sample.targets[0].settings = settings
    let project = try XcodeProject(sample.write())
    #expect(project.platforms(of: project.targets[0], configuration: "Debug") == expected)
  }
}
