// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// The unit tests of an app in an Xcode project. The app is compiled as a module that they import; it does not run.
struct ProjectTests {
  private let target: AppTarget
  private let tests: [AppTarget]
  private let modules: ProjectModules
  private let compiler: Compiler
  private let selection: TestSelection
  private let builder: ProjectBuild

  /// - Throws: A usage error for an app without unit tests.
  init(_ choice: ProjectChoice, _ selection: TestSelection, _ timeLimit: TimeLimit = TimeLimit()) throws {
    target = choice.target
    tests = try choice.unitTests()
    self.selection = selection
    guard !tests.isEmpty else {
      throw Stop.usage("\(target.project.lastPathComponent) has no target with unit tests of \(target.name)")
    }
    compiler = try Compiler(try Installation.find(), timeLimit: timeLimit)
    modules = try ProjectModules(choice, compiler, tests: tests)
    builder = ProjectBuild(modules, compiler)
    modules.report()
    for part in tests.flatMap(\.leftOut) where part.kind != .target { Console.report("left out: \(part)") }
  }

  /// Compiles and runs the tests of all targets.
  /// - Throws: Status 1 if any fails.
  func run() throws {
    var libraries = try builder.libraries()
    let app = modules.all.last!
    if target.kind == .app || target.kind == .appClip || target.kind == .tool {
      // Its own `main` would be a second one.
      let entry = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", "espalier_unused_main_of_app"]
      try builder.add(app, to: &libraries, suffix: "-tested", flags: entry)
    } else {
      try builder.add(app, to: &libraries)
    }
    libraries.objects += try modules.nativeObjects(with: compiler)
    var hasFailed = false
    for (module, tests) in zip(modules.tests, tests) {
      let found = try found(in: module)
      let program = try build(module, tests, found, libraries)
      var hasRun = false
      for environment in try runs(of: module, found) {
        do {
          try run(program, environment)
          hasRun = true
        } catch let stop as Stop where stop.status == Self.noTests && environment.isEmpty {
          continue
        } catch let stop as Stop {
          if let message = stop.message { Console.report(message) }
          hasFailed = true
          hasRun = true
        }
      }
      if !hasRun { Console.report("\(module.title) has no tests that are selected") }
    }
    if hasFailed { throw Stop.failed }
  }

  /// The status of Testing for a run without a test.
  private static let noTests = EX_UNAVAILABLE

  /// The folder of the toolchain's macros of Testing.
  private var macros: [String] {
    let folder = compiler.tools.deletingLastPathComponent().appendingPathComponent("lib/swift/host/plugins/testing")
    return ["-plugin-path", folder.path]
  }

  private func build(
    _ module: SourceModule, _ tests: AppTarget, _ found: FoundTests, _ libraries: ProjectBuild.Libraries
  ) throws -> URL {
    let folder = try builder.makeFolder("tests/\(module.name)")
    let program = folder.appendingPathComponent(module.name)
    try builder.makeProgram(program, of: module, libraries.stamps) { files, variant in
      let entry = modules.folder.appendingPathComponent("generated/\(module.name)Entry.swift")
      try found.entry.write(to: entry, atomically: true, encoding: .utf8)
      return try builder.link(libraries.objects, title: tests.name) { objects in
        try compiler.build(
          files + [entry.path], settings: modules.settings(of: module) + macros,
          imports: modules.implicitImports(variant, of: module), objects: objects, output: program.path,
          limit: .standard.raised(for: files))
      }
    }
    try ProjectBundle(target, modules.all, models: modules.bundledModels(), others: tests.resources).write(to: folder)
    return program
  }

  private func found(in module: SourceModule) throws -> FoundTests {
    let files = try modules.lowered(module, as: ModuleVariant.all(of: module)[0], locations: true).files
    return FoundTests(try SourceOutline.read(files, with: compiler.installation.macros))
  }

  /// The environments of the runs of a program: one for XCTest, one for Testing, if the target uses them.
  private func runs(of module: SourceModule, _ found: FoundTests) throws -> [[String: String]] {
    var runs: [[String: String]] = []
    let cases = found.selected(by: selection, module: module.name).cases
    if !cases.isEmpty {
      let names = cases.flatMap { test in test.methods.map { "\(test.name)/\($0.name)" } }
      runs.append(["ESPALIER_XCTESTS": names.joined(separator: "\n")])
    }
    let usesTesting = try module.sources.contains { try SourceFile.read($0).contains(/\bimport\s+Testing\b/) }
    if usesTesting { runs.append([:]) }
    return runs
  }

  private func run(_ program: URL, _ own: [String: String]) throws {
    var environment = ProcessInfo.processInfo.environment.merging(target.environment) { own, _ in own }
    environment["ESPALIER_XCTESTS"] = nil
    environment.merge(own) { $1 }
    environment["ESPALIER_SOURCE"] = target.sources.first?.path
    environment["ESPALIER_RESOURCES"] = program.deletingLastPathComponent().path
    try UserProgram(
      path: program, arguments: own.isEmpty ? selection.arguments : [], environment: environment,
      files: target.sources.map(\.path), tools: compiler.tools
    ).run(with: compiler.installation)
  }
}
