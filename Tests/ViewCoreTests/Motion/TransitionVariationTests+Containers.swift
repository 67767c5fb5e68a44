// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Transitions in containers, and their animations.
extension TransitionVariationTests {
  @Test("M61: members that leave a row take no space, those that come take theirs at once")
  func rows() throws {
    let stage = stage([1, 2, 3]) { numbers in
      HStack(spacing: 0) {
        ForEach(numbers, id: \.self) { number in
          Color.blue.frame(width: 40, height: 20).transition(.scale).accessibilityIdentifier("r\(number)")
        }
        bar(10)
      }
    }
    try stage.set([1, 3], linear)
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 100)
    expectNear(try stage.host.get(.identifier("r3")).frame.minX, 60)
    #expect(stage.host.all(.identifier("r2")).isEmpty)
    try stage.host.settle()
    try stage.set([1, 2, 3], .linear(duration: 2))
    try stage.advance(1)
    expectNear(try stage.frame.minX, 100)
  }

  @Test("M61: what leaves writes no preferences any more", arguments: [true, false])
  func preferences(_ isLazy: Bool) throws {
    enum Count: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let stage = stage([1, 2, 3]) { numbers in
      let rows = ForEach(numbers, id: \.self) { _ in Text("x").preference(key: Count.self, value: 1) }
      if isLazy { ScrollView { LazyVStack { rows } } } else { VStack { rows } }
    }
    #expect(stage.host.preference(Count.self) == 3)
    try stage.set([3], linear)
    try stage.advance(0.25)
    #expect(stage.host.preference(Count.self) == 1)
  }

  @Test(
    "M54: rows of lazy stacks, lists and grids fade as they come and go", arguments: ["lazy", "grid", "list", "form"])
  func lazyRows(_ container: String) throws {
    let stage = stage([1]) { numbers in
      let rows = ForEach(numbers, id: \.self) { number in square(number == 1 ? box : second) }
      switch container {
      case "lazy": ScrollView { LazyVStack(spacing: 0) { rows } }
      case "grid": ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
      case "list": List { rows }
      default: Form { rows }
      }
    }
    try stage.set([1, 2], linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(second)?.opacity, 0.5)
    try stage.host.settle()
    expectNear(stage.host.fill(second)?.opacity, 1)
    try stage.set([1], linear)
    try stage.advance(0.25)
    expectNear(stage.host.fill(second)?.opacity, 0.75)
    try stage.host.settle()
    #expect(stage.host.fill(second) == nil)
  }

  @Test(
    "M61, M62: in lazy containers neighbours glide to the place of a row that goes, which disappears at the end",
    arguments: ["stack", "lazy", "grid", "list", "form"])
  func gliding(_ container: String) throws {
    let log = Recording<String>()
    let stage = stage([1, 2]) { numbers in
      let rows = ForEach(numbers, id: \.self) { number in
        square(number == 1 ? box : second).accessibilityIdentifier("r\(number)").onDisappear {
          log.add("gone \(number)")
        }
      }
      switch container {
      case "stack": VStack(spacing: 0) { rows }.frame(maxHeight: .infinity, alignment: .top)
      case "lazy": ScrollView { LazyVStack(spacing: 0) { rows } }
      case "grid": ScrollView { LazyVGrid(columns: [GridItem()], spacing: 0) { rows } }
      case "list": List { rows }
      default: Form { rows }
      }
    }
    func y(_ number: Int) throws -> CGFloat { try stage.host.get(.identifier("r\(number)")).frame.minY }
    let (top, below) = (try y(1), try y(2))
    try stage.set([2], linear)
    try stage.advance(0.5)
    expectNear(try y(2), (top + below) / 2)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    #expect(log.take() == [])
    try stage.host.settle()
    #expect(log.take() == ["gone 1"])
    try stage.set([1, 2], linear)
    try stage.advance(0.25)
    expectNear(try y(2), top + (below - top) / 4)
    expectNear(stage.host.fill(box)?.opacity, 0.25)
  }

  @Test("M54: a row that an animated scroll brings into view does not come in by a transition")
  func scrolledIntoView() throws {
    let cell = Cell(false)
    let host = ViewHost(
      Stage(cell) { isBelow in
        ScrollViewReader { proxy in
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                (row == 50 ? box : second).frame(height: 20).id(row).transition(.scale)
              }
            }
          }
          .onChange(of: isBelow) { withAnimation(linear) { proxy.scrollTo(50, anchor: .top) } }
        }
      }, size: CGSize(width: 100, height: 100))
    cell.value = true
    try host.update()
    try host.advance(by: .seconds(0.99))
    expectNear(host.fill(box)?.rect.width, 100)
    expectNear(host.fill(box)?.opacity, 1)
  }

  @Test("M61: what leaves is not touched; what lies behind it is")
  func touches() throws {
    let log = Recording<String>()
    let stage = stage(true) { isThere in
      ZStack {
        second.onTapGesture { log.add("behind") }.accessibilityIdentifier("c")
        if isThere { box.onTapGesture { log.add("front") } }
      }
    }
    try stage.host.get(.identifier("c")).tap()
    try stage.set(false, linear)
    try stage.advance(0.25)
    try stage.host.get(.identifier("c")).tap()
    #expect(log.take() == ["front", "behind"])
  }

  @Test("M55: scale to a corner, offsets; a slide in a right-to-left window comes from the right")
  func kinds() throws {
    let scaled = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        if isThere { square(box).transition(.scale(scale: 0.5, anchor: .bottomTrailing)) }
      }
    }
    try scaled.set(true, linear)
    try scaled.advance(0.5)
    expectNear(scaled.host.fill(box)?.rect, CGRect(x: 10, y: 5, width: 30, height: 15))
    let slid = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { square(box).transition(.slide) }
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    try slid.set(true, linear)
    try slid.advance(0.5)
    expectNear(slid.host.fill(box)?.rect.minX, 380)
  }

  @Test("M56: asymmetric of combined of asymmetric; the modifiers' own state is not needed")
  func nested() throws {
    let inner = AnyTransition.asymmetric(insertion: .offset(x: 80), removal: .offset(x: -80))
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { square(box).transition(inner.combined(with: .opacity).combined(with: .offset(y: 40))) }
      }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.origin.x, 40)
    expectNear(stage.host.fill(box)?.rect.origin.y, 20)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    try stage.host.settle()
    try stage.set(false, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.origin.x, -40)
  }

  @Test("M58, M59: the animation may come from the container, the value, the transaction or the transition")
  func animations() throws {
    func opacity(_ content: @escaping (Bool) -> some View) throws -> Double? {
      let stage = stage(false, content)
      try stage.set(true)
      try stage.advance(0.5)
      return stage.host.fill(box)?.opacity
    }
    expectNear(try opacity { flag in VStack { if flag { square(box) } }.animation(linear, value: flag) }, 0.5)
    expectNear(
      try opacity { flag in
        Group { VStack { HStack { if flag { square(box) } } } }.transaction { $0.animation = .linear(duration: 2) }
      }, 0.25)
    expectNear(
      try opacity { flag in VStack { if flag { square(box).transition(.opacity.animation(.linear(duration: 4))) } } },
      0.125)
    expectNear(try opacity { flag in VStack { if flag { square(box).animation(linear, value: flag) } } }, 1)
    expectNear(try opacity { flag in VStack { if flag { square(box).animation(linear, value: flag) } }.padding() }, 1)
  }

  @Test("M59: its own animation wins over the one in the change")
  func ownWins() throws {
    let stage = stage(false) { isThere in
      ZStack { if isThere { square(box).transition(.opacity.animation(.linear(duration: 2))) } }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.opacity, 0.25)
  }

  @Test("M49, M62: the completion of an insertion or removal comes with its end, after onDisappear")
  func completions() throws {
    let log = Recording<String>()
    let stage = stage(false) { isThere in
      ZStack { if isThere { square(box).onDisappear { log.add("gone") } } }
    }
    for isThere in [true, false] {
      withAnimation(linear, completionCriteria: .removed) {
        stage.cell.value = isThere
      } completion: {
        log.add("done")
      }
      try stage.host.update()
      try stage.advance(0.9)
      #expect(log.take().isEmpty)
      try stage.advance(0.2)
      #expect(Set(log.take()) == (isThere ? ["done"] : ["done", "gone"]))
    }
  }

  @Test("M60: with equal zIndex the order of the views counts; a greater one keeps the leaving view in front")
  func zIndex() throws {
    for (zIndex, expected) in [(0.0, false), (1.0, true)] {
      let stage = stage(true) { isThere in
        ZStack(alignment: .topLeading) {
          square(second)
          if isThere { square(box).zIndex(zIndex) }
        }
      }
      try stage.set(false, linear)
      try stage.advance(0.5)
      let last = try #require(stage.host.fills.last)
      if expected { #expect(abs(last.color.red - 1) < 0.01) }
      #expect(stage.host.fills.count == 2)
    }
  }

  @Test("M53: a view in a branch that goes leaves with it, not on its own")
  func partOfABranch() throws {
    struct Two: Equatable { var outer = true, inner = true }
    let stage = stage(Two()) { two in
      ZStack(alignment: .topLeading) {
        if two.outer {
          ZStack(alignment: .topLeading) { if two.inner { square(box).transition(.move(edge: .leading)) } }
        }
      }
    }
    try stage.set(Two(outer: true, inner: false), linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, -20)
    try stage.set(Two(outer: false, inner: false), .linear(duration: 2))
    try stage.advance(0.25)
    expectNear(stage.host.fill(box)?.rect.minX, -30)
    expectNear(stage.host.fill(box)?.opacity, 0.875)
    try stage.host.settle()
    #expect(stage.host.fills.isEmpty)
  }
}
