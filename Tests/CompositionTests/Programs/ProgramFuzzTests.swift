// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Foundation
import SwiftUI
import Testing

/// Random programs, and what has to be true of each whatever it is. A fault names its trial:
/// `ESPALIER_COMPOSITION='program 71 mirror' swift test --filter CompositionTests` plays it alone.
@MainActor
@Suite("Fuzz: programs")
struct ProgramFuzzTests {
  private nonisolated static let isChild = ProcessInfo.processInfo.environment["ESPALIER_COMPOSITION_JOURNAL"] != nil

  @Test("Each relation holds for random programs", .enabled(if: !isChild))
  func relations() async throws {
    let names = FuzzRun.seeds(500).map { ProgramTrial(seed: $0).name }
    var run = CompositionRun()
    // Beside the tests of this process an everyday run is one child.
    if FuzzRun.cases == nil {
      run.jobs = 1
      run.partLength = names.count
    }
    for fault in try await run.faults(of: names).prefix(100) { Issue.record("\(fault)") }
  }

  /// `Link(Optional, Form(Editor))`: a field's action was queued by one pass of an update, and the next removed the field.
  @Test("Programs whose trial once ended the process", .enabled(if: !isChild), arguments: ["program 51828 tail"])
  func ended(_ name: String) throws {
    #expect(try #require(ProgramTrial(named: name)).fault() == nil)
  }

  @Test(
    "Programs that once contradicted their relation", .enabled(if: !isChild),
    arguments: [
      "program 944 cost", "program 53507 absent", "program 74404 inert", "program 76969 inert",
      "program 79704 wrapping",
      "program 93110 corner", "program 94898 absent", "program 95031 wrapping", "program 211403 absent",
    ])
  func contradicted(_ name: String) throws {
    #expect(try #require(ProgramTrial(named: name)).fault() == nil)
  }

  @Test("What contradicts a relation is found", .enabled(if: !isChild), arguments: Relation.names)
  func planted(_ name: String) throws {
    let relation = try #require(Relation.all.first { $0.name == name })
    // Small programs first: most contradictions need no large one.
    let trials = (1...3).flatMap { depth in (1...40).map { (ProgramTrial(relation, seed: $0), depth) } }
    #expect(trials.contains { trial, depth in trial.findsPlanted(depth: depth) })
  }

  @Test("A trial is found by its name")
  func names() throws {
    #expect(Relation.all.map(\.name) == Relation.names)
    for seed in UInt64(1)...20 {
      let name = ProgramTrial(seed: seed).name
      #expect(ProgramTrial(named: name)?.name == name)
    }
    #expect(ProgramTrial(named: "program 1 nothing") == nil)
    #expect(ProgramTrial(named: "VStack/Text") == nil)
  }

  @Test("A program has smaller ones down to one text")
  func smaller() {
    var random = SplitMix(seed: 3)
    var program = Program(&random, depth: 3)
    while let next = program.smaller.first {
      #expect(next.count <= program.count)
      program = next
    }
    #expect(program.description == "Text")
  }
}
