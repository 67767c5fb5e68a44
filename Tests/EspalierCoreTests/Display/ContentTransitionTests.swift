// SPDX-License-Identifier: MIT

import EspalierDrawing
import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Transitions of a text whose string changes.
@MainActor
struct ContentTransitionTests {
  /// The strings that are drawn, back to front, with their opacity and how far they are moved down.
  private func texts(_ host: ViewHost<some View>) -> [(string: String, opacity: Double, y: CGFloat)] {
    func texts(_ list: DisplayList, _ opacity: Double, _ y: CGFloat) -> [(string: String, opacity: Double, y: CGFloat)]
    {
      list.items.flatMap { item -> [(string: String, opacity: Double, y: CGFloat)] in
        switch item.content {
        case .text(let text, let frame, _), .paintedText(let text, let frame, _, _, _):
          [(text.string, opacity, y + frame.minY)]
        case .group(let list): texts(list, opacity, y)
        case .effect(.opacity(let factor), let list): texts(list, opacity * factor, y)
        case .effect(.transform(let matrix), let list): texts(list, opacity, y + matrix.ty)
        case .effect(_, let list): texts(list, opacity, y)
        default: []
        }
      }
    }
    return texts(host.displayList, 1, 0)
  }

  private func score(_ transition: ContentTransition?) -> MovingStage<Int, some View> {
    stage(19) { number in
      if let transition {
        Text("score \(number)").contentTransition(transition)
      } else {
        Text("score \(number)")
      }
    }
  }

  @Test("opacity and interpolate fade the old string over into the new")
  func opacity() throws {
    for transition in [ContentTransition.opacity, .interpolate] {
      let stage = score(transition)
      try stage.set(20, .linear(duration: 1))
      try stage.advance(0.25)
      let shown = texts(stage.host)
      #expect(shown.map(\.string) == ["score 19", "score 20"])
      expectNear(shown[0].opacity, 0.75)
      expectNear(shown[1].opacity, 0.25)
      try stage.host.settle()
      #expect(texts(stage.host).map(\.string) == ["score 20"])
    }
  }

  @Test("identity and no transition at all change at once; so does a change without animation")
  func identity() throws {
    for transition in [ContentTransition.identity, nil] {
      let stage = score(transition)
      try stage.set(20, .linear(duration: 1))
      try stage.advance(0.25)
      #expect(texts(stage.host).map(\.string) == ["score 20"])
    }
    let stage = score(.opacity)
    try stage.set(20)
    #expect(texts(stage.host).map(\.string) == ["score 20"])
  }

  @Test("numericText rolls what differs: up, or down if it counts down; the rest stays")
  func numericText() throws {
    for (transition, sign) in [(ContentTransition.numericText(), 1.0), (.numericText(countsDown: true), -1)] {
      let stage = score(transition)
      let rest = texts(stage.host)[0].y
      try stage.set(18, .linear(duration: 1))
      try stage.advance(0.5)
      let shown = texts(stage.host)
      // The part that stays, the old end, the new end.
      #expect(shown.map(\.string) == ["score 18", "score 19", "score 18"])
      expectNear(shown[0].opacity, 1)
      expectNear(shown[0].y, rest)
      #expect((shown[1].y - rest) * sign < -2)
      #expect((shown[2].y - rest) * sign > 2)
      try stage.host.settle()
      #expect(texts(stage.host).map(\.string) == ["score 18"])
    }
  }

  @Test("numericText(value:) rolls up where the value grows, down where it falls")
  func numericValue() throws {
    let stage = stage(5) { number in Text("\(number)").contentTransition(.numericText(value: Double(number))) }
    for (number, sign) in [(6, 1.0), (4, -1)] {
      let rest = texts(stage.host)[0].y
      try stage.set(number, .linear(duration: 1))
      try stage.advance(0.5)
      #expect((texts(stage.host)[0].y - rest) * sign < -2)
      try stage.host.settle()
    }
  }

