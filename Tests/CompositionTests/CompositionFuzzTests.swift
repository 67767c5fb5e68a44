// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import Testing

/// The long run, in child processes. `ESPALIER_FUZZ_CASES` is the number of pairs of containers; half as many deeper ones follow.
/// `ESPALIER_COMPOSITION_REPORT` names a file to which all faults go, one JSON document a line.
@MainActor
@Suite("Fuzz: compositions")
struct CompositionFuzzTests {
  private nonisolated static let environment = ProcessInfo.processInfo.environment
  private nonisolated static let isChild = environment["ESPALIER_COMPOSITION_JOURNAL"] != nil

  @Test("a part, in a child process", .enabled(if: isChild))
  func part() throws {
    try #require(try ChildRun(environment: Self.environment)).run()
  }

  /// The net is tried on what it must catch; after each of these the others still run.
  @Test("what is wrong is found, whatever it is, and the rest still runs", .enabled(if: !isChild))
  func injected() async throws {
    var run = CompositionRun()
    run.partLength = 4
    run.jobs = 1
    run.patience = 4
    let names = [
      "VStack/Text", "VStack/Crash/Text", "Warning/Text", "VStack/Standstill/Text", "Unrest/Text", "List/Memory/Text",
      "HStack/Crash/Text", "VStack/Toggle",
    ]
    let faults = try await run.faults(of: names)
    let found = Dictionary(grouping: faults, by: \.composition).mapValues { $0.map(\.kind) }
    #expect(
      found == [
        "VStack/Crash/Text": [.crash], "Warning/Text": [.warning], "VStack/Standstill/Text": [.hang],
        "Unrest/Text": [.unrest], "List/Memory/Text": [.difference], "HStack/Crash/Text": [.crash],
      ])
    #expect(faults.first { $0.kind == .difference }?.occasion == "back from step 1")
  }

  @Test("the whole", .enabled(if: FuzzRun.cases != nil && !isChild))
  func whole() async throws {
    let cases = try #require(FuzzRun.cases)
    let course = Course(pairs: min(cases, Matrix.pairs), deep: cases / 2)
    let names = (0..<course.count).map { course[$0].name }
    let start = Date()
    let report = try Self.environment["ESPALIER_COMPOSITION_REPORT"].map { path in
      try Data().write(to: URL(fileURLWithPath: path))
      return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }
    var shown = 0
    let faults = try await CompositionRun().faults(of: names) { done, new in
      for fault in new { try report?.write(contentsOf: JSONEncoder().encode(fault) + Data("\n".utf8)) }
      guard done >= shown + 5_000 else { return }
      shown = done
      print("Compositions: \(done) of \(names.count), \(Int(Date().timeIntervalSince(start))) s")
    }
    let counts = Fault.Kind.allCases.map { kind in "\(faults.count { $0.kind == kind }) \(kind)" }
    let seconds = Int(Date().timeIntervalSince(start))
    print("Compositions: \(names.count) tried in \(seconds) s: \(counts.joined(separator: ", "))")
    for fault in faults.prefix(100) { Issue.record("\(fault)") }
    if faults.count > 100 { Issue.record("\(faults.count - 100) more faults.") }
  }
}
