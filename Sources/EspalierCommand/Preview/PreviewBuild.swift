// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import EspalierFiles
import Foundation

/// Compiles versions of a user's files to shared libraries, each time only the files that changed, and those that depend on the
/// changes: by the compiler's own records. Changed files are found by their content: the driver takes a file for the
/// one before when both were saved within a second.
///
/// A file of 500 lines takes the compiler most of a second; nothing else takes a tenth. So the driver does not link, which
/// takes it a quarter of a second: the linker of the toolchain does it in a twentieth.
final class PreviewBuild {
  private let compiler: Compiler
  private let folder: URL
  private let root: ((_ paths: [String]) throws -> RootView)?
  private let note: (String) -> Void
  private var number = 0
  /// The content of the files that were compiled, or at least begun.
  private var compiled: [String: String] = [:]
  /// The search limit of expressions. A module with one that needs more than the first limit keeps the limit with which it was
  /// compiled: with another one the compiler's records are invalid, and it compiles all files anew.
  private var limit = ExpressionLimit.first

  /// The result of a version.
  enum Outcome {
    case library(String)
    /// The compiler's errors, and its whole output.
    case failed([Diagnostic], output: String)
  }

  /// The times of the last version's parts, in seconds.
  private(set) var compileTime = 0.0, linkTime = 0.0

  /// - Parameters:
  ///   - folder: The folder of objects and libraries.
  ///   - root: Finds the root view; nil for the files' previews.
  ///   - note: Prints slow work that is no error.
  init(
    _ compiler: Compiler, folder: URL, root: ((_ paths: [String]) throws -> RootView)?,
    note: @escaping (String) -> Void = Console.error
  ) {
    self.compiler = compiler
    self.folder = folder
    self.root = root
    self.note = note
  }

  /// - Throws: an error that keeps the files from being compiled at all.
  func build(_ paths: [String], sources: [String]) throws -> Outcome {
    number += 1
    let excesses = SourceFile.excesses(paths, sources)
    guard excesses.isEmpty else {
      return .failed(excesses, output: excesses.map(\.text).joined(separator: "\n"))
    }
    let files = paths + (try generated(paths, sources))
    let objects = try writeMap(files)
    for (file, source) in zip(paths, sources) where compiled[file] != source { removeObject(of: file) }
    compiled.merge(zip(paths, sources)) { $1 }
    let start = Date()
    let result = try compile(files, user: paths)
    compileTime = Date().timeIntervalSince(start)
    guard result.isSuccess else { return .failed(Diagnostic.errors(in: result.output), output: result.output) }
    let library = folder.appendingPathComponent("version-\(number).so")
    let linked = try compiler.link(objects, library: library.path)
    linkTime = Date().timeIntervalSince(start) - compileTime
    guard linked.isSuccess else { return .failed([], output: linked.output) }
    return .library(library.path)
  }

  /// Compiles up to a limit. If the compiler stops there, unknown names are errors; otherwise it may search further.
  private func compile(_ files: [String], user paths: [String]) throws -> ChildProcess.Result {
    func compile(_ limit: ExpressionLimit) throws -> ChildProcess.Result {
      try compiler.compile(files, module: "EspalierFile", map: map.path, limit: limit)
    }
    let result = try compile(limit)
    let stopped = result.isSuccess ? [] : Diagnostic.errors(in: result.output).filter(\.isTooComplex)
    guard !stopped.isEmpty else { return result }
    let unknown = try UnknownMembers(in: stopped, files: paths).confirmed(by: compiler)
    if unknown.isEmpty {
      guard limit < .standard else { return result }
      for error in stopped { note(error.noteOfSearch(beyond: limit)) }
      limit = .standard
      return try compile(limit)
    }
    return ChildProcess.Result(status: 1, signal: nil, output: unknown.map(\.diagnostic.text).joined(separator: "\n"))
  }

  /// Generated files of the module; written only if they change, so that they are compiled once.
  private func generated(_ paths: [String], _ sources: [String]) throws -> [String] {
    var files: [String] = []
    func add(_ name: String, _ text: String) throws {
      let file = folder.appendingPathComponent(name)
      if (try? RegularFile.text(file.path)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
        removeObject(of: file.path)
      }
      files.append(file.path)
    }
    if let entry = try Program.liveEntry(for: root?(paths), sources: sources) { try add("EspalierEntry.swift", entry) }
    let assets = AssetSymbols(around: paths)
    if !assets.isEmpty { try add("AssetSymbols.swift", assets.source(bundle: .main)) }
    return files
  }

