// SPDX-License-Identifier: MIT

import EspalierAssetSymbols
import EspalierAssets
import EspalierProjects
import Foundation

/// The modules of an app, each after those that it imports.
struct ProjectModules {
  let platform: Platform
  /// The modules below the app, and the app as the last one.
  let all: [SourceModule]
  /// The modules of unit tests, which import the others.
  let tests: [SourceModule]
  /// The parts of packages that are not compiled, with the reasons.
  let leftOut: [String]
  private let outdated: [String]
  private let natives: [NativeTarget]
  /// The compiler's flags for the C targets and the macros of packages.
  private let packageFlags: [String]
  /// The folder in which the modules of the app are built, kept between runs.
  let folder: URL
  private let system: SystemModules
  private let expander: URL
  private let compiler: Compiler

  /// - Parameter tests: Targets with unit tests of the app.
  /// - Throws: status 1 if the manifest of a package has errors.
  init(_ choice: ProjectChoice, _ compiler: Compiler, tests: [AppTarget] = []) throws {
    let installation = compiler.installation
    self.compiler = compiler
    expander = installation.macros
    platform = choice.target.platform == .macOS ? .macOS : .iOS
    folder = try ProjectCache(folder: installation.cache("projects")).use(
      Fingerprint.of([choice.target.project.path, choice.target.name, platform.rawValue]))
    system = try SystemModules(platform, compiler)
    var targets = choice.target.dependencies
    for target in tests.flatMap(\.dependencies) where !targets.contains(where: { $0.name == target.name }) {
      targets.append(target)
    }
    targets.append(choice.target)
    var packages = PackageModules(
      PackageSearch(
        vendored: choice.packages,
        resolved: try ProjectCache(folder: installation.cache("packages")).use(
          Fingerprint.of([choice.target.project.path])), pins: choice.pins),
      cache: try installation.cache("manifests"), platform: platform, replaced: system.replacedPackages)
    try packages.add((targets + tests).flatMap(\.packageProducts))
    natives = packages.natives
    let macros = try Self.flags(of: packages.macros, compiler)
    let maps = folder.appendingPathComponent("maps", isDirectory: true)
    packageFlags = try natives.flatMap { try $0.importFlags(in: maps) } + macros.flags
    leftOut = packages.leftOut + macros.failures
    outdated = packages.outdated
    func module(_ target: AppTarget) -> SourceModule {
      var module = SourceModule(target)
      module.dependencies += target.packageProducts.flatMap(packages.names)
      return module
    }
    let all = packages.modules + targets.map(module)
    self.all = all
    self.tests = tests.map { target in
      var module = module(target)
      module.dependencies = all.map(\.name)
      return module
    }
  }

  /// The lowered sources of a module.
  /// - Parameter locations: Whether they name their sources for the compiler.
  func lowered(_ module: SourceModule, as variant: ModuleVariant, locations: Bool) throws -> LoweredSources {
    let kind = locations ? "located" : "lowered"
    return try LoweredSources(
      module.sources.filter { !variant.omitted.contains($0) },
      in: folder.appendingPathComponent("\(kind)/\(module.name)/\(variant.name)", isDirectory: true),
      for: variant.lowering(of: module, on: platform, system), locations: locations, with: expander)
  }

  /// Modules that each file of a module imports implicitly, as SwiftUI does with UIKit and Core Data on Apple systems; nil if
  /// Foundation, too, imports no others.
  func implicitImports(_ variant: ModuleVariant, of module: SourceModule) -> [String]? {
    variant.implicitImports(of: module, system)
  }

  /// The variants with which modules compiled in earlier runs.
  var variants: KnownVariants { KnownVariants(in: folder.appendingPathComponent("variants", isDirectory: true)) }

