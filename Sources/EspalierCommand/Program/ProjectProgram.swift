// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// The program of an app target, which does one job with the app or a view of it.
struct ProjectProgram {
  private let target: AppTarget
  private let modules: ProjectModules
  private let compiler: Compiler
  private let view: String?
  private let builder: ProjectBuild

  /// - Parameter view: The name of the view that is shown; nil for the app.
  init(_ choice: ProjectChoice, view: String?, _ timeLimit: TimeLimit) throws {
    let installation = try Installation.find()
    target = choice.target
    compiler = try Compiler(installation, timeLimit: timeLimit)
    modules = try ProjectModules(choice, compiler)
    self.view = view
    builder = ProjectBuild(modules, compiler)
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
    var libraries = try builder.libraries()
    let app = modules.all.last!
    let program = try builder.makeFolder("bundle").appendingPathComponent(Self.fileName(target.productName))
    libraries.objects += try modules.nativeObjects(with: compiler)
    try builder.makeProgram(program, of: app, libraries.stamps, key: view ?? "") { files, variant in
      let root = try root(files)
      let entry = modules.folder.appendingPathComponent("generated/EspalierEntry.swift")
      try Program.entry(for: root).write(to: entry, atomically: true, encoding: .utf8)
      return try builder.link(libraries.objects, title: target.productName) { objects in
        try compiler.build(
          files + [entry.path], settings: modules.settings(of: app), imports: modules.implicitImports(variant, of: app),
          objects: objects, output: program.path, limit: .standard.raised(for: files))
      }
    }
    try ProjectBundle(target, modules.all, models: modules.bundledModels())
      .write(to: program.deletingLastPathComponent())
    return program
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
