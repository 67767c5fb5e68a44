// SPDX-License-Identifier: MIT

import Foundation

/// A macro target of a package: a program that the compiler starts to expand macros, built with the toolchain's SwiftSyntax.
struct MacroTarget {
  /// The sources and the settings; its name is the one in `#externalMacro`.
  let module: SourceModule
  /// The targets that the macros import, each after those that it imports.
  let libraries: [SourceModule]

  /// The names of the package and the target.
  var title: String { module.title }

  /// The names of Foundation are found in files that do not import it, as with SwiftSyntax in source form, which imports it.
  private static let imports = ["-Xfrontend", "-import-module", "-Xfrontend", "Foundation"]

  /// Builds the program, unless that of the same sources is there: about ten seconds.
  /// - Parameters:
  ///   - support: The modules that SwiftSyntax's package has and the toolchain lacks.
  ///   - folder: The folder in which programs are kept.
  /// - Returns: The compiler's flags for the modules that use the macros.
  /// - Throws: status 1 if it does not compile.
  func build(with compiler: Compiler, _ support: MacroSupport, in folder: URL) throws -> [String] {
    let modules = libraries + [module]
    let files = modules.flatMap(\.sources)
    let stamp = Fingerprint.of(
      try files.map { try SourceFile.read($0) } + files + modules.flatMap(\.flags) + Self.imports
        + [compiler.driver, support.stamp])
    let place = folder.appendingPathComponent(stamp, isDirectory: true)
    let program = place.appendingPathComponent(module.name)
    let flags = ["-load-plugin-executable", "\(program.path)#\(module.name)"]
    if FileManager.default.fileExists(atPath: program.path) { return flags }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let settings =
      support.flags + Self.imports + ["-I", place.path, "-parse-as-library", "-suppress-warnings", "-Onone"]
    var objects = support.objects
    func make(_ file: URL, _ module: SourceModule, _ arguments: [String]) throws {
      // The enumerations of the toolchain's SwiftSyntax may get more cases, those of its sources do not: mode 6 refuses to switch over
      // the known ones.
      var module = module
      module.languageMode = "5"
      let result = try ProducedFile.make(at: file) {
        try compiler.run(
          compiler.driver, on: module.sources,
          settings + module.flags + arguments + ["-o", $0.path] + module.sources)
      }
      guard result.isSuccess else {
        throw Stop(status: ExitStatus.failed, message: result.output.trimmingCharacters(in: .newlines))
      }
    }
    for library in libraries {
      let object = place.appendingPathComponent("\(library.name).o")
      try make(
        object, library,
        ["-wmo", "-c", "-emit-module"]
          + ["-emit-module-path", place.appendingPathComponent("\(library.name).swiftmodule").path])
      objects.append(object.path)
    }
    try make(program, module, objects + support.libraries)
    return flags
  }
}
