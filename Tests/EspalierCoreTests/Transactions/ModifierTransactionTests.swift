// SPDX-License-Identifier: MIT

import EspalierViewTestSupport
import SwiftUI
import Testing
import ViewTesting

/// Modifiers with a transaction of their own.
@MainActor
@Suite struct ModifierTransactionTests {
  private struct Shift: ViewModifier {
    var x: CGFloat
    func body(content: Content) -> some View { content.offset(x: x) }
  }

  private let box = Color(red: 1, green: 0, blue: 0)

  @Test("M8: animation of a modifier moves what it changes, and not the view around which it stands")
  func animation() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).opacity(flag ? 0.5 : 1)
        .modifier(Shift(x: flag ? 100 : 0).animation(.linear(duration: 1)))
        .offset(y: flag ? 40 : 0)
    }
    try stage.set(true)
    try stage.advance(0.5)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.rect, CGRect(x: 50, y: 40, width: 10, height: 10))
    expectNear(fill.opacity, 0.5)
  }

  @Test("M8, M10: transaction of a modifier switches off its motion; the view keeps the change's own")
  func transaction() throws {
    let stage = stage(false) { flag in
      box.frame(width: 10, height: 10).opacity(flag ? 0 : 1)
        .modifier(Shift(x: flag ? 100 : 0).transaction { $0.animation = nil })
    }
    try stage.set(true, .linear(duration: 1))
    try stage.advance(0.25)
    let fill = try #require(stage.host.fill(box))
    expectNear(fill.rect.minX, 100)
    expectNear(fill.opacity, 0.75)
  }

  @Test("M8: a transaction is around each of several views in a list")
  func list() throws {
    let stage = stage(false) { flag in
      VStack(alignment: .leading, spacing: 0) {
        Group {
          box.frame(width: 10, height: 10)
          Color(red: 0, green: 0, blue: 1).frame(width: 10, height: 10)
        }
        .opacity(flag ? 0.5 : 1)
        .modifier(Shift(x: flag ? 100 : 0).animation(.linear(duration: 1)))
      }
    }
    try stage.set(true)
    try stage.advance(0.5)
    for color in [box, Color(red: 0, green: 0, blue: 1)] {
      let fill = try #require(stage.host.fill(color))
      expectNear(fill.rect.minX, 50)
      expectNear(fill.opacity, 0.5)
    }
  }

  @Test("concat is the first modifier, and the other one around it")
  func concat() {
    struct Wide: ViewModifier {
      func body(content: Content) -> some View { content.frame(width: 50) }
    }
    struct Padded: ViewModifier {
      func body(content: Content) -> some View { content.padding(10) }
    }
    let view = Color.red.frame(height: 10)
    #expect(ViewHost(view.modifier(Wide().concat(Padded()))).size == CGSize(width: 70, height: 30))
    #expect(ViewHost(view.modifier(Padded().concat(Wide()))).size == CGSize(width: 50, height: 30))
  }
}
