// SPDX-License-Identifier: MIT

import EspalierContent
import EspalierCore
import EspalierNavigation
import EspalierPrimitives
import EspalierViewTestSupport
import Foundation
import Testing
import ViewTesting

/// The division of a lazy grid's breadth, and the places of its views.
@MainActor
@Suite struct LazyGridTests {
  private func frames(_ columns: [GridItem], _ width: CGFloat, count: Int = 4, alignment: HorizontalAlignment = .center)
    throws -> [CGRect]
  {
    let view = LazyVGrid(columns: columns, alignment: alignment, spacing: 0) {
      ForEach(0..<count, id: \.self) { Color.clear.frame(height: 10).named("\($0)") }
    }
    let host = ViewHost(ScrollView { view }, size: CGSize(width: width, height: 100))
    return try (0..<count).map { try host.get(.identifier("\($0)")).frame }
  }

  private func widths(_ columns: [GridItem], _ width: CGFloat) throws -> [CGFloat] {
    let frames = try frames(columns, width)
    return frames.filter { $0.minY == 0 }.map(\.width)
  }

  @Test("L105, T41: adaptive items are as many as fit, and then stretched") func adaptive() throws {
    let three = try frames([GridItem(.adaptive(minimum: 50), spacing: 0)], 170)
    #expect(three.prefix(3).allSatisfy { isClose($0.width, 170.0 / 3) })
    #expect(three[3].minY == 10)
    #expect(try widths([GridItem(.adaptive(minimum: 50, maximum: 50), spacing: 0)], 170) == [50, 50, 50])
    #expect(try widths([GridItem(.adaptive(minimum: 300), spacing: 0)], 170) == [170])
    // With the default spacing of 8: 2 × 50 + 8 ≤ 150 < 3 × 50 + 16.
    #expect(try widths([GridItem(.adaptive(minimum: 50))], 150) == [71, 71])
  }

