// SPDX-License-Identifier: MIT

import Testing

@testable import EspalierGraph

/// Nodes end with their subgraph, from wherever it is ended.
@Suite(.serialized) @MainActor
struct SubgraphTests {
  @Test func destroyingASubgraphEndsTheNodesInItAndInside() {
    withGraph { root in
      let outer = Subgraph(parent: root)
      let inner = Subgraph(parent: outer)
      let a = outer.apply { Attribute<Int>.input(1) }
      let b = inner.apply { rule { a.value } }
      #expect(b.value == 1)
      #expect(outer.nodeCount == 2)
      outer.destroy()
      #expect(outer.isDestroyed && inner.isDestroyed)
      #expect(!a.isValid && !b.isValid)
      outer.destroy()
      Graph.checkInvariants()
    }
  }

  @Test func whatTheNodesHeldIsReleased() {
    final class Token {}
    withGraph { root in
      weak var token: Token?
      weak var captured: Token?
      let subgraph = Subgraph(parent: root)
      subgraph.apply {
        let object = Token()
        token = object
        let input = Attribute<Token>.input(object)
        let other = Token()
        captured = other
        let user = rule { (input.value, other) }
        _ = user.value
      }
      #expect(token != nil && captured != nil)
      subgraph.destroy()
      #expect(token == nil && captured == nil)
    }
  }

