// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

/// Whatever takes a view works around whatever is a view: no crash, no warning, and what is shown at first is what is shown
/// after changes there and back, and in a fresh host.
@MainActor
@Suite("Compositions")
struct CompositionTests {
  private nonisolated static let named = ProcessInfo.processInfo.environment["ESPALIER_COMPOSITION"]

  /// The number of compositions in the sample: a minute of computation in a debug build, fewer for builds that run many times slower.
  private nonisolated static let sampleCount =
    ProcessInfo.processInfo.environment["ESPALIER_COMPOSITION_SAMPLE"]
    .flatMap(Int.init) ?? 3_000

  @Test("containers around leaves and pairs of containers, spread over the matrix", .enabled(if: named == nil))
  func sample() async throws {
    let course = Course(pairs: 400, deep: 100)
    let names = (0..<Self.sampleCount).map { course[$0 * course.count / Self.sampleCount].name }
    // One child beside the tests of this process, which leave it no turn to begin a second part.
    var run = CompositionRun()
    run.jobs = 1
    run.partLength = names.count
    run.isBrief = true
    for fault in try await run.faults(of: names) { Issue.record("\(fault)") }
  }

  @Test("the composition, or the random program, that ESPALIER_COMPOSITION names", .enabled(if: named != nil))
  func one() throws {
    let named = try #require(Self.named)
    if let trial = ProgramTrial(named: named) {
      if let fault = trial.fault() { Issue.record("\(fault)") }
      return
    }
    let composition = try #require(Composition(named: named), "There is no composition of that name.")
    if let fault = Trial.fault(of: composition) { Issue.record("\(fault)") }
  }

  @Test("a composition is found by its name")
  func names() {
    for number in stride(from: 0, to: Matrix.pairs, by: 997) {
      let name = Matrix.pair(number).name
      #expect(Composition(named: name)?.name == name)
    }
    #expect(Composition(named: "VStack/Nothing") == nil)
    #expect(Composition(named: "Nothing/Text") == nil)
  }

  @Test("the order of pairs leaves none out")
  func spread() {
    var isThere = Array(repeating: false, count: Matrix.pairs)
    for number in 0..<Matrix.pairs { isThere[Matrix.place(number)] = true }
    #expect(!isThere.contains(false))
  }
}
