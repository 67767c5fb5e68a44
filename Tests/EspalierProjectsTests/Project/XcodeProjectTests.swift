// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

/// Whatever a project file contains, it is read, or refused with its path, the line and the next step.
@Suite("Project files")
struct XcodeProjectTests {
  private func failure(_ text: String) throws -> String? {
    let folder = TemporaryFolder()
    let list = try folder.write(text, to: "App.xcodeproj/project.pbxproj")
    do {
      _ = try XcodeProject(folder.place("App.xcodeproj"))
      return nil
    } catch {
      #expect(error.cause == .file)
      return error.message.replacing(list, with: "FILE")
    }
  }

  @Test func targetsHaveNamesAndKinds() throws {
    let sample = SampleProject(targets: [.init("App"), .init("Kit", "framework"), .init("Tests", "bundle.unit-test")])
    let project = try XcodeProject(sample.write())
    #expect(project.name == "App" && project.root == sample.folder.path && project.problems.isEmpty)
    #expect(project.targets.map(\.name) == ["App", "Kit", "Tests"])
    #expect(project.targets.map(\.kind) == [.app, .framework, .unitTests])
    #expect(project.configurations == ["Debug", "Release"])
  }

  @Test(arguments: [
    ("application", TargetKind.app), ("application.on-demand-install-capable", .appClip),
    ("framework.static", .framework),
    ("library.static", .staticLibrary), ("tool", .tool), ("bundle.ui-testing", .uiTests),
    ("app-extension", .appExtension),
    ("extensionkit-extension", .appExtension), ("application.watchapp2", .watch), ("watchkit2-extension", .watch),
    ("bundle", .other("bundle")), ("xpc-service", .other("xpc-service")),
  ])
  func kindsFollowTheTypeOfTheProduct(type: String, kind: TargetKind) {
    #expect(TargetKind(productType: "com.apple.product-type." + type) == kind)
  }

  @Test func aMissingFileIsNamed() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("App.xcodeproj")
    let error = #expect(throws: ProjectError.self) { try XcodeProject(folder.place("App.xcodeproj")) }
    #expect(error?.message == "\(folder.path)/App.xcodeproj has no file project.pbxproj; copy the whole project")
  }

  @Test func aFolderInPlaceOfTheFileIsRefused() throws {
    let folder = TemporaryFolder()
    try folder.makeFolder("App.xcodeproj/project.pbxproj")
    let error = #expect(throws: ProjectError.self) { try XcodeProject(folder.place("App.xcodeproj")) }
    #expect(error?.message.hasSuffix("project.pbxproj cannot be read: It is a folder, not a file.") == true)
  }

  @Test func damageIsNamedWithItsLine() throws {
    let end = "; restore it from version control, or open and save the project in Xcode"
    let text = SampleProject().text
    let half = String(text.prefix(text.count / 2))
    #expect(try failure(half)?.hasPrefix("FILE is damaged, line ") == true)
    #expect(try failure("{\n a = 1\n}") == "FILE is damaged, line 3, column 1: ; is expected after \"a\"" + end)
    #expect(try failure("") == "FILE is damaged, the file is empty" + end)
    #expect(try failure("( )") == "FILE is damaged, it has no objects" + end)
    #expect(try failure("{ objects = { }; }") == "FILE is damaged, it has no object of the kind PBXProject" + end)
    let deep = "{ objects = " + String(repeating: "{ a = ", count: 100_000)
    #expect(try failure(deep)?.contains("nested more than 64 levels deep") == true)
  }

  @Test func eachHalfOfAProjectIsAnAnswer() throws {
    let text = SampleProject().text
    for count in stride(from: 0, to: text.count - 1, by: 37) { #expect(try failure(String(text.prefix(count))) != nil) }
  }

  @Test func aFormatOfTheFutureIsReportedOnly() throws {
    var sample = SampleProject()
    sample.format = "9999"
    let project = try XcodeProject(sample.write())
    #expect(project.targets.count == 1)
    #expect(
      project.problems.map(\.reason) == [
        "Its format 9999 is newer than the newest known one, 110: parts of it may be missing."
      ])
  }

  @Test func objectsThatDoNotExistAreReported() throws {
    var sample = SampleProject()
    sample.children = ["NONE"]
    sample.objects["ODD"] = "name = x;"
    let text = sample.text.replacing("targets = (", with: "targets = ( GONE, ")
    try sample.folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let project = try XcodeProject(sample.file)
    #expect(
      project.problems.map(\.reason) == [
        "The group  has children that do not exist: NONE.", "Objects without a kind are ignored: ODD.",
        "Targets do not exist: GONE.",
      ])
  }

  @Test func identifiersThatOccurTwiceAreReported() throws {
    var sample = SampleProject()
    sample.objects["X"] = "isa = PBXGroup;"
    let text = sample.text.replacing("rootObject", with: "objectVersion = 60; rootObject")
    try sample.folder.write(text, to: "App.xcodeproj/project.pbxproj")
    let project = try XcodeProject(sample.file)
    #expect(project.targets.count == 1)
    #expect(project.problems.map(\.reason).first?.hasSuffix("has the key objectVersion a second time.") == true)
  }

  @Test func aTargetThatIsListedTwiceIsOne() throws {
    let sample = SampleProject()
    let text = sample.text.replacing("targets = (", with: "targets = ( \"T-App\", ")
    try sample.folder.write(text, to: "App.xcodeproj/project.pbxproj")
    #expect(try XcodeProject(sample.file).targets.map(\.name) == ["App"])
  }

  @Test func theSourcesMayBeInAnotherFolder() throws {
    var sample = SampleProject()
    sample.project = "projectDirPath = \"../code\";"
    #expect(try XcodeProject(sample.write()).root == ProjectPath.joined(sample.folder.path, "../code"))
  }

  @Test func aProjectInXMLIsRead() throws {
    let sample = SampleProject()
    var list = OpenStepPropertyList(Array(sample.text.utf8))
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let data = try encoder.encode(list.parse())
    try sample.folder.write(String(decoding: data, as: UTF8.self), to: "App.xcodeproj/project.pbxproj")
    #expect(try XcodeProject(sample.file).targets.map(\.name) == ["App"])
  }
}
