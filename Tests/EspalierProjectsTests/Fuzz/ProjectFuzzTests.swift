// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

/// A project file of other people may be damaged anywhere: it is read to its end, or refused.
@Suite("Mutated projects")
struct ProjectFuzzTests {
  private static func sample() throws -> SampleProject {
    var app = SampleProject.Target("App")
    app.files["Frameworks"] = ["P-Kit"]
    app.folders = ["FOLDER"]
    app.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "org.$(PRODUCT_NAME:rfc1034identifier)"
    app.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=iphoneos*]"] = "$(inherited) PHONE"
    var sample = SampleProject(targets: [app, .init("Kit", "framework"), .init("Tests", "bundle.unit-test")])
    try sample.add("A.swift", of: [0, 1])
    try sample.add("a.json", to: "Resources")
    sample.children.append("FOLDER")
    sample.objects["FOLDER"] =
      "isa = PBXFileSystemSynchronizedRootGroup; path = Code; exceptions = (E); sourceTree = \"<group>\";"
    sample.objects["E"] =
      "isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T-App; membershipExceptions = (\"/Localized: a.strings\");"
    try sample.folder.write("", to: "Code/B.swift")
    return sample
  }

  private static let words = [
    "{", "}", "(", ")", ";", "=", ",", "\"", "\\", "/*", "*/", "//", "isa = PBXGroup;", "children = (MAIN);", "MAIN",
    "T-App",
    "P-App", "..", "$(A)", "${", "$(inherited)", "<group>", "SOURCE_ROOT", "<", ">", "\u{FEFF}", "<<<<<<< HEAD",
  ]

  @Test func projectFiles() throws {
    let sample = try Self.sample()
    let list = sample.file.appendingPathComponent("project.pbxproj")
    try sample.write()
    let run = MutationRun("projects", corpus: [Data(sample.text.utf8)], words: Self.words)
    run { data in
      try data.write(to: list)
      let all = try ProjectCollection(sample.file)
      for target in all.projects.flatMap(\.targets) { _ = try? all.appTarget(ProjectOptions(target: target.name)) }
      _ = try all.appTarget()
    }
  }

  @Test func schemesAndSettings() throws {
    let words = [
      "<", ">", "/>", "</", "<!--", "-->", "<![CDATA[", "]]>", "&#", ";", "\"", "=", "#include \"A.xcconfig\"", "[sdk=",
      "]", "\\\n",
    ]
    let folder = TemporaryFolder()
    let file = folder.place("A.xcconfig")
    let run = MutationRun(
      "schemes",
      corpus: [Data(SchemeTests.text("App").utf8), Data("A[sdk=*] = $(B:lower) \\\n c // d\n#include? \"B\"".utf8)],
      words: words)
    run { data in
      _ = try? Scheme(name: "App", data)
      try data.write(to: file)
      let assignments = ConfigurationFile(file).assignments
      let settings = BuildSettings([assignments], SettingContext(sdks: ["macosx"], configuration: "Debug"))
      for assignment in assignments.prefix(100) { _ = settings[assignment.name] }
    }
  }
}
