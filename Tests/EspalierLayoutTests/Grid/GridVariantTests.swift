// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The rules of grids in other examples.
@MainActor
@Suite struct GridVariantTests {
  @Test("L99, L102: a flexible cell takes what the fixed columns and the gaps leave")
  func flexible() throws {
    let grid = try LaidOut(100, 50) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          clear.frame(height: 10).named("flexible"); box(30, 10)
        }
      }
    }
    #expect(try grid["flexible"] == CGRect(x: 0, y: 0, width: 60, height: 10))
    #expect(grid.size == CGSize(width: 100, height: 10))
  }

  @Test("L102: a divider makes the grid wide, unless it is unsized along that axis")
  func unsized() throws {
    func width(_ divider: some View) throws -> (CGFloat, CGRect) {
      let grid = try LaidOut(200, 50) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(40, 10); box(10, 10)
          }
          divider
        }
      }
      return (grid.size.width, try grid["line"])
    }
    #expect(try width(Divider().named("line")).0 == 200)
    let (own, line) = try width(Divider().named("line").gridCellUnsizedAxes(.horizontal))
    #expect(own == 50)
    #expect(line == CGRect(x: 0, y: 10, width: 50, height: 1))
    let cell = try LaidOut(200, 50) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(40, 10); box(10, 10)
        }
        GridRow { clear.named("cell").gridCellUnsizedAxes([.horizontal, .vertical]) }
      }
    }
    #expect(cell.size == CGSize(width: 50, height: 10))
    #expect(try cell["cell"].size == CGSize(width: 40, height: 0))
  }

  @Test("L99: rows of loops and conditions, and cells of loops in a row")
  func structure() throws {
    let grid = try LaidOut {
      Grid(alignment: .bottomTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(1..<4) { row in
          GridRow {
            ForEach(0..<2) { column in box(CGFloat(row * 10), CGFloat(10 + 5 * column)).named("\(row) \(column)") }
          }
        }
        if true { GridRow { box(5, 5).named("last") } }
      }
    }
    #expect(grid.size == CGSize(width: 60, height: 50))
    #expect(try grid["1 0"] == CGRect(x: 20, y: 5, width: 10, height: 10))
    #expect(try grid["2 1"] == CGRect(x: 40, y: 15, width: 20, height: 15))
    #expect(try grid["last"].origin == CGPoint(x: 25, y: 45))
    #expect(measured(nil, nil) { Grid {} } == .zero)
  }

  @Test("L101: a row's alignment is vertical, a column's horizontal; a spanning cell is aligned in all it spans")
  func alignments() throws {
    let grid = try LaidOut {
      Grid(alignment: .bottom, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .top) {
          box(20, 30); box(40, 10).named("top").gridColumnAlignment(.leading)
        }
        GridRow {
          box(20, 30); box(10, 10).named("bottom")
        }
        GridRow { box(10, 10).named("spanning").gridCellColumns(2) }
      }
    }
    #expect(try grid["top"].origin == CGPoint(x: 20, y: 0))
    #expect(try grid["bottom"].origin == CGPoint(x: 20, y: 50))
    #expect(try grid["spanning"].origin == CGPoint(x: 25, y: 60))
  }

  @Test("L103: frames and paddings on a row are one for each cell")
  func rowModifiers() throws {
    let grid = try LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          clear.named("a"); clear.named("b")
        }.frame(width: 20, height: 10).padding(.leading, 3)
        GridRow {
          box(5, 5); box(5, 5)
        }
      }
    }
    #expect(grid.size == CGSize(width: 46, height: 15))
    #expect(try [grid["a"].minX, grid["b"].minX] == [3, 26])
  }

  private func columns(_ items: [GridItem], _ width: CGFloat, alignment: HorizontalAlignment = .center) throws
    -> [CGRect]
  {
    let grid = try LaidOut(width, 100) {
      ScrollView {
        LazyVGrid(columns: items, alignment: alignment, spacing: 0) {
          ForEach(0..<4) { clear.frame(height: 10).named("\($0)") }
        }
      }
    }
    return try (0..<4).map { try grid["\($0)"] }
  }

  @Test("L104: flexible columns share, 8 points apart by default, and are held to their bounds")
  func flexibleColumns() throws {
    let two = try columns([GridItem(), GridItem()], 108)
    #expect(two[0] == CGRect(x: 0, y: 0, width: 50, height: 10))
    #expect(two[1] == CGRect(x: 58, y: 0, width: 50, height: 10))
    #expect(two[2] == CGRect(x: 0, y: 10, width: 50, height: 10))
    let held = try columns([GridItem(.flexible(minimum: 70), spacing: 0), GridItem(.flexible(), spacing: 0)], 100)
    #expect(held.prefix(2).map(\.width) == [70, 30])
  }

  @Test("L105, L107: adaptive columns with gaps, with a largest width, and beside fixed ones")
  func adaptiveColumns() throws {
    let gaps = try columns([GridItem(.adaptive(minimum: 50), spacing: 10)], 170)
    #expect(gaps.prefix(4).map(\.minX) == [0, 60, 120, 0])
    #expect(gaps[0].width == 50)
    let largest = try columns([GridItem(.adaptive(minimum: 50, maximum: 52), spacing: 0)], 170)
    #expect(largest.map(\.minX) == [7, 59, 111, 7])
    let mixed = try columns(
      [GridItem(.fixed(40), spacing: 0), GridItem(.adaptive(minimum: 25), spacing: 0)], 140)
    #expect(mixed.map(\.width) == [40, 25, 25, 25])
    let narrow = try columns([GridItem(.adaptive(minimum: 500), spacing: 0)], 170)
    #expect(narrow.map(\.minY) == [0, 10, 20, 30])
  }

  @Test("L107: narrower columns lie in the middle, or by the alignment")
  func narrowColumns() throws {
    let items = [GridItem(.fixed(30), spacing: 0), GridItem(.fixed(30), spacing: 0)]
    #expect(try columns(items, 100).map(\.minX) == [20, 50, 20, 50])
    #expect(try columns(items, 100, alignment: .leading).map(\.minX) == [0, 30, 0, 30])
    #expect(try columns(items, 100, alignment: .trailing).map(\.minX) == [40, 70, 40, 70])
  }

  @Test("L104, L107: rows of a horizontal grid likewise")
  func horizontalGrid() throws {
    let grid = try LaidOut(100, 90) {
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(20), spacing: 10), GridItem(.flexible(maximum: 30))], spacing: 5) {
          ForEach(0..<3) { clear.frame(width: 10).named("\($0)") }
        }
      }
    }
    #expect(try grid["0"] == CGRect(x: 0, y: 15, width: 10, height: 20))
    #expect(try grid["1"] == CGRect(x: 0, y: 45, width: 10, height: 30))
    #expect(try grid["2"] == CGRect(x: 15, y: 15, width: 10, height: 20))
  }

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
}
