// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P16, P17, P27, P29–P37: siblings that come and go always give a value, the default if need be.
@MainActor @Suite struct PreferenceDynamicSiblingTests {
  @Test("P16 a sibling that can change gives the default while it is empty, and reduce is called with it")
  func emptyDynamicSibling() {
    let sum = VStack {
      leaf.p(Sum.self, 1); ZStack { ForEach(0..<0, id: \.self) { _ in leaf } }
    }
    let log = Record<Int>()
    let (_, work) = making(sum.on(Sum.self, log))
    #expect(log.values == [1])
    #expect(work.reduces(of: Sum.self) == 1)
    let last = VStack {
      leaf.p(Last.self, "x"); ZStack { ForEach(0..<0, id: \.self) { _ in leaf } }
    }
    #expect(delivered(Last.self, by: last) == ["d"])
  }

  @Test("P17 a condition in an overlay gives a default after the view's own value") func conditionInOverlay() {
    let isShown = true
    #expect(delivered(Last.self, by: leaf.p(Last.self, "x").overlay { if isShown { leaf } }) == ["d"])
    #expect(delivered(Last.self, by: leaf.p(Last.self, "x").overlay { leaf }) == ["x"])
    #expect(delivered(Last.self, by: leaf.p(Last.self, "x").background { if isShown { leaf } }) == ["x"])
  }

  @Test("P27 elements of a ForEach in the order of the collection") func forEachOrder() {
    #expect(delivered(Cat.self, by: VStack { ForEach(0..<3) { namedLeaf("\($0)") } }) == [["0", "1", "2"]])
  }

  @Test("P29 moved elements are combined in their new order") func moves() throws {
    let names = Cell(["a", "b", "c"])
    let host = ViewHost(Stage(names) { names in VStack { ForEach(names, id: \.self) { namedLeaf($0) } } })
    #expect(host.preference(Cat.self) == ["a", "b", "c"])
    for order in [["c", "a", "b"], ["b"], ["x", "b", "y"], [], ["y", "b"]] {
      names.value = order
      try host.update()
      #expect(host.preference(Cat.self) == order)
    }
  }

  @Test("P30 changing siblings are combined in display order: zIndex counts") func zIndexOfChangingSiblings() throws {
    let height = Cell(0.0)
    let host = ViewHost(
      Stage(height) { height in
        ZStack { ForEach(0..<3, id: \.self) { index in namedLeaf("\(index)").zIndex(index == 0 ? height : 1) } }
      })
    #expect(host.preference(Cat.self) == ["0", "1", "2"])
    height.value = 2
    try host.update()
    #expect(host.preference(Cat.self) == ["1", "2", "0"])
  }

