// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierDataModels

@Suite struct DataModelFileTests {
  private let folder = TemporaryFolder()

  private func put(_ version: String, _ entity: String) throws {
    try "<model><entity name=\"\(entity)\"/></model>".writeFile(
      folder.place("M.xcdatamodeld/\(version).xcdatamodel/contents"))
  }

  private func mark(_ name: String) throws {
    try """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>_XCCurrentVersionName</key><string>\(name)</string></dict></plist>
    """.writeFile(folder.place("M.xcdatamodeld/.xccurrentversion"))
  }

  private var file: DataModelFile { DataModelFile(folder.place("M.xcdatamodeld")) }

  @Test("the version that Xcode marks is used, else the one with the model's name") func versions() throws {
    try put("M", "First")
    try put("M 2", "Second")
    #expect(try file.read().entities[0].name == "First")
    try mark("M 2.xcdatamodel")
    #expect(try file.read().entities[0].name == "Second")
    try mark("M 3.xcdatamodel")
    #expect(throws: DataModelError.self) { try file.read() }
  }

  @Test("a compiled model has the versions, the current one and the module; versions that are gone are removed")
  func compiled() throws {
    try put("M", "First")
    try put("M 2", "Second")
    try mark("M 2.xcdatamodel")
    let made = try file.compile(into: folder.place("out"), module: "App")
    let read = DataModelFile(made)
    #expect(made.lastPathComponent == "M.momd" && read.module == "App")
    #expect(try read.read().entities[0].name == "Second")
    #expect(try read.versions().keys.sorted() == ["M", "M 2"])
    try FileManager.default.removeItem(at: folder.place("M.xcdatamodeld/M.xcdatamodel"))
    _ = try file.compile(into: folder.place("out"), module: "App")
    #expect(try read.versions().keys.sorted() == ["M 2"])
  }

  @Test("a folder without a version, a missing file and another ending are errors that name the path") func missing()
    throws
  {
    try "x".writeFile(folder.place("E.xcdatamodeld/note.txt"))
    #expect(throws: DataModelError(folder.place("E.xcdatamodeld").path, "the data model has no version")) {
      try DataModelFile(folder.place("E.xcdatamodeld")).read()
    }
    #expect(throws: DataModelError.self) { try DataModelFile(folder.place("N.xcdatamodel")).read() }
    #expect(throws: DataModelError.self) { try DataModelFile(folder.place("N.txt")).read() }
  }
}
