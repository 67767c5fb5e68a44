// SPDX-License-Identifier: MIT

import Foundation

/// A macro target of a package: a program that the compiler starts to expand macros, built with the toolchain's SwiftSyntax.
struct MacroTarget {
  /// A target of the same package that the macros import.
  struct Library {
    let name: String
    let sources: [String]
  }

  /// The name of the module in `#externalMacro`.
  let name: String
  /// The names of the package and the target.
  let title: String
  let sources: [String]
  let languageMode: String
  let packageName: String
  /// Each after those that it imports.
  let libraries: [Library]

  /// Builds the program, unless that of the same sources is there: about ten seconds.
  /// - Parameters:
  ///   - support: The modules that SwiftSyntax's package has and the toolchain lacks.
  ///   - folder: The folder in which programs are kept.
  /// - Returns: The compiler's flags for the modules that use the macros.
  /// - Throws: status 1 if it does not compile.
  func build(with compiler: Compiler, _ support: MacroSupport, in folder: URL) throws -> [String] {
    let files = libraries.flatMap(\.sources) + sources
    let stamp = Fingerprint.of(
      try files.map { try SourceFile.read($0) } + files + [name, languageMode, compiler.driver, support.stamp])
    let place = folder.appendingPathComponent(stamp, isDirectory: true)
    let program = place.appendingPathComponent(name)
    let flags = ["-load-plugin-executable", "\(program.path)#\(name)"]
    if FileManager.default.fileExists(atPath: program.path) { return flags }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let settings =
      support.flags + ["-I", place.path, "-swift-version", languageMode, "-package-name", packageName]
      + ["-parse-as-library", "-suppress-warnings", "-Onone"]
    var objects = support.objects
    func make(_ file: URL, _ sources: [String], _ arguments: [String]) throws {
      let result = try ProducedFile.make(at: file) {
        try compiler.run(compiler.driver, on: sources, settings + arguments + ["-o", $0.path] + sources)
      }
      guard result.isSuccess else {
        throw Stop(status: ExitStatus.failed, message: result.output.trimmingCharacters(in: .newlines))
      }
    }
    for library in libraries {
      let object = place.appendingPathComponent("\(library.name).o")
      try make(
        object, library.sources,
        ["-wmo", "-c", "-module-name", library.name, "-emit-module"]
          + ["-emit-module-path", place.appendingPathComponent("\(library.name).swiftmodule").path])
      objects.append(object.path)
    }
    try make(program, sources, ["-module-name", name] + objects + support.libraries)
    return flags
  }
}
