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
    return try modules.all.map { module in
      let unit = try unit(module)
      let result = unit.check(with: compiler, limit: limit)
      if result.compiles, module.name != modules.all.last?.name { try emit(module, unit) }
      announce(result)
      return result
    }
  }

  private func unit(_ module: SourceModule) throws -> CheckUnit {
    let sources = try modules.lowered(module, locations: false)
    var unit = CheckUnit(kind: .module, path: module.title, files: sources.files)
    unit.module = CheckUnit.ModuleSettings(
      flags: modules.settings(of: module), imports: module.implicitImports,
      generated: try modules.generatedSources(of: module), originals: sources.originals)
    return unit
  }

  /// Writes the interface of a module for those that import it.
  private func emit(_ module: SourceModule, _ unit: CheckUnit) throws {
    let result = try compiler.emitModule(
      unit.files + (unit.module?.generated ?? []), settings: modules.settings(of: module),
      imports: module.implicitImports, to: modules.products.appendingPathComponent("\(module.name).swiftmodule").path)
    guard result.isSuccess else {
      throw Stop(
        status: ExitStatus.failed, message: "the interface of \(module.title) cannot be written:\n\(result.output)")
    }
  }
}
