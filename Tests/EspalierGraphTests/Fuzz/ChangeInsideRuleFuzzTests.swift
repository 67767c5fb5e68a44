// SPDX-License-Identifier: MIT

import EspalierTestSupport
import Testing

@testable import EspalierGraph

/// Effects that set inputs while they run; others read those inputs, before, after and around the effect.
@Suite(.serialized) @MainActor
struct ChangeInsideRuleFuzzTests {
  @Test func effectsAgreeWithTheirOracle() {
    for seed in fuzzSeeds(60) {
      withGraph { _ in
        var random = SplitMix(seed: seed)
        var sources = (0..<3).map { _ in random.below(8) }
        let inputs = sources.map { Attribute<Int>.input($0) }
        // Each target is set by one effect from attributes made before it: effects cannot answer each other for ever.
        var attributes = inputs
        var formulas: [([Int]) -> Int] = (0..<3).map { index in { $0[index] } }
        for _ in 0..<3 + random.below(12) {
          let reads = (0..<1 + random.below(3)).map { _ in random.below(attributes.count) }
          let read = reads.map { attributes[$0] }
          let formula = reads.map { formulas[$0] }
          let modulus = [2, 7, 50][random.below(3)]
          if random.chance(40) {
            let target = Attribute<Int>.input(-1)
            let effect = rule { target.set((read.reduce(0) { $0 + $1.value }) % modulus) }
            if random.chance(50) {
              // Reads the target, makes the effect run, and may read the target again.
              let around = rule {
                let early = target.value
                effect.value
                return [early, target.value]
              }
              around.keepAlive()
            }
            effect.keepAlive()
            attributes.append(target)
          } else {
            let result = rule { (read.reduce(0) { $0 + LostRead.value($1) }) % modulus }
            if random.chance(40) { result.keepAlive() }
            attributes.append(result)
          }
          formulas.append { values in formula.reduce(0) { $0 + $1(values) } % modulus }
        }
        for round in 0..<20 {
          let runs = Graph.statistics.rulesRun
          drain()
          // An effect wakes what has already run: each effect may cost one more run of everything.
          let bound = attributes.count * 3 * (attributes.count + 1)
          #expect(Graph.statistics.rulesRun - runs <= bound, "seed \(seed) round \(round)")
          for index in attributes.indices where random.chance(50) {
            #expect(attributes[index].value == formulas[index](sources), "seed \(seed) round \(round) item \(index)")
          }
          Graph.checkInvariants()
          let index = random.below(3)
          sources[index] = random.below(8)
          inputs[index].set(sources[index])
        }
      }
    }
  }
}
