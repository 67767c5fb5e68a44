// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Views that come back while they go, and go while they come: specification M53, M54.
@MainActor
struct InterruptedTransitionTests {
  private let box = Color(red: 1, green: 0, blue: 0)
  private let linear = Animation.linear(duration: 1)

  private func square(_ color: Color) -> some View { color.frame(width: 40, height: 20) }

  @Test("M54, M36: a view that goes while it comes: both ways add up")
  func interrupted() throws {
    let stage = stage(false) { isThere in ZStack(alignment: .topLeading) { if isThere { square(box) } } }
    try stage.set(true, linear)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    try stage.set(false, .linear(duration: 2))
    expectNear(stage.host.fill(box)?.opacity, 0.5)
    try stage.advance(0.25)
    // The missing part of the way in: ¼; the remaining part of the way out: ⅞.
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
