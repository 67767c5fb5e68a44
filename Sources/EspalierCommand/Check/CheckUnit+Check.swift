// SPDX-License-Identifier: MIT

import Foundation

extension CheckUnit {
  /// Type-checks the unit. A file that turns out to be a script is checked as one.
  func check(
    with compiler: Compiler, limit: ExpressionLimit = .standard, progress: CheckProgress? = nil
  ) -> CheckResult {
    if let unreadable = files.lazy.compactMap(Self.problemReading).first { return result([unreadable]) }
    do {
      if kind == .file { progress?.reach(path) }
      let isScript = files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
      let compilation = Compilation(
        unit: self, compiler: compiler, limit: limit, progress: progress?.observer(of: files))
      var errors = try compilation.errors(asLibrary: !isScript)
      if kind == .file, errors.contains(where: { $0.message.contains("not allowed at the top level") }) {
        errors = try compilation.errors(asLibrary: false)
      }
      return result(errors)
    } catch {
      let message = (error as? Stop)?.message ?? error.localizedDescription
      return result([Diagnostic(path: nil, line: nil, column: nil, message: message)])
    }
  }

  private func result(_ errors: [Diagnostic]) -> CheckResult { CheckResult(path: path, kind: kind, errors: errors) }

  /// The compiler reads an invalid file as far as it can; this is the diagnostic for what is wrong with it.
  private static func problemReading(_ path: String) -> Diagnostic? {
    guard let data = FileManager.default.contents(atPath: path) else {
      return Diagnostic(path: nil, line: nil, column: nil, message: "\(path) cannot be read")
    }
    if String(validating: data, as: UTF8.self) == nil {
      return Diagnostic(path: nil, line: nil, column: nil, message: "\(path) is not valid UTF-8")
    }
    return nil
  }
}

/// One unit under one limit.
private struct Compilation {
  let unit: CheckUnit
  let compiler: Compiler
  let limit: ExpressionLimit
  let progress: ((String) -> Void)?

  /// The errors of the unit. Where the compiler stopped at a limit, unknown members are searched in the expression, and the unit
  /// is compiled once more without them, for what else is missing there.
  func errors(asLibrary: Bool) throws -> [Diagnostic] {
    try withGeneratedFiles { generated in
      let first = try compile(unit.files, generated, asLibrary: asLibrary, limit: min(limit, .first))
      let stopped = first.filter(\.isTooComplex)
      guard !stopped.isEmpty else { return first }
      let unknown = try UnknownMembers(in: stopped, files: unit.files).confirmed(by: compiler)
      if unknown.isEmpty {
        // Names are known: the expression may take as long as the limit allows.
        let all = limit > .first ? try compile(unit.files, generated, asLibrary: asLibrary, limit: limit) : first
        return all.map { $0.isTooComplex ? $0.explained(limit: limit, unknown: []) : $0 }
      }
      let hidden = try remaining(without: unknown, asLibrary: asLibrary, generated)
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
  }

  /// Files in the order of the unit, lines in theirs; first what has no place.
  private func position(_ error: Diagnostic) -> (Int, Int, Int) {
    (error.path.flatMap { unit.files.firstIndex(of: $0) } ?? -1, error.line ?? 0, error.column ?? 0)
  }

  private func compile(
    _ files: [String], _ generated: GeneratedFiles, asLibrary: Bool, limit: ExpressionLimit
  ) throws -> [Diagnostic] {
    let output = try compiler.typecheck(
      files + generated.sources, module: unit.moduleName, moduleMap: generated.moduleMap, mode: unit.languageMode,
      asLibrary: asLibrary, limit: limit, progress: progress)
    if output.isSuccess { return [] }
    let errors = Diagnostic.errors(in: output.output)
    if !errors.isEmpty { return errors }
    let cause = output.signal.map { "the compiler was ended by signal \($0)" } ?? "the compiler failed without an error"
    return [Diagnostic(path: nil, line: nil, column: nil, message: cause)]
  }

  /// The errors of copies in which the calls of unknown members are blanks: lines and columns are the same.
  private func remaining(
    without unknown: [UnknownMember], asLibrary: Bool, _ generated: GeneratedFiles
  ) throws -> [Diagnostic] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var originals: [String: String] = [:]
    let files = try unit.files.enumerated().map { index, path in
      let calls = unknown.filter { $0.path == path }.map(\.call)
      guard !calls.isEmpty else { return path }
      var text = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      for offset in calls.joined() where text[offset] != UInt8(ascii: "\n") { text[offset] = UInt8(ascii: " ") }
      let copy = folder.appendingPathComponent("\(index)-" + URL(fileURLWithPath: path).lastPathComponent)
      try Data(text).write(to: copy)
      originals[copy.path] = path
      return copy.path
    }
    return try compile(files, generated, asLibrary: asLibrary, limit: limit).map { error in
      Diagnostic(
        path: error.path.map { originals[$0] ?? $0 }, line: error.line, column: error.column, message: error.message)
    }
  }

  /// What SwiftPM and Xcode would add to the module, and other targets of the package for the compiler to find: modules without a
  /// name, since all targets are one module here.
  private func withGeneratedFiles<Value>(_ body: (GeneratedFiles) throws -> Value) throws -> Value {
    let symbols = unit.assetSymbols
    let sources = [
      unit.hasResources
        ? "import class Foundation.Bundle\nextension Foundation.Bundle { static var module: Bundle { .main } }\n" : nil,
      symbols.isEmpty ? nil : symbols.source(bundle: .main),
    ].compactMap { $0 }
    let targets = unit.targets
    guard !sources.isEmpty || !targets.isEmpty else { return try body(GeneratedFiles()) }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("espalier-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
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
  fileprivate func isAtPlace(of other: Diagnostic) -> Bool {
    (path, line, column) == (other.path, other.line, other.column)
  }

  /// The compiler's limit for an expression, with what to do.
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
