// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite("Files of a client's session") struct SessionFilesTests {
  private let folder = TemporaryFolder()

  private func failure(_ words: [String]) -> String? {
    #expect(throws: ToolFailure.self) { try SessionFiles.find(words) }?.text
  }

  @Test func filesAreAModule() throws {
    let paths = [try folder.write("", to: "A.swift"), try folder.write("", to: "B.swift")]
    #expect(try SessionFiles.find(paths).paths == paths)
    #expect(try SessionFiles.find([folder.path]).paths.sorted() == paths)
  }

  @Test func aPackageOfOneTargetIsThatTarget() throws {
    try folder.write("", to: "Package.swift")
    let file = try folder.write("", to: "Sources/App/A.swift")
    try folder.write("", to: "Tests/AppTests/T.swift")
    #expect(try SessionFiles.find([folder.path]).paths == [file])
    try folder.write("", to: "Sources/Kit/K.swift")
    let reason = failure([folder.path])
    #expect(reason?.hasPrefix("A session compiles one module. The package has 2 targets; open one of ") == true)
    #expect(reason?.hasSuffix("/Sources/App, \(folder.path)/Sources/Kit.") == true)
  }

  @Test func aPackageWithoutSourcesIsReported() throws {
    try folder.write("", to: "Package.swift")
    #expect(failure([folder.path]) == "The package \(folder.path) has no folder Sources: open the folder of a target.")
  }

  @Test func projectsAreRefused() {
    #expect(failure(["App.xcodeproj"])?.hasPrefix("A session shows files, not the project App.xcodeproj") == true)
    #expect(failure([]) == "open needs Swift files, or one folder, as `files`")
  }

  @Test func aMissingFileIsNamed() {
    #expect(throws: Stop.usage("no such file: /nowhere/A.swift")) { try SessionFiles.find(["/nowhere/A.swift"]) }
  }
}
