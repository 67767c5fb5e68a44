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
      // One that lacks a module is checked once: with other conditions it would lack the same.
      let lacksModule = module.dependencies.contains { stamps[$0] == nil }
      let stamp = try modules.stamp(of: module, stamps)
      let isApp = module.name == modules.all.last?.name
      let product = modules.product(of: module)
      var result: CheckResult?
      if !isApp, !lacksModule, product.isKept(stamp) {
        result = CheckResult(path: module.title, kind: .module, errors: [])
      }
      let variants = modules.variants.order(of: module, stamp: stamp)
      for variant in lacksModule ? [ModuleVariant.all(of: module)[0]] : variants where result?.compiles != true {
        let unit = try unit(module, variant)
        let found = unit.check(with: compiler, limit: limit)
        // The errors under the preferred conditions are those to mend.
        if found.compiles || variant == ModuleVariant.all(of: module)[0] { result = found }
        guard found.compiles, !isApp else { continue }
        product.discard()
        try emit(module, variant, unit)
        try modules.variants.keep(variant, of: module, stamp: stamp)
        if !lacksModule { try product.keep(stamp) }
      }
      if result?.compiles == true {
        stamps[module.name] = stamp
      } else if !isApp {
        product.remove()
      }
      announce(result!)
      return result!
    }
  }

  private func unit(_ module: SourceModule, _ variant: ModuleVariant) throws -> CheckUnit {
    let sources = try modules.lowered(module, as: variant, locations: false)
    var unit = CheckUnit(kind: .module, path: module.title, files: sources.files)
    unit.module = CheckUnit.ModuleSettings(
      flags: modules.settings(of: module), imports: modules.implicitImports(variant, of: module),
      generated: try modules.generatedSources(of: module), originals: sources.originals)
    return unit
  }

  /// Writes the interface of a module for those that import it.
  private func emit(_ module: SourceModule, _ variant: ModuleVariant, _ unit: CheckUnit) throws {
    let result = try compiler.emitModule(
      unit.files + (unit.module?.generated ?? []), settings: modules.settings(of: module),
      imports: modules.implicitImports(variant, of: module), to: modules.product(of: module).interface.path)
    guard result.isSuccess else {
      throw Stop(
        status: ExitStatus.failed, message: "the interface of \(module.title) cannot be written:\n\(result.output)")
    }
  }
}
