// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierProjects

@Suite("Files of build settings")
struct ConfigurationFileTests {
  private let folder = TemporaryFolder()

  private func read(_ text: String) throws -> ConfigurationFile {
    ConfigurationFile(URL(fileURLWithPath: try folder.write(text, to: "Main.xcconfig")))
  }

  private func values(_ file: ConfigurationFile) -> [String] { file.assignments.map { "\($0.name)=\($0.value)" } }

  @Test func linesAreAssignments() throws {
    let file = try read(
      """
      // A comment
      NAME = My App // the name
      EMPTY =
      URL = https:/$(SLASH)/example.org ;
      FLAGS[sdk=iphoneos*][arch=*] = -D A=1

      LONG = one \\
        two \\
        three
        INDENTED=x\r
      """)
    #expect(
      values(file) == [
        "NAME=My App", "EMPTY=", "URL=https:/$(SLASH)/example.org", "FLAGS=-D A=1", "LONG=one two three", "INDENTED=x",
      ])
    #expect(file.assignments[3].conditions.map(\.parameter) == ["sdk", "arch"])
    #expect(file.problems.isEmpty)
  }

  @Test func includedFilesComeInPlaceOfTheirLine() throws {
    try folder.write("B = 2\nA = 2", to: "Shared/Base.xcconfig")
    try folder.write("#include \"Base.xcconfig\"\nC = 3", to: "Shared/More.xcconfig")
    let file = try read("A = 1\n#include \"Shared/More.xcconfig\"\n#include? \"None.xcconfig\"\nD = 4")
    #expect(values(file) == ["A=1", "B=2", "A=2", "C=3", "D=4"] && file.problems.isEmpty)
  }

  @Test func aMissingFileIsReportedUnlessItIsOptional() throws {
    let file = try read("#include \"None.xcconfig\"\nA = 1")
    #expect(values(file) == ["A=1"])
    #expect(file.problems.map(\.reason) == ["Main.xcconfig includes it. It is not there."])
    #expect(file.problems[0].file.lastPathComponent == "None.xcconfig")
  }

  @Test func filesThatIncludeThemselvesAreReported() throws {
    try folder.write("#include \"Main.xcconfig\"\nB = 2", to: "Other.xcconfig")
    let file = try read("#include \"Other.xcconfig\"\nA = 1")
    #expect(values(file) == ["B=2", "A=1"])
    #expect(file.problems.map(\.reason) == ["It includes itself; remove one #include."])
  }

  @Test func theNumberOfIncludedFilesHasALimit() throws {
    // Each file includes the next one twice: 2 to the power of 20 files.
    for number in 0..<20 {
      let line = "#include \"F\(number + 1).xcconfig\"\n"
      try folder.write(line + line, to: "F\(number).xcconfig")
    }
    try folder.write("A = 1", to: "F20.xcconfig")
    let file = try read("#include \"F0.xcconfig\"")
    #expect(file.assignments.count < ConfigurationFile.mostFiles)
    #expect(file.problems.last?.reason == "It is not read: too many files are included.")
  }

  @Test func otherLinesAreReported() throws {
    let file = try read("just a text\n= 1\n#define A 1\nA = 1")
    #expect(values(file) == ["A=1"])
    #expect(
      file.problems.map(\.reason) == [
        "Line 1 is no assignment of a setting: just a text", "Line 2 is no assignment of a setting: = 1",
        "Line 3 is no #include: #define A 1",
      ])
  }

  @Test func aPipeIsNotRead() throws {
    let pipe = folder.place("Pipe.xcconfig")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(ConfigurationFile(pipe).problems.map(\.reason) == ["It is a pipe, not a file."])
  }
}