  /// Writes the sources that Xcode and SwiftPM add to a module: the names of its assets and its bundle.
  func generatedSources(of module: SourceModule) throws -> [String] {
    let symbols = AssetSymbols(module.catalogs)
    let sources = [
      symbols.isEmpty ? nil : symbols.source(bundle: module.bundle == nil ? .main : .module),
      module.bundle.map(Self.bundleAccessor), try compiledModels(of: module)?.source,
    ].compactMap { $0 }
    let place = folder.appendingPathComponent("generated/\(module.name)", isDirectory: true)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    return try sources.enumerated().map { index, source in
      let file = place.appendingPathComponent("Generated\(index).swift")
      try source.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
  }

  /// The compiled models of Core Data of each module, for the bundle.
  func bundledModels() throws -> [[URL]] { try all.map { try compiledModels(of: $0)?.folders ?? [] } }

  /// The models of Core Data as a program reads them, and the classes that Xcode generates from them; nil if there are none.
  /// - Throws: status 1 if a model is damaged.
  func compiledModels(of module: SourceModule) throws -> CompiledDataModels? {
    if module.dataModels.isEmpty || module.isPortable { return nil }
    return try CompiledDataModels(
      module.dataModels, of: module.name,
      in: folder.appendingPathComponent("generated/\(module.name)/Models", isDirectory: true))
  }

  private static func bundleAccessor(_ name: String) -> String {
    """
    import class Foundation.Bundle

    extension Foundation.Bundle {
      static let module = Bundle(path: Bundle.main.bundlePath + "/\(name).resources") ?? .main
    }

    """
  }

  /// The folder of the compiled modules.
  var products: URL { folder.appendingPathComponent("modules", isDirectory: true) }

  func product(of module: SourceModule) -> ModuleProduct {
    ModuleProduct(interface: products.appendingPathComponent("\(module.name).swiftmodule"))
  }

  /// A name for all that decides what a module compiles to: its sources, its settings and the modules that it imports.
  /// - Parameter stamps: Those of the modules before it.
  func stamp(of module: SourceModule, _ stamps: [String: String]) throws -> String {
    let texts = try (module.sources + generatedSources(of: module)).map { try SourceFile.read($0) }
    return Fingerprint.of(
      texts + module.sources + module.flags + packageFlags + module.dependencies.map { stamps[$0] ?? "" }
        + [compiler.driver, compiler.installation.stamp])
  }

  /// Builds macros.
  /// - Returns: The compiler's flags for them, and those that cannot be built, with the reasons.
  private static func flags(
    of macros: [MacroTarget], _ compiler: Compiler
  ) throws -> (flags: [String], failures: [String]) {
    guard !macros.isEmpty else { return ([], []) }
    let folder = try compiler.installation.cache("macros")
    let support = try MacroSupport(compiler, in: folder)
    var flags: [String] = []
    var failures: [String] = []
    for macro in macros {
      do {
        flags += try Activity.during("building the macros of \(macro.title)") {
          try macro.build(with: compiler, support, in: folder)
        }
      } catch let stop as Stop {
        failures.append("the macros of \(macro.title), which do not compile: \(stop.message ?? "")")
      }
    }
    return (flags, failures)
  }

  /// The object files and the linker's flags of the C targets of packages.
  /// - Throws: status 1 if one does not compile.
  func nativeObjects(with compiler: Compiler) throws -> [String] {
    let include = natives.map(\.headers.path)
    return try natives.flatMap { native in
      let place = folder.appendingPathComponent("objects/\(native.name)", isDirectory: true)
      return try Activity.during("compiling \(native.title), \(native.sources.count) files") {
        try native.objects(in: place, include: include, with: compiler)
      } + native.links
    }
  }

  /// The compiler's flags for a module, with which it finds the other modules and those of the system.
  ///
  /// Also a module that is compiled as on Linux finds those of the system, which modules that it imports may import.
  func settings(of module: SourceModule, _ variant: ModuleVariant = ModuleVariant()) -> [String] {
    variant.module(module).flags + packageFlags + ["-I", products.path, "-I", system.folder.path]
  }

  /// Prints the parts of packages that are not compiled, clones that are too old, and what is wrong with the catalogues of assets.
  func report() {
    for sentence in outdated { Console.report(sentence) }
    for catalog in all.flatMap(\.catalogs).map(AssetCatalog.init) {
      for problem in catalog.problems + catalog.damagedSets { Console.report("\(problem)") }
    }
    for part in leftOut { Console.report("left out: \(part)") }
  }
}
