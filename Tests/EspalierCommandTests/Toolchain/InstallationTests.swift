// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

@testable import EspalierCommand

/// The library that belongs to a command, by the folders around it.
@Suite final class InstallationTests {
  private let folder = TemporaryFolder()

  private func put(_ paths: String...) throws {
    for path in paths {
      let file = folder.place(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func find(_ executable: String) throws -> Installation {
    try Installation.find(executable: folder.place(executable))
  }

  private func message(_ executable: String) -> String? {
    do {
      _ = try find(executable)
      return nil
    } catch {
      let stop = error as? Stop
      #expect(stop?.status == ExitStatus.missing)
      return stop?.message
    }
  }

  @Test func aBuildFolder() throws {
    let products = ".build/x86_64/release/"
    try put(
      "Package.swift", "Sources/EspalierCCairo/module.modulemap", "Sources/Other/Other.swift", products + "espalier")
    #expect(
      message(products + "espalier")
        == "the library is not built (no SwiftUI.swiftmodule); build it with:\n"
        + "  \(folder.path)/scripts/release EspalierRuntime")
    try put(products + "Modules/SwiftUI.swiftmodule", products + "libEspalierRuntime.so")
    #expect(message(products + "espalier")?.contains("(no EspalierMacros-tool)") == true)
    try put(products + "EspalierMacros-tool")
    let found = try find(products + "espalier")
    #expect(found.library.path == folder.path + "/" + products + "libEspalierRuntime.so")
    #expect(found.package.path == folder.path)
    #expect(found.moduleMaps.map(\.path) == [folder.path + "/Sources/EspalierCCairo/module.modulemap"])
    #expect(found.toolchain == nil)
  }

  @Test("A library that is older than its modules is not used")
  func age() throws {
    let products = ".build/x86_64/debug/"
    try put(
      "Package.swift", products + "espalier", products + "Modules/SwiftUI.swiftmodule",
      products + "libEspalierRuntime.so", products + "EspalierMacros-tool")
    let library = folder.place(products + "libEspalierRuntime.so").path
    #expect(message(products + "espalier") == nil)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: library)
    #expect(
      message(products + "espalier")
        == "the library is older than its modules, which were compiled since; link it with:\n"
        + "  swift build --package-path \(folder.path) --product EspalierRuntime")
  }

  @Test func anInstalledPrefix() throws {
    try put("bin/espalier", "lib/espalier/libEspalierRuntime.so", "lib/espalier/modules/SwiftUI.swiftmodule")
    #expect(
      message("bin/espalier")
        == "the installation is not complete (no \(folder.path)/lib/espalier/EspalierMacros); in Espalier's checkout, "
        + "install again with:\n  make install PREFIX=\(folder.path)")
    try put("lib/espalier/EspalierMacros", "lib/espalier/modules/EspalierCCairo/module.modulemap")
    try "Swift version 1\n".write(
      to: folder.place("lib/espalier/toolchain"), atomically: true, encoding: .utf8)
    let found = try find("bin/espalier")
    #expect(found.library.path == folder.path + "/lib/espalier/libEspalierRuntime.so")
    #expect(found.macros.path == folder.path + "/lib/espalier/EspalierMacros")
    #expect(found.package.path == folder.path + "/share/espalier")
    #expect(found.moduleMaps.map(\.path) == [folder.path + "/lib/espalier/modules/EspalierCCairo/module.modulemap"])
    #expect(found.toolchain == "Swift version 1")
    // Programs that one user compiles are not kept where all users read.
    #expect(try !found.cache("programs").path.hasPrefix(folder.path))
  }

  @Test func cachesAreInTheBuildFolderAndInTheUsersCache() {
    let products = folder.place("products")
    func places(_ environment: [String: String]) -> [String] {
      Installation.cachePlaces(.build(products: products, checkout: folder.url), environment: environment).map(\.path)
    }
    let own = products.path + "/espalier-cache"
    #expect(places(["HOME": "/home/a"]) == [own, "/home/a/.cache/espalier"])
    #expect(places(["HOME": "/home/a", "XDG_CACHE_HOME": "/cache"]) == [own, "/cache/espalier"])
    // By the specification of these folders, a relative path and an empty one count as none.
    for wrong in ["", "cache", "./cache"] {
      #expect(places(["HOME": "/home/a", "XDG_CACHE_HOME": wrong]) == [own, "/home/a/.cache/espalier"])
    }
    // Without a home in the environment, it is that of the system's list of users.
    #expect(places([:]).allSatisfy { $0.hasPrefix("/") } && places(["HOME": "home"]) == places([:]))
    #expect(
      Installation.cachePlaces(.prefix(folder.url), environment: ["HOME": "/home/a"]).map(\.path)
        == ["/home/a/.cache/espalier"])
  }

  /// A checkout that several users share: what one of them could put there, another one would run.
  @Test func aBuildFolderThatOthersWriteKeepsNothing() throws {
    let products = folder.place("products")
    let cache = products.appendingPathComponent("espalier-cache")
    let installation = Installation(layout: .build(products: products, checkout: folder.url))
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    #expect(try installation.cache("programs").path == cache.path + "/programs")
    for (path, mode) in [(cache.path + "/programs", 0o775), (cache.path, 0o777), (products.path, 0o777)] {
      chmod(path, mode_t(mode))
      #expect(try !installation.cache("programs").path.hasPrefix(products.path), "\(path)")
      chmod(path, 0o700)
      #expect(try installation.cache("programs").path.hasPrefix(products.path), "\(path)")
    }
  }

  @Test func aCommandAlone() throws {
    try put("bin/espalier")
    #expect(message("bin/espalier")?.contains("no library belongs to \(folder.path)/bin/espalier") == true)
  }
}
