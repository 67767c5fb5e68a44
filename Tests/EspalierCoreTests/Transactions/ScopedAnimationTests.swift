// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Animations for a part of a chain of modifiers, and views that move as one.
@MainActor
struct ScopedAnimationTests {
  private let box = Color(red: 1, green: 0, blue: 0)

  @Test("M8: animation(_:body:) moves only the modifiers in its closure")
  func scoped() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).offset(x: flag ? 100 : 0)
        .animation(.linear(duration: 1)) { $0.opacity(flag ? 0.5 : 1) }
        .offset(y: flag ? 40 : 0)
    }
    try stage.set(true)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.rect, CGRect(x: 100, y: 40, width: 10, height: 10))
    expectNear(fill.opacity, 0.75)
  }

  @Test("M8: the content keeps the animation of the change")
  func contentKeepsItsOwn() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).offset(x: flag ? 100 : 0)
        .animation(.linear(duration: 2)) { $0.opacity(flag ? 0 : 1) }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, 50)
    expectNear(stage.host.fill(box)?.opacity, 0.75)
  }

  @Test("M8, M5: nil in a scope switches off")
  func scopedNil() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).offset(x: flag ? 100 : 0).animation(nil) { $0.opacity(flag ? 0.5 : 1) }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.minX, 50)
    expectNear(stage.host.fill(box)?.opacity, 0.5)
  }

  @Test("M10: transaction(value:) changes only those updates in which the value changes")
  func transactionForValue() throws {
    struct Places: Equatable { var x: CGFloat = 0, y: CGFloat = 0 }
    let stage = stage(Places()) { places in
      bar(10).offset(x: places.x, y: places.y)
        .transaction(value: places.x) { $0.animation = .linear(duration: 1) }
    }
    try stage.set(Places(x: 100))
    try stage.advance(0.5)
    expectNear(try stage.frame.minX, 50)
    try stage.advance(1)
    try stage.set(Places(x: 100, y: 40))
    expectNear(try stage.frame.minY, 40)
  }

  @Test("M10: transaction in a scope is for the modifiers in it")
  func transactionScope() throws {
    let stage = stage(false) { flag in
      bar(10).offset(x: flag ? 100 : 0).transaction {
        $0.animation = nil
      } body: {
        $0.offset(y: flag ? 40 : 0)
      }
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame.origin.x, 50)
    expectNear(try stage.frame.origin.y, 40)
  }

  @Test("M47: what appears in a moving geometry group appears where the group is on screen")
  func geometryGroup() throws {
    struct Row: View {
      let isMoved: Bool
      let isGrouped: Bool
      @State private var showsMark = false
      let handle: Recording<Binding<Bool>>
      var body: some View {
        let _ = handle.add($showsMark)
        let content = ZStack(alignment: .topLeading) {
          Color.blue.frame(width: 50, height: 50)
          if showsMark { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10) }
        }
        HStack(spacing: 0) {
          if isMoved { Spacer(minLength: 0) }
          if isGrouped { content.geometryGroup() } else { content }
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    for isGrouped in [true, false] {
      let handle = Recording<Binding<Bool>>()
      let stage = stage(false) { Row(isMoved: $0, isGrouped: isGrouped, handle: handle) }
      try stage.set(true, .linear(duration: 1))
      try stage.advance(0.5)
      handle.last?.wrappedValue = true
      try stage.host.update()
      expectNear(stage.host.fill(.blue)?.rect.minX, 175)
      expectNear(stage.host.fill(box)?.rect.minX, isGrouped ? 175 : 350)
      try stage.host.settle()
      expectNear(stage.host.fill(box)?.rect.minX, 350)
    }
  }

  @Test("M47: a geometry group lays out what is in it for the size that it has on screen")
  func groupSize() throws {
    let stage = stage(false) { flag in
      HStack(spacing: 0) {
        Color.blue
        box.accessibilityIdentifier("c")
      }
      .geometryGroup().frame(width: flag ? 400 : 200, height: 20)
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.5)
    expectNear(try stage.frame, CGRect(x: 150, y: 0, width: 150, height: 20))
  }

  @Test("M8: several modifiers in a scope, the content by its own, what is outside not at all")
  func scope() throws {
    let stage = stage(false) { flag in
      box.frame(width: flag ? 60 : 20, height: 10)
        .animation(.linear(duration: 2)) { $0.offset(x: flag ? 100 : 0).opacity(flag ? 0 : 1) }
        .offset(y: flag ? 40 : 0)
    }
    try stage.set(true)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.rect, CGRect(x: 25, y: 40, width: 60, height: 10))
    expectNear(fill.opacity, 0.75)
  }

  @Test("M8: a scope around a scope")
  func scopeInScope() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10)
        .animation(.linear(duration: 1)) { $0.offset(x: flag ? 100 : 0) }
        .animation(.linear(duration: 2)) { $0.offset(y: flag ? 80 : 0) }
    }
    try stage.set(true)
    try stage.advance(0.5)
    expectNear(stage.host.fill(box)?.rect.origin.x, 50)
    expectNear(stage.host.fill(box)?.rect.origin.y, 20)
  }
}
