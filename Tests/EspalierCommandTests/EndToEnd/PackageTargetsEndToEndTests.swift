// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The targets of packages that are not in Swift, or not for Apple systems alone, in apps that the built command checks and draws.
@Suite("Targets of packages", .enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"))
final class PackageTargetsEndToEndTests {
  private let folder = TemporaryFolder()
  private var root: String { folder.place("Tools").path }

  private func put(_ path: String, _ text: String) throws {
    try text.writeFile(URL(fileURLWithPath: root + "/" + path))
  }

  private func makeApp(_ body: String) throws {
    try put("Tools.xcodeproj/project.pbxproj", Self.project)
    try put(
      "App/ToolsApp.swift",
      """
      import Kit
      import SwiftUI

      @main struct ToolsApp: App {
        var body: some Scene { WindowGroup { Text(\(body)) } }
      }

      """)
  }

  @Test("A target in C with a definition and a library of the system are compiled and linked") func native() throws {
    try makeApp("words()")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [
          .target(name: "Kit", dependencies: ["CWords", "CNumbers"]),
          .target(
            name: "CWords",
            cSettings: [.define("ANSWER", to: "42"), .define("ANSWER", to: "0", .when(platforms: [.iOS]))]),
          .systemLibrary(name: "CNumbers"),
        ])

      """)
    try put(
      "Kit/Sources/Kit/Kit.swift",
      "import CNumbers\nimport CWords\npublic func words() -> String { \"\\(answer()) and \\(three())\" }\n")
    try put("Kit/Sources/CWords/include/CWords.h", "int answer(void);\n")
    try put("Kit/Sources/CWords/answer.c", "#include \"CWords.h\"\nint answer(void) { return ANSWER; }\n")
    try put("Kit/Sources/CNumbers/module.modulemap", "module CNumbers { header \"numbers.h\" link \"m\" }\n")
    try put("Kit/Sources/CNumbers/numbers.h", "static inline int three(void) { return 3; }\n")
    let checked = try Command.run(["check", root])
    #expect(checked.status == 0 && checked.output.hasSuffix("\n2 of 2 modules compile\n"), "\(checked.output)")
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("42 and 3"), "\(dump.output)")
    try put("Kit/Sources/CWords/answer.c", "#include \"CWords.h\"\nint answer(void) { return absent(; }\n")
    let broken = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(broken.status == 1 && broken.output.contains("Kit/CWords does not compile"), "\(broken.output)")
  }

  @Test("A module that needs sources in Objective-C has one reason, and the rest of the app is checked")
  func objectiveC() throws {
    try makeApp("words() + absentName")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["CWords"]), .target(name: "CWords")])

      """)
    try put("Kit/Sources/Kit/Kit.swift", "import CWords\npublic func words() -> String { \"\\(answer())\" }\n")
    try put("Kit/Sources/CWords/include/CWords.h", "int answer(void);\n")
    try put("Kit/Sources/CWords/answer.m", "int answer(void) { return 42; }\n")
    let checked = try Command.run(["check", root])
    #expect(
      checked.output.contains(
        "left out: CWords of the package Kit: its sources are in Objective-C; what the app uses of it belongs between "
          + "#if canImport(CWords) and #endif\n"), "\(checked.output)")
    #expect(
      checked.output.contains(
        "failed Kit/Kit\n  error: it needs another module: CWords is left out: its sources are in Objective-C\n"),
      "\(checked.output)")
    #expect(checked.status == 1 && checked.output.contains("cannot find 'absentName' in scope"), "\(checked.output)")
  }

  @Test("A file of a package that needs an absent name is left out, if the others compile without it, and the app runs")
  func partial() throws {
    try makeApp("words()")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])], targets: [.target(name: "Kit")])

      """)
    try put("Kit/Sources/Kit/Kit.swift", "public func words() -> String { number() }\n")
    try put("Kit/Sources/Kit/Number.swift", "func number() -> String { \"42\" }\n")
    try put("Kit/Sources/Kit/Sign.swift", "let sign = \"+\"\n")
    try put("Kit/Sources/Kit/Absent.swift", "import AbsentKit\nextension AbsentName { public var more: Int { 1 } }\n")
    let note = "ok Kit/Kit, without files that do not compile: Absent.swift\n"
    for _ in 0..<2 {
      let checked = try Command.run(["check", root])
      #expect(checked.status == 0 && checked.output.contains(note), "\(checked.output)")
    }
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("42"), "\(dump.output)")
    try put("Kit/Sources/Kit/Sign.swift", "let sign = \"-\"\n")
    let again = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(
      again.status == 0 && again.output.contains("left out: files of Kit/Kit that do not compile: Absent.swift"),
      "\(again.output)")
    try makeApp("\"\\(1.more)\"")
    let used = try Command.run(["check", root])
    #expect(used.status == 1 && used.output.contains("no member 'more'"), "\(used.output)")
  }

  @Test("A package whose manifest cannot be read is left out with the reason, and the rest of the app is checked")
  func manifest() throws {
    try makeApp("absentName")
    try put("Kit/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = absent()\n")
    let checked = try Command.run(["check", root])
    #expect(
      checked.output.contains("Kit, whose manifest cannot be read: ") && checked.output.contains("'absent'"),
      "\(checked.output)")
    #expect(checked.status == 1 && checked.output.contains("cannot find 'absentName' in scope"), "\(checked.output)")
  }

  @Test("A program whose package calls a C function that no library has runs, and ends with a message at a call of it")
  func absentFunction() throws {
    try makeApp("getenv(\"NONE\") == nil ? \"not called\" : \"\\(missing())\"")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["CNumbers"]), .systemLibrary(name: "CNumbers")])

      """)
    try put(
      "Kit/Sources/Kit/Kit.swift",
      "import CNumbers\npublic func missing() -> Int { Int(number_of_another_version(1)) }\n")
    try put("Kit/Sources/CNumbers/module.modulemap", "module CNumbers { header \"numbers.h\" link \"m\" }\n")
    try put("Kit/Sources/CNumbers/numbers.h", "int number_of_another_version(int);\n")
    let note = "left out: the C functions number_of_another_version, which no library of this system has"
    for _ in 0..<2 {
      let dump = try Command.run(["dump", root, "--tree", "accessibility"])
      #expect(dump.status == 0 && dump.output.contains("not called"), "\(dump.output)")
    }
    try makeApp("\"\\(missing())\"")
    let called = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(called.status != 0 && called.output.contains(note), "\(called.output)")
    #expect(
      called.output.contains("Tools has called number_of_another_version, which no library of this system has."),
      "\(called.output)")
  }

  @Test("The macros of a package are built and expanded; those that do not compile are left out with the reason")
  func macros() throws {
    try makeApp("\"sum \\(#twice(21))\"")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import CompilerPluginSupport
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        dependencies: [.package(url: "https://example.invalid/swift-syntax", from: "509.0.0")],
        targets: [
          .target(name: "Kit", dependencies: ["KitMacros"]),
          .macro(
            name: "KitMacros",
            dependencies: ["Words", .product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
          .target(name: "Words"),
        ])

      """)
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      @freestanding(expression)
      public macro twice(_ value: Int) -> Int = #externalMacro(module: "KitMacros", type: "TwiceMacro")

      """)
    try put("Kit/Sources/Words/Words.swift", "public let sign = \"+\"\n")
    let macro = """
      import SwiftCompilerPlugin
      import SwiftSyntax
      import SwiftSyntaxMacros
      import Words
      #if !canImport(SwiftSyntax600)
        #error("the version is not found")
      #endif

      struct TwiceMacro: ExpressionMacro {
        static func expansion(
          of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
        ) throws -> ExprSyntax {
          let value = node.arguments.first!.expression
          return "(\\(value) \\(raw: sign) \\(value))"
        }
      }

      @main struct Plugin: CompilerPlugin {
        let providingMacros: [any Macro.Type] = [TwiceMacro.self]
      }

      """
    try put("Kit/Sources/KitMacros/Macros.swift", macro)
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("sum 42"), "\(dump.output)")
    try put("Kit/Sources/KitMacros/Macros.swift", macro + "let x: Absent? = nil\n")
    let broken = try Command.run(["check", root])
    #expect(broken.status == 1 && broken.output.contains("left out: the macros of Kit/KitMacros"), "\(broken.output)")
    #expect(broken.output.contains("cannot find type 'Absent'"), "\(broken.output)")
  }

  @Test("A package that is written for Linux, too, is compiled as it is, one for Apple systems as the app is")
  func portable() throws {
    try makeApp("system + \", \" + other")
    try put(
      "Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
        targets: [.target(name: "Kit", dependencies: ["Portable"]), .target(name: "Portable")])

      """)
    try put(
      "Kit/Sources/Kit/Kit.swift",
      """
      @_exported import Portable
      #if os(iOS)
        public let other = "on iOS"
      #else
        public let other = "elsewhere"
      #endif

      """)
    try put(
      "Kit/Sources/Portable/System.swift",
      """
      import Foundation
      #if os(Linux) && !canImport(UIKit)
        public let system = "on Linux"
        func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
        let number = autoreleasepool { 1 }
      #else
        public let system = "elsewhere"
      #endif

      """)
    let dump = try Command.run(["dump", root, "--tree", "accessibility"])
    #expect(dump.status == 0 && dump.output.contains("on Linux, on iOS"), "\(dump.output)")
  }

  static let project = """
    // !$*UTF8*$!
    {
      objectVersion = 77;
      rootObject = P;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = PL; mainGroup = G; targets = (T); packageReferences = (W); };
        PL = { isa = XCConfigurationList; buildConfigurations = (PD); defaultConfigurationName = Debug; };
        PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = iphoneos; SWIFT_VERSION = 5.0; }; };
        G = { isa = PBXGroup; children = (A); sourceTree = "<group>"; };
        A = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        W = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
        D = { isa = XCSwiftPackageProductDependency; package = W; productName = Kit; };
        T = { isa = PBXNativeTarget; name = Tools; productName = Tools; productType = "com.apple.product-type.application";
          buildConfigurationList = TL; fileSystemSynchronizedGroups = (A); packageProductDependencies = (D);
          buildPhases = (); };
        TL = { isa = XCConfigurationList; buildConfigurations = (TD); defaultConfigurationName = Debug; };
        TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { PRODUCT_NAME = Tools; }; };
      };
    }
    """
}
