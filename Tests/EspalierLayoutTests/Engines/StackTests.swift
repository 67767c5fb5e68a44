// SPDX-License-Identifier: MIT

import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The division of a stack's length, and the places of its children.
@MainActor
@Suite struct StackTests {
  private func widths(_ view: LaidOut, _ names: String...) throws -> [CGFloat] { try names.map { try view[$0].width } }

  @Test("T6, L11: equal shares")
  func equalShares() throws {
    let row = try LaidOut(90, 10) {
      HStack(spacing: 0) {
        clear.named("a"); clear.named("b"); clear.named("c")
      }
    }
    #expect(try widths(row, "a", "b", "c") == [30, 30, 30])
  }

  @Test("T7, T8: fixed views choose first")
  func fixedViewsChooseFirst() throws {
    let first = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        box(40, 5).named("a"); clear.named("b"); clear.named("c")
      }
    }
    #expect(try widths(first, "a", "b", "c") == [40, 30, 30])
    let last = try LaidOut(100, 10) {
      HStack(spacing: 10) {
        clear.named("a"); box(20, 5).named("b")
      }
    }
    #expect(try widths(last, "a", "b") == [70, 20])
  }

  @Test("T9, T10, L12, L14, L15: least flexible chooses first")
  func leastFlexibleChoosesFirst() throws {
    let maxima = try LaidOut(150, 10) {
      HStack(spacing: 0) {
        clear.frame(maxWidth: 20).named("a")
        clear.frame(maxWidth: 60).named("b")
        clear.named("c")
      }
    }
    #expect(try widths(maxima, "a", "b", "c") == [20, 60, 70])
    let tooWide = try LaidOut(60, 10) {
      HStack(spacing: 0) {
        clear.frame(minWidth: 80).named("a"); clear.frame(maxWidth: 30).named("b")
      }
    }
    #expect(try widths(tooWide, "a", "b") == [80, 30])
    #expect(tooWide.size.width == 110)
    let oneMaximum = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.frame(maxWidth: 50).named("a"); clear.named("b")
      }
    }
    #expect(try widths(oneMaximum, "a", "b") == [50, 150])
    let minimumAndMaximum = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.frame(minWidth: 120).named("a"); clear.frame(maxWidth: 80).named("b")
      }
    }
    #expect(try widths(minimumAndMaximum, "a", "b") == [120, 80])
  }

  @Test("L16: larger minimum chooses first among unbounded")
  func largerMinimumChoosesFirstAmongUnbounded() throws {
    let row = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.named("a"); clear.frame(minWidth: 150).named("b")
      }
    }
    #expect(try widths(row, "a", "b") == [50, 150])
  }

  @Test("L17: nothing left is zero")
  func nothingLeftIsZero() throws {
    let row = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        box(150, 10).named("a"); clear.named("b"); clear.named("c")
      }
    }
    #expect(try widths(row, "a", "b", "c") == [150, 0, 0])
  }

  @Test("T11, T12, T13, L18: priorities")
  func priorities() throws {
    let simple = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.named("a").layoutPriority(1); clear.named("b")
      }
    }
    #expect(try widths(simple, "a", "b") == [100, 0])
    let minimum = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.named("a").layoutPriority(1); clear.frame(minWidth: 30).named("b")
      }
    }
    #expect(try widths(minimum, "a", "b") == [70, 30])
    let maximum = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.frame(maxWidth: 40).named("a").layoutPriority(1); clear.named("b")
      }
    }
    #expect(try widths(maximum, "a", "b") == [40, 60])
    let reserved = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        clear.frame(minWidth: 20).named("a"); clear.named("b").layoutPriority(1)
      }
    }
    #expect(try widths(reserved, "a", "b") == [20, 180])
  }

  @Test("L19: priority in column")
  func priorityInColumn() throws {
    let column = try LaidOut(500, 500) {
      VStack {
        Rectangle().frame(minHeight: 50).named("a")
        Rectangle().named("b").layoutPriority(1)
      }
    }
    #expect(try column["a"].height == 50)
    #expect(try column["b"].height == 442)
  }

  @Test("T36, L13: column of three")
  func columnOfThree() throws {
    let column = try LaidOut(10, 300) {
      VStack(spacing: 20) {
        clear.named("a"); box(10, 10).named("b"); clear.named("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try column[$0].height } == [125, 10, 125])
  }

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

  @Test("T16, T38, T39, L34, L80: cross axis")
  func crossAxis() throws {
    let trailing = try LaidOut(100, 100) {
      VStack(alignment: .trailing) {
        box(40, 10).named("a"); box(20, 10).named("b")
      }
    }
    #expect(try [trailing["a"].minX, trailing["b"].minX] == [0, 20])
    let center = try LaidOut(100, 100) {
      HStack(spacing: 0) {
        box(10, 10).named("a"); box(10, 30)
      }
    }
    #expect(try center["a"].minY == 10)
    let baseline = try LaidOut(100, 100) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        box(10, 10).named("a"); box(10, 30)
      }
    }
    #expect(try baseline["a"].minY == 20)
  }

  @Test("L23: open cross axis is filled when placing")
  func openCrossAxisIsFilledWhenPlacing() throws {
    let row = try LaidOut(100, nil) {
      HStack(spacing: 0) {
        clear.named("a"); box(10, 40)
      }
    }
    #expect(try row["a"].height == 40)
  }

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

  @Test("L28, L42: framed and padded views keep the system distance")
  func framedAndPaddedViewsKeepTheSystemDistance() throws {
    let row = try LaidOut(nil, nil) {
      HStack {
        Spacer().frame(width: 10, height: 5).named("a"); box(10, 10).named("b")
      }
    }
    #expect(try row["b"].minX == 18)
    let padded = try LaidOut(nil, nil) {
      HStack {
        Spacer().frame(height: 5).padding(.trailing, 2); box(10, 10).named("b")
      }
    }
    #expect(try padded["b"].minX == 18)
    let plain = try LaidOut(nil, nil) {
      HStack {
        Spacer(); box(10, 10).named("b")
      }
    }
    #expect(try plain["b"].minX == 8)
  }
}
