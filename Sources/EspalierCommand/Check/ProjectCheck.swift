// SPDX-License-Identifier: MIT

import EspalierProjects
import Foundation

/// Type-checks the modules of an app, each against those that it imports.
struct ProjectCheck {
  let modules: ProjectModules
  let compiler: Compiler
  let limit: ExpressionLimit

  /// The result of each module, in their order.
  ///
  /// A module with errors is missing in those that import it; their results list its names as missing, too.
  func results(_ announce: (CheckResult) -> Void) throws -> [CheckResult] {
    try FileManager.default.createDirectory(at: modules.products, withIntermediateDirectories: true)
    var stamps: [String: String] = [:]
    return try modules.all.map { module in
      // One that lacks a module is checked once: with other conditions it would lack the same. A target that is left out is different:
      // code for Linux does not import one in Objective-C.
      let lacksModule = module.dependencies.contains { stamps[$0] == nil }
      let stamp = try modules.stamp(of: module, stamps)
      let isApp = module.name == modules.all.last?.name
      let product = modules.product(of: module)
      var result: CheckResult?
      if !isApp, !lacksModule, product.isKept(stamp) {
        result = CheckResult(path: module.title, kind: .module, errors: [])
        note(modules.variants.known(of: module, stamp: stamp), in: &result)
      }
      let variants = modules.variants.order(of: module, stamp: stamp)
      var failures: [(variant: ModuleVariant, errors: [Diagnostic])] = []
      var success: ModuleVariant?
      for variant in lacksModule ? [ModuleVariant.all(of: module)[0]] : variants where result?.compiles != true {
        let errors = try unit(module, variant).errors(with: compiler, limit: limit)
        // The errors under the preferred conditions are those to mend.
        if errors.isEmpty || variant == ModuleVariant.all(of: module)[0] {
          result = CheckResult(path: module.title, kind: .module, errors: errors)
        }
        if errors.isEmpty { success = variant } else { failures.append((variant, errors)) }
      }
      // A module with no other errors is compiled in mode 5 for a program.
      if result?.compiles != true, failures.contains(where: { $0.errors.allSatisfy(\.isAboutIsolation) }) {
        for variant in ModuleVariant.lenient(of: module) where success == nil {
          if try unit(module, variant).errors(with: compiler, limit: limit).isEmpty { success = variant }
        }
        if success != nil { result = CheckResult(path: module.title, kind: .module, errors: []) }
      }
      if result?.compiles != true, module.packageName != nil, !lacksModule {
        success = try OmittedFiles.search(module, failures) { variant in
          try unit(module, variant).errors(with: compiler, limit: limit)
        }
        if success != nil { result = CheckResult(path: module.title, kind: .module, errors: []) }
      }
      if let success, !isApp {
        product.discard()
        try emit(module, success, unit(module, success))
        try modules.variants.keep(success, of: module, stamp: stamp)
        if !lacksModule { try product.keep(stamp) }
        note(success, in: &result)
      }
      if result?.compiles == true {
        stamps[module.name] = stamp
      } else if !isApp {
        product.remove()
        // The names that it lacks are of no use to a reader: they are of the part that is left out.
        if let reason = Self.reason(module, stamps) {
          result = CheckResult(path: module.title, kind: .module, errors: [reason])
        }
      }
      announce(result!)
      return result!
    }
  }

  private func note(_ variant: ModuleVariant?, in result: inout CheckResult?) {
    if let variant, !variant.omitted.isEmpty { result?.omitted = OmittedFiles.names(variant) }
  }

  /// The cause of all errors of a package's module: something that it needs is left out, or does not compile. nil without one.
  private static func reason(_ module: SourceModule, _ stamps: [String: String]) -> Diagnostic? {
    guard module.packageName != nil else { return nil }
    let broken = module.dependencies.filter { stamps[$0] == nil }.map { "\($0) does not compile" }
    guard let first = (module.absent + broken).first else { return nil }
    let rest = module.absent.count + broken.count - 1
    let more = rest > 0 ? ", and \(rest) more of the modules that it needs" : ""
    return Diagnostic(path: nil, line: nil, column: nil, message: "it needs another module: \(first)\(more)")
  }

  private func unit(_ module: SourceModule, _ variant: ModuleVariant) throws -> CheckUnit {
    try modules.checkUnit(module, variant)
  }

  /// Writes the interface of a module for those that import it.
  private func emit(_ module: SourceModule, _ variant: ModuleVariant, _ unit: CheckUnit) throws {
    let result = try compiler.emitModule(
      unit.files + (unit.module?.generated ?? []), settings: modules.settings(of: module, variant),
      imports: modules.implicitImports(variant, of: module), to: modules.product(of: module).interface.path)
    guard result.isSuccess else {
      throw Stop(
        status: ExitStatus.failed, message: "the interface of \(module.title) cannot be written:\n\(result.output)")
    }
  }
}

extension ProjectModules {
  /// The unit that type-checks a module under conditions.
  func checkUnit(_ module: SourceModule, _ variant: ModuleVariant) throws -> CheckUnit {
    let sources = try lowered(module, as: variant, locations: false)
    var unit = CheckUnit(kind: .module, path: module.title, files: sources.files)
    unit.module = CheckUnit.ModuleSettings(
      flags: settings(of: module, variant), imports: implicitImports(variant, of: module),
      generated: try generatedSources(of: module), originals: sources.originals)
    return unit
  }
}
