// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Projects that a path means")
struct ProjectInputTests {
  private let folder = TemporaryFolder()

  private func project(_ path: String) throws { try folder.write(SampleProject().text, to: path + "/project.pbxproj") }

  private func workspace(_ path: String) throws {
    try folder.write("<Workspace/>", to: path + "/contents.xcworkspacedata")
  }

  private func found(_ path: String = "", levels: Int = 3) throws -> String? {
    try ProjectInput.find(folder.path + path, levels: levels).map { ProjectPath.relative($0.path, to: folder.path) }
  }

  private func failure(_ path: String = "") -> String? {
    do {
      _ = try found(path)
      return nil
    } catch let error as ProjectError {
      return error.message.replacing(folder.path, with: "FOLDER")
    } catch { return nil }
  }

  @Test func projectsWorkspacesAndTheirFilesAreNamed() throws {
    try project("A.xcodeproj")
    try workspace("A.xcodeproj/project.xcworkspace")
    try workspace("B.xcworkspace")
    for path in [
      "/A.xcodeproj", "/A.xcodeproj/", "/A.xcodeproj/project.pbxproj", "/A.xcodeproj/project.xcworkspace",
      "/A.xcodeproj/project.xcworkspace/contents.xcworkspacedata",
    ] {
      #expect(try found(path) == "A.xcodeproj", "\(path)")
    }
    #expect(try found("/B.xcworkspace/contents.xcworkspacedata") == "B.xcworkspace")
  }

  @Test func aFolderMeansItsWorkspaceElseItsProject() throws {
    try project("A.xcodeproj")
    try workspace("A.xcodeproj/project.xcworkspace")
    #expect(try found() == "A.xcodeproj")
    try project("B.xcodeproj")
    try workspace("All.xcworkspace")
    #expect(try found() == "All.xcworkspace")
  }

  @Test func severalProjectsAreListed() throws {
    try project("A.xcodeproj")
    try project("B.xcodeproj")
    #expect(failure() == "FOLDER has 2 projects: A.xcodeproj, B.xcodeproj; name one of them")
    try workspace("C.xcworkspace")
    try workspace("D.xcworkspace")
    #expect(failure() == "FOLDER has 2 workspaces: C.xcworkspace, D.xcworkspace; name one of them")
  }

  @Test func foldersBelowAreSearchedLevelByLevel() throws {
    try project("Code/Inner/A.xcodeproj")
    try project("Code/Inner/Deep/B.xcodeproj")
    for other in ["Pods/Pods.xcodeproj", "Carthage/C.xcodeproj", ".build/D.xcodeproj", "build/E.xcodeproj"] {
      try project(other)
    }
    #expect(try found() == "Code/Inner/A.xcodeproj")
    #expect(try found(levels: 1) == nil)
    try project("Other/Inner/F.xcodeproj")
    #expect(failure() == "FOLDER has 2 projects: Code/Inner/A.xcodeproj, Other/Inner/F.xcodeproj; name one of them")
  }

  @Test func otherPathsMeanNoProject() throws {
    try folder.write("", to: "A.swift")
    #expect(try found("/A.swift") == nil && found("/none") == nil && found() == nil)
  }

  @Test func pathsThatAreNoProjectsAreRefused() throws {
    try folder.write("", to: "B.xcodeproj")
    #expect(failure("/A.xcodeproj") == "FOLDER/A.xcodeproj is not there; check the path")
    #expect(
      failure("/B.xcodeproj") == "FOLDER/B.xcodeproj is a file, not the folder that Xcode writes; copy the whole folder"
    )
  }

  @Test func aProjectWithoutItsFileIsFoundIfItIsAlone() throws {
    try folder.makeFolder("A.xcodeproj")
    #expect(try found() == "A.xcodeproj")
    try project("B.xcodeproj")
    #expect(try found() == "B.xcodeproj")
  }
}
