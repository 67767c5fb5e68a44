// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P53–P61: overlays and backgrounds, and those made from a preference.
@MainActor @Suite struct PreferenceLayerTests {
  @Test("P53 an overlay's value comes after the view's") func overlay() {
    #expect(delivered(Cat.self, by: namedLeaf("main").overlay(namedLeaf("over"))) == [["main", "over"]])
    #expect(
      delivered(
        Cat.self,
        by: namedLeaf("main").overlay {
          namedLeaf("1"); namedLeaf("2")
        }) == [["main", "1", "2"]])
  }

  @Test("P54 a background's value comes before the view's") func background() {
    #expect(delivered(Cat.self, by: namedLeaf("main").background(namedLeaf("back"))) == [["back", "main"]])
    let both = namedLeaf("main").background(namedLeaf("back")).overlay(namedLeaf("over"))
    #expect(delivered(Cat.self, by: both) == [["back", "main", "over"]])
    let twice = namedLeaf("main").background(namedLeaf("near")).background(namedLeaf("far"))
    #expect(delivered(Cat.self, by: twice) == [["far", "near", "main"]])
  }

  @Test("P55 what a background measures is read on the modified view") func sizeReader() {
    let root = leaf(30, 20).background(GeometryReader { leaf.p(Width.self, $0.size.width) })
    #expect(delivered(Width.self, by: root) == [30])
  }

  @Test("P56 a single value passes through a layer without reduce") func oneValue() {
    let log = Record<String>()
    let root = VStack { leaf.background(leaf.p(Last.self, "back")).overlay(leaf) }
    let (_, work) = making(root.on(Last.self, log))
    #expect(log.values == ["back"])
    #expect(work.reduces(of: Last.self) == 0)
  }

  @Test("P57, P58 a layer made from a value neither hides that value nor its own") func readingLayers() {
    let seen = Record<Int>()
    let over = leaf.p(Sum.self, 1).overlayPreferenceValue(Sum.self) { value in
      seen.add(value)
      leaf.p(Sum.self, 10)
    }
    #expect(delivered(Sum.self, by: over) == [11])
    #expect(seen.values == [1])
    let back = leaf.p(Sum.self, 1).backgroundPreferenceValue(Sum.self) { leaf.p(Sum.self, $0 * 100) }
    #expect(delivered(Sum.self, by: back) == [101])
  }

  @Test("P57 in drawing order: behind, the view, in front") func orderOfReadingLayers() {
    let root = namedLeaf("main")
      .backgroundPreferenceValue(Cat.self) { namedLeaf("behind " + $0.joined()) }
      .overlayPreferenceValue(Cat.self) { namedLeaf("over " + $0.joined(separator: ",")) }
    #expect(delivered(Cat.self, by: root) == [["behind main", "main", "over behind main,main"]])
  }

  @Test("P59 the content is made again only when the value or a capture changed") func contentIsMadeAgain() throws {
    let state = Cell((number: 1, other: 0))
    let made = Record<Int>()
    let host = ViewHost(
      VStack {
        Stage(state) { state in leaf.p(Sum.self, state.number).p(First.self, state.other) }
          .overlayPreferenceValue(Sum.self) { made.add($0) }
      })
    state.value.other = 1
    try host.update()
    #expect(made.values == [1])
    state.value.number = 2
    try host.update()
    #expect(made.values == [1, 2])
  }

  @Test("P59 a value need not be Equatable") func anyValue() throws {
    let number = Cell(1)
    let host = ViewHost(
      Stage(number) { number in
        leaf.p(Opaque.self, Opaque.Box(number: number)).overlayPreferenceValue(Opaque.self) { box in
          leaf.p(Sum.self, box?.number ?? 0)
        }
      })
    #expect(host.preference(Sum.self) == 1)
    number.value = 2
    try host.update()
    #expect(host.preference(Sum.self) == 2)
  }

  @Test("P60 the content is offered the view's size") func proposal() {
    let over = leaf(30, 20).overlayPreferenceValue(Sum.self) { _ in GeometryReader { leaf.p(Width.self, $0.size.width) }
    }
    #expect(delivered(Width.self, by: over) == [30])
    let back = leaf(40, 20).backgroundPreferenceValue(Sum.self) { _ in
      GeometryReader { leaf.p(Width.self, $0.size.width) }
    }
    #expect(delivered(Width.self, by: back) == [40])
  }

  @Test("P60 the view alone decides the size") func size() {
    let host = ViewHost(leaf(30, 20).overlayPreferenceValue(Sum.self) { _ in leaf(300, 200) })
    #expect(host.sizeThatFits(.unspecified) == CGSize(width: 30, height: 20))
  }

  @Test("P61 a layer is centred by default") func alignment() throws {
    func frame(_ root: some View) throws -> CGRect {
      try ViewHost(root, size: CGSize(width: 100, height: 100)).get(.identifier("layer")).frame
    }
    let layer = leaf(10, 10).accessibilityIdentifier("layer")
    #expect(
      try frame(leaf.overlayPreferenceValue(Sum.self) { _ in layer }) == CGRect(x: 45, y: 45, width: 10, height: 10))
    #expect(
      try frame(leaf.overlayPreferenceValue(Sum.self, alignment: .bottomTrailing) { _ in layer })
        == CGRect(x: 90, y: 90, width: 10, height: 10))
    #expect(
      try frame(leaf.backgroundPreferenceValue(Sum.self, alignment: .topLeading) { _ in layer })
        == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("a layer may write state-dependent values that its own reader above sees in the same update")
  func layersOfLayers() {
    let root = VStack {
      namedLeaf("a"); namedLeaf("b")
    }
    .overlayPreferenceValue(Cat.self) { names in ForEach(names, id: \.self) { leaf.p(Table.self, [$0: 1]) } }
    #expect(delivered(Table.self, by: root) == [["a": 1, "b": 1]])
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
}

private enum Opaque: PreferenceKey {
  struct Box { var number: Int }
  static var defaultValue: Box? { nil }
  static func reduce(value: inout Box?, nextValue: () -> Box?) { value = value ?? nextValue() }
}