  @Test("L105: an adaptive item with less room than its minimum is one column that takes the room")
  func adaptiveWithoutRoom() throws {
    #expect(try widths([GridItem(.flexible(minimum: 140)), GridItem(.adaptive(minimum: 70))], 200) == [140, 52])
    #expect(try frames([GridItem(.adaptive(minimum: 400))], 60)[0] == CGRect(x: 0, y: 0, width: 60, height: 10))
    // Without an offer nothing is narrower than its minimum.
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) { Color.clear.frame(height: 10) }
    #expect(measured(nil, nil) { grid }.width == 70)
  }

  @Test("L104, T42: fixed items first, flexible ones share the rest from 10 points on") func flexible() throws {
    let items = [
      GridItem(.fixed(40), spacing: 0), GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0),
    ]
    #expect(try widths(items, 200) == [40, 80, 80])
    #expect(try widths(items, 50) == [40, 10, 10])
  }

  @Test("L106: items are resolved one after the other") func resolvedInOrder() throws {
    let items = [GridItem(.flexible(maximum: 60), spacing: 0), GridItem(.flexible(), spacing: 0)]
    #expect(try widths(items, 300) == [60, 240])
  }

  @Test("L107: columns that take more than there is make the grid as wide, and share that a second time")
  func sharedTwice() throws {
    func frames(_ first: CGFloat, _ second: CGFloat, in width: CGFloat) throws -> [CGRect] {
      let grid = LazyVGrid(columns: [GridItem(.flexible(minimum: first)), GridItem(.flexible(minimum: second))]) {
        Color.clear.frame(height: 20).named("a")
        Color.clear.frame(height: 20).named("b")
      }
      let host = ViewHost(
        grid.named("grid").frame(width: width), size: CGSize(width: width, height: 100))
      return try ["a", "b", "grid"].map { try host.get(.identifier($0)).frame }
    }
    let narrow = try frames(50, 120, in: 200)
    #expect(narrow.map(\.minX) == [-12, 104, -12])
    #expect(narrow.map(\.width) == [108, 120, 224])
    let broad = try frames(100, 180, in: 300)
    #expect(broad.map(\.minX) == [-17, 154, -17])
    #expect(broad.map(\.width) == [163, 180, 334])
  }

  @Test("L107: the grid takes all the width; narrower columns lie by its alignment") func alignment() throws {
    let items = [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(50))]
    #expect(try frames(items, 200).map(\.minX) == [50, 100, 50, 100])
    #expect(try frames(items, 200, alignment: .leading).map(\.minX) == [0, 50, 0, 50])
    #expect(try frames(items, 200, alignment: .trailing).map(\.minX) == [100, 150, 100, 150])
    let grid = LazyVGrid(columns: items) { box(10, 10) }
    #expect(measured(200, nil) { grid } == CGSize(width: 200, height: 10))
  }

  @Test func cellsAlign() throws {
    let items = [GridItem(.fixed(50), spacing: 0, alignment: .topLeading), GridItem(.fixed(50), spacing: 0)]
    let grid = LazyVGrid(columns: items, spacing: 5) {
      box(20, 10).named("a")
      box(20, 30).named("b")
      box(10, 10).named("c")
    }
    let host = ViewHost(ScrollView { grid }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 65, y: 0, width: 20, height: 30))
    #expect(try host.get(.identifier("c")).frame.minY == 35)
  }

  @Test func sectionsBeginOnTheirOwnLines() throws {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0), GridItem(.fixed(50), spacing: 0)], spacing: 0) {
      ForEach(0..<2, id: \.self) { section in
        Section {
          ForEach(0..<3, id: \.self) { box(50, 20).named("\(section).\($0)") }
        } header: {
          Color.clear.frame(height: 10).named("header \(section)")
        }
      }
    }
    let host = ViewHost(ScrollView { grid }, size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("header 0")).frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    #expect(try host.get(.identifier("0.2")).frame == CGRect(x: 0, y: 30, width: 50, height: 20))
    #expect(try host.get(.identifier("header 1")).frame.minY == 50)
    #expect(try host.get(.identifier("1.1")).frame == CGRect(x: 50, y: 60, width: 50, height: 20))
  }

  @Test func horizontalGrids() throws {
    let grid = LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 10) {
      ForEach(0..<1000, id: \.self) { box(30, 20).named("\($0)") }
    }
    let host = ViewHost(ScrollView(.horizontal) { grid }.named("scroll"), size: CGSize(width: 100, height: 100))
    #expect(try host.get(.identifier("0")).frame == CGRect(x: 0, y: 15, width: 30, height: 20))
    #expect(try host.get(.identifier("1")).frame == CGRect(x: 0, y: 65, width: 30, height: 20))
    #expect(try host.get(.identifier("2")).frame.minX == 40)
    #expect(host.all(.identifier("6")).isEmpty)
  }

  @Test("a view that is shorter than its line may take all of it: cards of one line are of one height")
  func cellsFillTheirLine() throws {
    let columns = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]
    let host = ViewHost(
      LazyVGrid(columns: columns, spacing: 0) {
        clear.frame(maxHeight: .infinity).named("a")
        box(10, 40)
        Text("short").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top).named("b")
        box(10, 60)
        box(10, 20).named("c")
        box(10, 40)
      }, size: CGSize(width: 100, height: 140))
    #expect(try host.get(.identifier("a")).frame == CGRect(x: 0, y: 0, width: 50, height: 40))
    #expect(try host.get(.identifier("b")).frame == CGRect(x: 0, y: 40, width: 50, height: 60))
    #expect(try host.get(.identifier("c")).frame == CGRect(x: 20, y: 110, width: 10, height: 20))
  }

  @Test("Layout/m2 of the cases: a view in a column without an alignment lies by the grid's", arguments: [false, true])
  func alignmentOfItem(_ isHorizontal: Bool) throws {
    let items = [GridItem(.fixed(60)), GridItem(.fixed(60)), GridItem(.fixed(60), alignment: .topLeading)]
    let host = ViewHost(
      VStack {
        if isHorizontal {
          LazyHGrid(rows: items, alignment: .bottom) { cells }
        } else {
          LazyVGrid(columns: items, alignment: .trailing) { cells }
        }
      }, size: CGSize(width: 240, height: 240))
    let (second, third) = try (host.get(.identifier("second")).frame, host.get(.identifier("third")).frame)
    #expect((isHorizontal ? second.minY : second.minX) == 152)
    #expect((isHorizontal ? third.minY : third.minX) == 180)
  }

  @ViewBuilder private var cells: some View {
    Color.clear.frame(width: 60, height: 60)
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("second")
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("third")
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
}
