// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The conditions under which the built command compiles packages: those of the app, or those of Linux where only these compile.
@Suite("Conditions of packages", .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class PackageConditionsEndToEndTests {
  private let folder = TemporaryFolder()
  private var root: String { folder.place("Tools").path }

  private func put(_ path: String, _ text: String) throws {
    try text.writeFile(URL(fileURLWithPath: root + "/" + path))
  }

  private func makeApp(_ body: String, manifest: String) throws {
    try put("Tools.xcodeproj/project.pbxproj", PackageTargetsEndToEndTests.project)
    try put(
      "App/ToolsApp.swift",
      "import Kit\nimport SwiftUI\n\n@main struct ToolsApp: App {\n  var body: some Scene { WindowGroup { Text(\(body)) } }\n}\n"
    )
    try put("Kit/Package.swift", manifest)
  }

  private static func manifest(tools: String = "5.9", _ targets: String, _ more: String = "") -> String {
    """
    // swift-tools-version: \(tools)
    import CompilerPluginSupport
    import PackageDescription
    let package = Package(
      name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], \(more)
      targets: [\(targets)])

    """
  }

  @Test("A package whose code for UIKit does not compile is compiled as on Linux, and kept so until it changes")
  func withoutUIKit() throws {
    try makeApp(
      "place", manifest: Self.manifest(".target(name: \"Kit\", dependencies: [\"Base\"]), .target(name: \"Base\")"))
    // The base is compiled as the app is, so that it imports UIKit.
    try put(
      "Kit/Sources/Base/Base.swift",
      "import UIKit\npublic let base = \"base on \" + system\n#if os(iOS)\nlet system = \"iOS\"\n#endif\n")
    let kit = """
      import Base
      import Foundation
      #if canImport(UIKit)
        import UIKit
        public let place = AbsentView.name
      #else
        public let place = base + ", kit on Linux"
        let lock = os_unfair_lock_t.allocate(capacity: 1)
      #endif

      """
    try put("Kit/Sources/Kit/Kit.swift", kit)
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0 && checked.output.hasSuffix("\n3 of 3 modules compile\n"), "\(checked.output)")
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("base on iOS, kit on Linux"), "\(dump.output)")
    try put("Kit/Sources/Kit/Kit.swift", kit.replacing("AbsentView.name", with: "base + \", kit with UIKit\""))
    let mended = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(mended.output.contains("base on iOS, kit with UIKit"), "\(mended.output)")
  }

  @Test("A package that compiles in no variant is listed with the errors of the app's conditions, and is missing above")
  func broken() throws {
    try makeApp("place", manifest: Self.manifest(".target(name: \"Kit\")"))
    let source =
      "#if canImport(UIKit)\npublic let place = AbsentName.here\n#else\npublic let place = OtherName.here\n#endif\n"
    try put("Kit/Sources/Kit/Kit.swift", "public let place = \"x\"\n")
    #expect(try Command.run(["check", root]).status == 0)
    try put("Kit/Sources/Kit/Kit.swift", source)
    let checked = try Command.run(["check", root])
    #expect(checked.status == 1 && checked.output.contains("AbsentName"), "\(checked.output)")
    #expect(
      !checked.output.contains("OtherName") && checked.output.contains("no such module 'Kit'"), "\(checked.output)")
  }

  @Test("The traits of a package that are enabled are conditions of its sources, and select dependencies")
  func traits() throws {
    try makeApp(
      "words",
      manifest: Self.manifest(
        tools: "6.1",
        ".target(name: \"Kit\", dependencies: [.target(name: \"Extra\", condition: .when(traits: [\"Colours\"]))]), .target(name: \"Extra\")",
        "traits: [.default(enabledTraits: [\"Both\"]), .trait(name: \"Both\", enabledTraits: [\"Colours\"]), .trait(name: \"Colours\"), .trait(name: \"Sounds\")],"
      ))
    try put("Kit/Sources/Extra/Extra.swift", "public let extra = \"with colours\"\n")
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      #if Colours && Both && !Sounds
        import Extra
        public let words = extra
      #else
        public let words = "without"
      #endif

      """)
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("with colours"), "\(dump.output)")
  }

  @Test("A target in Objective-C that only code for UIKit imports does not take the code for Linux with it")
  func objectiveC() throws {
    try makeApp(
      "words", manifest: Self.manifest(".target(name: \"Kit\", dependencies: [\"Shim\"]), .target(name: \"Shim\")"))
    try put("Kit/Sources/Shim/include/Shim.h", "int shim(void);\n")
    try put("Kit/Sources/Shim/shim.m", "int shim(void) { return 1; }\n")
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      #if canImport(UIKit)
        import Shim
        public let words = "shim \\(shim())"
      #else
        public let words = "without"
      #endif

      """)
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0 && checked.output.contains("left out: Shim of the package Kit"), "\(checked.output)")
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("without"), "\(dump.output)")
  }

  @Test("A package with errors of isolation alone compiles, as it does for a program") func isolation() throws {
    try makeApp("words", manifest: Self.manifest(tools: "6.0", ".target(name: \"Kit\")"))
    try put(
      "Kit/Sources/Kit/Kit.swift",
      "import Foundation\npublic let words = \"warned\"\nfunc warn() { fputs(\"warning\", stderr) }\n")
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0 && checked.output.hasSuffix("\n2 of 2 modules compile\n"), "\(checked.output)")
  }

  @Test("A module that a newer package has replaced exists for packages that still import it")
  func formerModule() throws {
    try makeApp(
      "isTesting ? \"tests\" : report()",
      manifest: Self.manifest(
        tools: "6.0",
        """
        .target(name: "Kit", dependencies: [.product(name: "XCTestDynamicOverlay", package: "xctest-dynamic-overlay")])
        """, "dependencies: [.package(url: \"https://example.org/xctest-dynamic-overlay\", from: \"1.0.0\")],"))
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      @_exported import XCTestDynamicOverlay
      public func report() -> String {
        XCTFail("failure")
        return "\\(_XCTIsTesting) \\(reported)"
      }

      """)
    try put(
      "Packages/xctest-dynamic-overlay/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "swift-issue-reporting", products: [.library(name: "IssueReporting", targets: ["IssueReporting"])],
        targets: [.target(name: "IssueReporting")])

      """)
    try put(
      "Packages/xctest-dynamic-overlay/Sources/IssueReporting/Report.swift",
      """
      public let isTesting = false
      nonisolated(unsafe) public var reported = ""
      public func reportIssue(
        _ message: @autoclosure () -> String? = nil, filePath: StaticString = #filePath, line: UInt = #line
      ) { reported = message() ?? "" }

      """)
    let dump = try Command.run(["dump", root, "--packages", root + "/Packages", "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("false failure"), "\(dump.output)")
  }

  @Test("A link to a folder of sources is followed, one to a folder around it is not")
  func links() throws {
    try makeApp("shared", manifest: Self.manifest(".target(name: \"Kit\")"))
    try put("Kit/Sources/Kit/Kit.swift", "public let shared = text\n")
    try put("Kit/Shared/Text.swift", "let text = \"from a link\"\n")
    let sources = root + "/Kit/Sources/Kit"
    try FileManager.default.createSymbolicLink(atPath: sources + "/Linked", withDestinationPath: "../../Shared")
    try FileManager.default.createSymbolicLink(atPath: sources + "/Around", withDestinationPath: "..")
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("from a link"), "\(dump.output)")
  }

  @Test(
    "A file that imports Combine with @preconcurrency captures its values, although Foundation brings Combine along")
  func preconcurrency() throws {
    try makeApp("text", manifest: Self.manifest(tools: "6.0", ".target(name: \"Kit\")"))
    try put("Kit/Sources/Kit/Text.swift", "import Foundation\npublic let text = \"compiled\"\n")
    try put(
      "Kit/Sources/Kit/Timers.swift",
      """
      @preconcurrency import Combine

      func later(_ cancellable: any Cancellable) -> @Sendable () -> Void { { cancellable.cancel() } }

      """)
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0, "\(checked.output)")
  }

  @Test("Macros import targets of other packages, switch over all cases of SwiftSyntax, and find Foundation's names")
  func macros() throws {
    try makeApp(
      "#shout(\"ab cd\")",
      manifest: Self.manifest(
        tools: "6.0",
        """
        .target(name: "Kit", dependencies: ["KitMacros"]),
        .macro(name: "KitMacros", dependencies: [.product(name: "Words", package: "Words")])
        """, "dependencies: [.package(path: \"../Words\")],"))
    try put(
      "Words/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Words", products: [.library(name: "Words", targets: ["Words"])], targets: [.target(name: "Words")])

      """)
    try put("Words/Sources/Words/Words.swift", "public func words(_ text: String) -> String { text + \"!\" }\n")
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      @freestanding(expression)
      public macro shout(_ text: String) -> String = #externalMacro(module: "KitMacros", type: "ShoutMacro")

      """)
    try put(
      "Kit/Sources/KitMacros/Macros.swift",
      """
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros
      import Words

      struct ShoutMacro: ExpressionMacro {
        static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
          let text = node.arguments.first!.expression.as(StringLiteralExprSyntax.self)!.representedLiteralValue!
          return "\\(literal: words(text.capitalized))"
        }

        static func kind(_ accessors: AccessorBlockSyntax.Accessors) -> Int {
          switch accessors {
          case .accessors: 1
          case .getter: 2
          }
        }
      }

      @main struct Plugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [ShoutMacro.self]
      }

      """)
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("Ab Cd!"), "\(dump.output)")
  }
}
