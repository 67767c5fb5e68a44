// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Views on top of each other: piles, overlays and backgrounds.
@MainActor
@Suite struct OverlapTests {
  @Test("T17, L43, L44, L45: overlap")
  func overlap() throws {
    let corner = try LaidOut(100, 100) {
      ZStack(alignment: .bottomTrailing) {
        box(60, 60); box(20, 20).named("b")
      }
    }
    #expect(try corner["b"] == CGRect(x: 40, y: 40, width: 20, height: 20))
    let offeredAgain = try LaidOut {
      ZStack {
        box(40, 40); clear.named("b")
      }
    }
    #expect(try offeredAgain["b"].size == CGSize(width: 40, height: 40))
  }

  @Test("T40, L46, L49: overlay")
  func overlay() throws {
    let corner = try LaidOut(100, 100) {
      box(20, 20).overlay(alignment: .topTrailing) { box(8, 8).named("o") }
    }
    #expect(try corner["o"] == CGRect(x: 12, y: 0, width: 8, height: 8))
    let moved = try LaidOut(100, 100) {
      box(20, 20).alignmentGuide(.leading) { _ in 5 }.overlay(alignment: .leading) { box(8, 8).named("o") }
    }
    #expect(try moved["o"].minX == 5)
  }

  @Test("L45: what is flexible in a pile gets the pile's size, however deep")
  func offeredAgain() throws {
    let pile = try LaidOut {
      ZStack {
        box(40, 20)
        VStack(spacing: 0) {
          clear.named("upper"); clear
        }
        clear.padding(5).named("padded")
      }
    }
    #expect(try pile["upper"].size == CGSize(width: 40, height: 10))
    #expect(try pile["padded"].size == CGSize(width: 40, height: 20))
  }

  @Test("L46: a layer that is larger overflows by its alignment and moves no other view")
  func overflowingLayer() throws {
    let row = try LaidOut(100, 100) {
      HStack(spacing: 0) {
        box(20, 20).overlay(alignment: .bottomTrailing) { box(50, 50).named("o") }
        box(10, 10).named("b").background(alignment: .topLeading) { box(30, 4).named("back") }
      }
    }
    #expect(row.size == CGSize(width: 30, height: 20))
    #expect(try row["o"] == CGRect(x: -30, y: -30, width: 50, height: 50))
    #expect(try row["b"].minX == 20)
    #expect(try row["back"].origin == CGPoint(x: 20, y: 5))
  }

  private enum AtThird: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }

  @Test("L45: views on top of each other are lined up by their guides in the final size")
  func guidesInFinalSize() throws {
    let third = VerticalAlignment(AtThird.self)
    let stack = try LaidOut {
      ZStack(alignment: Alignment(horizontal: .center, vertical: third)) {
        clear.named("clear")
        box(20, 40).alignmentGuide(third) { _ in 3 }.named("box")
      }
    }
    let height = 40 + 10.0 / 3 - 3
    #expect(isClose(stack.size, CGSize(width: 20, height: height)))
    #expect(isClose(try stack["clear"], CGRect(x: 0, y: 0, width: 20, height: height)))
    #expect(isClose(try stack["box"].minY, height / 3 - 3))
  }
}
