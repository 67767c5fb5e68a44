// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

@Suite final class CheckUnitTests {
  private let folder = NSTemporaryDirectory() + "espalier-" + UUID().uuidString

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func write(_ paths: String...) throws {
    for path in paths {
      try "// swift-tools-version: 6.0\n".writeFile(URL(fileURLWithPath: folder + "/" + path))
    }
  }

  @Test func aFolderIsItsFilesOneByOne() throws {
    try write("b.swift", "a/c.swift", ".hidden/d.swift", "notes.txt")
    let units = try CheckUnit.expand([folder], asModule: false)
    #expect(units.map(\.path) == [folder + "/a/c.swift", folder + "/b.swift"])
    #expect(units.allSatisfy { $0.kind == .file && $0.settings.suffix(2) == ["-swift-version", "5"] })
  }

  /// A folder that is called as a file is (apps/dirswift) is no source; what is in it is.
  @Test(arguments: [true, false]) func aFolderWithTheNameOfAFileIsAFolder(asModule: Bool) throws {
    try write("A.swift", "R.swift/readme.txt", "S.swift/b.swift")
    let units = try CheckUnit.expand([folder], asModule: asModule)
    #expect(units.flatMap(\.files) == [folder + "/A.swift", folder + "/S.swift/b.swift"])
  }

  @Test func aFolderMarkedAsModuleIsOneUnit() throws {
    try write("a.swift", "b.swift")
    let units = try CheckUnit.expand([folder], asModule: true)
    #expect(units.count == 1)
    #expect(units[0].files.count == 2)
  }

  @Test func aPackageIsItsSourcesInItsOwnLanguageMode() throws {
    try write("Package.swift", "Sources/A/a.swift", "Tests/T/t.swift")
    let units = try CheckUnit.expand([folder], asModule: false)
    #expect(units.map(\.files) == [[folder + "/Sources/A/a.swift"]])
    #expect(units[0].kind == .module)
    #expect(units[0].settings.last == "6")
  }

  @Test("A target's own mode is that of the build") func targetMode() throws {
    try write("Package.swift", "Sources/A/a.swift")
    let manifest = folder + "/Package.swift"
    let text = try String(contentsOfFile: manifest, encoding: .utf8)
    try (text + "// .target(name: \"A\", swiftSettings: [.swiftLanguageMode(.v5)])\n").write(
      toFile: manifest, atomically: true, encoding: .utf8)
    #expect(try CheckUnit.expand([folder], asModule: false)[0].settings.last == "5")
  }

  @Test func aPackageInAFolderIsAModuleBesideItsFiles() throws {
    try write("one.swift", "App/Package.swift", "App/Sources/A/a.swift", "App/Sources/A/b.swift", "App/Tests/T/t.swift")
    let units = try CheckUnit.expand([folder], asModule: false)
    #expect(units.map(\.kind) == [.file, .module])
    #expect(units[1].files == [folder + "/App/Sources/A/a.swift", folder + "/App/Sources/A/b.swift"])
  }

  @Test func aFolderMayBeNamedWithASlashAndHaveAPackageWithoutSources() throws {
    try write("one.swift", "App/Package.swift", "App/Sources/A/a.swift", "Empty/Package.swift")
    let units = try CheckUnit.expand([folder + "/"], asModule: false)
    #expect(units.map(\.files) == [[folder + "/one.swift"], [folder + "/App/Sources/A/a.swift"]])
  }

  /// An app beside the sources that shows the package is a module of its own.
  @Test func aPackageHasTheCataloguesOfItsTargets() throws {
    try write("Package.swift", "Sources/A/a.swift", "Sources/A/Assets.xcassets/mine.colorset/Contents.json")
    try write("Example/App/App.swift", "Example/Assets.xcassets/other.colorset/Contents.json")
    let unit = try #require(try CheckUnit.expand([folder], asModule: false).first)
    let source = unit.assetSymbols.source(bundle: .main)
    #expect(source.contains("static let mine = ") && !source.contains("other"))
    // Without a manifest, all that is below the folder is one module.
    try FileManager.default.removeItem(atPath: folder + "/Package.swift")
    let module = try #require(try CheckUnit.expand([folder], asModule: true).first)
    #expect(module.assetSymbols.source(bundle: .main).contains("static let other = "))
  }

  @Test func whatCannotBeCheckedIsNamed() throws {
    try write("notes.txt")
    #expect(throws: Stop.usage("no .swift files in \(folder)")) { try CheckUnit.expand([folder], asModule: false) }
    #expect(throws: Stop.usage("no such file or folder: nowhere.swift")) {
      try CheckUnit.expand(["nowhere.swift"], asModule: false)
    }
    #expect(throws: Stop.usage("not a Swift file: \(folder)/notes.txt")) {
      try CheckUnit.expand([folder + "/notes.txt"], asModule: false)
    }
  }
}
