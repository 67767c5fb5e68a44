// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// The place of a transition, and the animation that moves it: specification M55–M59.
@MainActor
struct TransitionPlaceTests {
  private let box = Color(red: 1, green: 0, blue: 0)
  private let second = Color(red: 0, green: 1, blue: 0)
  private let linear = Animation.linear(duration: 1)

  private func square(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

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

  @Test("M58: a transition is played in a view of one's own as well")
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

  @Test("M59: the animation of a transition wins over the one in the change")
  func ownWins() throws {
    let stage = stage(false) { isThere in
      ZStack { if isThere { square(box).transition(.opacity.animation(.linear(duration: 2))) } }
    }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.opacity, 0.25)
  }
}
