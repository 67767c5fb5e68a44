// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The rules of preferences in other containers, in other orders, with other keys.
@MainActor @Suite struct PreferenceVariantTests {
  @Test("P2: a default that means nothing may be combined anywhere; one that means something shows")
  func identityOfReduce() {
    @ViewBuilder func withEmptySiblings<K: PreferenceKey>(_ key: K.Type, _ one: K.Value) -> some View {
      VStack {
        ZStack { ForEach(0..<0) { _ in leaf } }
        leaf.p(key, one)
        HStack { ForEach(0..<0) { _ in leaf } }
      }
    }
    #expect(value(of: Sum.self, in: withEmptySiblings(Sum.self, 3)) == 3)
    #expect(value(of: Cat.self, in: withEmptySiblings(Cat.self, ["a"])) == ["a"])
    #expect(value(of: Opt.self, in: withEmptySiblings(Opt.self, 4)) == 4)
    #expect(value(of: Width.self, in: withEmptySiblings(Width.self, 5)) == 5)
    #expect(value(of: Last.self, in: withEmptySiblings(Last.self, "x")) == "d")
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

  @Test("P17: what can change in a layer gives a default: in front it comes last, behind it comes first")
  func changingLayers() {
    #expect(value(of: Last.self, in: leaf.p(Last.self, "x").overlay { ForEach(0..<2) { _ in leaf } }) == "d")
    #expect(value(of: Last.self, in: leaf.p(Last.self, "x").overlay { AnyView(leaf) }) == "d")
    #expect(value(of: Last.self, in: leaf.p(Last.self, "x").background { if true { leaf } }) == "x")
    #expect(value(of: Last.self, in: leaf.p(Last.self, "x").overlay { Group { leaf } }) == "x")
    #expect(
      value(
        of: Last.self,
        in: leaf.p(Last.self, "x").overlay {
          VStack {
            leaf; leaf
          }
        }) == "x")
  }

