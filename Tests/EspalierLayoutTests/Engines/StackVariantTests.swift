// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The rules of stacks in other examples: nested, in groups and conditions, within other containers.
@MainActor
@Suite struct StackVariantTests {
  private func widths(_ view: LaidOut, _ names: String...) throws -> [CGFloat] { try names.map { try view[$0].width } }

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

  @Test("L16: also behind erased types")
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

  @Test("L35: guides of the members of a loop; edges of one's own in terms of others")
  func guides() throws {
    let stairs = try LaidOut(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { index in
          box(20, 10).named("\(index)").alignmentGuide(.leading) { _ in CGFloat(index) * -10 }
        }
      }
    }
    #expect(try ["0", "1", "2"].map { try stairs[$0].minX } == [0, 10, 20])
    #expect(stairs.size.width == 40)
    let row = try LaidOut(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        box(10, 30).named("a")
        box(10, 10).named("b").alignmentGuide(.top) { $0[.bottom] }
      }
    }
    #expect(try [row["a"].minY, row["b"].minY] == [10, 0])
    #expect(row.size.height == 40)
    let pile = try LaidOut(100, 100) {
      ZStack(alignment: .topLeading) {
        box(40, 40); box(30, 10).named("b").alignmentGuide(.leading) { _ in -15 }
      }
    }
    #expect(try pile["b"].minX == 15)
    #expect(pile.size == CGSize(width: 45, height: 40))
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

  @Test("L81: a column's first baseline is its first text's, its last one the last text's")
  func baselines() throws {
    let line = measured(nil, nil) { Text("x") }.height
    func y(_ alignment: VerticalAlignment) throws -> CGFloat {
      let row = try LaidOut {
        HStack(alignment: alignment, spacing: 0) {
          VStack(spacing: 0) {
            Text("x"); Text("x")
          }.named("column")
          Text("x").named("text")
        }
      }
      return try row["text"].minY - row["column"].minY
    }
    #expect(try y(.firstTextBaseline) == 0)
    #expect(try isClose(y(.lastTextBaseline), line))
  }

  @Test("L82: explicit values are averaged where the children are, at every level")
  func averages() throws {
    let row = try LaidOut {
      HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
        VStack(spacing: 0) {
          box(10, 10).alignmentGuide(VerticalAlignment(Third.self)) { _ in 4 }
          box(10, 10).alignmentGuide(VerticalAlignment(Third.self)) { _ in 6 }
          box(10, 30)
        }
        .padding(.top, 2).frame(width: 30).background { clear }.named("nested")
        box(10, 10).named("plain")
      }
    }
    // (4 + 16) ÷ 2, and 2 of padding.
    #expect(try row["plain"].minY - row["nested"].minY == 12)
  }

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  @Test("L34, L37: from right to left, alignments, priorities and spacers keep their meaning")
  func rightToLeft() throws {
    let view = VStack(alignment: .leading, spacing: 0) {
      box(40, 10).named("a")
      box(20, 10).named("b")
      HStack(spacing: 0) {
        box(10, 10).named("c"); Spacer(); box(5, 10).named("d")
      }
    }
    let host = ViewHost(view, size: CGSize(width: 100, height: 30)) { $0.layoutDirection = .rightToLeft }
    func frame(_ name: String) throws -> CGRect { try host.get(.identifier(name)).frame }
    #expect(try [frame("a").maxX, frame("b").maxX, frame("c").maxX] == [100, 100, 100])
    #expect(try frame("d").minX == 0)
  }

  @Test("L34, L35: across its axis a stack encloses the line on which the guides lie")
  func enclosesTheLine() throws {
    let column = try LaidOut {
      VStack(alignment: .leading, spacing: 0) {
        box(10, 10).alignmentGuide(.leading) { _ in -20 }.named("a")
        box(10, 10).alignmentGuide(.leading) { _ in -20 }
      }
    }
    #expect(column.size == CGSize(width: 30, height: 20))
    #expect(try column["a"].minX == 20)
    let row = try LaidOut {
      HStack(alignment: .top, spacing: 0) { box(10, 10).alignmentGuide(.top) { _ in 25 }.named("a") }
    }
    #expect(row.size == CGSize(width: 10, height: 25))
    #expect(try row["a"].minY == 0)
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
