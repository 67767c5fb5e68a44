// SPDX-License-Identifier: MIT

import EspalierFiles
import EspalierProjects
import Foundation

/// The conditions under which the sources of a module are compiled. An app has one. A package has several, because most packages
/// are written for more than one system: the first with which it compiles is used.
struct ModuleVariant: Hashable {
  enum System: String {
    /// As the app: with UIKit's or AppKit's names.
    case app
    /// As on Linux: without the modules of Apple's systems, apart from those that packages import there as well.
    case linux
  }

  var system = System.app
  /// Whether `import Foundation` imports the names that Foundation lacks on Linux. A package for Linux may declare some itself.
  var hasFoundationNames = true
  /// Whether `DEBUG` is true in conditions.
  var isDebug = true
  /// Whether a package in language mode 6 is compiled in mode 5, which does not refuse what may be a data race: Apple's declarations,
  /// with which it was checked, have other isolations.
  var isLenient = false
  /// Sources of a package that are left out, because they do not compile and the others do without them.
  var omitted: [String] = []

  /// The variants of a module, the preferred one first.
  static func all(of module: SourceModule) -> [ModuleVariant] {
    let app = ModuleVariant()
    guard module.packageName != nil else { return [app] }
    let apps = [app] + (module.hasDebugCode ? [ModuleVariant(isDebug: false)] : [])
    let linux = [
      ModuleVariant(system: .linux, hasFoundationNames: false), ModuleVariant(system: .linux),
      ModuleVariant(system: .linux, isDebug: false),
    ]
    return module.isPortable ? linux + apps : apps + linux.dropFirst()
  }

  /// The variants of a package in language mode 5; none for one that is in this mode already.
  static func lenient(of module: SourceModule) -> [ModuleVariant] {
    guard module.packageName != nil, module.languageMode == "6" else { return [] }
    return all(of: module).map { variant in
      var variant = variant
      variant.isLenient = true
      return variant
    }
  }

  /// The module in the language mode of the variant, with the parts of mode 6 that have other reasons than data races.
  func module(_ module: SourceModule) -> SourceModule {
    guard isLenient else { return module }
    var module = module
    module.languageMode = "5"
    module.features += [
      "BareSlashRegexLiterals", "ConciseMagicFile", "ForwardTrailingClosures", "ImplicitOpenExistentials",
    ]
    .filter { !module.features.contains($0) }
    return module
  }

  /// A name for folders and messages.
  var name: String {
    system.rawValue + (hasFoundationNames ? "" : "-bare") + (isDebug ? "" : "-release")
      + (isLenient ? "-lenient" : "") + (omitted.isEmpty ? "" : "-partial")
  }

  /// Modules of this library that a package does not find: on Linux it has other code for them.
  private static let absentOnLinux = ["Darwin", "os", "OSLog"]

  /// The lowering of a module's sources.
  func lowering(of module: SourceModule, on platform: Platform, _ system: SystemModules) -> LoweredSources.Conditions {
    var conditions = LoweredSources.Conditions(platform: platform == .macOS ? "macOS" : "iOS")
    conditions.modules = system.names
    conditions.absent = system.absent
    conditions.undefined = isDebug ? [] : ["DEBUG"]
    // Foundation imports Combine implicitly, except where that would undo an import of a file.
    if hasFoundationNames, module.sources.contains(where: FoundationImports.importsCombineLeniently) {
      conditions.imports = ["Combine"]
    }
    if self.system == .linux {
      conditions.platform = "Linux"
      conditions.modules = []
      conditions.absent = system.names + system.absent + Self.absentOnLinux
    }
    return conditions
  }

  /// Modules that each file of a module imports implicitly.
  func implicitImports(of module: SourceModule, _ system: SystemModules) -> [String]? {
    switch self.system {
    case .app: [system.implicit, module.usesCoreData ? system.implicitData : nil].compactMap(\.self)
    case .linux: hasFoundationNames ? [] : nil
    }
  }
}

/// The variants with which modules compiled in earlier runs, in a folder of small files.
struct KnownVariants {
  private let folder: URL

  init(in folder: URL) { self.folder = folder }

  private func file(_ module: SourceModule) -> URL { folder.appendingPathComponent("\(module.name).variant") }

  /// The variants of a module, the one of an earlier run with the same stamp first.
  func order(of module: SourceModule, stamp: String) -> [ModuleVariant] {
    let all = ModuleVariant.all(of: module)
    guard let known = known(of: module, stamp: stamp) else { return all }
    return [known] + all.filter { $0 != known }
  }

  /// The variant of an earlier run with the same stamp; nil for none.
  func known(of module: SourceModule, stamp: String) -> ModuleVariant? {
    guard let text = try? RegularFile.text(file(module).path, limit: 1 << 20) else { return nil }
    let lines = text.split(separator: "\n").map(String.init)
    for var variant in ModuleVariant.all(of: module) + ModuleVariant.lenient(of: module) {
      variant.omitted = Array(lines.dropFirst())
      if lines.first == "\(stamp) \(variant.name)" { return variant }
    }
    return nil
  }

  /// Keeps the variant with which a module compiles.
  func keep(_ variant: ModuleVariant, of module: SourceModule, stamp: String) throws {
    guard ModuleVariant.all(of: module).count > 1 else { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lines = ["\(stamp) \(variant.name)"] + variant.omitted
    try lines.joined(separator: "\n").write(to: file(module), atomically: true, encoding: .utf8)
  }
}
