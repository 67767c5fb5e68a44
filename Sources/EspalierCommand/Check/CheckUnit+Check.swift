// SPDX-License-Identifier: MIT

import EspalierFiles
import Foundation

extension CheckUnit {
  /// Type-checks the unit. A file that turns out to be a script is checked as one.
  func check(
    with compiler: Compiler, limit: ExpressionLimit = .standard, progress: CheckProgress? = nil
  ) -> CheckResult {
    CheckResult(path: path, kind: kind, errors: errors(with: compiler, limit: limit, progress: progress))
  }

  /// The errors of the unit, at their places in the sources.
  func errors(
    with compiler: Compiler, limit: ExpressionLimit = .standard, progress: CheckProgress? = nil
  ) -> [Diagnostic] {
    let problems = files.compactMap(Self.problemReading)
    if !problems.isEmpty { return moved(problems) }
    do {
      if kind == .file { progress?.reach(path) }
      let isScript = files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
      let compilation = Compilation(
        unit: self, compiler: compiler, limit: limit.raised(for: files), progress: progress?.observer(of: files))
      var errors = try compilation.errors(asLibrary: !isScript)
      if kind == .file, errors.contains(where: { $0.message.contains("not allowed at the top level") }) {
        errors = try compilation.errors(asLibrary: false)
      }
      return moved(errors)
    } catch {
      let message = (error as? Stop)?.message ?? error.localizedDescription
      return [Diagnostic(path: nil, line: nil, column: nil, message: message)]
    }
  }

  private func moved(_ errors: [Diagnostic]) -> [Diagnostic] {
    let originals = module?.originals ?? [:]
    return errors.map { $0.moved(to: originals) }
  }

  /// The error of a file that the compiler must not read: it reads an invalid file as far as it can, and does not end
  /// with some.
  private static func problemReading(_ path: String) -> Diagnostic? {
    do {
      return SourceDepth(try SourceFile.read(path)).excess?.diagnostic(path)
    } catch {
      let message = (error as? Stop)?.message ?? error.localizedDescription
      return Diagnostic(path: nil, line: nil, column: nil, message: message)
    }
  }
}

/// Parts of files that are left out when these are compiled again, as offsets in the UTF-8 of each file.
private struct TakenParts {
  /// Imports of modules that do not exist.
  var imports: [String: [Range<Int>]]
  /// Calls of members that no type has.
  var calls: [String: [Range<Int>]] = [:]

  var isEmpty: Bool { imports.isEmpty && calls.isEmpty }

  /// Nil for a file without such parts.
  func ranges(in path: String) -> [Range<Int>]? {
    let ranges = imports[path, default: []] + calls[path, default: []]
    return ranges.isEmpty ? nil : ranges
  }
}

/// One unit under one limit.
private struct Compilation {
  let unit: CheckUnit
  let compiler: Compiler
  let limit: ExpressionLimit
  let progress: ((String) -> Void)?

  private static let mostMissingModules = 30

  /// The errors of the unit. Imports of modules that do not exist are removed, so that other errors are found.
  func errors(asLibrary: Bool) throws -> [Diagnostic] {
    try withGeneratedFiles { generated in
      var imports = MissingImports(files: unit.files)
      func compile(_ limit: ExpressionLimit) throws -> [Diagnostic] {
        try self.compile(without: TakenParts(imports: imports.ranges), generated, asLibrary: asLibrary, limit: limit)
      }
      if unit.files.count > 1 { try imports.addAll { try probe($0, generated) } }
      var first = try compile(min(limit, .first))
      // The compiler stops at each missing module: of many, the first are listed.
      for _ in 0..<Self.mostMissingModules where imports.add(first) { first = try compile(min(limit, .first)) }
      let others = try searched(first, without: TakenParts(imports: imports.ranges), generated, asLibrary: asLibrary)
      return imports.errors.isEmpty ? others : (imports.errors + others).sorted { position($0) < position($1) }
    }
  }

