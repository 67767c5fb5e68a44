// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
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

  @Test("L11, L12: in a column, the least flexible is first wherever it is declared")
  func column() throws {
    let column = try LaidOut(10, 200) {
      VStack(spacing: 10) {
        clear.named("a"); clear.frame(maxHeight: 30).named("b"); box(5, 20).named("c")
      }
    }
    #expect(try ["a", "b", "c"].map { try column[$0].height } == [130, 30, 20])
  }

  @Test("L11: loops, groups, conditions and erased types are children like others")
  func structure() throws {
    let row = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        ForEach(0..<3) { clear.named("f\($0)") }
        Group {
          box(10, 10)
          if true { AnyView(clear).named("g") }
        }
      }
    }
    #expect(try widths(row, "f0", "f1", "f2", "g") == [22.5, 22.5, 22.5, 22.5])
  }

  @Test("L16: the larger minimum is found behind erased types")
  func erasedMinimum() throws {
    let row = try LaidOut(200, 10) {
      HStack(spacing: 0) {
        AnyView(clear).named("a"); AnyView(clear.frame(minWidth: 150)).named("b")
      }
    }
    #expect(try widths(row, "a", "b") == [50, 150])
  }

  @Test("L18: three priorities, the least lengths of all lower ones are set aside")
  func threePriorities() throws {
    let row = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.frame(minWidth: 10).named("last").layoutPriority(-1)
        clear.frame(maxWidth: 50).named("first").layoutPriority(2)
        clear.frame(minWidth: 20).named("middle")
      }
    }
    #expect(try widths(row, "last", "first", "middle") == [10, 50, 40])
  }

  @Test("L18: a priority on a group is one for each of its views; it passes modifiers; the innermost counts")
  func priorityThroughViews() throws {
    let group = try LaidOut(90, 10) {
      HStack(spacing: 0) {
        Group {
          clear.named("a"); clear.named("b")
        }.layoutPriority(1)
        clear.named("c")
      }
    }
    #expect(try widths(group, "a", "b", "c") == [45, 45, 0])
    let padded = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.layoutPriority(1).padding(.horizontal, 5).named("a"); clear.named("b")
      }
    }
    #expect(try widths(padded, "a", "b") == [100, 0])
    let twice = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        clear.named("a").layoutPriority(1).layoutPriority(-1); clear.named("b")
      }
    }
    #expect(try widths(twice, "a", "b") == [100, 0])
    let inBody = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        ForEach(0..<2) { clear.named("\($0)").layoutPriority(Double($0)) }
      }
    }
    #expect(try widths(inBody, "0", "1") == [0, 100])
  }

  @Test("L18: a priority inside of another stack has no effect outside of it")
  func nestedPriority() throws {
    let row = try LaidOut(100, 10) {
      HStack(spacing: 0) {
        VStack { clear.layoutPriority(5) }.named("a"); clear.named("b")
      }
    }
    #expect(try widths(row, "a", "b") == [50, 50])
  }

  @Test("L41, L42: a frame resets the distances on its own axis only; padding those of its own edges")
  func distances() {
    func height(_ view: some View) -> CGFloat { measured(nil, nil) { view }.height }
    let plain = height(
      VStack {
        Text("one"); Text("two")
      })
    let narrow = height(
      VStack {
        Text("one").frame(width: 50); Text("two").padding(.horizontal, 3)
      })
    #expect(narrow == plain)
    let padded = height(
      VStack {
        Text("one").padding(.bottom, 1); Text("two")
      })
    // From what is no text to the text below: a tenth of its line, in whole pixels.
    let above = fontMetrics(FontDescription(size: 15)).descent + 2
    #expect(isClose(padded, 2 * height(Text("one")) + 1 + above))
    let limited = height(
      VStack {
        Text("one").frame(maxHeight: 100).fixedSize(); Text("two")
      })
    #expect(isClose(limited, 2 * height(Text("one")) + above))
  }
}
