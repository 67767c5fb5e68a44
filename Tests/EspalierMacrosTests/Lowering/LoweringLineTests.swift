// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@Suite struct LoweringLineTests {
  @Test("The first line names the user's file")
  func firstLine() throws {
    let file = try LoweredFile("let a = 1")
    #expect(
      String(decoding: file.bytes, as: UTF8.self) == "#sourceLocation(file: \"\(file.path)\", line: 1)\nlet a = 1")
    #expect(!file.changed)
  }

  @Test(
    "A first line that has to be the first stays there",
    arguments: ["#!/usr/bin/swift", "// swift-tools-version: 6.0"])
  func fixedFirstLine(line: String) throws {
    let file = try LoweredFile("\(line)\n@objc class A {}\n")
    #expect(
      String(decoding: file.bytes, as: UTF8.self)
        == "\(line)\n#sourceLocation(file: \"\(file.path)\", line: 2)\n      class A {}\n")
  }

  @Test(
    "Every line keeps its number",
    arguments: [
      "@objc(\n  a\n)\nfunc b() {}", "let a = #selector(\n  A.b\n)\n.c", "@objc\r\nfunc a() {}\r\n",
      "@objc /* a\nb */ dynamic\n var c = 1",
      "let a = #keyPath(\n  A\n  .b\n)",
    ])
  func lines(source: String) throws {
    let file = try LoweredFile("class B {\n\(source)\n}\n// end")
    #expect(file.changed)
    #expect(file.text.utf8.count { $0 == UInt8(ascii: "\n") } == source.utf8.count { $0 == UInt8(ascii: "\n") } + 3)
    #expect(file.text.hasSuffix("// end"))
  }

  @Test("A byte order mark is left out: the compiler allows it only at the beginning")
  func byteOrderMark() throws {
    let file = try LoweredFile(Data([0xEF, 0xBB, 0xBF]) + Data("@objc class A {}".utf8))
    #expect(file.text == "      class A {}")
  }

  @Test("Bytes that are no text stay")
  func invalidBytes() throws {
    let file = try LoweredFile(Data("// ".utf8) + [0xFF] + Data("\n@objc class A {}".utf8))
    #expect(file.bytes.suffix(21) == Data("// ".utf8) + [0xFF] + Data("\n      class A {}".utf8))
  }

  @Test(
    "A file with an error stays, for the compiler's message",
    arguments: ["func a( {\n@objc class A {}", "let = 1\n@objc class A {}"])
  func errors(source: String) throws {
    let file = try LoweredFile(source)
    #expect(file.text == source)
    #expect(!file.changed)
  }

  @Test(
    "Deep trees are visited",
    arguments: [
      ("let a = b", ".c", ""), ("let a = ", "(", ""), ("let a = ", "!", "b"), ("#if ", "os(iOS) && ", "DEBUG\n#endif"),
    ])
  func deepTrees(start: String, repeated: String, end: String) throws {
    let source = start + String(repeating: repeated, count: 10_000) + end
    #expect(try LoweredFile(source).text.utf8.count == source.utf8.count)
  }

  @Test func anUnchangedFileIsNotWrittenAgain() throws {
    let folder = TemporaryFolder()
    let source = try folder.write("@objc class A {}", to: "a.swift")
    let output = folder.place("b/a.swift").path
    let request: [String: Any] = [
      "platform": "iOS", "modules": [String](), "absent": [String](),
      "files": [["path": source, "output": output]],
    ]
    #expect(try LoweredFile.run(request).status == 0)
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: output)
    #expect(try LoweredFile.run(request).status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: output)[.modificationDate] as? Date == past)
  }

  @Test("Requests that cannot be read, and files that do not exist, have a status of their own")
  func failures() throws {
    #expect(try LoweredFile.run(["platform": "tvOS"]).status == 65)
    let request: [String: Any] = [
      "platform": "iOS", "modules": [String](), "absent": [String](),
      "files": [["path": "/nowhere/a.swift", "output": "/nowhere/b.swift"]],
    ]
    #expect(try LoweredFile.run(request).status == 74)
  }
}
