// SPDX-License-Identifier: MIT

import Foundation

/// The parts of SwiftSyntax's package that macros import and the toolchain lacks: the entry of a macro's program, and the empty
/// modules by which sources find the package's version.
struct MacroSupport {
  /// The flags with which sources find SwiftSyntax.
  let flags: [String]
  let objects: [String]
  /// The flags with which the linker finds SwiftSyntax.
  let libraries: [String]
  let stamp: String

  /// The versions that `canImport(SwiftSyntax601)` and its like find: those up to the toolchain's.
  private static let versions = [509, 510, 600, 601, 602, 603]

  /// Makes the modules, unless they are there: about a second.
  /// - Throws: status 3 if the toolchain has no SwiftSyntax, 1 if a module does not compile.
  init(_ compiler: Compiler, in folder: URL) throws {
    let host = compiler.tools.deletingLastPathComponent().appendingPathComponent("lib/swift/host", isDirectory: true)
    guard FileManager.default.fileExists(atPath: host.appendingPathComponent("SwiftSyntax.swiftmodule").path) else {
      throw Stop.missing(
        "this toolchain has no SwiftSyntax, which the macros of packages need; install a toolchain from swift.org")
    }
    stamp = Fingerprint.of([Self.entry, compiler.driver, "\(Self.versions)"])
    let place = folder.appendingPathComponent("support-\(stamp)", isDirectory: true)
    flags = ["-I", host.path, "-I", place.path]
    objects = [place.appendingPathComponent("SwiftCompilerPlugin.o").path]
    let names = try FileManager.default.contentsOfDirectory(atPath: host.path).sorted()
      .filter { $0.hasPrefix("libSwift") && $0.hasSuffix(".so") && !$0.contains("PluginServer") }
    libraries =
      ["-L", host.path, "-Xlinker", "-rpath", "-Xlinker", host.path]
      + names.map { "-l\($0.dropFirst("lib".count).dropLast(".so".count))" }
    if FileManager.default.fileExists(atPath: objects[0]) { return }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (name, source) in Self.versions.map({ ("SwiftSyntax\($0)", "") }) + [("SwiftCompilerPlugin", Self.entry)] {
      let file = place.appendingPathComponent("\(name).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      let object = place.appendingPathComponent("\(name).o")
      let module = place.appendingPathComponent("\(name).swiftmodule").path
      let result = try ProducedFile.make(at: object) {
        try compiler.run(
          compiler.driver, on: [file.path],
          flags + ["-parse-as-library", "-swift-version", "5", "-Onone", "-wmo", "-c", "-module-name", name]
            + ["-emit-module", "-emit-module-path", module, "-o", $0.path, file.path])
      }
      guard result.isSuccess else {
        throw Stop(status: ExitStatus.failed, message: "the support of macros cannot be made:\n\(result.output)")
      }
    }
  }

  /// The module `SwiftCompilerPlugin`.
  private static let entry = """
    @_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
    import SwiftSyntaxMacros

    public protocol CompilerPlugin {
      init()
      var providingMacros: [any Macro.Type] { get }
    }

    struct UnknownMacro: Error, CustomStringConvertible {
      let description: String
    }

    struct Provider: PluginProvider {
      let macros: [any Macro.Type]

      func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        let name = moduleName + "." + typeName
        if let macro = macros.first(where: { String(reflecting: $0) == name }) { return macro }
        throw UnknownMacro(description: "the plug-in has no macro " + name)
      }
    }

    extension CompilerPlugin {
      public static func main() throws {
        let provider = Provider(macros: Self().providingMacros)
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: provider).main()
      }
    }

    """
}
