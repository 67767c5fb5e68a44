// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import EspalierCommand

/// Which library belongs to a command, by the folders around it.
@Suite final class InstallationTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-" + UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func put(_ paths: String...) throws {
    for path in paths {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
  }

  private func find(_ executable: String) throws -> Installation {
    try Installation.find(executable: folder.appendingPathComponent(executable))
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

  @Test func anInstalledPrefix() throws {
    try put("bin/espalier", "lib/espalier/libEspalierRuntime.so", "lib/espalier/modules/SwiftUI.swiftmodule")
    #expect(
      message("bin/espalier")
        == "the installation is not complete (no \(folder.path)/lib/espalier/EspalierMacros); in Espalier's checkout, "
        + "install again with:\n  make install PREFIX=\(folder.path)")
    try put("lib/espalier/EspalierMacros", "lib/espalier/modules/EspalierCCairo/module.modulemap")
    try "Swift version 1\n".write(
      to: folder.appendingPathComponent("lib/espalier/toolchain"), atomically: true, encoding: .utf8)
    let found = try find("bin/espalier")
    #expect(found.library.path == folder.path + "/lib/espalier/libEspalierRuntime.so")
    #expect(found.macros.path == folder.path + "/lib/espalier/EspalierMacros")
    #expect(found.package.path == folder.path + "/share/espalier")
    #expect(found.moduleMaps.map(\.path) == [folder.path + "/lib/espalier/modules/EspalierCCairo/module.modulemap"])
    #expect(found.toolchain == "Swift version 1")
    // What one user compiles is not kept where all users read.
    #expect(!found.cache("programs").path.hasPrefix(folder.path))
  }

  @Test func aCommandAlone() throws {
    try put("bin/espalier")
    #expect(message("bin/espalier")?.contains("no library belongs to \(folder.path)/bin/espalier") == true)
  }
}
