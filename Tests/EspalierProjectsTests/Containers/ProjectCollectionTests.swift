// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Workspaces")
struct ProjectCollectionTests {
  private let folder = TemporaryFolder()

  private func workspace(_ content: String) throws -> URL {
    try folder.write(
      "<Workspace version = \"1.0\">\(content)</Workspace>", to: "All.xcworkspace/contents.xcworkspacedata")
    return folder.place("All.xcworkspace")
  }

  private func reference(_ location: String) -> String { "<FileRef location = \"\(location)\"></FileRef>" }

  private func project(_ name: String, in place: String) throws {
    try folder.write(SampleProject(targets: [.init(name)]).text, to: place + "/project.pbxproj")
  }

  @Test func projectsStandInGroupsAndUnderPathsOfSeveralKinds() throws {
    for place in ["A.xcodeproj", "Code/B.xcodeproj", "Code/Inner/C.xcodeproj", "D.xcodeproj"] {
      try project("T", in: place)
    }
    let content =
      reference("container:A.xcodeproj")
      + "<Group location = \"group:Code\" name = \"Code\">\(reference("group:B.xcodeproj"))"
      + "<Group location = \"container:\" name = \"x\">\(reference("group:Code/Inner/C.xcodeproj"))</Group></Group>"
      + reference("absolute:\(folder.path)/D.xcodeproj") + reference("group:README.md") + reference("developer:x")
    let all = try ProjectCollection(workspace(content))
    #expect(all.projects.map(\.name) == ["A", "B", "C", "D"])
    #expect(all.problems.map(\.reason) == ["All.xcworkspace names it. It is not there."])
  }

  @Test func aProjectOfCocoaPodsIsLeftOut() throws {
    try project("App", in: "App.xcodeproj")
    try project("Pods", in: "Pods/Pods.xcodeproj")
    let all = try ProjectCollection(
      workspace(reference("group:App.xcodeproj") + reference("group:Pods/Pods.xcodeproj")))
    #expect(all.projects.map(\.name) == ["App"] && all.problems.isEmpty)
  }

  @Test func oneDamagedProjectDoesNotPreventTheOthers() throws {
    try project("App", in: "App.xcodeproj")
    try folder.write("{", to: "Bad.xcodeproj/project.pbxproj")
    let all = try ProjectCollection(workspace(reference("group:Bad.xcodeproj") + reference("group:App.xcodeproj")))
    #expect(all.projects.map(\.name) == ["App"] && all.problems.count == 1)
    #expect(all.problems[0].reason.contains("Bad.xcodeproj/project.pbxproj is damaged, line 1"))
    #expect(throws: ProjectError.self) { try ProjectCollection(workspace(reference("group:Bad.xcodeproj"))) }
  }

  @Test(arguments: [
    (
      "<Workspace>",
      "is damaged, line 1, column 1: the element Workspace has no end; restore it, or name a project of it"
    ),
    ("<Scheme/>", "is damaged, it is no workspace; restore it, or name a project of it"),
  ])
  func damagedWorkspacesAreRefused(text: String, message: String) throws {
    let list = try folder.write(text, to: "All.xcworkspace/contents.xcworkspacedata")
    let error = #expect(throws: ProjectError.self) { try ProjectCollection(folder.place("All.xcworkspace")) }
    #expect(error?.message == "\(list) \(message)")
  }

  @Test func emptyWorkspacesAreRefused() throws {
    let error = #expect(throws: ProjectError.self) { try ProjectCollection(workspace("")) }
    #expect(error?.message == "\(folder.path)/All.xcworkspace has no projects; name a project")
    try FileManager.default.removeItem(at: folder.place("All.xcworkspace/contents.xcworkspacedata"))
    let missing = #expect(throws: ProjectError.self) { try ProjectCollection(folder.place("All.xcworkspace")) }
    #expect(missing?.message.contains("has no file contents.xcworkspacedata; copy the whole workspace") == true)
  }

  @Test func projectsInAProjectAreRead() throws {
    var sample = SampleProject(in: folder)
    for (id, path) in [("LIB", "Lib/Lib.xcodeproj"), ("GONE", "Gone.xcodeproj"), ("SELF", "App.xcodeproj")] {
      sample.children.append(id)
      sample.objects[id] = "isa = PBXFileReference; path = \(path); sourceTree = \"<group>\";"
    }
    sample.project =
      "projectReferences = ( { ProjectRef = LIB; }, { ProjectRef = GONE; }, { ProjectRef = SELF; }, x, );"
    try project("Lib", in: "Lib/Lib.xcodeproj")
    let all = try sample.open()
    #expect(all.projects.map(\.name) == ["App", "Lib"])
    #expect(all.problems.map(\.reason) == ["App refers to it. It is not there."])
  }

  @Test func anAbsolutePathOfAnotherMachineIsSearchedBelowTheWorkspace() throws {
    try project("App", in: "App.xcodeproj")
    try folder.write("", to: "Packages/Core/Package.swift")
    let all = try ProjectCollection(
      workspace(reference("group:App.xcodeproj") + reference("group:/Users/me/code/Packages/Core")))
    #expect(all.packages.map(\.path) == [folder.path + "/Packages/Core"])
    #expect(
      all.problems.map(\.reason) == [
        "All.xcworkspace names it. It is not there; \(folder.path)/Packages/Core is used instead."
      ])
  }

  @Test func packagesAreThoseOfTheWorkspaceAndOfItsProjects() throws {
    var sample = SampleProject(in: folder)
    sample.objects["LOCAL"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Named;"
    sample.objects["GONE"] = "isa = XCLocalSwiftPackageReference; relativePath = Packages/Gone;"
    sample.objects["FILE"] = "isa = PBXFileReference; lastKnownFileType = wrapper; path = Packages/Folder;"
    sample.children = ["FILE"]
    for name in ["Named", "Folder", "Listed"] { try folder.write("", to: "Packages/\(name)/Package.swift") }
    try sample.write()
    let all = try ProjectCollection(workspace(reference("group:App.xcodeproj") + reference("group:Packages/Listed")))
    #expect(all.packages.map(\.lastPathComponent) == ["Listed", "Named", "Folder"])
    #expect(all.problems.map(\.reason) == ["App names it as a package. It has no Package.swift."])
  }
}
