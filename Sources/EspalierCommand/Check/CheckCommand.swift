// SPDX-License-Identifier: MIT

import Foundation

/// `espalier check`: type-checks SwiftUI source.
struct CheckCommand {
  private let units: [CheckUnit]
  /// The project that is checked instead of units; nil without one.
  private let project: ProjectChoice?
  private let isJSON: Bool
  private let limit: ExpressionLimit
  private let timeLimit: TimeLimit

  init(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, options: [TimeLimit.option] + ProjectChoice.options, flags: ["--json", "--module"])
    var choices: Int?
    var seconds: Double?
    for word in parsed.values[TimeLimit.option] ?? [] {
      if seconds == nil, let time = TimeLimit.seconds(word) {
        seconds = time
      } else if choices == nil, let number = Int(word), number > 0 {
        choices = number
      } else {
        throw Stop.usage(
          "--limit is a whole number of choices, 1 or more, and a time as 300s is, each once; not \(word)")
      }
    }
    limit = choices.map { ExpressionLimit(choices: $0) } ?? .standard
    timeLimit = TimeLimit(chosen: seconds)
    guard !parsed.rest.isEmpty else { throw Stop.usage("check needs at least one file or folder") }
    let isModule = parsed.flags.contains("--module")
    project = isModule ? nil : try ProjectChoice(parsed.rest, parsed)
    units = try project == nil ? CheckUnit.expand(parsed.rest, asModule: isModule) : []
    isJSON = parsed.flags.contains("--json")
  }

  func run() throws {
    let compiler = try Compiler(try Installation.find(), timeLimit: timeLimit)
    let report = CheckReport(try project.map { try check($0, with: compiler) } ?? checkAll(with: compiler))
    if isJSON {
      Console.print(report.json)
    } else {
      if !report.missing.isEmpty { Console.print(report.missingTable) }
      Console.print(report.summary)
    }
    if report.compiled < report.total { throw Stop.failed }
  }

  /// Checks the modules of a project.
  private func check(_ project: ProjectChoice, with compiler: Compiler) throws -> [CheckResult] {
    if !isJSON { project.report() }
    let modules = try ProjectModules(project, compiler)
    if !isJSON { modules.report() }
    return try ProjectCheck(modules: modules, compiler: compiler, limit: limit).results {
      if !isJSON { Console.print($0.text) }
    }
  }

  /// Checks on all cores; a result is printed, in the order of the units, as soon as all before it exist.
  private func checkAll(with compiler: Compiler) -> [CheckResult] {
    let progress = CheckProgress(total: units.reduce(0) { $0 + $1.files.count })
    let results = ResultList(count: units.count) {
      progress.clear()
      if !isJSON { Console.print($0.text) }
    }
    let workers = OperationQueue()
    workers.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    // The first unit alone fills the module cache that the others then share.
    for (index, unit) in units.enumerated() {
      workers.addOperation { results.put(unit.check(with: compiler, limit: limit, progress: progress), at: index) }
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
