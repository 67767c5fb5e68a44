// SPDX-License-Identifier: MIT

import Foundation

/// The built library that stands beside the command, and the sources it was built from.
struct Installation {
  /// `.build/<configuration>`: the command, the shared library and the modules.
  let products: URL
  /// The folder of Espalier's Package.swift.
  let package: URL

  var modules: URL { products.appendingPathComponent("Modules") }
  var library: URL { products.appendingPathComponent("libEspalierRuntime.so") }

  /// The program that expands the library's macros.
  var macros: URL { products.appendingPathComponent("EspalierMacros-tool") }

  /// Looks beside the running command.
  /// - Throws: status 69 with the command that builds what is missing.
  static func find(executable: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()) throws
    -> Installation
  {
    let products = executable.deletingLastPathComponent()
    var folder = products
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        let installation = Installation(products: products, package: folder)
        try installation.checkBuilt()
        return installation
      }
      folder.deleteLastPathComponent()
    }
    throw Stop.missing("no Package.swift above \(products.path): run the espalier that Espalier's own build made")
  }

  /// The command that builds the library of this configuration.
  var buildCommand: String {
    let configuration = products.lastPathComponent == "release" ? " -c release" : ""
    return "swift build --package-path \(package.path)\(configuration) --product EspalierRuntime"
  }

  private func checkBuilt() throws {
    let module = modules.appendingPathComponent("SwiftUI.swiftmodule")
    for needed in [module, library, macros] where !FileManager.default.fileExists(atPath: needed.path) {
      throw Stop.missing("the library is not built (no \(needed.lastPathComponent)); build it with:\n  \(buildCommand)")
    }
  }

  /// A folder for what the command keeps between runs: under the build folder, else in the user's cache, else temporary.
  func cache(_ name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let user = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
    let places = [products.appendingPathComponent("espalier-cache"), URL(fileURLWithPath: user + "/espalier")]
    for place in places.map({ $0.appendingPathComponent(name) }) {
      try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      if FileManager.default.isWritableFile(atPath: place.path) { return place }
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(getuid())-" + name)
  }
}
