// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierGraph

/// The fault that each fuzzer of the graph has to find in its own trial: rules that read without recording it, so that a change
/// of what they read does not reach them.
enum LostRead {
  @TaskLocal static var isInjected = false

  @MainActor static func value<Value>(_ attribute: Attribute<Value>) -> Value {
    isInjected ? attribute.peek() : attribute.value
  }
}

/// The seeds to try. One is enough for an injected fault.
func fuzzSeeds(_ usual: Int) -> Range<UInt64> { LostRead.isInjected ? 1..<2 : FuzzRun.seeds(usual) }

@Suite(.serialized) @MainActor
struct LostReadTests {
  private func expectIssues(_ fuzzer: @MainActor () -> Void) {
    withKnownIssue { LostRead.$isInjected.withValue(true) { fuzzer() } }
  }

  @Test func isFoundInDynamicGraphs() { expectIssues { DynamicGraphFuzzTests().randomGraphsAgreeWithTheirOracle() } }
  @Test func isFoundInLists() { expectIssues { SubgraphFuzzTests().listsAgreeWithTheirOracle() } }
  @Test func isFoundInParts() { expectIssues { PartFuzzTests().partsAgreeWithTheirOracle() } }
  @Test func isFoundInEffects() { expectIssues { ChangeInsideRuleFuzzTests().effectsAgreeWithTheirOracle() } }
}
