// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierDrawing
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

@MainActor
@Suite struct GridTests {
  @Test("L99: a column is as wide as its widest cell, a row as high as its highest")
  func sizes() throws {
    let grid = try LaidOut {
      Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          box(30, 10).named("a")
          box(20, 40).named("b")
        }
        GridRow {
          box(50, 20).named("c")
          box(10, 10).named("d")
        }
      }
    }
    #expect(grid.size == CGSize(width: 80, height: 65))
    #expect(try grid["a"].origin == .zero)
    #expect(try grid["b"].origin == CGPoint(x: 60, y: 0))
    #expect(try grid["c"].origin == CGPoint(x: 0, y: 45))
    #expect(try grid["d"].origin == CGPoint(x: 60, y: 45))
  }

  @Test("L99: cells are in the middle of their places by default, 8 points apart")
  func defaults() throws {
    let grid = try LaidOut {
      Grid {
        GridRow {
          box(30, 10).named("a")
          box(20, 40)
        }
        GridRow {
          box(10, 10).named("c")
          box(10, 10)
        }
      }
    }
    #expect(grid.size == CGSize(width: 58, height: 58))
    #expect(try grid["a"] == CGRect(x: 0, y: 15, width: 30, height: 10))
    #expect(try grid["c"] == CGRect(x: 10, y: 48, width: 10, height: 10))
  }

  @Test("L101: gridCellColumns spans columns")
  func columns() throws {
    let grid = try LaidOut {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(30, 10)
          box(20, 10)
          box(20, 10)
        }
        GridRow {
          clear.frame(height: 10).named("two").gridCellColumns(2)
          box(5, 5).named("third")
        }
      }
    }
    #expect(try grid["two"] == CGRect(x: 0, y: 10, width: 60, height: 10))
    #expect(try grid["third"].midX == 80)
  }

  @Test("L101: gridColumnAlignment on one cell sets the whole column, gridCellAnchor one cell")
  func alignment() throws {
    let grid = try LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(30, 30)
          box(40, 10).gridColumnAlignment(.trailing)
        }
        GridRow {
          box(10, 10).named("anchored").gridCellAnchor(.bottomLeading)
          box(10, 20).named("trailing")
        }
      }
    }
    #expect(try grid["trailing"].maxX == 70)
    #expect(try grid["anchored"] == CGRect(x: 0, y: 40, width: 10, height: 10))
  }

  @Test("L101: a row has an alignment of its own; baselines lie on one line")
  func rowAlignment() throws {
    let grid = try LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          box(10, 30)
          box(10, 10).named("bottom")
        }
        GridRow(alignment: .firstTextBaseline) {
          box(10, 30).alignmentGuide(.firstTextBaseline) { _ in 5 }.named("high")
          box(10, 20).named("low")
        }
      }
    }
    #expect(try grid["bottom"].minY == 20)
    #expect(try grid["high"].minY == 45)
    #expect(try grid["low"].minY == 30)
    #expect(grid.size.height == 75)
  }

  @Test("L102: a flexible cell makes the grid take what it is offered on that axis")
  func flexible() throws {
    func grid(_ axes: Axis.Set) throws -> LaidOut {
      try LaidOut(200, 300) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(30, 10)
            box(20, 10).named("second")
          }
          clear.gridCellUnsizedAxes(axes).named("flexible")
        }
      }
    }
    let free = try grid([])
    #expect(free.size == CGSize(width: 200, height: 300))
    #expect(try free["flexible"] == CGRect(x: 0, y: 10, width: 200, height: 290))
    let unsized = try grid(.horizontal)
    #expect(unsized.size == CGSize(width: 50, height: 300))
    #expect(try unsized["flexible"] == CGRect(x: 0, y: 10, width: 50, height: 290))
    #expect(try grid([.horizontal, .vertical]).size == CGSize(width: 50, height: 10))
  }

  @Test("L102: columns share the width as the children of a row do")
  func sharing() throws {
    let grid = try LaidOut(100, 100) {
      Grid(horizontalSpacing: 10, verticalSpacing: 0) {
        GridRow {
          box(20, 10)
          clear.frame(height: 10).named("a")
          clear.frame(height: 10).named("b")
        }
        GridRow {
          box(10, 10)
          clear.frame(maxWidth: 15, maxHeight: 10).named("c")
          box(5, 5)
        }
      }
    }
    #expect(try grid["a"].width == 30)
    #expect(try grid["b"].minX == 70)
    #expect(try grid["c"].width == 15)
  }

  @Test("L103: a modifier on a row goes to each of its cells")
  func rowModifiers() throws {
    let grid = try LaidOut {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          box(10, 10).named("a")
          box(10, 10).named("b")
        }
        .padding(5)
      }
    }
    #expect(grid.size == CGSize(width: 40, height: 20))
    #expect(try grid["b"].minX == 25)
  }

  @Test("L37: columns begin on the right where people read from there")
  func rightToLeft() throws {
    let host = ViewHost(
      Grid(horizontalSpacing: 0) {
        GridRow {
          box(10, 10).named("a")
          box(30, 10).named("b")
        }
      }, size: CGSize(width: 40, height: 10)
    ) { $0.layoutDirection = .rightToLeft }
    #expect(try host.get(.identifier("a")).frame.minX == 30)
    #expect(try host.get(.identifier("b")).frame.minX == 0)
  }

  @Test("L95: a grid as a layout, in the place of another one")
  func layout() throws {
    let layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0))
    let grid = try LaidOut {
      layout {
        GridRow {
          box(10, 10)
          box(30, 10).named("b")
        }
        box(5, 5).named("c")
      }
    }
    #expect(grid.size == CGSize(width: 40, height: 15))
    #expect(try grid["b"].minX == 10)
    #expect(try grid["c"].minX == 17.5)
  }

  @Test("rows and cells come, go and change their traits")
  func changing() throws {
    struct Content: View {
      let remote: Remote<Int>
      @State private var count = 1
      var body: some View {
        let _ = remote.binding = $count
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          ForEach(0..<count, id: \.self) { _ in
            GridRow {
              ForEach(0..<count, id: \.self) { _ in box(10, 10) }
            }
          }
          GridRow { clear.frame(height: 10).named("span").gridCellColumns(count) }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }
    }
    let remote = Remote<Int>()
    let host = ViewHost(Content(remote: remote), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("span")).frame.minY == 10)
    remote.set(3)
    #expect(isClose(try host.get(.identifier("span")).frame, CGRect(x: 0, y: 30, width: 100, height: 10)))
    remote.set(0)
    #expect(try host.get(.identifier("span")).frame.minY == 0)
  }

  @Test("a grid without anything, and rows without cells, take no space")
  func empty() {
    #expect(measured(50, 50) { Grid {} } == .zero)
    #expect(measured(50, 50) { Grid { GridRow {} } } == .zero)
  }

  @Test("L99, L102: a flexible cell takes what the fixed columns and the gaps leave")
  func flexibleBesideFixed() throws {
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
  func framesOnRows() throws {
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
}
