// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Spacers and dividers in stacks.
@MainActor
@Suite struct StackSpacerTests {
  @Test("T14, L20, L29, L30, L31: spacers")
  func spacers() throws {
    let between = try LaidOut(200, 80) {
      HStack {
        box(50, 9).named("a"); Spacer(); box(50, 9).named("b")
      }
    }
    #expect(try [between["a"].minX, between["b"].minX] == [0, 150])
    let last = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.named("a"); Spacer()
      }
    }
    #expect(try last["a"].width == 192)
    let withoutMinimum = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.named("a"); Spacer(minLength: 0)
      }
    }
    #expect(try withoutMinimum["a"].width == 200)
    let tight = try LaidOut(100, 10) {
      HStack {
        box(50, 9).named("a"); Spacer(minLength: 50); box(50, 9).named("b")
      }
    }
    #expect(tight.size.width == 150)
    let wide = try LaidOut(180, 10) {
      HStack {
        box(50, 9); Spacer(minLength: 50); box(50, 9).named("b")
      }
    }
    #expect(try wide["b"].minX == 130)
    let shared = try LaidOut(250, 10) {
      HStack {
        box(40, 9).named("a"); Spacer(); box(40, 9).named("b"); Spacer(); box(40, 9).named("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try shared[$0].minX } == [0, 105, 210])
  }

  @Test("L20: a spacer takes last, also in a condition or behind an erased type")
  func spacersTakeLast() throws {
    let condition = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        if true { Spacer() }
        clear.named("a")
      }
    }
    #expect(try condition["a"] == CGRect(x: 8, y: 0, width: 192, height: 10))
    let erased = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.named("a"); AnyView(Spacer(minLength: 30))
      }
    }
    #expect(try erased["a"].width == 170)
    let column = try LaidOut(10, 100) {
      VStack(spacing: 0) {
        Spacer(); clear.frame(maxHeight: 40).named("a"); Spacer()
      }
    }
    #expect(try column["a"] == CGRect(x: 0, y: 30, width: 10, height: 40))
  }

  @Test("L32: a spacer follows the nearest stack; without one it stretches both ways")
  func spacerAxis() throws {
    let overlay = try LaidOut { box(40, 30).overlay { Spacer().named("s") } }
    #expect(try overlay["s"].size == CGSize(width: 40, height: 30))
    let nested = try LaidOut(100, 60) {
      HStack(spacing: 0) {
        VStack(spacing: 0) { Spacer().named("s") }
      }
    }
    #expect(try nested["s"] == CGRect(x: 0, y: 0, width: 0, height: 60))
    let scrolled = try LaidOut(100, 60) {
      ScrollView {
        Spacer(); box(10, 10).named("a")
      }
    }
    #expect(try scrolled["a"].minY == 8)
    let lazy = try LaidOut(100, 60) {
      ScrollView {
        LazyVStack(spacing: 0) {
          Spacer(); box(10, 10).named("a")
        }
      }
    }
    #expect(try lazy["a"].minY == 8)
  }

  @Test("L33: a divider in a stack that hugs is as long as its neighbours; outside of stacks it is horizontal")
  func dividers() throws {
    let row = try LaidOut {
      HStack(spacing: 0) {
        box(10, 40); Divider().named("line")
      }
    }
    #expect(try row["line"] == CGRect(x: 10, y: 0, width: 1, height: 40))
    let pile = try LaidOut(100, 60) { ZStack { Divider().named("line") } }
    #expect(try pile["line"].size == CGSize(width: 100, height: 1))
    let nested = try LaidOut(100, 60) {
      VStack(spacing: 0) {
        HStack(spacing: 0) { Divider().named("upright") }
        Divider().named("flat")
      }
    }
    #expect(try nested["upright"].size == CGSize(width: 1, height: 59))
    #expect(try nested["flat"].size == CGSize(width: 100, height: 1))
  }
}
