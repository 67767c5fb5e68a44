// SPDX-License-Identifier: MIT

import SwiftUI
import Testing
import ViewTesting

/// Transitions in containers, interrupted, by ids, written in other places: specification M53–M62.
@MainActor
struct TransitionVariationTests {
  let box = Color(red: 1, green: 0, blue: 0)
  let second = Color(red: 0, green: 1, blue: 0)
  let linear = Animation.linear(duration: 1)

  func square(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

  @Test("M54, M36: a view that goes while it comes: both ways add up")
  func interrupted() throws {
    let stage = stage(false) { isThere in ZStack(alignment: .topLeading) { if isThere { square(box) } } }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    try stage.set(false, .linear(duration: 2))
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    try stage.advance(0.25)
    // What is missing of the way in: ¼; what is left of the way out: ⅞.
    expectNear(stage.host.fill(box)?.opacity, 0.625)
    try stage.advance(1.25)
    expectNear(stage.host.fill(box)?.opacity, 0.25)
    try stage.host.settle()
    #expect(stage.host.fill(box) == nil)
  }

  @Test("M53: gone, back and gone again: one view all along")
  func thereAndBack() throws {
    let log = Recording<String>()
    let stage = stage(true) { isThere in
      ZStack(alignment: .topLeading) {
        if isThere { square(box).onAppear { log.add("A") }.onDisappear { log.add("D") } }
      }
    }
    #expect(log.take() == ["A"])
    for isThere in [false, true, false] {
      try stage.set(isThere, linear)
      try stage.advance(0.3)
      #expect(stage.host.fills.count == 1)
    }
    #expect(log.take() == [])
    try stage.host.settle()
    #expect(log.take() == ["D"])
  }

  @Test("M53: a view that comes back without an animation is whole at the end")
  func backAtOnce() throws {
    let stage = stage(true) { isThere in ZStack(alignment: .topLeading) { if isThere { square(box) } } }
    try stage.set(false, linear)
    try stage.advance(0.5)
    try stage.set(true)
    #expect(stage.host.fills.count == 1)
    try stage.host.settle()
    expectNear(stage.host.fill(box)?.opacity, 1)
    #expect(stage.host.fills.count == 1)
  }

  @Test("M53: removal without an animation ends what leaves")
  func removedAtOnce() throws {
    let stage = stage(false) { isThere in ZStack(alignment: .topLeading) { if isThere { square(box) } } }
    try stage.set(true, linear)
    try stage.advance(0.5)
    try stage.set(false)
    #expect(stage.host.fill(box) == nil)
  }

  @Test("M58, M54: another id: the old view goes as the new one comes", arguments: [true, false])
  func identity(_ isInside: Bool) throws {
    let stage = stage(0) { id in
      ZStack(alignment: .topLeading) {
        if isInside {
          square(id == 0 ? box : second).transition(.push(from: .trailing)).id(id)
        } else {
          square(id == 0 ? box : second).id(id).transition(.push(from: .trailing))
        }
      }
    }
    try stage.set(1, linear)
    try stage.advance(0.25)
    expectNear(stage.host.fill(box)?.rect.minX, -10)
    expectNear(stage.host.fill(box)?.opacity, 0.75)
    expectNear(stage.host.fill(second)?.rect.minX, 30)
    expectNear(stage.host.fill(second)?.opacity, 0.25)
    try stage.host.settle()
    #expect(stage.host.fills.count == 1)
  }

  @Test("M58: if and else with a transition each")
  func branches() throws {
    let stage = stage(false) { flag in
      ZStack(alignment: .topLeading) {
        if flag {
          square(second).transition(.move(edge: .trailing))
        } else {
          square(box).transition(.move(edge: .leading))
        }
      }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, -20)
    expectNear(stage.host.fill(second)?.rect.minX, 20)
  }

  @Test("M58: the transition counts through modifiers, groups and erased views", arguments: 0..<6)
  func places(_ place: Int) throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        switch place {
        case 0: if isThere { square(box).transition(.offset(x: 100)).padding(0) }
        case 1: Group { if isThere { square(box) } }.transition(.offset(x: 100))
        case 2: if isThere { AnyView(square(box).transition(.offset(x: 100))) }
        case 3: if isThere { AnyView(square(box)).transition(.offset(x: 100)) }
        case 4: if isThere { Group { square(box).transition(.offset(x: 100)) } }
        default: ForEach(0..<(isThere ? 1 : 0), id: \.self) { _ in square(box) }.transition(.offset(x: 100))
        }
      }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, 50)
    expectNear(stage.host.fill(box)?.opacity, 1)
  }

  @Test("M58: in a view of one's own as well")
  func composite() throws {
    struct Card: View {
      let color: Color
      var body: some View { color.frame(width: 40, height: 20).transition(.offset(x: 100)) }
    }
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { Card(color: box) }
      }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, 50)
  }

  @Test("M58: the outer of two transitions on a view counts")
  func twoTransitions() throws {
    let stage = stage(false) { isThere in
      ZStack(alignment: .topLeading) {
        Color.clear
        if isThere { square(box).transition(.opacity).transition(.offset(x: 100)) }
      }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    #expect(
      fill.opacity == 1 && abs(fill.rect.minX - 50) < 0.01 || abs(fill.opacity - 0.5) < 0.01 && fill.rect.minX == 0)
  }
}
