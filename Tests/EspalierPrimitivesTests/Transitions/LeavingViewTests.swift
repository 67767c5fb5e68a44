// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The part that a leaving view still takes in layout, preferences, touches and the order of layers: specification M60–M62.
@MainActor
struct LeavingViewTests {
  private let box = Color(red: 1, green: 0, blue: 0)
  private let second = Color(red: 0, green: 1, blue: 0)
  private let linear = Animation.linear(duration: 1)

  private func square(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

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
}
