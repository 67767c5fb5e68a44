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

  /// Compiles a module that others import, unless its object file and its interface are those of the same sources and settings.
  /// - Parameters:
  ///   - suffix: Distinguishes the object file of an app, which tests import, from that of its program.
  ///   - flags: Further flags of the compiler.
  func add(_ module: SourceModule, to libraries: inout Libraries, suffix: String = "", flags: [String] = []) throws {
    _ = try makeFolder("modules")
    let object = try makeFolder("objects").appendingPathComponent("\(module.name)\(suffix).o")
    let product = modules.product(of: module)
    let stamp = try modules.stamp(of: module, libraries.stamps)
    libraries.stamps[module.name] = stamp
    libraries.objects.append(object.path)
    if Self.isKept(object, stamp), product.isKept(stamp) { return }
    product.discard()
    try compile(module, stamp, object, mark: stamp) { files, variant in
      try compiler.buildLibrary(
        files, settings: modules.settings(of: module, variant) + flags,
        imports: modules.implicitImports(variant, of: module),
        module: product.interface.path, object: object.path)
    }
    try product.keep(stamp)
  }

  /// Compiles a program, unless it is that of the same sources and settings.
  /// - Parameters:
  ///   - stamps: Those of the modules before it.
  ///   - key: Another cause of a new program.
  ///   - run: Called with the lowered and the generated files.
  func makeProgram(
    _ program: URL, of module: SourceModule, _ stamps: [String: String], key: String = "",
    _ run: ([String], ModuleVariant) throws -> ChildProcess.Result
  ) throws {
    let stamp = try modules.stamp(of: module, stamps)
    let mark = Fingerprint.of([stamp, key])
    if !Self.isKept(program, mark) { try compile(module, stamp, program, mark: mark, run) }
  }

  private static func isKept(_ file: URL, _ stamp: String) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
      && (try? RegularFile.text(file.appendingPathExtension("stamp").path, limit: 1 << 10)) == stamp
  }

  /// Compiles a module with the first of its variants that compiles.
  /// - Throws: status 1 if none does; the errors under the preferred conditions are printed.
  private func compile(
    _ module: SourceModule, _ stamp: String, _ file: URL, mark: String,
    _ run: ([String], ModuleVariant) throws -> ChildProcess.Result
  ) throws {
    let markFile = file.appendingPathExtension("stamp")
    try? FileManager.default.removeItem(at: markFile)
    let generated = try modules.generatedSources(of: module)
    var failures: [ModuleVariant: String] = [:]
    func compiles(_ variant: ModuleVariant) throws -> Bool {
      let files = try modules.lowered(module, as: variant, locations: true).files + generated
      let result = try Activity.during("compiling \(module.title), \(files.count) files") { try run(files, variant) }
      guard result.isSuccess else {
        failures[variant] = result.output
        return false
      }
      if !variant.omitted.isEmpty {
        Console.report("left out: files of \(module.title) that do not compile: \(OmittedFiles.names(variant))")
      }
      try modules.variants.keep(variant, of: module, stamp: stamp)
      try mark.write(to: markFile, atomically: true, encoding: .utf8)
      ProjectCache(folder: folder.deletingLastPathComponent()).prune()
      return true
    }
    for variant in modules.variants.order(of: module, stamp: stamp) where try compiles(variant) { return }
    for variant in ModuleVariant.lenient(of: module) where try compiles(variant) { return }
    if module.packageName != nil, let partial = try partialVariant(of: module), try compiles(partial) { return }
    Console.error((failures[ModuleVariant.all(of: module)[0]] ?? "").trimmingCharacters(in: .newlines))
    throw Stop(
      status: ExitStatus.failed,
      message: "\(module.title) does not compile; `espalier check` of the project lists all names that are missing")
  }

  /// The conditions and the files of a package's module without which it compiles; nil if there are none.
  private func partialVariant(of module: SourceModule) throws -> ModuleVariant? {
    func errors(_ variant: ModuleVariant) throws -> [Diagnostic] {
      try Activity.during("searching the files of \(module.title) that do not compile") {
        try modules.checkUnit(module, variant).errors(with: compiler)
      }
    }
    let failures = try ModuleVariant.all(of: module).map { ($0, try errors($0)) }
    return try OmittedFiles.search(module, failures, errors: errors)
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
