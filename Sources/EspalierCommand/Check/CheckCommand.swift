// SPDX-License-Identifier: MIT

import Foundation

/// `espalier check`: type-checks SwiftUI source.
struct CheckCommand {
  private let units: [CheckUnit]
  private let isJSON: Bool

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(arguments, options: [], flags: ["--json", "--module"])
    guard !parsed.rest.isEmpty else { throw Stop.usage("check needs at least one file or folder") }
    units = try CheckUnit.expand(parsed.rest, asModule: parsed.flags.contains("--module"))
    isJSON = parsed.flags.contains("--json")
  }

  func run() throws {
    let compiler = try Compiler(try Installation.find())
    let report = CheckReport(checkAll(with: compiler))
    if isJSON {
      Console.print(report.json)
    } else {
      if !report.missing.isEmpty { Console.print(report.missingTable) }
      Console.print(report.summary)
    }
    if report.compiled < report.total { throw Stop.failed }
  }

  /// Checks on all cores; results are printed in the order of the units as soon as all before them are there.
  private func checkAll(with compiler: Compiler) -> [CheckResult] {
    let results = ResultList(count: units.count) { if !isJSON { Console.print($0.text) } }
    let workers = OperationQueue()
    workers.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    // The first unit alone fills the module cache that the others then share.
    for (index, unit) in units.enumerated() {
      workers.addOperation { results.put(unit.check(with: compiler), at: index) }
      if index == 0 { workers.waitUntilAllOperationsAreFinished() }
    }
    workers.waitUntilAllOperationsAreFinished()
    return results.all
  }
}

/// Results that arrive in any order and are announced in theirs.
private final class ResultList: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [CheckResult?]
  private var announced = 0
  private let announce: (CheckResult) -> Void

  init(count: Int, announce: @escaping (CheckResult) -> Void) {
    slots = Array(repeating: nil, count: count)
    self.announce = announce
  }

  func put(_ result: CheckResult, at index: Int) {
    lock.lock()
    defer { lock.unlock() }
    slots[index] = result
    while announced < slots.count, let next = slots[announced] {
      announce(next)
      announced += 1
    }
  }

  var all: [CheckResult] { slots.compactMap { $0 } }
}

extension CheckUnit {
  /// Type-checks the unit. A file that turns out to be a script is checked as one.
  func check(with compiler: Compiler) -> CheckResult {
    if let unreadable = files.lazy.compactMap(Self.problemReading).first { return result([unreadable]) }
    do {
      let isScript = files.contains { $0.hasSuffix("/main.swift") || $0 == "main.swift" }
      var errors = try compile(compiler, asLibrary: !isScript)
      if kind == .file, errors.contains(where: { $0.message.contains("not allowed at the top level") }) {
        errors = try compile(compiler, asLibrary: false)
      }
      return result(errors)
    } catch {
      let message = (error as? Stop)?.message ?? error.localizedDescription
      return result([Diagnostic(path: nil, line: nil, column: nil, message: message)])
    }
  }

  private func compile(_ compiler: Compiler, asLibrary: Bool) throws -> [Diagnostic] {
    let output = try compiler.typecheck(files, module: moduleName, mode: languageMode, asLibrary: asLibrary)
    if output.isSuccess { return [] }
    let errors = Diagnostic.errors(in: output.output)
    if !errors.isEmpty { return errors }
    let cause = output.signal.map { "the compiler was ended by signal \($0)" } ?? "the compiler failed without an error"
    return [Diagnostic(path: nil, line: nil, column: nil, message: cause)]
  }

  private func result(_ errors: [Diagnostic]) -> CheckResult {
    CheckResult(
      path: path, kind: kind, compiles: errors.isEmpty, errors: errors.count, firstError: errors.first,
      missing: errors.compactMap(\.missingName))
  }

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
