// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// Views and cells that span columns.
@MainActor
@Suite struct GridSpanTests {
  /// The frames of named cells in a grid of 350 points.
  private func widths(_ names: [String], @ViewBuilder _ grid: () -> some View) throws -> [CGFloat] {
    let grid = try LaidOut(350, 50, grid)
    return try names.map { try grid[$0].width }
  }

  private func cell(_ name: String, _ columns: Int = 1) -> some View {
    clear.frame(height: 10).named(name).gridCellColumns(columns)
  }

  @Test("Layout/f2 of the cases: a cell across columns without cells of their own has the room of all of them")
  func columnsWithoutCells() throws {
    #expect(
      try widths(["a", "b", "c"]) {
        Grid {
          GridRow {
            cell("a"); cell("b"); cell("c", 2)
          }
        }
      } == [83.5, 83.5, 167])
    #expect(
      try widths(["c", "a", "b"]) {
        Grid {
          GridRow {
            cell("c", 2); cell("a"); cell("b")
          }
        }
      } == [167, 83.5, 83.5])
    #expect(
      try widths(["a", "b"]) {
        Grid {
          GridRow {
            cell("a", 2); cell("b", 2)
          }
        }
      } == [171, 171])
    #expect(
      try widths(["a", "b"]) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            cell("a"); cell("b", 6)
          }
        }
      } == [50, 300])
    // A column that another row has a cell in is that cell's.
    let own = try widths(["a", "b", "c", "d"]) {
      Grid {
        GridRow {
          cell("a"); box(5, 10).named("b").gridCellColumns(2)
        }
        GridRow {
          box(20, 10).named("c"); box(30, 10).named("d"); box(40, 10)
        }
      }
    }
    #expect(own[1...] == [5, 20, 30])
  }

  @Test("Layout/m1 of the cases: a cell across columns lies by the grid's alignment, not by that of its first column")
  func alignmentAcrossColumns() throws {
    for (alignment, start) in [(Alignment.leading, 0.0), (.center, 12), (.trailing, 24)] {
      let grid = try LaidOut(300, 100) {
        Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box(44, 16).named("span").gridCellColumns(2) }
          GridRow {
            box(8, 16).named("single").gridColumnAlignment(.trailing); box(60, 16)
          }
          GridRow { box(4, 4).named("below") }
        }
      }
      #expect(try grid["span"].minX == start)
      #expect(try grid["below"].minX == 4, "in the column itself its alignment counts")
    }
  }

  @Test("L100: a view that is no row spans all columns")
  func spanningView() throws {
    let grid = try LaidOut {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(20, 10)
        }
        box(40, 5).named("wide")
        GridRow { box(10, 10).named("last") }
      }
    }
    #expect(grid.size == CGSize(width: 50, height: 25))
    #expect(try grid["wide"] == CGRect(x: 0, y: 10, width: 40, height: 5))
    #expect(try grid["last"].origin == CGPoint(x: 0, y: 15))
  }

  @Test("L100: what such a view needs more, its columns get in equal parts")
  func wideView() throws {
    let grid = try LaidOut {
      Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(20, 10).named("second")
        }
        box(70, 5)
      }
    }
    #expect(grid.size.width == 70)
    #expect(try grid["second"].minX == 40)
  }
}
