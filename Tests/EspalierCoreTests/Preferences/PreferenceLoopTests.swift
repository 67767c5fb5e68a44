// SPDX-License-Identifier: MIT

import Dispatch
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Specification P43, P44, P52: loops are cut and explained; the program lives on.
@MainActor @Suite(.serialized) struct PreferenceLoopTests {
  private static let text = "Bound preference Sum tried to update multiple times per frame."

  @Test("P43 an action that changes its own key runs twice in a frame, then it is cut with a warning") func twice() {
    let log = Record<Int>()
    let host = ViewHost(Counter(log: log, last: .max))
    #expect(log.values == [0, 1])
    #expect(host.warnings.map(\.text) == [Self.text])
  }

  @Test("P43 the warning contains how one thing led to the other") func chain() {
    let host = ViewHost(Counter(log: Record(), last: .max))
    #expect(
      host.warnings.map(\.description) == [
        """
        Bound preference Sum tried to update multiple times per frame.
          onPreferenceChange(Sum) wrote the state 'number'
          → Counter.body
          → onPreferenceChange(Sum)
          values: 0, 1, 2
          to end it: write a value that does not depend on the state 'number', or compare before writing.
        """
      ])
  }

  @Test("P43 of values with long descriptions the warning has where they begin to differ") func longValues() throws {
    struct Long: PreferenceKey {
      static var defaultValue: [Int] { [] }
      static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
    }
    struct Growing: View {
      @State var last = 500
      var body: some View {
        Color.clear.preference(key: Long.self, value: Array(100..<300) + [last] + Array(300..<400))
          .onPreferenceChange(Long.self) { last = $0[200] + 1 }
      }
    }
    let line = try #require(
      ViewHost(Growing()).warnings.first?.description.split(separator: "\n").last { $0.contains("values: ") })
    #expect(line.count < 500 && ["500, 300", "501, 300", "502, 300"].allSatisfy(line.contains))
  }

  @Test("P44 the next frame may deliver again; the warning is not repeated while the loop goes on") func nextFrame()
    throws
  {
    let log = Record<Int>()
    let host = ViewHost(Counter(log: log, last: .max))
    try host.update()
    #expect(log.values == [0, 1, 2, 3])
    try host.update()
    #expect(log.values == [0, 1, 2, 3, 4, 5])
    #expect(host.warnings.count == 1)
  }

  @Test("P43 a cut call is dropped: what is written meanwhile is not overwritten by an old value") func dropped() throws
  {
    let log = Record<Int>()
    let number = Cell(0)
    let host = ViewHost(
      Stage(number) {
        leaf.p(Sum.self, $0).onPreferenceChange(Sum.self) {
          log.values.append($0)
          if $0 < 100 { number.value = $0 + 1 }
        }
      })
    #expect(log.values == [0, 1])
    #expect(host.preference(Sum.self) == 2)
    #expect(!host.graph.work.isPending)
    number.value = 100
    try host.update()
    #expect(log.values == [0, 1, 100])
    #expect(number.value == 100)
  }

  @Test("P43 what is back at the value that was delivered last is not delivered again") func backAgain() throws {
    let log = Record<Int>()
    let start = Cell(0)
    let host = ViewHost(Stage(start) { Climber(log: log, start: $0) })
    #expect(log.values == [0, 1])
    start.value = -1
    try host.update()
    #expect(log.values == [0, 1])
  }

  @Test("P44 after a frame without a loop it is reported again") func reset() throws {
    let log = Record<Int>()
    let start = Cell(0)
    let host = ViewHost(Stage(start) { Climber(log: log, start: $0) })
    #expect(log.values == [0, 1])
    #expect(host.warnings.count == 1)
    try host.settle()
    #expect(log.values == [0, 1, 2, 3])
    start.value = 7
    try host.update()
    #expect(log.values == [0, 1, 2, 3, 10, 11])
    #expect(host.warnings.count == 2)
  }

  @Test("settle() throws when frames keep changing, and update() does not") func settle() throws {
    let host = ViewHost(Counter(log: Record(), last: .max))
    try host.update()
    let error = #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
    #expect(
      error?.description.hasPrefix(
        "The view tree did not settle within 1.0 seconds: each frame requests another one.\n" + Self.text)
        == true)
  }

  @Test("a loop that ends by itself settles") func endingLoop() throws {
    let log = Record<Int>()
    let host = ViewHost(Counter(log: log, last: 6))
    try host.settle()
    #expect(log.values == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("two readers that drive each other are cut too") func mutual() throws {
    let host = ViewHost(PingPong())
    #expect(host.warnings.contains { $0.text.hasPrefix("Bound preference") })
    #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
  }

  @Test("P52 a size that feeds on itself through layout is a loop, with the geometry in its chain") func geometryLoop()
    throws
  {
    let host = ViewHost(Growing(), size: CGSize(width: 200, height: 200))
    #expect(
      host.warnings.map(\.description) == [
        """
        Bound preference Width tried to update multiple times per frame.
          onPreferenceChange(Width) wrote the state 'width'
          → Growing.body
          → layout of frame
          → root frame
          → frame of layer
          → geometry reader of ModifiedContent<Color, _PreferenceWritingModifier<Width>>
          → onPreferenceChange(Width)
          values: 10.0, 11.0, 12.0
          to end it: keep what depends on the state out of the layout that is read (layout of frame): show it in an \
        overlay or a background of the view that is read, put both into a ZStack, or move it by offset or another \
        geometry effect.
        """
      ])
    #expect(throws: UpdateLoop.self) { try host.settle(limit: .seconds(1)) }
    // It is alive: the next state without a loop is shown.
    #expect(host.preference(Width.self) > 12)
  }

  @Test("P52 a background does not influence what it measures: no loop") func safeAncestor() throws {
    let host = ViewHost(Mirrored(), size: CGSize(width: 200, height: 200))
    try host.settle()
    #expect(host.warnings.isEmpty)
    #expect(try host.get(.identifier("border")).frame == CGRect(x: 80, y: 90, width: 40, height: 20))
  }

  @Test("P85: names of keys drop the ends Key and Preference")
  func names() {
    func name<K: IntKey>(_ key: K.Type) -> String? { ViewHost(Climbing<K>()).warnings.first?.text }
    #expect(name(CPreferenceKey.self) == "Bound preference C tried to update multiple times per frame.")
    #expect(name(WidthKey.self) == "Bound preference Width tried to update multiple times per frame.")
    #expect(name(Keys.PreferenceKey.self)?.contains("Keys.PreferenceKey tried") == true)
  }
}