  @Test("P30 fixed siblings stay in view-tree order") func zIndexOfFixedSiblings() {
    #expect(
      delivered(
        Cat.self,
        by: ZStack {
          namedLeaf("a").zIndex(1); namedLeaf("b")
        }) == [["a", "b"]])
  }

  @Test("P31 a writer in an AnyView is a writer") func anyView() throws {
    #expect(
      delivered(
        Sum.self,
        by: VStack {
          AnyView(leaf.p(Sum.self, 1)); leaf.p(Sum.self, 2)
        }) == [3])
    let isFirst = Cell(true)
    let log = Record<[String]>()
    let host = ViewHost(
      Stage(isFirst) { isFirst in
        VStack {
          isFirst
            ? AnyView(namedLeaf("a"))
            : AnyView(
              HStack {
                namedLeaf("b"); namedLeaf("c")
              })
          namedLeaf("z")
        }
        .on(Cat.self, log)
      })
    isFirst.value = false
    try host.update()
    #expect(log.values == [["a", "z"], ["b", "c", "z"]])
  }

  @Test("P32 modifiers of an EmptyView vanish with it in a list, not where it is the only view") func emptyView() {
    #expect(delivered(Sum.self, by: VStack { EmptyView().p(Sum.self, 5) }) == [])
    #expect(
      delivered(
        Sum.self,
        by: VStack {
          EmptyView().p(Sum.self, 5); leaf.p(Sum.self, 1)
        }) == [1])
    #expect(delivered(Sum.self, by: EmptyView().p(Sum.self, 5)) == [5])
  }

  @Test("P33–P35 a modifier goes to each view of a Group or ForEach, but to a container as a whole")
  func multipleViews() {
    #expect(
      delivered(
        Sum.self,
        by: VStack {
          Group {
            leaf; leaf
          }.p(Sum.self, 1)
        }) == [2])
    #expect(delivered(Sum.self, by: VStack { ForEach(0..<3) { _ in leaf }.p(Sum.self, 1) }) == [3])
    #expect(
      delivered(
        Sum.self,
        by: VStack {
          leaf; leaf
        }.p(Sum.self, 1)) == [1])
    let nested = Group {
      leaf;
      Group {
        leaf; ForEach(0..<2) { _ in leaf }
      }
    }.transformPreference(Sum.self) { $0 += 1 }
    #expect(delivered(Sum.self, by: HStack { nested }) == [4])
  }

  @Test("P33 each view of a Group has its own reader") func multipleReaders() {
    let log = Record<Int>()
    _ = ViewHost(
      VStack {
        Group {
          leaf.p(Sum.self, 1); leaf.p(Sum.self, 2)
        }.on(Sum.self, log)
      })
    #expect(log.values == [1, 2])
  }

  @Test("P36 the other branch's value comes once, in the same update") func branches() throws {
    let isFirst = Cell(true)
    let log = Record<Int>()
    let host = ViewHost(
      Stage(isFirst) { isFirst in
        Group { if isFirst { leaf.p(Sum.self, 1) } else { leaf.p(Sum.self, 2) } }.on(Sum.self, log)
      })
    isFirst.value = false
    try host.update()
    #expect(log.values == [1, 2])
  }

  @Test("P37 a condition without a view gives the default, so its reader is called") func emptyCondition() {
    let isShown = false
    #expect(delivered(Sum.self, by: VStack { if isShown { leaf } }) == [0])
    #expect(delivered(Last.self, by: ZStack { ForEach(0..<0, id: \.self) { _ in leaf } }) == ["d"])
  }

  @Test("P71 a new id makes the view anew; the reader is called only if the value differs") func newIdentity() throws {
    let id = Cell(0)
    let log = Record<Int>()
    let host = ViewHost(
      Stage(id) { id in
        VStack {
          leaf.p(Sum.self, id / 2).id(id); leaf.p(Sum.self, 1)
        }.on(Sum.self, log)
      })
    for next in [1, 2, 3] {
      id.value = next
      try host.update()
    }
    #expect(log.values == [1, 2])
  }

  @Test("P16: an empty changing sibling before a writer is overwritten by it; one of the same container gives nothing")
  func emptySiblings() throws {
    #expect(
      value(
        of: Last.self,
        in: HStack {
          VStack { if false { leaf } }
          leaf.p(Last.self, "x")
        }) == "x")
    let isThere = Cell(false)
    let host = ViewHost(
      Stage(isThere) { isThere in
        HStack {
          leaf.p(Last.self, "x")
          if isThere { leaf.p(Last.self, "y") }
        }
      })
    #expect(host.preference(Last.self) == "x")
    isThere.value = true
    #expect(host.preference(Last.self) == "y")
    isThere.value = false
    #expect(host.preference(Last.self) == "x")
  }

  @Test("P33, P34: a modifier goes to every view that a group or loop stands for, however nested")
  func members() throws {
    #expect(
      value(
        of: Sum.self,
        in: VStack {
          Group {
            Group {
              leaf; leaf
            }
            if true { leaf }
          }.p(Sum.self, 1)
        }) == 3)
    #expect(
      value(
        of: Sum.self,
        in: HStack {
          ForEach(0..<2) { _ in
            leaf; leaf
          }.p(Sum.self, 1)
        }) == 4)
    let count = Cell(1)
    let host = ViewHost(
      Stage(count) { count in ZStack { ForEach(0..<count, id: \.self) { _ in leaf }.p(Sum.self, 1) } })
    #expect(host.preference(Sum.self) == 1)
    count.value = 5
    #expect(host.preference(Sum.self) == 5)
    count.value = 0
    #expect(host.preference(Sum.self) == 0)
  }
}
