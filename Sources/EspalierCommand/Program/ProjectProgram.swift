// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// The program of an app target, which does one job with the app or a view of it.
///
/// The modules are compiled one by one, and kept: one with the same sources, settings and imported modules is not compiled again.
struct ProjectProgram {
  private let target: AppTarget
  private let modules: ProjectModules
  private let compiler: Compiler
  private let view: String?

  /// - Parameter view: The name of the view that is shown; nil for the app.
  init(_ choice: ProjectChoice, view: String?, _ timeLimit: TimeLimit) throws {
    let installation = try Installation.find()
    target = choice.target
    compiler = try Compiler(installation, timeLimit: timeLimit)
    modules = try ProjectModules(choice, compiler)
    self.view = view
    modules.report()
  }

  func run(_ job: Job) throws {
    if job.preview != nil { throw Stop.usage("--preview is for files; a project shows its app, or the view of --view") }
    let program = try build()
    var job = job
    if modules.platform == .iOS { Self.addPhone(to: &job) }
    if !target.arguments.isEmpty, job.programArguments.isEmpty { job.programArguments = target.arguments }
    var environment = ProcessInfo.processInfo.environment.merging(target.environment) { own, _ in own }
      .merging(job.variables) { $1 }
    environment["ESPALIER_SOURCE"] = target.sources.first?.path
    environment["ESPALIER_RESOURCES"] = program.deletingLastPathComponent().path
    try UserProgram(
      path: program, arguments: job.arguments, environment: environment, files: target.sources.map(\.path),
      tools: compiler.tools
    ).run(with: compiler.installation)
  }

  /// Adds the look and the screen of a phone, as far as the job does not choose them.
  private static func addPhone(to job: inout Job) {
    if job.look == nil { job.look = "phone" }
    guard job.look == "phone", job.size == nil else { return }
    job.size = (393, 852)
    // A window has no notch and no line at its lower edge.
    if job.safeArea == nil, job.output != .window { job.safeArea = [59, 0, 34, 0] }
  }

  // MARK: - Compiling

  /// The program in its bundle.
  private func build() throws -> URL {
    var stamps: [String: String] = [:]
    var objects: [String] = []
    let folder = modules.folder
    for name in ["modules", "objects", "bundle"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    for module in modules.all.dropLast() {
      let object = folder.appendingPathComponent("objects/\(module.name).o")
      let product = modules.product(of: module)
      let stamp = try modules.stamp(of: module, stamps)
      stamps[module.name] = stamp
      objects.append(object.path)
      if Self.isKept(object, stamp), product.isKept(stamp) { continue }
      product.discard()
      try compile(module, stamp, object) { files, variant in
        try compiler.buildLibrary(
          files, settings: modules.settings(of: module), imports: modules.implicitImports(variant),
          module: product.interface.path, object: object.path)
      }
      try product.keep(stamp)
    }
    let app = modules.all.last!
    let program = folder.appendingPathComponent("bundle/\(Self.fileName(target.productName))")
    let libraries = objects + (try modules.nativeObjects(with: compiler))
    let stamp = Fingerprint.of([try modules.stamp(of: app, stamps), view ?? ""])
    if !Self.isKept(program, stamp) {
      try compile(app, stamp, program) { files, variant in
        let root = try root(files)
        let entry = folder.appendingPathComponent("generated/EspalierEntry.swift")
        try Program.entry(for: root).write(to: entry, atomically: true, encoding: .utf8)
        return try compiler.build(
          files + [entry.path], settings: modules.settings(of: app),
          imports: modules.implicitImports(variant), objects: libraries, output: program.path, limit: .standard)
      }
    }
    try ProjectBundle(target, modules.all).write(to: program.deletingLastPathComponent())
    return program
  }

  private static func isKept(_ file: URL, _ stamp: String) -> Bool {
    FileManager.default.fileExists(atPath: file.path)
      && (try? RegularFile.text(file.appendingPathExtension("stamp").path, limit: 1 << 10)) == stamp
  }

  /// Compiles a module with the first of its variants that compiles.
  /// - Parameter run: Called with the lowered and the generated files.
  /// - Throws: status 1 if none does; the errors under the preferred conditions are printed.
  private func compile(
    _ module: SourceModule, _ stamp: String, _ file: URL,
    _ run: ([String], ModuleVariant) throws -> ChildProcess.Result
  ) throws {
    let mark = file.appendingPathExtension("stamp")
    try? FileManager.default.removeItem(at: mark)
    let generated = try modules.generatedSources(of: module)
    var failures: [ModuleVariant: String] = [:]
    for variant in modules.variants.order(of: module, stamp: stamp) {
      let files = try modules.lowered(module, as: variant, locations: true).files + generated
      let result = try Activity.during("compiling \(module.title), \(files.count) files") { try run(files, variant) }
      guard result.isSuccess else {
        failures[variant] = result.output
        continue
      }
      try modules.variants.keep(variant, of: module, stamp: stamp)
      return try stamp.write(to: mark, atomically: true, encoding: .utf8)
    }
    Console.error((failures[ModuleVariant.all(of: module)[0]] ?? "").trimmingCharacters(in: .newlines))
    throw Stop(
      status: ExitStatus.failed,
      message: "\(module.title) does not compile; `espalier check` of the project lists all names that are missing")
  }

  private func root(_ files: [String]) throws -> RootView {
    let search = RootSearch(try SourceOutline.read(files, with: compiler.installation.macros))
    return try view.map { try search.root(named: $0, file: target.name) }
      ?? search.firstRoot(file: target.name) { Console.report($0) }
  }

  private static func fileName(_ product: String) -> String {
    let name = product.replacingOccurrences(of: "/", with: "-")
    return name.isEmpty || name.hasPrefix(".") ? "App" : name
  }
}