/// Counts itself up, to `last`.
private struct Counter: View {
  @State private var number = 0
  let log: Record<Int>
  let last: Int
  var body: some View {
    leaf.p(Sum.self, number).onPreferenceChange(Sum.self) {
      log.values.append($0)
      if $0 < last { number = $0 + 1 }
    }
  }
}

/// Counts up to the next number that ends in 3.
private struct Climber: View {
  @State private var number = 0
  let log: Record<Int>
  let start: Int
  var body: some View {
    leaf.p(Sum.self, start + number).onPreferenceChange(Sum.self) {
      log.values.append($0)
      if $0 % 10 < 3 { number += 1 }
    }
  }
}

private struct PingPong: View {
  @State private var left = 0
  @State private var right = 0
  var body: some View {
    VStack {
      leaf.p(Sum.self, left).onPreferenceChange(Sum.self) { right = $0 + 1 }
      leaf.p(First.self, right).onPreferenceChange(First.self) { left = $0 + 1 }
    }
  }
}

private struct Growing: View {
  @State private var width: CGFloat = 10
  var body: some View {
    leaf.frame(width: width, height: 10)
      .background(GeometryReader { leaf.p(Width.self, $0.size.width) })
      .onPreferenceChange(Width.self) { width = $0 + 1 }
  }
}

private struct Mirrored: View {
  @State private var width: CGFloat = 0
  var body: some View {
    leaf(40, 20)
      .background(GeometryReader { leaf.p(Width.self, $0.size.width) })
      .onPreferenceChange(Width.self) { width = $0 }
      .overlay { leaf.frame(width: width).accessibilityIdentifier("border") }
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
