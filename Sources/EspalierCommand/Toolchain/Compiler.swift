// SPDX-License-Identifier: MIT

import Foundation

/// The Swift compiler with the command's settings: against the built library, in language mode 5.
struct Compiler {
  let installation: Installation
  /// The path of `swiftc`; `swift-frontend` is beside it.
  let driver: String
  /// The flags with which a package finds modules.
  private let searchOfPackages: [String]
  /// The same with the module `Darwin`, which files have and packages lack.
  let search: [String]
  let timeLimit: TimeLimit

  init(_ installation: Installation, timeLimit: TimeLimit = TimeLimit()) throws {
    self.installation = installation
    self.timeLimit = timeLimit
    guard let driver = ChildProcess.find("swiftc") else {
      throw Stop.missing("no swiftc on the PATH; install a Swift toolchain from swift.org/install")
    }
    self.driver = driver
    // Xcode's settings for files in any language mode: regular expressions may be written between slashes. Run and preview build
    // for debugging: previews are mostly between #if DEBUG and #endif.
    searchOfPackages =
      Self.searchFlags(installation)
      + ["-module-cache-path", try installation.cache("modules").path, "-enable-bare-slash-regex", "-D", "DEBUG"]
    search = searchOfPackages + ["-Xcc", "-fmodule-map-file=" + installation.darwin.path]
  }

  /// The folder of the toolchain's programs.
  var tools: URL { URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent() }

  /// Runs the compiler to its end.
  /// - Parameter files: The files that it compiles.
  /// - Throws: status 1 if it does not end within the time limit.
  func run(
    _ program: String, on files: [String], _ arguments: [String], progress: ((String) -> Void)? = nil
  ) throws -> ChildProcess.Result {
    let seconds = timeLimit.seconds(files: files.count)
    let result = try ChildProcess.run(program, arguments, limit: seconds, progress: progress)
    if result.isTooLong { throw Stop(status: ExitStatus.failed, message: timeLimit.message(files)) }
    return result
  }

  /// The frontend with its macro plugins if it is beside the driver, else the driver itself, which finds them by
  /// itself but adds 40 ms to each file.
  private func checker(_ imports: FoundationImports) -> (program: String, flags: [String]) {
    let usr = URL(fileURLWithPath: driver).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let frontend = usr + "/bin/swift-frontend"
    guard FileManager.default.isExecutableFile(atPath: frontend) else { return (driver, imports.driverFlags) }
    let plugins = [
      "-in-process-plugin-server-path", usr + "/lib/swift/host/libSwiftInProcPluginServer.so",
      "-plugin-path", usr + "/lib/swift/host/plugins", "-plugin-path", usr + "/local/lib/swift/host/plugins",
    ]
    return (frontend, plugins + imports.frontendFlags)
  }

  /// Type-checks files as one module.
  /// - Parameters:
  ///   - settings: The flags with the module's name and language mode.
  ///   - imports: Modules that each file imports implicitly, besides Foundation's; nil for none of either.
  ///   - moduleMap: The path of a map of further modules, or nil.
  ///   - isPackage: Whether they import the modules of a package, which are all but `Darwin`.
  ///   - limit: The search limit of one expression.
  ///   - progress: Called with the names of files in which the compiler has finished a function, immediately.
  func typecheck(
    _ files: [String], settings: [String], imports: [String]? = [], moduleMap: String? = nil, asLibrary: Bool,
    isPackage: Bool = false, limit: ExpressionLimit = .standard, progress: ((String) -> Void)? = nil
  ) throws -> ChildProcess.Result {
    let (program, flags) = checker(FoundationImports(of: files, adding: imports, installation))
    let own = limit.frontendFlags + (progress == nil ? [] : ["-debug-time-function-bodies"])
    return try run(
      program, on: files,
      ["-typecheck", "-diagnostic-style", "llvm", "-suppress-warnings"] + settings
        + (program == driver ? own.flatMap { ["-Xfrontend", $0] } : own)
        + (asLibrary ? ["-parse-as-library"] : [])
        + (moduleMap.map { ["-Xcc", "-fmodule-map-file=" + $0] } ?? []) + flags
        + (isPackage ? searchOfPackages : search) + files,
      progress: progress.map { progress in
        { text in
          for line in text.split(separator: "\n") { Self.fileOfTiming(line).map(progress) }
        }
      })
  }

  /// The file of a line of `-debug-time-function-bodies`, which has milliseconds, the place of a function and its kind, separated
  /// by tabs.
  static func fileOfTiming(_ line: Substring) -> String? {
    line.firstMatch(of: /^[\d.]+ms\t(.+?):\d+:\d+\t/).map { String($0.1) }
  }

  /// Compiles and links files into an executable whose `main` is one of the files' own C function.
  /// - Parameters:
  ///   - settings: The flags with the module's name and language mode.
  ///   - imports: Modules that each file imports implicitly, besides Foundation's; nil for none of either.
  ///   - objects: Object files of other modules that are linked.
  func build(
    _ files: [String], settings: [String], imports: [String]? = [], objects: [String] = [], output: String,
    limit: ExpressionLimit
  ) throws -> ChildProcess.Result {
    let libraries = installation.libraries.path
    return try run(
      driver, on: files,
      Self.debugFlags + settings
        // A file's own @main must not claim the symbol `main`.
        + ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "espalier_unused_main"]
        + limit.driverFlags + FoundationImports(of: files, adding: imports, installation).driverFlags + search
        + ["-L", libraries, "-lEspalierRuntime", "-Xlinker", "-rpath", "-Xlinker", libraries]
        + ["-o", output] + objects + files)
  }

  private static let debugFlags = ["-Onone", "-gline-tables-only", "-parse-as-library", "-suppress-warnings"]

  /// Compiles files into one object file and the interface for the modules that import them.
  func buildLibrary(
    _ files: [String], settings: [String], imports: [String]?, module: String, object: String
  ) throws -> ChildProcess.Result {
    try run(
      driver, on: files,
      Self.debugFlags + settings + ExpressionLimit.standard.raised(for: files).driverFlags
        + FoundationImports(of: files, adding: imports, installation).driverFlags + search
        + ["-wmo", "-enable-testing", "-c", "-emit-module", "-emit-module-path", module, "-o", object] + files)
  }

  /// Writes the interface of files for the modules that import them.
  func emitModule(
    _ files: [String], settings: [String], imports: [String]?, to module: String
  ) throws -> ChildProcess.Result {
    try run(
      driver, on: files,
      Self.debugFlags + settings + FoundationImports(of: files, adding: imports, installation).driverFlags + search
        + ["-Xfrontend", "-experimental-skip-non-inlinable-function-bodies"]
        + ["-wmo", "-emit-module", "-emit-module-path", module] + files)
  }

  /// The flags with which the compiler finds the built library.
  static func searchFlags(_ installation: Installation) -> [String] {
    let clang = installation.moduleMaps.map { "-fmodule-map-file=" + $0.path } + SystemLibrary.includeFlags()
    return ["-I", installation.modules.path]
      + ["-load-plugin-executable", installation.macros.path + "#EspalierMacros"]
      + clang.flatMap { ["-Xcc", $0] }
  }
}
