// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Apps in Xcode projects, checked and drawn by the built command.
@Suite("Projects", .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"), .serialized)
final class ProjectEndToEndTests {
  private let folder = TemporaryFolder()
  private var root: String { folder.place("Notes").path }

  private func put(_ path: String, _ text: String) throws {
    try text.writeFile(URL(fileURLWithPath: root + "/" + path))
  }

  /// An app with a synchronised folder, a framework with a group, and a local package.
  private func makeProject() throws {
    try put("Notes.xcodeproj/project.pbxproj", Self.project)
    try put(
      "App/NotesApp.swift",
      """
      import Model
      import SwiftUI
      import Words

      @main struct NotesApp: App {
        var body: some Scene { WindowGroup { Page() } }
      }

      struct Page: View {
        #if os(iOS)
          let system = "phone"
        #elseif os(macOS)
          let system = "desktop"
        #else
          let system = "neither"
        #endif
        var body: some View {
          Text(Note.title + ", " + words() + ", " + system)
          #if STAGING
            Text("staging")
          #endif
          Text(Bundle.main.bundleIdentifier ?? "no identifier").background(Color(.brand))
        }
      }

      """)
    try put("Model/Note.swift", "public enum Note { public static let title = \"from the framework\" }\n")
    try put("Model/Unused.swift", "this is no Swift, and in no target\n")
    try put(
      "Words/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Words", products: [.library(name: "Words", targets: ["Words"])],
        targets: [.target(name: "Words", resources: [.process("word.txt")])])

      """)
    try put(
      "Words/Sources/Words/Words.swift",
      """
      import Foundation
      public func words() -> String {
        let url = Bundle.module.url(forResource: "word", withExtension: "txt")
        return url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no resource"
      }

      """)
    try put("Words/Sources/Words/word.txt", "from the package")
    try put(
      "App/Assets.xcassets/brand.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}"#)
  }

  @Test("An app with a framework, a package, conditions and resources is checked and drawn, for both systems")
  func whole() throws {
    try makeProject()
    for path in [root, root + "/Notes.xcodeproj"] {
      let checked = try Command.run(["check", path])
      #expect(checked.status == 0 && checked.output.hasSuffix("\n3 of 3 modules compile\n"), "\(checked.output)")
    }
    for (system, word) in [("ios", "phone"), ("macos", "desktop")] {
      let dump = try Command.run(["dump", root, "--as", system, "--tree", "accessibility"])
      #expect(dump.status == 0, "\(dump.output)")
      #expect(dump.output.contains("from the framework, from the package, \(word)"), "\(dump.output)")
      #expect(dump.output.contains("org.example.Notes"), "\(dump.output)")
      #expect(dump.output.contains("staging"), "\(dump.output)")
    }
    let list = try Command.run(["dump", root, "--tree", "displayList"])
    #expect(list.output.contains("#FF0000FF"), "\(list.output)")
  }

  /// The dates of the compiled modules of the last project, by name.
  private func objects() throws -> [String: Date] {
    let cache = BuiltProducts.folder.appendingPathComponent("espalier-cache/projects")
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    func date(_ url: URL) throws -> Date? { try url.resourceValues(forKeys: keys).contentModificationDate }
    let folders = try FileManager.default.contentsOfDirectory(at: cache, includingPropertiesForKeys: nil)
      .map { $0.appendingPathComponent("objects") }.filter { FileManager.default.fileExists(atPath: $0.path) }
    let newest = try folders.max { try date($0) ?? .distantPast < date($1) ?? .distantPast }
    let files = try FileManager.default.contentsOfDirectory(at: #require(newest), includingPropertiesForKeys: nil)
    return try Dictionary(
      uniqueKeysWithValues: files.filter { $0.pathExtension == "o" }.map {
        ($0.lastPathComponent, try #require(try date($0)))
      })
  }

  @Test("A changed framework is compiled again, with what imports it; unchanged modules are kept") func changes() throws
  {
    try makeProject()
    let words = ["dump", root, "--tree", "accessibility"]
    #expect(try Command.run(words).status == 0)
    let first = try objects()
    #expect(try Command.run(words).status == 0)
    #expect(try objects() == first)
    try put("Model/Note.swift", "public enum Note { public static let title = \"changed\" }\n")
    let changed = try Command.run(words)
    #expect(changed.output.contains("changed, from the package"), "\(changed.output)")
    let second = try objects()
    #expect(second["Words.o"] == first["Words.o"] && first["Words.o"] != nil)
    #expect(second["Model.o"] != first["Model.o"])
  }

  @Test("Errors and missing names have the places of the user's files") func errors() throws {
    try makeProject()
    try put(
      "App/Broken.swift",
      "#if os(iOS)\n@objc class A { let a: Missing? = nil }\n#else\nlet x: Other? = nil\n#endif\nimport Absent\n")
    for (system, name) in [
      ("ios", "2:24: error: cannot find type 'Missing'"), ("macos", "4:8: error: cannot find type 'Other'"),
    ] {
      let checked = try Command.run(["check", root, "--as", system])
      #expect(checked.status == 1 && checked.output.contains("\(root)/App/Broken.swift:\(name)"), "\(checked.output)")
      #expect(checked.output.contains("\(root)/App/Broken.swift:6:8: error: no such module 'Absent'"))
    }
    let run = try Command.run(["dump", root, "--tree", "views"])
    #expect(
      run.status == 1 && run.output.contains("\(root)/App/Broken.swift:6:8: error: no such module"), "\(run.output)")
  }

  @Test("The unit tests of an app are compiled with it and run by XCTest and Testing, and a filter chooses among them")
  func unitTests() throws {
    try makeProject()
    try put(
      "NotesTests/NoteTests.swift",
      """
      import XCTest
      @testable import Model
      @testable import Notes

      @objc final class NoteTests: XCTestCase {
        @MainActor func testTitle() throws { XCTAssertEqual(Page().system, "phone") }
        func testLater() async throws { XCTAssertEqual(Note.title, "from the framework") }
        func testBundle() { XCTAssertNotNil(Bundle.main.url(forResource: "sample", withExtension: "json")) }
        func testFailing() { XCTAssertEqual(Note.title, "another") }
      }

      """)
    try put("NotesTests/sample.json", "{}")
    try put(
      "NotesTests/PageTests.swift",
      "import Testing\n@testable import Notes\n\n@MainActor @Test func page() { #expect(Page().system == \"phone\") }\n"
    )
    let all = try Command.run(["test", root])
    #expect(all.status == 1, "\(all.output)")
    #expect(all.output.contains("Executed 4 tests, with 1 failure"), "\(all.output)")
    #expect(all.output.contains("\(root)/NotesTests/NoteTests.swift:9: error: NoteTests.testFailing"), "\(all.output)")
    #expect(all.output.contains("Test page() passed"), "\(all.output)")
    let some = try Command.run(["test", root + "/Notes.xcodeproj", "--", "--filter", "NoteTests/test[TLB]"])
    #expect(some.status == 0 && some.output.contains("Executed 3 tests, with 0 failures"), "\(some.output)")
    let none = try Command.run(["test", root, "--target", "Model"])
    #expect(
      none.status == 64 && none.output == "espalier: Notes.xcodeproj has no target with unit tests of Model\n",
      "\(none.output)")
    // The app itself is drawn as before.
    #expect(try Command.run(["dump", root, "--tree", "views"]).status == 0)
  }

  @Test("A fetch of packages that fails is not repeated by the next run, and the message has the next step")
  func failedFetch() throws {
    try makeProject()
    try put(
      "Notes.xcodeproj/project.pbxproj",
      Self.project.replacingOccurrences(
        of: "W = { isa = XCLocalSwiftPackageReference; relativePath = Words; };",
        with: """
          W = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://127.0.0.1:1/nobody/Words.git";
            requirement = { kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
          """))
    let first = try Command.run(["check", root])
    #expect(first.status == 1 && first.output.contains("(not tried again for 10 minutes); clone it"), "\(first.output)")
    #expect(first.output.contains("--packages"))
    let start = Date()
    let second = try Command.run(["check", root])
    #expect(second.output.contains("(not tried again for 10 minutes); clone it"), "\(second.output)")
    #expect(!second.output.contains("fetching") && Date().timeIntervalSince(start) < 120)
  }

  @Test("Options and paths that name no target are explained") func misuse() throws {
    try makeProject()
    let target = try Command.run(["check", root, "--target", "Nots"])
    #expect(target.status == 64 && target.output.contains("Notes"), "\(target.output)")
    let system = try Command.run(["check", root, "--as", "watchos"])
    #expect(system.status == 64 && system.output == "espalier: --as takes ios or macos, not \"watchos\"\n")
    let file = try Command.run(["check", root + "/App/NotesApp.swift", "--target", "Notes"])
    #expect(file.status == 64 && file.output.hasPrefix("espalier: --target is for an Xcode project"), "\(file.output)")
    try put("Notes.xcodeproj/project.pbxproj", String(Self.project.dropLast(200)))
    let damaged = try Command.run(["check", root])
    #expect(damaged.status == 64 && damaged.output.contains("project.pbxproj"), "\(damaged.output)")
  }

  private static let project = """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T, F, U);
          packageReferences = (W); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug; };
        PD = { isa = XCBuildConfiguration; name = Debug;
          buildSettings = { SDKROOT = auto; SUPPORTED_PLATFORMS = "iphoneos iphonesimulator macosx"; SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = (A, M, K, V); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        M = { isa = PBXGroup; children = (N); path = Model; sourceTree = "<group>"; };
        N = { isa = PBXFileReference; lastKnownFileType = sourcecode.swift; path = Note.swift; sourceTree = "<group>"; };
        K = { isa = PBXFileReference; explicitFileType = wrapper.framework; path = Model.framework;
          sourceTree = BUILT_PRODUCTS_DIR; };
        W = { isa = XCLocalSwiftPackageReference; relativePath = Words; };
        WD = { isa = XCSwiftPackageProductDependency; productName = Words; package = W; };
        T = { isa = PBXNativeTarget; name = Notes; productName = Notes; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; buildPhases = (TS, TF); dependencies = (TD); fileSystemSynchronizedGroups = (A);
          packageProductDependencies = (WD); };
        TS = { isa = PBXSourcesBuildPhase; files = (); };
        TF = { isa = PBXFrameworksBuildPhase; files = (TB); };
        TB = { isa = PBXBuildFile; fileRef = K; };
        TD = { isa = PBXTargetDependency; target = F; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); defaultConfigurationName = Debug; };
        TC = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          PRODUCT_NAME = "$(TARGET_NAME)"; PRODUCT_BUNDLE_IDENTIFIER = org.example.Notes; GENERATE_INFOPLIST_FILE = YES;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG STAGING"; }; };
        V = { isa = PBXFileSystemSynchronizedRootGroup; path = NotesTests; sourceTree = "<group>"; };
        U = { isa = PBXNativeTarget; name = NotesTests; productName = NotesTests;
          productType = "com.apple.product-type.bundle.unit-test"; buildConfigurationList = UL; buildPhases = ();
          dependencies = (UD); fileSystemSynchronizedGroups = (V); };
        UD = { isa = PBXTargetDependency; target = T; };
        UL = { isa = XCConfigurationList; buildConfigurations = (UC); defaultConfigurationName = Debug; };
        UC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)";
          TEST_HOST = "$(BUILT_PRODUCTS_DIR)/Notes.app/Notes"; BUNDLE_LOADER = "$(TEST_HOST)"; }; };
        F = { isa = PBXNativeTarget; name = Model; productName = Model; productReference = K;
          productType = "com.apple.product-type.framework";
          buildConfigurationList = FL; buildPhases = (FS); dependencies = (); };
        FS = { isa = PBXSourcesBuildPhase; files = (FB); };
        FB = { isa = PBXBuildFile; fileRef = N; };
        FL = { isa = XCConfigurationList; buildConfigurations = (FC); defaultConfigurationName = Debug; };
        FC = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Model; }; };
      };
    }
    """
}
