// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// The built library that the command uses, and the places of its parts.
struct Installation {
  enum Layout {
    /// The result of a build: `products` is `.build/<configuration>`, `checkout` the folder of Espalier's Package.swift.
    case build(products: URL, checkout: URL)
    /// The files that `make install` writes below a prefix: `bin`, `lib/espalier` and `share/espalier`.
    case prefix(URL)
  }

  let layout: Layout

  /// The folder of the shared library.
  var libraries: URL {
    switch layout {
    case .build(let products, _): products
    case .prefix(let prefix): prefix.appendingPathComponent("lib/espalier")
    }
  }

  var library: URL { libraries.appendingPathComponent("libEspalierRuntime.so") }

  var modules: URL {
    switch layout {
    case .build(let products, _): products.appendingPathComponent("Modules")
    case .prefix: libraries.appendingPathComponent("modules")
    }
  }

  /// The program that expands the library's macros.
  var macros: URL {
    switch layout {
    case .build(let products, _): products.appendingPathComponent("EspalierMacros-tool")
    case .prefix: libraries.appendingPathComponent("EspalierMacros")
    }
  }

  /// The folder whose subfolders have the module maps of the system's libraries.
  private var moduleMapFolder: URL {
    switch layout {
    case .build(_, let checkout): checkout.appendingPathComponent("Sources")
    case .prefix: modules
    }
  }

  /// The module maps of the system's libraries, in order of their paths.
  var moduleMaps: [URL] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: moduleMapFolder.path)) ?? []
    return folders.sorted().map {
      moduleMapFolder.appendingPathComponent($0).appendingPathComponent("module.modulemap")
    }
    .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// The module map of the module `Darwin`, which files have and packages do not.
  var darwin: URL {
    switch layout {
    case .build(_, let checkout): checkout.appendingPathComponent("Packaging/Darwin/module.modulemap")
    case .prefix: libraries.appendingPathComponent("Darwin/module.modulemap")
    }
  }

  /// The folder of the package on which a new app depends. SwiftPM names a dependency by path after its folder, so it is
  /// called `espalier` in an installation.
  var package: URL {
    switch layout {
    case .build(_, let checkout): checkout
    case .prefix(let prefix): prefix.appendingPathComponent("share/espalier")
    }
  }

  /// The toolchain that compiled an installed library, as the first line of `swiftc --version`; nil for a build folder, which
  /// SwiftPM builds anew for another toolchain.
  var toolchain: String? {
    guard case .prefix = layout else { return nil }
    let text = try? RegularFile.text(libraries.appendingPathComponent("toolchain").path, limit: 1 << 16)
    return text?.trimmingCharacters(in: .newlines)
  }

  /// A text that changes when the library is built again.
  var stamp: String {
    let attributes = try? FileManager.default.attributesOfItem(atPath: library.path)
    let date = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    return "\(library.path) \(date) \(attributes?[.size] ?? 0)"
  }

  /// The running command.
  static var command: URL { URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath() }

  /// Searches around the running command.
  /// - Throws: status 69 with the command that builds or installs the missing library.
  static func find(executable: URL = command) throws -> Installation {
    let folder = executable.deletingLastPathComponent()
    guard let layout = installed(executable: folder) ?? build(products: folder) else {
      throw Stop.missing(
        "no library belongs to \(executable.path): there is neither lib/espalier beside its folder nor Espalier's "
          + "Package.swift above it; run the espalier of Espalier's own build, or install with:\n  make install PREFIX=…"
      )
    }
    let installation = Installation(layout: layout)
    try installation.checkComplete()
    return installation
  }

  private static func installed(executable folder: URL) -> Layout? {
    let prefix = folder.deletingLastPathComponent()
    let libraries = prefix.appendingPathComponent("lib/espalier").path
    guard folder.lastPathComponent == "bin", FileManager.default.fileExists(atPath: libraries) else { return nil }
    return .prefix(prefix)
  }

  private static func build(products: URL) -> Layout? {
    var folder = products
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return .build(products: products, checkout: folder)
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The command that builds a product.
  private static func build(_ products: URL, _ checkout: URL) -> String {
    products.lastPathComponent == "release"
      ? "\(checkout.path)/scripts/release" : "swift build --package-path \(checkout.path) --product"
  }

  /// A build of the command alone compiles the modules and does not link the library: programs would be compiled for one version,
  /// run with another, and end somewhere in it.
  private func checkAge(of module: URL) throws {
    guard case .build(let products, let checkout) = layout, let compiled = Self.changeDate(of: module),
      let linked = Self.changeDate(of: library), linked < compiled
    else { return }
    throw Stop.missing(
      "the library is older than its modules, which were compiled since; link it with:\n"
        + "  \(Self.build(products, checkout)) EspalierRuntime")
  }

  private static func changeDate(of file: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.modificationDate] as? Date
  }

  private func checkComplete() throws {
    let module = modules.appendingPathComponent("SwiftUI.swiftmodule")
    let missing = [module, library, macros].first { !FileManager.default.fileExists(atPath: $0.path) }
    guard let missing else { return try checkAge(of: module) }
    switch layout {
    case .build(let products, let checkout):
      throw Stop.missing(
        "the library is not built (no \(missing.lastPathComponent)); build it with:\n"
          + "  \(Self.build(products, checkout)) EspalierRuntime")
    case .prefix(let prefix):
      throw Stop.missing(
        "the installation is not complete (no \(missing.path)); in Espalier's checkout, install again with:\n"
          + "  make install PREFIX=\(prefix.path)")
    }
  }
}
