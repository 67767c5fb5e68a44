// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

/// Compiles the modules of an app one by one, and keeps them: one with the same sources, settings and imported modules is not
/// compiled again.
struct ProjectBuild {
  private let modules: ProjectModules
  private let compiler: Compiler
  private var folder: URL { modules.folder }

  init(_ modules: ProjectModules, _ compiler: Compiler) {
    self.modules = modules
    self.compiler = compiler
  }

  /// The compiled modules below a program.
  struct Libraries {
    var objects: [String] = []
    /// The stamps by the names of the modules.
    var stamps: [String: String] = [:]
  }

  /// Makes a folder of the kept files.
  func makeFolder(_ name: String) throws -> URL {
    let place = folder.appendingPathComponent(name, isDirectory: true)
    try FileManager.default.createDirectory(
      at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return place
  }

  /// Compiles the modules below the app.
  func libraries() throws -> Libraries {
    var libraries = Libraries()
    for module in modules.all.dropLast() { try add(module, to: &libraries) }
    return libraries
  }

  /// Compiles a module that others import.
  /// - Parameters:
  ///   - suffix: Distinguishes the object file of an app, which tests import, from that of its program.
  ///   - flags: Further flags of the compiler.
  func add(_ module: SourceModule, to libraries: inout Libraries, suffix: String = "", flags: [String] = []) throws {
    _ = try makeFolder("modules")
    let object = try makeFolder("objects").appendingPathComponent("\(module.name)\(suffix).o")
    libraries.stamps[module.name] = try kept(module, libraries.stamps, object) { files in
      try compiler.buildLibrary(
        files, settings: modules.settings(of: module) + flags, imports: module.implicitImports,
        module: modules.products.appendingPathComponent("\(module.name).swiftmodule").path, object: object.path)
    }
    libraries.objects.append(object.path)
  }

  /// Compiles a module, unless its product is that of the same sources and settings.
  /// - Parameters:
  ///   - key: Another cause of a new product.
  ///   - compile: Called with the lowered and the generated files.
  /// - Returns: The stamp of the product.
  func kept(
    _ module: SourceModule, _ stamps: [String: String], _ product: URL, key: String = "",
    _ compile: ([String]) throws -> ChildProcess.Result
  ) throws -> String {
    let generated = try modules.generatedSources(of: module)
    let texts = try (module.sources + generated).map { try SourceFile.read($0) }
    let stamp = Fingerprint.of(
      texts + module.sources + module.flags + module.dependencies.map { stamps[$0] ?? "" }
        + [key, compiler.driver, compiler.installation.stamp])
    let file = product.appendingPathExtension("stamp")
    let isKept = FileManager.default.fileExists(atPath: product.path)
    if isKept, (try? RegularFile.text(file.path, limit: 1 << 10)) == stamp { return stamp }
    try? FileManager.default.removeItem(at: file)
    let files = try modules.lowered(module, locations: true).files + generated
    let result = try Activity.during("compiling \(module.title), \(files.count) files") { try compile(files) }
    guard result.isSuccess else {
      Console.error(result.output.trimmingCharacters(in: .newlines))
      throw Stop(
        status: ExitStatus.failed,
        message: "\(module.title) does not compile; `espalier check` of the project lists all names that are missing")
    }
    try stamp.write(to: file, atomically: true, encoding: .utf8)
    ProjectCache(folder: folder.deletingLastPathComponent()).prune()
    return stamp
  }

  /// Compiles and links a program. C functions that packages call and no library has are replaced; their names are kept for the next
  /// time.
  /// - Parameter title: The name of the program in messages.
  func link(
    _ libraries: [String], title: String, _ build: ([String]) throws -> ChildProcess.Result
  ) throws -> ChildProcess.Result {
    let place = try makeFolder("objects")
    let list = place.appendingPathComponent("absent-\(Fingerprint.of(libraries + [compiler.installation.stamp])).txt")
    func again(without absent: AbsentFunctions) throws -> ChildProcess.Result {
      Console.report(absent.note)
      return try build(libraries + [absent.object(in: place, of: title, with: compiler)])
    }
    if let known = AbsentFunctions(file: list) { return try again(without: known) }
    let result = try build(libraries)
    guard !result.isSuccess, let absent = AbsentFunctions(linkerOutput: result.output) else { return result }
    try absent.keep(in: list)
    return try again(without: absent)
  }
}