  @Test("P20, P22: groups, loops, conditions, bodies and other containers keep the order of declaration")
  func order() {
    struct Pair: View {
      var body: some View {
        namedLeaf("p")
        namedLeaf("q")
      }
    }
    let row = HStack {
      Group {
        namedLeaf("a"); namedLeaf("b")
      }
      ForEach(0..<2) { namedLeaf("\($0)") }
      if true { namedLeaf("c") } else { namedLeaf("no") }
      Pair()
      AnyView(namedLeaf("z"))
    }
    #expect(value(of: Cat.self, in: row) == ["a", "b", "0", "1", "c", "p", "q", "z"])
    let grid = Grid {
      GridRow {
        namedLeaf("a"); namedLeaf("b")
      }
      namedLeaf("wide")
      GridRow { namedLeaf("c") }
    }
    #expect(value(of: Cat.self, in: grid) == ["a", "b", "wide", "c"])
    #expect(
      value(
        of: Cat.self,
        in: ScrollView {
          namedLeaf("a")
          ZStack {
            namedLeaf("b"); namedLeaf("c")
          }
        }) == ["a", "b", "c"])
  }

  @Test("P21: one call less than there are writers, in every kind of container")
  func calls() {
    @ViewBuilder func five() -> some View {
      leaf.p(Sum.self, 1); leaf.p(Sum.self, 2); leaf; leaf.p(Sum.self, 3); leaf.p(Sum.self, 4); leaf.p(Sum.self, 5)
    }
    func reduces(_ view: some View) -> Int { making(view.on(Sum.self, Record())).work.reduces(of: Sum.self) }
    #expect(reduces(VStack { five() }) == 4)
    #expect(reduces(ZStack { five() }) == 4)
    #expect(reduces(leaf.overlay { five() }) == 4)
    #expect(reduces(ScrollView { five() }) == 4)
    #expect(reduces(AnyLayout(HStackLayout())() { five() }) == 4)
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

  @Test("P39: the action gets the new value, which has to be equatable, and nothing else")
  func newValue() throws {
    struct Size: Equatable { var width = 0 }
    enum Key: PreferenceKey {
      static var defaultValue: Size { Size() }
      static func reduce(value: inout Size, nextValue: () -> Size) { value = nextValue() }
    }
    let width = Cell(1)
    let log = Record<Size>()
    let action: (Size) -> Void = { log.values.append($0) }
    let host = ViewHost(
      Stage(width) {
        leaf.preference(key: Key.self, value: Size(width: $0)).onPreferenceChange(Key.self, perform: action)
      })
    width.value = 2
    try host.update()
    #expect(log.values == [Size(width: 1), Size(width: 2)])
  }

  @Test("P50: a reader whose subtree is made anew is called again, even with the same value")
  func reset() throws {
    let id = Cell(0)
    let log = Record<Int>()
    let host = ViewHost(Stage(id) { leaf.p(Sum.self, 7).on(Sum.self, log).id($0) })
    #expect(log.values == [7])
    id.value = 1
    try host.update()
    #expect(log.values == [7, 7])
    let rows = Cell([1])
    let rowLog = Record<Int>()
    let list = ViewHost(
      Stage(rows) { rows in
        ScrollView {
          LazyVStack { ForEach(rows, id: \.self) { leaf(10, 10).p(Sum.self, $0).on(Sum.self, rowLog) } }
        }
      }, size: CGSize(width: 100, height: 100))
    rows.value = []
    try list.update()
    rows.value = [1]
    try list.update()
    #expect(rowLog.values == [1, 1])
  }

  @Test("P53, P54: layers around layers, from back to front")
  func layers() {
    let view = namedLeaf("view").overlay(namedLeaf("over")).background(namedLeaf("behind")).background(namedLeaf("far"))
      .overlay(namedLeaf("top"))
    #expect(value(of: Cat.self, in: view) == ["far", "behind", "view", "over", "top"])
    #expect(
      value(
        of: Cat.self,
        in: namedLeaf("view").background {
          namedLeaf("b1"); namedLeaf("b2")
        }) == ["b1", "b2", "view"])
  }

  @Test("P85: names of keys drop the ends Key and Preference")
  func names() {
    func name<K: IntKey>(_ key: K.Type) -> String? { ViewHost(Climbing<K>()).warnings.first?.text }
    #expect(name(CPreferenceKey.self) == "Bound preference C tried to update multiple times per frame.")
    #expect(name(WidthKey.self) == "Bound preference Width tried to update multiple times per frame.")
    #expect(name(Keys.PreferenceKey.self)?.contains("Keys.PreferenceKey tried") == true)
  }

  @Test("P89: geometry that a body stores later comes without a warning, a frame too late")
  func storedLater() async throws {
    struct Measured: View {
      let log: Record<CGFloat>
      @State private var width: CGFloat = 0
      var body: some View {
        GeometryReader { proxy in
          let _ = DispatchQueue.main.async { width = proxy.size.width }
          Color.clear
        }
        .overlay { log.add(width) }
      }
    }
    let log = Record<CGFloat>()
    let host = ViewHost(Measured(log: log), size: CGSize(width: 70, height: 10))
    #expect(log.values == [0])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    try host.update()
    #expect(log.values.last == 70)
    #expect(host.warnings.isEmpty)
  }
}

private protocol IntKey: PreferenceKey where Value == Int {}
extension IntKey {
  fileprivate static var defaultValue: Int { 0 }
  fileprivate static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
private enum CPreferenceKey: IntKey {}
private enum WidthKey: IntKey {}
private enum Keys { fileprivate enum PreferenceKey: IntKey {} }

/// A reader that never comes to an end.
private struct Climbing<K: IntKey>: View {
  @State private var number = 0
  init() {}
  var body: some View {
    leaf.preference(key: K.self, value: number).onPreferenceChange(K.self) { number = $0 + 1 }
  }
}
