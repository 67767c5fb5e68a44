// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Rules that read each other are reported by name. Where there is an old value it is used and the process goes on.
@Suite(.serialized) @MainActor
struct CycleTests {
  struct Width: Rule {
    let isCircular: Attribute<Bool>
    var height: Attribute<Int>?
    mutating func value() -> Int { isCircular.value ? height!.value + 1 : 10 }
  }
  struct Height: Rule {
    let ratio: Attribute<Int>
    mutating func value() -> Int { ratio.value }
  }
  struct Ratio: Rule {
    let width: Attribute<Int>
    mutating func value() -> Int { width.value / 2 }
  }
  struct Itself: Rule {
    let isCircular: Attribute<Bool>
    mutating func value() -> Int { isCircular.value ? Graph.currentRule!.as(Int.self).value + 1 : 1 }
  }

  /// The chains that the handler receives while `body` runs.
  func cycles(_ body: () -> Void) -> [[String]] {
    var chains: [[String]] = []
    let usual = Graph.cycleHandler
    Graph.cycleHandler = { chains.append($0) }
    body()
    Graph.cycleHandler = usual
    return chains
  }

  @Test func theMessageNamesTheChain() {
    #expect(
      cycleMessage(labels: ["Width", "Height", "Ratio", "Width"])
        == "rules read each other in a circle: Width → Height → Ratio → Width. "
        + "Each reads the next; let one of them do without, or read it with peek().")
  }

  @Test func aRerunThatClosesACircleIsReportedAndGoesOn() {
    withGraph { _ in
      let isCircular = Attribute<Bool>.input(false)
      let width = Attribute(Width(isCircular: isCircular))
      let ratio = Attribute(Ratio(width: width))
      let height = Attribute(Height(ratio: ratio))
      width.mutateRule(Width.self) { $0.height = height }
      height.keepAlive()
      #expect(height.value == 5)
      let heights = [width, ratio, height].map { Graph.height(of: $0.any) }
      let runs = Graph.statistics.rulesRun
      let chains = cycles {
        isCircular.set(true)
        drain()
      }
      #expect(chains == [["Width", "Height", "Ratio", "Width"]])
      #expect(Graph.statistics.rulesRun - runs <= 3)
      #expect(width.value == 6, "the old height, and one")
      #expect(height.value == 3)
      #expect([width, ratio, height].map { Graph.height(of: $0.any) } == heights, "a circle adjusts no height")
      #expect(
        cycles {
          isCircular.set(false)
          drain()
        } == [])
      #expect(height.value == 5)
    }
  }

  @Test func aCircleThatIsClosedAgainAndAgainDoesNotGrow() {
    withGraph { _ in
      let isCircular = Attribute<Bool>.input(false)
      let width = Attribute(Width(isCircular: isCircular))
      let height = Attribute(Height(ratio: width))
      width.mutateRule(Width.self) { $0.height = height }
      height.keepAlive()
      drain()
      let edges = Graph.statistics.edgesLive
      for _ in 0..<50 {
        let chains = cycles {
          isCircular.set(true)
          drain()
          isCircular.set(false)
          drain()
        }
        #expect(chains == [["Width", "Height", "Width"]])
      }
      #expect(Graph.statistics.edgesLive == edges)
      #expect(Graph.height(of: height.any) == 2)
    }
  }

  @Test func aRuleThatReadsItselfIsReported() {
    withGraph { _ in
      let isCircular = Attribute<Bool>.input(false)
      let itself = Attribute(Itself(isCircular: isCircular))
      itself.keepAlive()
      #expect(itself.value == 1)
      let chains = cycles {
        isCircular.set(true)
        drain()
      }
      #expect(chains == [["Itself", "Itself"]])
      #expect(itself.value == 2)
    }
  }

  @Test func aRuleMayPeekAtWhatReadsIt() {
    withGraph { _ in
      let input = Attribute<Int>.input(1)
      let up = Attribute<WeakAttribute<Int>?>.input(nil)
      let low = rule { input.value + (up.value?.attribute?.peek() ?? 0) }
      let high = rule { low.value * 10 }
      high.keepAlive()
      #expect(high.value == 10)
      let chains = cycles {
        up.set(high.weak)
        drain()
      }
      #expect(chains == [])
      #expect(low.value == 11)
      #expect(high.value == 110)
    }
  }

  @Test func aCircleWithoutAnOldValueEndsTheProcessWithTheChain() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Subgraph(parent: nil).apply {
          let isCircular = Attribute<Bool>.input(true)
          let width = Attribute(Width(isCircular: isCircular))
          let ratio = Attribute(Ratio(width: width))
          let height = Attribute(Height(ratio: ratio))
          width.mutateRule(Width.self) { $0.height = height }
          let outer = rule { width.value }
          _ = outer.value
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("Width → Height → Ratio → Width"))
  }
}