  @Test func readersOutsideRunAgainWhenWhatTheyReadIsGone() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      let weak = subgraph.apply { Attribute<Int>.input(7).weak }
      let reader = rule { weak.value ?? -1 }
      reader.keepAlive()
      #expect(reader.value == 7)
      subgraph.destroy()
      drain()
      #expect(reader.peek() == -1)
    }
  }

  @Test func aWeakAttributeDoesNotTakeTheNextNodeInItsSlotForItsOwn() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      let old = subgraph.apply { Attribute<Int>.input(1) }
      let weak = old.weak
      #expect(weak.value == 1)
      subgraph.destroy()
      #expect(weak.attribute == nil)
      let new = Attribute<Int>.input(2)
      #expect(new.id == old.id, "the slot is used again")
      #expect(weak.attribute == nil)
      #expect(weak.value == nil)
    }
  }

  /// Runs `body` in a process of its own, which must stop with `words`.
  private func expectStop(_ words: String, _ result: ExitTest.Result?) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(words))
  }

  @Test func anAttributeWhoseSlotIsUsedAgainCannotBeRead() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = Subgraph(parent: nil)
        let first = Subgraph(parent: root)
        let stale = first.apply { Attribute.input(1) }
        first.destroy()
        root.apply { _ = Attribute.input(2) }
        _ = stale.value
      }
    }
    expectStop("its place is that of 'input Int' now", result)
  }

  @Test func aRunningRuleCannotBeChanged() async {
    struct Changing: Rule {
      var number = 0
      mutating func value() -> Int {
        Graph.currentRule!.as(Int.self).mutateRule(Changing.self) { $0.number = 1 }
        return number
      }
    }
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Subgraph(parent: nil).apply {
          _ = Attribute(Changing()).value
        }
      }
    }
    expectStop("was changed while it runs", result)
  }

  @Test func noRuleRunsWhileATreeIsMade() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Subgraph(parent: nil).apply {
          let value = rule { 1 }
          Graph.making { _ = value.value }
        }
      }
    }
    expectStop("ran while a tree was made", result)
  }

  @Test func nothingIsAWeakAttributeToo() {
    #expect(WeakAnyAttribute(.none).attribute == nil)
    #expect(!AnyAttribute.none.isValid)
  }

  @Test func endingsAreCalledOnceBeforeTheNodesGo() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      let child = Subgraph(parent: subgraph)
      let input = subgraph.apply { Attribute<Int>.input(3) }
      var log: [String] = []
      subgraph.onDestroy {
        log.append("outer reads \(input.value)")
        subgraph.destroy()
      }
      child.onDestroy { log.append("inner reads \(input.value)") }
      subgraph.destroy()
      #expect(log == ["outer reads 3", "inner reads 3"])
    }
  }

  @Test func anEndingMayDestroyASibling() {
    withGraph { root in
      let parent = Subgraph(parent: root)
      let children = (0..<4).map { _ in Subgraph(parent: parent) }
      children[0].onDestroy { children[3].destroy() }
      children[3].onDestroy { children[1].destroy() }
      parent.destroy()
      #expect(children.map(\.isDestroyed) == [true, true, true, true])
    }
  }

  @Test func aRuleMayDestroyASubgraphThatItRead() {
    withGraph { root in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let subgraph = Subgraph(parent: root)
      let inside = subgraph.apply { rule { input.value } }
      let reader = rule {
        runs.count += 1
        if input.value > 1, !subgraph.isDestroyed { subgraph.destroy() }
        return subgraph.isDestroyed ? -1 : inside.value
      }
      reader.keepAlive()
      #expect(reader.value == 1)
      input.set(2)
      drain()
      #expect(reader.peek() == -1)
      #expect(runs.count <= 3)
    }
  }

  @Test func aRuleMayDestroyWhatItHasJustRead() {
    withGraph { root in
      let runs = Counter()
      let input = Attribute<Int>.input(1)
      let reader = rule {
        runs.count += 1
        let scratch = Subgraph(parent: root)
        let value = scratch.apply { rule { input.value * 2 } }.value
        scratch.destroy()
        return value + input.value
      }
      reader.keepAlive()
      #expect(reader.value == 3)
      drain()
      #expect(runs.take() == 1)
      input.set(2)
      drain()
      #expect(reader.peek() == 6)
      #expect(runs.take() <= 2)
      drain()
      #expect(runs.take() == 0)
    }
  }

  @Test func aRuleMayEndItself() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      let input = Attribute<Int>.input(1)
      let suicidal = subgraph.apply {
        rule {
          let value = input.value
          if value > 1 { subgraph.destroy() }
          return [value, input.value]
        }
      }
      suicidal.keepAlive()
      drain()
      #expect(suicidal.peek() == [1, 1])
      input.set(2)
      drain()
      #expect(!suicidal.isValid)
      #expect(Graph.readers(of: input.any).isEmpty)
    }
  }

  @Test func aRuleMayEndTheRuleThatReadsIt() {
    withGraph { root in
      let subgraph = Subgraph(parent: root)
      let input = Attribute<Int>.input(1)
      let assassin = rule {
        if input.value > 0 { subgraph.destroy() }
        return 1
      }
      let victim = subgraph.apply { rule { assassin.value + input.value } }
      victim.keepAlive()
      drain()
      #expect(!victim.isValid)
    }
  }

  @Test func aQueuedNodeMayEndBeforeItsTurn() {
    withGraph { root in
      let slots = Counter()
      for _ in 0..<100 {
        let subgraph = Subgraph(parent: root)
        let input = Attribute<Int>.input(1)
        let queued = subgraph.apply { rule { input.value } }
        queued.keepAlive()
        drain()
        input.set(2)
        subgraph.destroy()
        drain()
        slots.count = max(slots.count, Int(queued.id))
      }
      Graph.checkInvariants()
    }
  }

  @Test func aRefreshMayEndItsNodeWhosePlaceIsTaken() {
    withGraph { root in
      let input = Attribute<Int>.input(0)
      let subgraph = Subgraph(parent: root)
      // Higher than what ends it, so that it is still to come when that runs.
      let watch = subgraph.apply { rule { rule { input.value }.value + input.value } }
      watch.any.refresh()
      watch.any.keepAlive()
      var successor: Attribute<Int>?
      let ending = rule { () -> Int in
        if input.value == 1 {
          subgraph.destroy()
          successor = root.apply { rule { 7 } }
        }
        return 0
      }
      ending.keepAlive()
      input.set(1)
      watch.any.refresh()
      #expect(subgraph.isDestroyed)
      #expect(successor?.value == 7)
    }
  }
}
