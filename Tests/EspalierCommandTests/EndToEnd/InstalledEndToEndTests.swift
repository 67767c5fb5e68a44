// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The command and the library below a prefix, installed from the build that the tests belong to.
@Suite(.enabled(if: BuiltProducts.hasCommand, "the library is not built beside the tests"), .serialized)
final class InstalledEndToEndTests {
  private let folder = TemporaryFolder()
  private let prefix: URL

  init() throws {
    prefix = folder.place("prefix")
    let installed = try Command.run(
      [], environment: ["PREFIX": prefix.path, "PRODUCTS": BuiltProducts.folder.path, "DESTDIR": ""],
      executable: Repository.root.appendingPathComponent("scripts/install"))
    try #require(installed.status == 0, "\(installed.output)")
  }

  private func espalier(_ arguments: String..., environment: [String: String] = [:]) throws -> (
    status: Int32, output: String
  ) {
    try Command.run(
      arguments, environment: environment.merging(["XDG_CACHE_HOME": folder.path + "/cache"]) { $1 },
      executable: prefix.appendingPathComponent("bin/espalier"))
  }

  /// Macros, a library of C and resources of the desktop: what reaches into the installation.
  @Test func aFile() throws {
    let file = folder.place("File.swift").path
    try """
    import SwiftUI
    extension EnvironmentValues { @Entry var word = "from an entry" }
    struct A: View {
      @Environment(\\.word) var word
      var body: some View { Label(word, systemImage: "leaf") }
    }
    #Preview { A() }
    """.write(toFile: file, atomically: true, encoding: .utf8)
    let checked = try espalier("check", file)
    #expect(checked.status == 0, "\(checked.output)")
    let dumped = try espalier("dump", file, "--tree", "views")
    #expect(dumped.status == 0 && dumped.output.contains("from an entry"), "\(dumped.output)")
    let picture = folder.place("a.png").path
    let drawn = try espalier("render", file, "--out", picture)
    #expect(drawn.status == 0 && FileManager.default.fileExists(atPath: picture), "\(drawn.output)")
    // Nothing is written below the prefix, which belongs to all users.
    #expect(FileManager.default.fileExists(atPath: folder.path + "/cache/espalier/programs"))
    let own = try FileManager.default.subpathsOfDirectory(atPath: prefix.path)
    #expect(!own.contains { $0.contains("cache") })
  }

  @Test func aNewApp() throws {
    let app = folder.place("Hello").path
    let made = try espalier("new", app)
    #expect(made.status == 0, "\(made.output)")
    // A package needs no checkout: it depends on the installed one.
    let manifest = try String(contentsOfFile: app + "/Package.swift", encoding: .utf8)
    #expect(manifest.contains(".package(path: \"\(prefix.path)/share/espalier\")"))
    let page = "import SwiftUI\nlet accents = [Color(.accent), Color.accent]\n"
    try page.write(toFile: app + "/Sources/Hello/Accents.swift", atomically: true, encoding: .utf8)
    let entry = "import SwiftUI\nextension EnvironmentValues { @Entry var word = \"word\" }\n"
    try entry.write(toFile: app + "/Sources/Hello/Word.swift", atomically: true, encoding: .utf8)

    let tested = try espalier("test", app)
    #expect(tested.status == 0 && tested.output.contains("Test run with 1 test"), "\(tested.output)")
    let ran = try espalier("run", app, environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
    #expect(ran.status == 69 && ran.output.contains("\nHelloApp: no display"), "\(ran.output)")

    // SwiftPM alone, which finds the modules through pkg-config.
    let swift = URL(fileURLWithPath: try #require(ChildProcess.find("swift")))
    let paths = ["PKG_CONFIG_PATH": prefix.path + "/lib/pkgconfig"]
    let lost = try Command.run(["build", "--package-path", app], executable: swift)
    #expect(lost.status != 0)
    #expect(lost.output.contains("export PKG_CONFIG_PATH=\(prefix.path)/lib/pkgconfig"), "\(lost.output)")
    let built = try Command.run(["build", "--package-path", app], environment: paths, executable: swift)
    #expect(built.status == 0, "\(built.output)")
  }

  @Test func theDoctorReportsItsCompiler() throws {
    let present = try espalier("doctor")
    #expect(present.output.contains("ok       built library \(prefix.path)/lib/espalier/libEspalierRuntime.so\n"))
    #expect(present.output.contains("ok       the library's compiler Swift version "), "\(present.output)")
    try "Swift version 5.9 (swift-5.9-RELEASE)\n".write(
      to: prefix.appendingPathComponent("lib/espalier/toolchain"), atomically: true, encoding: .utf8)
    let other = try espalier("doctor")
    #expect(other.status == 69 && other.output.contains("missing  the library's compiler: "), "\(other.output)")
  }
}
