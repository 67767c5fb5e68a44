// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierText
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The alignment of the children of a stack: guides, baselines, and the line on which they lie.
@MainActor
@Suite struct StackAlignmentTests {
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
}