  private var map: URL { folder.appendingPathComponent("objects.json") }

  /// Writes the driver's map of objects and records.
  /// - Returns: the objects' paths.
  private func writeMap(_ files: [String]) throws -> [String] {
    var map: [String: [String: String]] = ["": ["swift-dependencies": folder.path + "/module.swiftdeps"]]
    var objects: [String] = []
    for file in files {
      map[file] = ["object": base(file) + ".o", "swift-dependencies": base(file) + ".swiftdeps"]
      objects.append(base(file) + ".o")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(map)
    if (try? RegularFile.read(self.map)) != data { try data.write(to: self.map) }
    return objects
  }

  private func base(_ file: String) -> String {
    folder.path + "/" + (file as NSString).lastPathComponent + "-" + Fingerprint.of([file]).suffix(8)
  }

  /// Removes a file's object: only files without one are compiled.
  private func removeObject(of file: String) { try? FileManager.default.removeItem(atPath: base(file) + ".o") }
}

extension Compiler {
  /// Compiles those of a module's files that are not up to date into objects.
  /// - Parameter map: The path of the driver's map from files to objects.
  func compile(_ files: [String], module: String, map: String, limit: ExpressionLimit) throws -> ChildProcess.Result {
    try run(
      driver, on: files,
      [
        "-c", "-output-file-map", map, "-Onone", "-gline-tables-only", "-module-name", module,
        "-swift-version", "5", "-parse-as-library", "-suppress-warnings",
        // Errors in code that macros write are followed by the places of the macros.
        "-diagnostic-style", "llvm",
        // A file's own @main must not claim the symbol `main`.
        "-Xfrontend", "-entry-point-function-name", "-Xfrontend", "espalier_unused_main",
      ]
        // The records of dependencies cost 0.3 s for 500 lines, and save nothing for one file. Of several files, one process
        // compiles many: each reads the library anew.
        + (files.count > 1 ? ["-incremental", "-enable-batch-mode"] : [])
        + limit.driverFlags + FoundationImports(of: files, installation).driverFlags + search + files)
  }

  /// Links objects to a shared library for a process that has the installation's library loaded.
  func link(_ objects: [String], library: String) throws -> ChildProcess.Result {
    let libraries = installation.libraries.path
    let common = ["-L", libraries, "-lEspalierRuntime"]
    // The programs that the driver would start itself are beside it.
    let tools = tools
    func tool(_ name: String) -> String? {
      let path = tools.appendingPathComponent(name).path
      return FileManager.default.isExecutableFile(atPath: path) ? path : nil
    }
    let swift = tools.deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
    #if arch(x86_64)
      let registration = swift.appendingPathComponent("x86_64/swiftrt.o").path
    #else
      let registration = swift.appendingPathComponent("aarch64/swiftrt.o").path
    #endif
    guard let clang = tool("clang"), tool("ld.lld") != nil, let extract = tool("swift-autolink-extract"),
      FileManager.default.fileExists(atPath: registration)
    else { return try ChildProcess.run(driver, ["-emit-library", "-o", library] + objects + common) }
    let libraryFlags = library + ".autolink"
    let extracted = try ChildProcess.run(extract, objects + ["-o", libraryFlags])
    guard extracted.isSuccess else { return extracted }
    return try ChildProcess.run(
      clang,
      ["-shared", "-fuse-ld=lld", registration] + objects
        // A library of Swift's that only this version needs is found through these flags.
        + ["@" + libraryFlags, "-L", swift.path, "-lswiftCore", "-Wl,-rpath," + swift.path]
        + common
        + ["-o", library])
  }

  /// Links the program of one line that all processes run: it calls a function of the library.
  func linkHost(to program: String) throws -> ChildProcess.Result {
    let source = program + ".c"
    try "int espalier_live_main(void);\nint main(void) { return espalier_live_main(); }\n"
      .write(toFile: source, atomically: true, encoding: .utf8)
    let beside = tools.appendingPathComponent("clang").path
    let libraries = installation.libraries.path
    return try ChildProcess.run(
      FileManager.default.isExecutableFile(atPath: beside) ? beside : "clang",
      [
        source, "-o", program, "-L", libraries, "-lEspalierRuntime", "-Wl,-rpath," + libraries,
        "-Wl,--allow-shlib-undefined",
      ])
  }
}