  /// Type-checks a source of the command's own as one of the unit's.
  private func probe(_ source: String, _ generated: GeneratedFiles) throws -> ChildProcess.Result {
    let file = try RunFolder.place("Imports.swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try source.write(to: file, atomically: true, encoding: .utf8)
    return try compiler.typecheck(
      [file.path], settings: unit.settings, moduleMap: generated.moduleMap, asLibrary: true,
      isPackage: unit.manifest != nil)
  }

  /// Searches unknown members in the expressions at which the compiler stopped at a limit, and compiles the unit once more
  /// without them, so that other errors are found there.
  private func searched(
    _ first: [Diagnostic], without parts: TakenParts, _ generated: GeneratedFiles, asLibrary: Bool
  ) throws -> [Diagnostic] {
    let stopped = first.filter(\.isTooComplex)
    guard !stopped.isEmpty else { return first }
    // A declaration that a macro fails to write has no type wherever it is used: such expressions are endless.
    if first.contains(where: { $0.macro != nil }) { return first.filter { !$0.isTooComplex } }
    let unknown = try UnknownMembers(in: stopped, files: unit.files).confirmed(by: compiler)
    if unknown.isEmpty {
      // Names are known: the expression may take as long as the limit allows.
      let all =
        limit > .first ? try compile(without: parts, generated, asLibrary: asLibrary, limit: limit) : first
      // Members of variables are looked up last: their absence from all types here is no proof, unless the compiler does not end.
      let members = try UnknownMembers(in: all.filter(\.isTooComplex), files: unit.files, ofNames: true)
        .confirmed(by: compiler).map(\.diagnostic)
      return (all.map { $0.isTooComplex ? $0.explained(limit: limit, unknown: members) : $0 } + members)
        .sorted { position($0) < position($1) }
    }
    var known = parts
    known.calls = Dictionary(grouping: unknown, by: \.path).mapValues { $0.map(\.call) }
    let hidden = try compile(without: known, generated, asLibrary: asLibrary, limit: limit)
    let found = first.filter { !$0.isTooComplex }
    let broken = stopped.filter { error in
      UnknownMembers(in: [error], files: unit.files).candidates.contains(where: unknown.contains)
    }
    let large = hidden.filter { error in error.isTooComplex && !broken.contains { $0.isAtPlace(of: error) } }
    let errors =
      found + unknown.map(\.diagnostic) + hidden.filter { $0.missingName != nil && !found.contains($0) }
      + broken.map { $0.explained(limit: min(limit, .first), unknown: unknown.map(\.diagnostic)) }
      + large.map { $0.explained(limit: limit, unknown: []) }
    return errors.sorted { position($0) < position($1) }
  }

  /// The sort key of an error: files in the order of the unit, then lines and columns; errors without a place first.
  private func position(_ error: Diagnostic) -> (Int, Int, Int) {
    (error.path.flatMap { unit.files.firstIndex(of: $0) } ?? -1, error.line ?? 0, error.column ?? 0)
  }

  /// The errors of the unit without parts of its files, which are blank in copies: lines and columns are the same.
  private func compile(
    without parts: TakenParts, _ generated: GeneratedFiles, asLibrary: Bool, limit: ExpressionLimit
  ) throws -> [Diagnostic] {
    if parts.isEmpty {
      return try compile(unit.files, generated, asLibrary: asLibrary, limit: limit, progress: progress)
    }
    let folder = try RunFolder.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var originals: [String: String] = [:]
    let files = try unit.files.enumerated().map { index, path in
      guard let ranges = parts.ranges(in: path) else { return path }
      var text = Array(try RegularFile.read(path, limit: SourceLimit.bytes))
      for offset in ranges.joined() where text[offset] != UInt8(ascii: "\n") { text[offset] = UInt8(ascii: " ") }
      // The frameworks that are most often missing re-export Foundation. At the end, it moves no line.
      if parts.imports[path] != nil { text += Array("\nimport Foundation\n".utf8) }
      // Each copy has a folder of its own: the name of a file may decide its kind.
      let parent = folder.appendingPathComponent("\(index)")
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      let copy = parent.appendingPathComponent(URL(fileURLWithPath: path).lastPathComponent)
      try Data(text).write(to: copy)
      originals[copy.path] = path
      return copy.path
    }
    let names = originals
    let errors = try compile(
      files, generated, asLibrary: asLibrary, limit: limit,
      progress: progress.map { progress in { progress(names[$0] ?? $0) } })
    return errors.map { $0.moved(to: names) }
  }

  private func compile(
    _ files: [String], _ generated: GeneratedFiles, asLibrary: Bool, limit: ExpressionLimit,
    progress: ((String) -> Void)?
  ) throws -> [Diagnostic] {
    let output = try compiler.typecheck(
      files + generated.sources, settings: unit.settings, imports: unit.module.map { $0.imports } ?? [],
      moduleMap: generated.moduleMap, asLibrary: asLibrary, isPackage: unit.manifest != nil, limit: limit,
      progress: progress)
    if output.isSuccess { return [] }
    let errors = Diagnostic.errors(in: output.output)
    if !errors.isEmpty { return errors }
    let cause = output.signal.map { "the compiler was ended by signal \($0)" } ?? "the compiler failed without an error"
    return [Diagnostic(path: nil, line: nil, column: nil, message: cause)]
  }

  /// Writes the names that SwiftPM and Xcode would add to the module, and a map with the package's other targets: empty modules,
  /// since all targets are one module here.
  private func withGeneratedFiles<Value>(_ body: (GeneratedFiles) throws -> Value) throws -> Value {
    if let module = unit.module { return try body(GeneratedFiles(sources: module.generated)) }
    let symbols = unit.assetSymbols
    let sources = [
      unit.hasResources
        ? "import class Foundation.Bundle\nextension Foundation.Bundle { static var module: Bundle { .main } }\n" : nil,
      symbols.isEmpty ? nil : symbols.source(bundle: .main),
    ].compactMap { $0 }
    let targets = unit.targets
    guard !sources.isEmpty || !targets.isEmpty else { return try body(GeneratedFiles()) }
    let folder = try RunFolder.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ name: String) throws -> String {
      let file = folder.appendingPathComponent(name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    var files = GeneratedFiles()
    files.sources = try sources.enumerated().map { try write($1, "Generated\($0).swift") }
    if !targets.isEmpty {
      files.moduleMap = try write(targets.map { "module \($0) {}\n" }.joined(), "module.modulemap")
    }
    return try body(files)
  }
}

/// Files that are compiled with a unit.
private struct GeneratedFiles {
  var sources: [String] = []
  /// A map of modules of C, or nil.
  var moduleMap: String?
}

extension Diagnostic {
  /// The same error in the file of which the error's file is a copy with the same lines.
  fileprivate func moved(to originals: [String: String]) -> Diagnostic {
    guard let path, let original = originals[path] else { return self }
    return Diagnostic(path: original, line: line, column: column, message: message, macro: macro)
  }

  fileprivate func isAtPlace(of other: Diagnostic) -> Bool {
    (path, line, column) == (other.path, other.line, other.column)
  }

  /// The error about the compiler's limit for an expression, with advice.
  func explained(limit: ExpressionLimit, unknown: [Diagnostic]) -> Diagnostic {
    let names = unknown.filter { $0.path == path }.compactMap { error in
      error.missingName.map { "\($0) (line \(error.line ?? 0))" }
    }
    let advice =
      names.isEmpty
      ? "mostly something in it is not of the type that it should be; in properties or views of their own, into which parts "
        + "of it are moved, the compiler names it; --limit N allows more"
      : "mend \(names.joined(separator: ", ")) first"
    return Diagnostic(
      path: path, line: line, column: column,
      message: "the compiler stopped at this expression after \(limit.choices) choices of overloads: \(advice)")
  }
}
