// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// Packages of users, made, built, tested and run by the built command.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"), .serialized)
final class PackageEndToEndTests {
  private let folder = TemporaryFolder()

  private var app: String { folder.place("hello-app").path }

  @Test func aNewAppBuildsTestsAndRunsAtOnce() throws {
    let made = try Command.run(["new", app])
    #expect(made.status == 0, "\(made.output)")
    let again = try Command.run(["new", app])
    #expect(again.status == 64 && again.output == "espalier: \(app) is there already, and is not empty\n")

    // As on Apple systems, Foundation brings Combine, Observation and what it has of the network and of XML.
    let model = """
      import Foundation
      let request = URLRequest(url: URL(fileURLWithPath: "/"))
      func parser() -> XMLParser { XMLParser(data: Data()) }
      final class Model: ObservableObject { @Published var count = 0 }
      @Observable final class Other { var count = 0 }

      """
    try model.write(toFile: app + "/Sources/hello-app/Model.swift", atomically: true, encoding: .utf8)

    let tested = try Command.run(["test", app])
    #expect(tested.status == 0 && tested.output.contains("Test run with 1 test"), "\(tested.output)")
    // The library itself, which takes minutes, is not built again.
    let built = try FileManager.default.subpathsOfDirectory(atPath: app + "/.build")
    #expect(!built.contains { $0.hasSuffix("EspalierControls.build") || $0.hasSuffix("EspalierCore.build") })
    #expect(built.contains { $0.hasSuffix("hello_app.build") || $0.hasSuffix("hello-app.build") })

    // Where there is no display, the program prints that: it was built, and it runs.
    let ran = try Command.run(["run", app, "--size", "100x100"], environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(ran.status == 69 && ran.output.contains("\nHelloAppApp: no display"), "\(ran.output)")
    // The output of SwiftPM's build precedes it, on the standard error: the standard output is the program's. Before that,
    // the command prints what takes more than a second.
    let words = ran.output.split(separator: "\n").drop { $0.hasPrefix("espalier: reading ") }
    #expect(words.first?.hasPrefix("Building for debugging...") == true, "\(ran.output)")
    let program = try Command.run(
      ["run", app], mergingErrors: false, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(program.output == "")

    let other = try Command.run(["run", app, "--product", "hallo-app"])
    #expect(other.status == 64 && other.output.contains("did you mean hello-app?"), "\(other.output)")

    try "struct Broken {".write(toFile: app + "/Sources/hello-app/Broken.swift", atomically: true, encoding: .utf8)
    let broken = try Command.run(["run", app])
    #expect(broken.status == 1 && broken.output.contains("Broken.swift:1:"), "\(broken.output)")
  }

  /// The plugin of a new app: `AccentColor` is its accent, and what is added to the catalogue has a name in the next build.
  @Test func aCatalogueGivesNamesAndTheAccent() throws {
    let made = try Command.run(["new", app])
    #expect(made.status == 0, "\(made.output)")
    let sources = app + "/Sources/hello-app"
    func put(_ path: String, _ text: String) throws {
      try text.writeFile(URL(fileURLWithPath: sources + "/" + path))
    }
    let test = """
      import SwiftUI
      import Testing
      import ViewTesting
      @testable import hello_app
      @MainActor @Test func colours() throws {
        let list = ViewHost(HStack { Palette() }, size: CGSize(width: 90, height: 30)).dump(.displayList)
        print("found", list)
        #expect(list.contains("#010203FF") && list.contains("#2F855AFF"))
      }

      """
    try test.write(toFile: app + "/Tests/hello-appTests/Colours.swift", atomically: true, encoding: .utf8)
    try put(
      "Palette.swift",
      "import SwiftUI\nstruct Palette: View { var body: some View { Color(.brand); Rectangle().fill(.tint) } }\n")
    let without = try Command.run(["test", app])
    #expect(without.status == 1 && without.output.contains("member 'brand'"), "\(without.output)")
    let components = #"{"red": "0x01", "green": "0x02", "blue": "0x03", "alpha": "1.0"}"#
    try put(
      "Assets.xcassets/BrandColor.colorset/Contents.json",
      "{\"colors\": [{\"color\": {\"components\": \(components)}}]}")
    let with = try Command.run(["test", app])
    #expect(with.status == 0 && with.output.contains("Test run with 2 tests"), "\(with.output)")

    let edit = try String(contentsOfFile: app + "/Package.swift", encoding: .utf8)
    try edit.replacingOccurrences(of: "resources: [.process(\"Assets.xcassets\")],", with: "").write(
      toFile: app + "/Package.swift", atomically: true, encoding: .utf8)
    let loose = try Command.run(["test", app])
    #expect(
      loose.output.contains(
        "is not among the resources of the target hello-app; add resources: [.process(\"Assets.xcassets\")]"),
      "\(loose.output)")
  }

  /// The list of the program's target, also in its tests.
  @Test func programsAndTestsHaveAnIdentifier() throws {
    func put(_ path: String, _ text: String) throws {
      try text.writeFile(folder.place(path))
    }
    try put(
      "Package.swift",
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "P", targets: [
        .executableTarget(name: "Bird", path: "Code", exclude: ["Info.plist"]), .testTarget(name: "T", path: "T"),
      ])
      """)
    try put("Code/main.swift", "import Foundation\nprint(Bundle.main.bundleIdentifier ?? \"none\")\n")
    try put(
      "T/T.swift",
      """
      import Foundation
      import Testing
      @Test func t() { print("tests of", Bundle.main.bundleIdentifier ?? "none") }

      """)
    func list(_ id: String) -> String {
      "<plist version=\"1.0\"><dict><key>CFBundleIdentifier</key><string>\(id)</string></dict></plist>"
    }
    try put("Code/Info.plist", list("$(PRODUCT_BUNDLE_IDENTIFIER)"))
    let derived = try Command.run(["run", folder.path], mergingErrors: false)
    #expect(derived.output == "app.Espalier.Bird\n")
    try put("Code/Info.plist", list("org.example.b"))
    let own = try Command.run(["run", folder.path], mergingErrors: false)
    #expect(own.output == "org.example.b\n")
    let tested = try Command.run(["test", folder.path])
    #expect(tested.status == 0 && tested.output.contains("tests of org.example.b"), "\(tested.output)")
  }

  @Test func packagesThatCannotRun() throws {
    let empty = try Command.run(["run", folder.path])
    #expect(empty.status == 64 && empty.output.contains("no .swift files in \(folder.path)"), "\(empty.output)")

    func write(_ targets: String) throws {
      try
        "// swift-tools-version: 6.1\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\(targets)])"
        .write(toFile: folder.path + "/Package.swift", atomically: true, encoding: .utf8)
    }
    try write(".target(name: \"L\")")
    let library = try Command.run(["run", folder.path])
    #expect(library.status == 64 && library.output.contains("has no executableTarget"), "\(library.output)")

    try write(".executableTarget(name: \"A\"), .executableTarget(name: \"B\")")
    let two = try Command.run(["run", folder.path])
    #expect(
      two.status == 64 && two.output.hasSuffix("makes 2 programs; choose one:\n  --product A\n  --product B\n"),
      "\(two.output)")

    try write("nonsense")
    let broken = try Command.run(["run", folder.path])
    #expect(broken.status == 1 && broken.output.contains("SwiftPM cannot read"), "\(broken.output)")
  }
}