  @Test("texts with a gradient, or with words of several colours, change as others do")
  func painted() throws {
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let fading = stage(19) { number in
      Text("score \(number)").foregroundStyle(gradient).contentTransition(.opacity)
    }
    try fading.set(20, .linear(duration: 1))
    try fading.advance(0.25)
    #expect(texts(fading.host).map(\.string) == ["score 19", "score 20"])
    let rolling = stage(19) { number in
      (Text("score ").foregroundStyle(.red) + Text("\(number)").foregroundStyle(.blue)).contentTransition(
        .numericText())
    }
    let rest = texts(rolling.host)[0].y
    try rolling.set(18, .linear(duration: 1))
    try rolling.advance(0.5)
    let shown = texts(rolling.host)
    #expect(shown.map(\.string) == ["score 18", "score 19", "score 18"])
    #expect(shown[0].y == rest && shown[1].y < rest - 2 && shown[2].y > rest + 2)
  }

  @Test("a content transition reaches everything inside, and the nearest one counts")
  func inherited() throws {
    let stage = stage(1) { number in
      VStack {
        Text("a \(number)")
        Text("b \(number)").contentTransition(.identity)
      }
      .contentTransition(.opacity)
    }
    try stage.set(2, .linear(duration: 1))
    try stage.advance(0.5)
    #expect(texts(stage.host).map(\.string) == ["a 1", "a 2", "b 2"])
  }

  @Test("M71: drawing as one picture changes nothing about when things move")
  func groups() throws {
    let stage = stage(false) { flag in
      bar(10).offset(x: flag ? 100 : 0).opacity(flag ? 1 : 0.5).compositingGroup().drawingGroup()
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    expectNear(try stage.frame.minX, 25)
    expectNear(stage.host.fill(.red)?.opacity, 0.625)
  }

  /// The pictures that are drawn, with their opacity and scale.
  private func symbols(_ host: ViewHost<some View>) -> [(opacity: Double, scale: CGFloat)] {
    func symbols(_ list: DisplayList, _ opacity: Double, _ scale: CGFloat) -> [(opacity: Double, scale: CGFloat)] {
      list.items.flatMap { item -> [(opacity: Double, scale: CGFloat)] in
        switch item.content {
        case .group(let list): symbols(list, opacity, scale)
        case .effect(.opacity(let factor), let list): symbols(list, opacity * factor, scale)
        case .effect(.transform(let matrix), let list): symbols(list, opacity, scale * matrix.a)
        case .effect(_, let list): symbols(list, opacity, scale)
        default: [(opacity, scale)]
        }
      }
    }
    return symbols(host.displayList, 1, 1)
  }

  @Test("a symbol is replaced: down and up, up and up, or at once and up; a speed ends it earlier")
  func symbolReplacement() throws {
    func halfway(_ transition: ContentTransition, _ time: Double) throws -> (opacity: Double, scale: CGFloat) {
      let stage = stage("play") { name in Image(systemName: name).contentTransition(transition) }
      try stage.set("pause", .linear(duration: 1))
      try stage.advance(time)
      return try #require(symbols(stage.host).first)
    }
    for transition in [ContentTransition.symbolEffect(.replace), .symbolEffect(.automatic), .symbolEffect] {
      expectNear(try halfway(transition, 0.125).scale, 0.75)
      expectNear(try halfway(transition, 0.875).scale, 0.75)
    }
    expectNear(try halfway(.symbolEffect(.replace.upUp), 0.125).scale, 1.25)
    expectNear(try halfway(.symbolEffect(.replace.upUp), 0.125).opacity, 0.75)
    expectNear(try halfway(.symbolEffect(.replace.offUp.byLayer), 0.25).scale, 0.25)
    expectNear(try halfway(.symbolEffect(.replace.magic(fallback: .replace.offUp)), 0.25).scale, 0.25)
    expectNear(try halfway(.symbolEffect(.replace.offUp, options: .speed(2)), 0.25).scale, 0.5)
    expectNear(try halfway(.symbolEffect(.replace, options: .speed(2)), 0.75).scale, 1)
  }

  @Test("pictures fade as texts do, and a symbol that stays the same does not change")
  func pictures() throws {
    let fading = stage("play") { name in Image(systemName: name).contentTransition(.opacity) }
    try fading.set("pause", .linear(duration: 1))
    try fading.advance(0.25)
    let shown = symbols(fading.host).map(\.opacity)
    try #require(shown.count == 2)
    expectNear(shown[0], 0.75)
    expectNear(shown[1], 0.25)
    let still = stage(false) { flag in
      Image(systemName: "play").foregroundStyle(flag ? .red : .blue).contentTransition(.symbolEffect(.replace))
    }
    try still.set(true, .linear(duration: 1))
    try still.advance(0.25)
    #expect(symbols(still.host).map(\.scale) == [1])
  }
}
